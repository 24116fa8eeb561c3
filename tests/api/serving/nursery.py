"""A process that has loaded what servers load, and forks them: they are processes of their own, started in a moment.

Loading takes a server a second of CPU. The process runs beside the tests as long as they do. What it forks becomes a
child of the process of the tests, which can kill it and wait for it as for any program. A server whose environment is
read while it loads, or that the system must start in another way, is started as users start it.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
LOADED = (
    "api.command.show.serve",
    "api.guard.connections",
    "api.guard.logs",
    "api.http.application",
    "psycopg",
    "skirmish.ichoria.kit",
    "skirmish.mythic.kit",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.auto",
)
GAMES, MACHINE = "PAS_GAMES", "LD_PRELOAD"
"""What a process is loaded with, besides what all of them load: games from elsewhere, a machine that fails."""

READ_WHILE_LOADING = ("HOME", "LD_", "NUMBA_", "PAS_", "PYTHON", "XDG_CACHE_HOME")
READ_LATER = frozenset({
    "PAS_DATABASE", "PAS_HOSTS", "PAS_KEY", "PAS_METRICS", "PAS_REQUESTS", "PAS_SHOWN", "PAS_STANDBY", "PAS_STORED_MB",
})  # fmt: skip
ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER of Linux: whose parent ends becomes a child of this process."""


def read_while_loading(environment):
    """What the process must have been started with, to stand in for a program in this environment."""
    return {
        name: said
        for name, said in environment.items()
        if name.startswith(READ_WHILE_LOADING) and name not in READ_LATER
    }


class Forked:
    """A program that was forked, as `subprocess.Popen` would show it."""

    def __init__(self, pid, stdout):
        self.pid, self.stdout, self.returncode = pid, stdout, None
        self._end = os.pidfd_open(pid)

    def wait(self, timeout=None):
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(["pas", "serve"], timeout)
            _, status = os.waitpid(self.pid, 0)
            os.close(self._end)
            self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def poll(self):
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def send_signal(self, number):
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def kill(self):
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that forks, and the line to it."""

    def __init__(self, loaded):
        self._line, theirs = socket.socketpair()
        words = [sys.executable, "-m", "tests.api.serving.nursery", str(theirs.fileno())]
        self._process = subprocess.Popen(
            words,
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            env={**os.environ, **loaded},
        )
        theirs.close()

    def fork(self, words, environment, files):
        """Have `pas` run in a copy of the process, with these files to read from and to write to; its number."""
        request = {
            "words": words, "folder": str(ROOT), "variables": environment, "umask": 0o022,
            "streams": [["utf-8", "strict"]] * 3,
        }  # fmt: skip
        content = json.dumps(request).encode()
        head = len(content).to_bytes(4, "big")
        _adopt_orphans(1)
        socket.send_fds(self._line, [head], [file.fileno() for file in files])
        self._line.sendall(content)
        pid = int.from_bytes(self._line.recv(4, socket.MSG_WAITALL), "big")
        _adopt_orphans(0)
        return pid

    def close(self):
        self._line.close()
        self._process.wait()


def _adopt_orphans(whether):
    assert ctypes.CDLL(None, use_errno=True).prctl(ADOPT_ORPHANS, whether, 0, 0, 0) == 0


USUAL = read_while_loading(os.environ)


@cache
def nursery(games, machine):
    """The one for these games from elsewhere on this machine that fails, started when it is first needed."""
    import atexit

    made = Nursery({GAMES: games} | ({MACHINE: machine} if machine else {}))
    atexit.register(made.close)
    return made


def can_be_forked(environment):
    """Whether a program in this environment does what a copy of our process does."""
    usual, wanted = dict(USUAL), read_while_loading(environment)
    for one in (usual, wanted):
        for name in (GAMES, MACHINE):
            one.pop(name, None)
    return sys.platform == "linux" and usual == wanted


def _nursery_for(environment):
    return nursery(environment.get(GAMES, ""), environment.get(MACHINE, ""))


def started(words, environment, errors):
    """A `pas` command with its output in a pipe: forked where that makes no difference, else a program of its own."""
    if not can_be_forked(environment):
        return subprocess.Popen(
            [sys.executable, "-m", "api.command", *words],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment,
        )  # fmt: skip
    read, write = os.pipe()
    with open(os.devnull) as nothing, os.fdopen(write, "w") as out:  # noqa: PTH123 - a device
        pid = _nursery_for(environment).fork(words, environment, (nothing, out, errors))
    return Forked(pid, os.fdopen(read, encoding="utf-8"))


def ran(words, environment, typed=""):
    """A `pas` command with these lines typed at its prompts, run to its end: exit code, output, error output."""
    with tempfile.TemporaryFile("w+") as told, tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        told.write(typed)
        told.seek(0)
        if can_be_forked(environment):
            pid = _nursery_for(environment).fork(words, environment, (told, out, err))
            code = Forked(pid, out).wait()
        else:
            command = [sys.executable, "-m", "api.command", *words]
            code = subprocess.call(command, cwd=ROOT, stdin=told, stdout=out, stderr=err, env=environment)
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


# -------------------------------------------------------------------- inside the process


def tend(line):
    """Load, then fork whatever is asked for, until nobody is there who could ask."""
    from importlib import import_module

    for name in LOADED:
        import_module(name)
    gc.collect()
    gc.freeze()
    while True:
        size, files, _, _ = socket.recv_fds(line, 4, 3)
        if not size:
            return
        request = json.loads(line.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL))
        pid = _born(line, request, files)
        line.sendall(pid.to_bytes(4, "big"))
        for file in files:
            os.close(file)


def _born(line, request, files):
    """The number of the program; the process between it and us has ended, so that the tests have it for a child."""
    told, tell = os.pipe()
    between = os.fork()
    if between == 0:
        pid = os.fork()
        if pid:
            os.write(tell, pid.to_bytes(4, "big"))
            os._exit(0)
        os.close(told)
        os.close(tell)
        line.close()
        _run(request, files)
    pid = int.from_bytes(os.read(told, 4), "big")
    os.waitpid(between, 0)
    os.close(told)
    os.close(tell)
    return pid


def _run(request, files):
    from api.command.standby.child import answer

    code = 3
    try:
        code = answer(request, files)
    finally:
        os._exit(code)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        tend(asked)

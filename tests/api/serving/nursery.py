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

    def __init__(self):
        self.environment = read_while_loading(os.environ)
        self._line, theirs = socket.socketpair()
        words = [sys.executable, "-m", "tests.api.serving.nursery", str(theirs.fileno())]
        self._process = subprocess.Popen(words, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        theirs.close()

    def fork(self, words, environment, errors):
        """Have `pas` run in a copy of the process."""
        request = {
            "words": words, "folder": str(ROOT), "variables": environment, "umask": 0o022,
            "streams": [["utf-8", "strict"]] * 3,
        }  # fmt: skip
        read, write = os.pipe()
        with open(os.devnull) as nothing:  # noqa: PTH123 - a file, not a path
            _adopt_orphans(1)
            content = json.dumps(request).encode()
            head = len(content).to_bytes(4, "big")
            socket.send_fds(self._line, [head], [nothing.fileno(), write, errors.fileno()])
            self._line.sendall(content)
            pid = int.from_bytes(self._line.recv(4, socket.MSG_WAITALL), "big")
            _adopt_orphans(0)
        os.close(write)
        return Forked(pid, os.fdopen(read, encoding="utf-8"))

    def close(self):
        self._line.close()
        self._process.wait()


def _adopt_orphans(whether):
    assert ctypes.CDLL(None, use_errno=True).prctl(ADOPT_ORPHANS, whether, 0, 0, 0) == 0


@cache
def nursery():
    """The one of this process, started when it is first needed."""
    import atexit

    made = Nursery()
    atexit.register(made.close)
    return made


def started(words, environment, errors):
    """A `pas` command with its output in a pipe: forked where that makes no difference, else a program of its own."""
    if sys.platform == "linux" and nursery().environment == read_while_loading(environment):
        return nursery().fork(words, environment, errors)
    return subprocess.Popen(
        [sys.executable, "-m", "api.command", *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment,
    )  # fmt: skip


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

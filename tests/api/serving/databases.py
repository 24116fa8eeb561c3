"""A real PostgreSQL for tests, started from Debian's package in a folder of its own, on a free port of this machine."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.api.serving.networks import HERE, THERE

GONE_S = 30
"""In which a process that was killed is gone from the list of the system."""


def children_of(pid):
    """The processes that a process has started itself."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for listed in threads for child in listed.read_text("ascii").split()]


def programs():
    """Where PostgreSQL's programs are; None when the package is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def _as_postgres():
    """PostgreSQL does not run as root: there it runs as the user that its package made."""
    return {"user": "postgres"} if os.geteuid() == 0 else {}


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Database:
    """A database server with one empty database, which can be stopped, killed and started again."""

    def __init__(self, *, durable=False, beyond=None):
        self._beyond = beyond
        host = "127.0.0.1" if beyond is None else THERE
        self._folder, self._port = Path(tempfile.mkdtemp(prefix="pas-postgres-")), _free_port()
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        self._data = self._folder / "data"
        self._options = f"-p {self._port} -k {self._folder} -c listen_addresses={host}"
        self._options += "" if durable else " -c fsync=off"
        self.url = f"postgresql://pas@{host}:{self._port}/pas"
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "pas", "--no-sync")
        if beyond is not None:
            with (self._data / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {HERE}/30 trust\nhost all all {THERE}/32 trust\n")
        self.start()
        self._run("createdb", "-h", host, "-p", str(self._port), "-U", "pas", "pas")

    def start(self):
        words = ["-D", str(self._data), "-w", "-o", self._options, "-l", str(self._folder / "log"), "start"]
        self._run("pg_ctl", *words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stop(self, how="immediate"):
        """End it; at once, without finishing its work, unless it may ("fast")."""
        self._run("pg_ctl", "-D", str(self._data), "-m", how, "stop")

    def kill(self):
        """Send SIGKILL to all its processes, the first of them first: nothing is finished, nothing tidied up."""
        first = int((self._data / "postmaster.pid").read_text("ascii").split()[0])
        killed = [first, *children_of(first)]
        for pid in killed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + GONE_S
        while any(Path(f"/proc/{pid}").exists() for pid in killed):
            assert time.monotonic() < deadline, "it does not die"
            time.sleep(0.01)

    def remove(self):
        if (self._data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program, *words, **outputs):
        command, outputs = [str(programs() / program), *words], outputs or {"capture_output": True}
        if self._beyond is not None:  # only root may enter another network, and becomes postgres there
            command = ["ip", "netns", "exec", self._beyond.namespace, "runuser", "-u", "postgres", "--", *command]
            subprocess.run(command, check=True, cwd=self._folder, **outputs)
            return
        subprocess.run(command, check=True, cwd=self._folder, **outputs, **_as_postgres())


@contextmanager
def postgres():
    """A database server with one empty database; yields its URL."""
    database = Database()
    try:
        yield database.url
    finally:
        database.remove()


@contextmanager
def stopped(database):
    """While this lasts, the database is down."""
    database.stop()
    try:
        yield
    finally:
        database.start()

"""A real PostgreSQL for tests, started from Debian's package in a folder of its own, on a free port of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path


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


@contextmanager
def postgres():
    """A database server with one empty database; yields its URL."""
    folder, port = Path(tempfile.mkdtemp(prefix="pas-postgres-")), _free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, options = folder / "data", f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"

    def run(program, *words):
        command = [str(programs() / program), *words]
        subprocess.run(command, check=True, capture_output=True, cwd=folder, **_as_postgres())

    run("initdb", "-D", str(data), "-A", "trust", "-U", "pas", "--no-sync")
    subprocess.run(
        [str(programs() / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start"],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **_as_postgres(),
    )
    try:
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "pas", "pas")
        yield f"postgresql://pas@127.0.0.1:{port}/pas"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)

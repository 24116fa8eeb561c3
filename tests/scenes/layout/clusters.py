"""A real Dask cluster on this machine: a scheduler and its workers, each a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
LISTENS = re.compile(r"Scheduler at:\s+(tcp://\S+)")


@contextmanager
def cluster(workers: int):
    """The address of a scheduler, and the processes of the cluster, the scheduler first."""
    processes = [started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")]
    try:
        address = next(found.group(1) for line in processes[0].stderr if (found := LISTENS.search(line)))
        for _ in range(workers):
            ports = ("--host", "127.0.0.1", "--no-dashboard", "--nthreads", "1", "--no-nanny")
            processes.append(started("worker", address, *ports, "--death-timeout", "60", "--memory-limit", "0"))
        for worker in processes[1:]:
            next(line for line in worker.stderr if "Registered to:" in line)
        yield address, processes
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
            process.stderr.close()


def started(part: str, *words: str) -> subprocess.Popen:
    command = [sys.executable, "-W", "ignore", "-m", f"distributed.cli.dask_{part}", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)

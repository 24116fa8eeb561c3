"""A load balancer in front of several servers: HAProxy from Debian, with the configuration that the manual shows."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

MANUAL = Path(__file__).parents[3] / "docs" / "operate.md"
BLOCK = re.compile(r"```haproxy\n(.*?)```", re.DOTALL)
STICKY, ANY = "balance uri depth 3", "balance roundrobin"


def configuration(port, servers, balance):
    """The configuration of the manual, for these servers."""
    text = BLOCK.search(MANUAL.read_text("utf-8"))[1]
    assert STICKY in text
    text = text.replace("bind :8000", f"bind 127.0.0.1:{port}").replace(STICKY, balance)
    head, _, _ = text.partition("    server ")
    lines = [f"    server s{number} 127.0.0.1:{one} check" for number, one in enumerate(servers)]
    return head + "\n".join(lines) + "\n"


@contextmanager
def balanced(folder, servers, balance=STICKY):
    """A balancer before the servers of these ports; yields its address."""
    program = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        assert not os.environ.get("CI"), "HAProxy is not installed"
        pytest.skip("LOAD BALANCERS ARE NOT TESTED: install haproxy with apt-get install haproxy")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    file = folder / "haproxy.cfg"
    file.write_text(configuration(port, servers, balance))
    checked = subprocess.run([program, "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    running = subprocess.Popen([program, "-f", str(file)], stderr=subprocess.DEVNULL)
    try:
        _await(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(timeout=30)


def _await(port):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the balancer does not listen")

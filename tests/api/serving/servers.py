"""Real servers for tests: `pas serve` in a process of its own, with a data directory of its own."""

from __future__ import annotations

import os
import re
import signal
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.api.serving.databases import children_of
from tests.api.serving.nursery import started

START_S = 300.0
PLENTY = "100000"
"""Players of tests ask faster than people do."""


class Server:
    """A server that runs, can be asked, and can be killed."""

    def __init__(self, data, *, port=0, workers=1, **environment):
        self.data, self.environment = data, environment
        self.log = (data / "server.log").open("ab")
        words = ["serve", "--port", str(port), "--data", str(data)]
        words += ["--workers", str(workers)] if workers > 1 else []
        self.process = started(
            words, {**os.environ, "LC_ALL": "C.UTF-8", "PAS_REQUESTS": PLENTY, **environment}, self.log
        )
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server said {said!r}: {(data / 'server.log').read_text()[-2000:]}"
        self.port = int(found.group(1))
        self.url = f"http://127.0.0.1:{self.port}"
        self._await_health()

    def _await_health(self):
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5, verify=False).status_code == 200:  # noqa: S501
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not get well: {(self.data / 'server.log').read_text()[-2000:]}")

    def client(self, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=300, verify=False)  # noqa: S501 - no TLS here

    def kill(self):
        """End it at once, as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def children(self):
        """The processes that it has started itself."""
        return children_of(self.process.pid)

    def workers(self):
        """Those of them that answer, where there are several: beside them stands one that only tidies up."""
        return [pid for pid in self.children() if b"spawn_main" in _command(pid)]

    def send(self, pid, signal_number):
        with suppress(ProcessLookupError):
            os.kill(pid, signal_number)

    def kill_all(self):
        """End it and its workers at once, as when its machine dies."""
        children = self.children()
        self.kill()
        for child in children:
            self.send(child, signal.SIGKILL)

    def stop(self):
        """Ask it to end, and wait."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=120)
        self.process.stdout.close()
        self.log.close()


def _command(pid):
    """What a process was started with."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def serving(data, **environment):
    server = Server(data, **environment)
    try:
        yield server
    finally:
        server.stop()

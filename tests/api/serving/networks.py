"""A network of its own on this machine, and the cable to it, which can be pulled: namespaces of the kernel."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
from contextlib import contextmanager

import pytest

HERE, THERE = "10.213.77.1", "10.213.77.2"


class Cable:
    """What joins this machine with the other network."""

    def __init__(self, name):
        self.namespace, self._end = f"pas-{name}", f"pas{name}"

    def lay(self):
        other = f"{self._end}x"
        _ip("netns", "add", self.namespace)
        _ip("link", "add", self._end, "type", "veth", "peer", "name", other, "netns", self.namespace)
        _ip("addr", "add", f"{HERE}/30", "dev", self._end)
        _ip("link", "set", self._end, "up")
        for words in (
            ("addr", "add", f"{THERE}/30", "dev", other),
            ("link", "set", other, "up"),
            ("link", "set", "lo", "up"),
        ):
            _ip("-n", self.namespace, *words)

    def cut(self):
        """From now on no packet comes through, in either direction, and nobody is told."""
        _ip("-n", self.namespace, "link", "set", f"{self._end}x", "down")

    def join(self):
        _ip("-n", self.namespace, "link", "set", f"{self._end}x", "up")

    def remove(self):
        _ip("netns", "del", self.namespace)


def _ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def cable():
    """A network of its own with a cable to it; skipped where this machine lets nobody make one."""
    laid = Cable(secrets.token_hex(3))
    if os.geteuid() != 0 or shutil.which("ip") is None or not _may_lay(laid):
        assert not os.environ.get("CI"), "networks cannot be made here: ip netns needs root and iproute2"
        pytest.skip("CUT NETWORKS ARE NOT TESTED: ip netns needs root, iproute2 and a kernel that allows it")
    try:
        laid.lay()
        yield laid
    finally:
        laid.remove()


def _may_lay(laid):
    """Whether this machine lets us make networks."""
    made = subprocess.run(["ip", "netns", "add", f"{laid.namespace}-try"], capture_output=True, check=False)
    if made.returncode == 0:
        _ip("netns", "del", f"{laid.namespace}-try")
    return made.returncode == 0

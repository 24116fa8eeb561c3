"""Describes the machine of a run: how fast it is, how busy, and how much memory a process took."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

BUSY_LOAD = 0.5
"""A load above this before anything starts means that other processes are at work."""

FULL_SHARE = 0.95
"""A question that is alone on its core has it for at least this share of the time."""


def load() -> float | None:
    """How many processes wanted a core over the last minute, where the system tells."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def description() -> str:
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {system}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")


def load_note(when: str) -> str:
    now = load()
    return f"load {when}: {'unknown' if now is None else f'{now:.2f}'}"


def is_busy() -> bool:
    return (load() or 0.0) > BUSY_LOAD


def peak_megabytes() -> float | None:
    """The most memory this process held so far, where the system tells."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    per_megabyte = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / per_megabyte

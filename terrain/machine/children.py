"""Runs work of ours in processes of their own, ends them in time, and tells apart what ended them.

    run      a program that takes bytes and gives bytes
    Child    a program that takes one line and gives lines of JSON: how far it is, and at last what came of it
    forked   a function in a process forked from a server that has loaded our libraries already

The other side, with the caps on memory and time, is `worker`. A program is started as `python -P -m MODULE`: -P, since
a folder of the user that happens to be called like a package of ours must not be taken for it.
"""

from __future__ import annotations

import json
import math
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from terrain.machine.worker import LAST_WORDS, work_in_fork

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext
    from multiprocessing.process import BaseProcess
    from typing import IO, Self

    How = Literal["finished", "refused", "out of memory", "out of time", "crashed", "failed"]

TICK_S = 0.2
"""A child that is silent for so long lets whoever watches it have a turn."""

SETTLING_S = 5.0
"""A process that has closed its line is about to end; its exit code says why."""

KILLED, OUT_OF_CPU = -getattr(signal, "SIGKILL", 9), -getattr(signal, "SIGXCPU", 24)
LARGEST_EXIT = 255
"""Windows reports a crash as a larger number, other systems as a negative one."""

MEMORY_WORDS = ("bad_alloc", "out of memory", "cannot allocate", "memoryerror", "failed to map", "allocation failed")
NEARLY_ALL = 0.6
"""A process that dies with this share of its memory in use most likely died for want of more."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What ended a child, and what it left."""

    how: How
    """`failed` is a fault of ours, be it an error that nobody foresaw; `crashed` is an end by the system."""
    found: Any = None
    """What it found, or why it refused."""
    said: str = ""
    """What it wrote for developers: errors of libraries, a traceback."""
    code: int | None = None
    """Its exit code; None where it had not ended by itself."""

    @property
    def last_line(self) -> str:
        """The last thing it said, or else how it ended."""
        lines = [line.strip() for line in self.said.splitlines() if line.strip()]
        return lines[-1] if lines else f"exit code {self.code}"


def run(module: str, given: bytes, seconds: float) -> Ended:
    """Run a program with bytes as its input; what it finds is its output."""
    try:
        ended = subprocess.run(  # noqa: S603  our own program
            command(module), input=given, capture_output=True, timeout=seconds, env=environment(), check=False
        )
    except subprocess.TimeoutExpired:
        return Ended("out of time")
    said = ended.stderr.decode(errors="replace")
    return Ended(how_ended(ended.returncode), ended.stdout, said, ended.returncode)


class Child:
    """A program that is told one line, followed while it works, and gone when the `with` block ends."""

    def __init__(self, module: str, line: str, *, memory_bytes: float = math.inf, seconds: float = math.inf) -> None:
        self._command, self._line = command(module), line
        self._memory_bytes, self._seconds = memory_bytes, seconds
        self._last: dict[str, Any] | None = None
        self._late = False

    def __enter__(self) -> Self:
        self._errors = tempfile.TemporaryFile()
        self._deadline = time.monotonic() + self._seconds
        self._process = subprocess.Popen(  # noqa: S603  our own program
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment(),
        )
        self._tell(self._line)
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            _close(stream)

    def kill(self) -> None:
        """End it at once; another thread may do so."""
        self._process.kill()

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()  # the input stays open: its end tells the child that nobody waits
        except OSError:
            return  # it died at once; how it ended says why

    def reports(self) -> Iterator[dict[str, Any] | None]:
        """What it says on its way, as it says it; None while it is silent. `ended` tells what came of it."""
        for line in self._lines():
            report = json.loads(line) if line else None
            if report is not None and report.keys() & LAST_WORDS:
                self._last = report
                return
            yield report
            if time.monotonic() > self._deadline:
                self._late = True
                self.kill()
                return

    def _lines(self) -> Iterator[bytes | None]:
        assert self._process.stdout is not None
        heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self._process.stdout, heard), daemon=True).start()
        while True:
            try:
                line = heard.get(timeout=TICK_S)
            except queue.Empty:
                yield None
                continue
            if not line:
                return
            yield line

    def ended(self) -> Ended:
        """What came of it, once its reports are over."""
        if self._late:
            return Ended("out of time")
        if self._last is not None:
            return by_last_word(self._last)
        try:
            code = self._process.wait(SETTLING_S)
        except subprocess.TimeoutExpired:
            return Ended("crashed", said="it neither works nor ends")
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()
        how = how_ended(code, said, self._memory_bytes)
        return Ended("failed" if how == "finished" else how, said=said, code=code)


def forked(
    context: ForkServerContext, module: str, job: dict[str, Any], *, memory_bytes: float, seconds: float
) -> Ended:
    """Have `outcome(job)` of a module run in a process of its own."""
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=work_in_fork, args=(theirs, module, job, memory_bytes, seconds), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(seconds):
            return Ended("out of time")
        report = _received(ours)
        if report is None:
            process.join(SETTLING_S)
    finally:
        stop(process, ours)
    if report is not None:
        return by_last_word(report)
    code = process.exitcode
    return Ended("failed" if code is None else how_ended(code), code=code)


def _received(ours: Connection) -> dict[str, Any] | None:
    try:
        report: dict[str, Any] = ours.recv()
    except EOFError:
        return None
    return report


def stop(process: BaseProcess, line: Connection) -> None:
    """End a process of `multiprocessing` whatever it is doing, and hang up."""
    process.kill()
    process.join()
    line.close()


def by_last_word(report: dict[str, Any]) -> Ended:
    """What the last report of a child means."""
    if "done" in report:
        return Ended("finished", report["done"])
    if "refused" in report:
        return Ended("refused", report["refused"])
    if "out_of" in report:
        return Ended("out of memory" if report["out_of"] == "memory" else "out of time")
    return Ended("failed", said=str(report["bug"]))


def how_ended(code: int, said: str = "", memory_bytes: float = math.inf) -> How:
    """What an exit code means, with what the child said and the memory it was given."""
    if code == 0:
        return "finished"
    if code == OUT_OF_CPU:
        return "out of time"
    starved = any(words in said.casefold() for words in MEMORY_WORDS) or _most_memory() > NEARLY_ALL * memory_bytes
    if starved or code == KILLED:
        return "out of memory"
    return "crashed" if code < 0 or code > LARGEST_EXIT else "failed"


def command(module: str) -> list[str]:
    """How a program of ours is started."""
    return [sys.executable, "-P", "-m", module]


def environment() -> dict[str, str]:
    """A child finds our packages where this process did, installed or not."""
    ours = str(Path(__file__).resolve().parents[2])
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{ours}{os.pathsep}{others}" if others else ours}


def _listen(stream: IO[bytes], heard: queue.SimpleQueue[bytes]) -> None:
    """Put every line into the queue, and an empty one at the end."""
    try:
        for line in stream:
            heard.put(line)
    except (OSError, ValueError):
        pass  # closed under our hands: the work is over
    heard.put(b"")


def _close(stream: IO[bytes] | None) -> None:
    try:
        if stream is not None:
            stream.close()
    except OSError:
        return  # the child is gone, and with it the other end


def _most_memory() -> float:
    """The most memory that a process of ours ever had; 0 where the system does not say."""
    try:
        import resource  # noqa: PLC0415  there is none on Windows
    except ImportError:
        return 0.0
    most: int = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return float(most if sys.platform == "darwin" else 1024 * most)

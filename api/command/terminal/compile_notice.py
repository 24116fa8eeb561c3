"""Says on a terminal that the geometry is being compiled, which happens once on a machine, and how far it is."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from api.command.words.sentences import tongue_for
from terrain.machine import compile_watchers

CLEAR_LINE = "\r\033[K"


@dataclass
class CompileNotice:
    """One line on the error output that counts what is compiled; it goes when the answer comes."""

    kernels: int = 0
    started: float = 0.0

    def watch(self) -> None:
        """Tell of every kernel from now on; nothing in a pipe."""
        if sys.stderr.isatty() and self.tell not in compile_watchers:
            compile_watchers.append(self.tell)

    def tell(self, _kernel: str) -> None:
        if not self.kernels:
            self.started = time.monotonic()
        self.kernels += 1
        seconds = round(time.monotonic() - self.started)
        said = tongue_for(None)("compiling", kernels=self.kernels, seconds=seconds)
        sys.stderr.write(f"{CLEAR_LINE}{said}")
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away, and begin anew with the next."""
        if self.kernels:
            sys.stderr.write(CLEAR_LINE)
            sys.stderr.flush()
            self.kernels = 0


notice = CompileNotice()

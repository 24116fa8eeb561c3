"""Holds a Ctrl+C back while code is compiled or loaded, for some milliseconds up to some seconds.

The compiler calls Python functions of its own for every piece of code. An interrupt that is raised within one of them
is lost there, and the piece with it: the next call would go to an address that nothing lies at.
"""

from __future__ import annotations

import signal
import threading
from typing import TYPE_CHECKING, Any

from numba.core import event

if TYPE_CHECKING:
    from types import FrameType


class Interrupts(event.Listener):  # type: ignore[misc]  # numba has no types
    """Keeps an interrupt from the moment a thread takes the compiler until the outermost call gives it back."""

    def __init__(self) -> None:
        self._depth = 0
        self._came = False

    def on_start(self, _event: Any) -> None:
        """The compiler is taken; only the main thread is ever interrupted, and only Python's own handler raises."""
        if threading.current_thread() is not threading.main_thread():
            return
        if self._depth == 0 and signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            return
        self._depth += 1
        if self._depth == 1:
            signal.signal(signal.SIGINT, self._keep)

    def on_end(self, _event: Any) -> None:
        """The compiler is given back: what came meanwhile comes now."""
        if self._depth == 0 or threading.current_thread() is not threading.main_thread():
            return
        self._depth -= 1
        if self._depth == 0:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            came, self._came = self._came, False
            if came:
                raise KeyboardInterrupt

    def _keep(self, _number: int, _frame: FrameType | None) -> None:
        self._came = True


def hold_interrupts() -> None:
    """Hold interrupts back from now on, in this process."""
    event.register("numba:compiler_lock", Interrupts())

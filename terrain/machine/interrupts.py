"""Holds a Ctrl+C back while numba is at work, and has it come as soon as numba is done.

Python hears of a Ctrl+C between two steps of Python code. Compiled code takes such steps only where it hands its result
over: a named tuple is made by a Python function. What calls it there does not look for exceptions, and goes on with an
address that nothing lies at. The compiler calls Python functions for every piece of code; an exception in one of them
is lost, and the piece with it. The same happens to the Ctrl+C where Python calls what is to be done when a value goes.
So it is the frames of Python that say whether an interrupt may be raised.
"""

from __future__ import annotations

import signal
import threading
from functools import cache
from typing import TYPE_CHECKING, Any

from numba.core import event

if TYPE_CHECKING:
    from types import FrameType

AGAIN_S = 0.01
"""How long an interrupt waits before it is looked at again."""

NOBODY_LISTENS = frozenset({"numba", "llvmlite", "weakref"})
"""Packages whose functions are called by code that loses exceptions, or falls over them."""

MAKERS_OF_TUPLES = "namedtuple_"
"""How the module is called in which Python puts the function that makes a named tuple."""


class Interrupts(event.Listener):  # type: ignore[misc]  # numba has no types
    """Handles Ctrl+C as Python does, but for the moment; a handler that a program has chosen for itself stays."""

    def __init__(self) -> None:
        self._waits: threading.Timer | None = None

    def on_start(self, _event: Any) -> None:
        """Code is compiled or loaded; where the module was imported in another thread, this is the first chance."""
        self.take_over()

    def on_end(self, _event: Any) -> None:
        """Nothing ends with it: the code is called from now on."""

    def take_over(self) -> None:
        """Take the place of Python's own handler; only the main thread may."""
        if threading.current_thread() is not threading.main_thread():
            return
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._handle)

    def come(self) -> None:
        """Raise what waits, between two pieces of code; compiling what a kernel calls may take a minute."""
        if self._waits is None or threading.current_thread() is not threading.main_thread():
            return
        self._waits.cancel()
        self._waits = None
        raise KeyboardInterrupt

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if not _would_be_lost(frame):
            self._waits = None
            signal.default_int_handler(number, frame)
        if self._waits is None:
            self._waits = threading.Timer(AGAIN_S, self._press_again)
            self._waits.daemon = True
            self._waits.start()

    def _press_again(self) -> None:
        if self._waits is None:
            return
        self._waits = None
        if hasattr(signal, "pthread_kill"):  # the main thread may wait for something by now, and is woken
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        else:
            signal.raise_signal(signal.SIGINT)


def _would_be_lost(frame: FrameType | None) -> bool:
    """Whether the compiler, compiled code or the end of a value waits for the Python code that is run."""
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.split(".", maxsplit=1)[0] in NOBODY_LISTENS or module.startswith(MAKERS_OF_TUPLES):
            return True
        if frame.f_code.co_name == "__del__":
            return True
        frame = frame.f_back
    return False


_interrupts = Interrupts()


@cache
def _watch_the_compiler() -> None:
    event.register("numba:compiler_lock", _interrupts)


def hold_interrupts() -> None:
    """Hold interrupts back from now on, in this process; again where Python's own handler was put back."""
    _interrupts.take_over()
    _watch_the_compiler()


def let_interrupts_come() -> None:
    """Between two pieces of code: numba calls this in Python code, and passes on what is raised."""
    _interrupts.come()

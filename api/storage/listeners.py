"""Notifies live connections, from any thread, that there is news."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Listeners:
    """Live connections that want to know when there is something new."""

    def __init__(self) -> None:
        self._wakers: set[Callable[[], None]] = set()

    def __bool__(self) -> bool:
        return bool(self._wakers)

    def join(self, loop: asyncio.AbstractEventLoop) -> tuple[asyncio.Event, Callable[[], None]]:
        """An event that is set whenever there is something new, and how to stop listening."""
        changed = asyncio.Event()

        def wake() -> None:
            loop.call_soon_threadsafe(changed.set)

        self._wakers.add(wake)
        return changed, lambda: self._wakers.discard(wake)

    def tell(self) -> None:
        """Wake all listeners; may be called from any thread."""
        for wake in tuple(self._wakers):
            wake()

"""Lets so much work in at once, lets some wait, and refuses the rest at once with the time to come back.

Heavy work gets threads of its own here: however much of it comes, requests that take a moment are answered meanwhile.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from api.guard.problems import too_busy

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

P = ParamSpec("P")
T = TypeVar("T")


class Turnstile:
    """A gate for one kind of work."""

    def __init__(self, what: str, at_once: int, waiting: int, again_s: int = 5) -> None:
        self._what, self._most, self._again_s = what, at_once + waiting, again_s
        self._slots = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix=what)
        self._inside = 0

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """One piece of work: it waits for its turn, or is refused when enough wait already."""
        if self._inside >= self._most:
            raise too_busy(f"{self._what}: enough is waiting already", self._again_s)
        self._inside += 1
        try:
            async with self._slots:
                yield
        finally:
            self._inside -= 1

    async def work(self, do: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        """Do something on the threads of this work."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: do(*args, **options))

    async def run(self, do: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        """Pass, and do one thing."""
        async with self.passing():
            return await self.work(do, *args, **options)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

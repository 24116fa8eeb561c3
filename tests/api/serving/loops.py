"""Runs coroutines of tests in a thread of their own: a browser of other tests keeps the loop of this one busy."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor


def run_apart(coroutine):
    """What a coroutine answers."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()

"""Receives notices from other processes that a game went on: PostgreSQL's LISTEN in a thread of its own."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any

from api.storage.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable

    from api.storage.store import Store

log = logging.getLogger("pas.storage")
WAIT_S = 1.0
"""How often the listener looks whether it is to stop, or whether it has lost its connection."""


class Listener:
    """Calls back with the id of every game that any process has continued; and when some may have been missed."""

    def __init__(self, store: Store, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._store, self._heard, self._missed = store, heard, missed
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=2 * WAIT_S)

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self._follow()
            except Exception as trouble:  # noqa: BLE001 - a lost connection is taken up again, whatever broke it
                log.warning("notices: %r", trouble)
                self._stop.wait(WAIT_S)

    def _follow(self) -> None:
        borrowed = self._store.engine.raw_connection()
        raw: Any = borrowed.driver_connection
        borrowed.detach()  # it listens for ever, so the pool must not hand it out again
        raw.autocommit = True
        raw.execute(f"LISTEN {CHANNEL}")
        try:
            self._missed()
            while not self._stop.is_set():
                for notice in raw.notifies(timeout=WAIT_S):
                    self._heard(notice.payload)
        finally:
            raw.close()

"""Removes files outside the database that no scene and no game needs any more."""

from __future__ import annotations

import logging
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy import select, text

from api.storage import tables
from api.storage.engines import WRITES
from api.storage.files.contents import FILES

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from api.storage.files.contents import Contents

log = logging.getLogger("pas.storage")
GRACE_S = 86_400.0
"""Files of an upload are put before the database names them: what is younger may be about to be named."""

EVERY_S = 3_600.0
FILES_LOCK = 0x706173F1
"""Held by those who name files while they look whether these are there, and alone by whoever removes some."""


def name_files(connection: Connection) -> None:
    """Keep the sweep out until this transaction has ended; one that writes to SQLite is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock_shared(:lock)"), {"lock": FILES_LOCK})


def sweep_files(engine: Engine, outside: Contents, grace_s: float = GRACE_S) -> int:
    """Remove what nothing has named for a day; returns how many files went."""
    removed = 0
    for key in [key for key, age_s in outside.ages(FILES) if age_s > grace_s]:
        with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": FILES_LOCK})
            named = select(tables.contents.c.digest).where(tables.contents.c.digest == key.removeprefix(FILES))
            if connection.execute(named).first() is None:
                outside.remove(key)
                removed += 1
    return removed


class Sweeper:
    """Sweeps once an hour, in a thread of its own."""

    def __init__(self, engine: Engine, outside: Contents) -> None:
        self._engine, self._outside, self._stop = engine, outside, Event()
        Thread(target=self._keep_on, name="files", daemon=True).start()

    def close(self) -> None:
        self._stop.set()

    def _keep_on(self) -> None:
        while not self._stop.wait(EVERY_S):
            try:
                sweep_files(self._engine, self._outside)
            except Exception:
                log.exception("files that nothing needs could not be removed; it is tried again in an hour")

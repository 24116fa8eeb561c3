"""Finds out whether a database still takes what is written, by writing one row to it now and then."""

from __future__ import annotations

import logging
import time
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from api.guard.problems import Refusal
from api.storage import tables
from api.storage.engines import WRITES, file_of
from api.storage.files.kept_files import insert_new

if TYPE_CHECKING:
    from sqlalchemy import Engine

log = logging.getLogger("pas.storage")
REMEMBERED_S = 1.0
"""However often it is asked, it writes once in this time."""


class Pulse:
    """A row that is written now and then. Reading would not do: a database on a full disk can still be read."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = file_of(engine)
        self._inode = self._inode_now()
        self._lock = Lock()
        self._asked, self._well = -REMEMBERED_S, False

    def beats(self) -> bool:
        """Whether the database can be written."""
        with self._lock:
            if time.monotonic() - self._asked >= REMEMBERED_S:
                self._well = self._beat()
                self._asked = time.monotonic()
            return self._well

    def _beat(self) -> bool:
        if self._inode_now() != self._inode:
            log.error("the file of the database is gone, or another one is in its place")
            return False
        at = time.time()
        try:
            with self._engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
                connection.execute(insert_new(connection, tables.pulse).values(id=1, at=at))
                connection.execute(tables.pulse.update().where(tables.pulse.c.id == 1).values(at=at))
        except (Refusal, SQLAlchemyError) as trouble:
            log.error("the database cannot be written: %s", trouble)  # noqa: TRY400 - one line, the driver says why
            return False
        return True

    def _inode_now(self) -> int | None:
        """Which file the database is now: one that was deleted could still be written, and nobody would find it."""
        try:
            return self._file.stat().st_ino if self._file else None
        except OSError:
            return -1

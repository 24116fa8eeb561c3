"""Migrates the tables from each version to the next.

A step runs once, inside a transaction, in the order of its number. The first creates the tables as they were in the
first version; later steps change them. A data directory of a newer Pas is refused, not guessed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import inspect, select, text

from api.storage.tables import metadata, versions

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine


class StorageError(Exception):
    """A database that cannot be used; the message is one line."""


def _lay_out(connection: Connection) -> None:
    metadata.create_all(connection)


def _index_client_keys(connection: Connection) -> None:
    """An answer that is sent twice is found by its key."""
    connection.execute(text("CREATE INDEX IF NOT EXISTS answers_by_key ON answers (game, client_key)"))


STEPS: tuple[Callable[[Connection], None], ...] = (_lay_out, _index_client_keys)
MIGRATION_LOCK = 0x706173
"""Several processes may start at once on PostgreSQL; one of them migrates."""


def migrate(engine: Engine) -> int:
    """Bring the tables up to date, and return their version."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        before = _version(connection)
        if before > len(STEPS):
            raise StorageError(f"the database is of a newer pas (version {before}; this one knows {len(STEPS)})")
        for number, step in enumerate(STEPS[before:], before + 1):
            step(connection)
            connection.execute(versions.insert().values(version=number))
    return len(STEPS)


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(versions.name):
        return 0
    known = connection.execute(select(versions.c.version)).scalars().all()
    return max(known, default=0)

"""Migrates the tables from each version to the next.

A new database gets the tables of the newest version. An older one is brought up to date step by step, inside one
transaction. A database of a newer Pas is refused, not guessed at.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from sqlalchemy import inspect, select, text

from api.storage import tables
from api.storage.faults import StorageError
from api.storage.tables import metadata, versions

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine


def _index_client_keys(connection: Connection) -> None:
    """2: an answer that is sent twice is found by its key."""
    connection.execute(text("CREATE INDEX IF NOT EXISTS answers_by_key ON answers (game, client_key)"))


def _keep_contents_once(connection: Connection) -> None:
    """3: files are kept by digest, also for games; seeds have origins and shares; old games can be found."""
    connection.execute(text("ALTER TABLE games ADD COLUMN origin VARCHAR(16)"))
    connection.execute(text("ALTER TABLE games ADD COLUMN pack VARCHAR(64)"))
    connection.execute(text("ALTER TABLE games ADD COLUMN touched FLOAT"))
    connection.execute(text("CREATE INDEX ix_games_pack ON games (pack)"))
    connection.execute(text("ALTER TABLE scene_files RENAME TO scene_files_of_2"))
    if connection.dialect.name == "postgresql":  # there the name of a key is that of an index, and must be free
        connection.execute(text("ALTER TABLE scene_files_of_2 DROP CONSTRAINT IF EXISTS scene_files_pkey"))
    metadata.create_all(connection)
    for scene, name in connection.execute(text("SELECT scene, name FROM scene_files_of_2")).all():
        found = {"scene": scene, "name": name}
        words = text("SELECT content FROM scene_files_of_2 WHERE scene = :scene AND name = :name")
        content = bytes(connection.execute(words, found).scalar_one())
        digest = sha256(content).hexdigest()
        known = select(tables.contents.c.digest).where(tables.contents.c.digest == digest)
        if connection.execute(known).first() is None:
            connection.execute(tables.contents.insert().values(digest=digest, size=len(content), content=content))
        connection.execute(tables.scene_files.insert().values(**found, digest=digest))
    connection.execute(text("DROP TABLE scene_files_of_2"))


STEPS: tuple[Callable[[Connection], None], ...] = (_index_client_keys, _keep_contents_once)
"""The steps to version 2, 3 …"""

NEWEST = 1 + len(STEPS)
MIGRATION_LOCK = 0x706173
"""Several processes may start at once on PostgreSQL; one of them migrates."""


def migrate(engine: Engine) -> int:
    """Bring the tables up to date, and return their version."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        before = _version(connection)
        if before > NEWEST:
            raise StorageError(f"the database is of a newer pas (version {before}; this one knows {NEWEST})")
        if before == 0:
            _lay_out(connection)
        for number, step in enumerate(STEPS[before - 1 :] if before else (), before + 1):
            step(connection)
            connection.execute(versions.insert().values(version=number))
    return NEWEST


def _lay_out(connection: Connection) -> None:
    metadata.create_all(connection)
    _index_client_keys(connection)
    connection.execute(versions.insert(), [{"version": number} for number in range(1, NEWEST + 1)])


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(versions.name):
        return 0
    known = connection.execute(select(versions.c.version)).scalars().all()
    return max(known, default=0)

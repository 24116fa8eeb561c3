"""Copies a whole store into one file and back, while servers use it.

A backup is a SQLite database with the tables of this version, whatever database it comes from: what is read is one
moment of the store, and nobody waits for it. It can be restored into the file of one server or into PostgreSQL, so it
is also the way from one to the other. Its digest covers every row; a backup that was damaged is refused.
"""

from __future__ import annotations

from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from api.guard.problems import Refusal
from api.storage import tables
from api.storage.engines import WRITES, engine_for
from api.storage.faults import StorageError
from api.storage.files.contents import FILES, read_content
from api.storage.files.sweep import name_files
from api.storage.migrations import NEWEST, migrate
from terrain.machine import whole_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Table

    from api.storage.files.contents import Contents
    from api.storage.store import Store

    Row = dict[str, Any]
    Change = Callable[[Row], Row]

COPIED = tuple(table for table in tables.metadata.sorted_tables if table not in (tables.versions, tables.pulse))
"""The tables of a backup, those first that others refer to."""

ROWS = 500
CONTENT_ROWS = 1
"""How many rows are held in memory at once; a content may have 64 MB."""


def back_up(store: Store, path: Path) -> dict[str, int]:
    """Write one moment of a store into a file, whole or not at all; returns how many rows of each table it has."""
    with whole_file(path) as draft:
        engine = engine_for(f"sqlite:///{draft}")
        migrate(engine)
        with _moment(store.engine) as source, _all_or_nothing(engine) as target:
            counts = _copied(source, target, _inside(store.outside))
            digest = _digest(target)
            target.execute(text("CREATE TABLE backup (digest VARCHAR(64) NOT NULL)"))
            target.execute(text("INSERT INTO backup VALUES (:digest)"), {"digest": digest})
        with engine.connect() as connection:  # one file, without a log beside it
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        engine.dispose()
    return counts


def restore_backup(path: Path, store: Store) -> dict[str, int]:
    """Put everything of a backup into a store in which there is nothing; all of it or nothing."""
    engine = _opened(path)
    try:
        with _moment(engine) as source, _all_or_nothing(store.engine) as target:
            if any(target.scalar(select(func.count()).select_from(table)) for table in COPIED):
                raise StorageError("there are scenes or games already: a backup is restored into an empty store")
            return _copied(source, target, _outside(target, store.outside))
    finally:
        engine.dispose()


def _opened(path: Path) -> Engine:
    """The database of a backup, if it is one, of a version that is known, and as it was written."""
    if not path.is_file():
        raise StorageError(f"{path}: there is no such file")
    engine = engine_for(f"sqlite:///file:{path}?mode=ro&immutable=1&uri=true")
    try:
        with engine.connect() as connection:
            wrong = _fault(connection)
    except (SQLAlchemyError, Refusal):
        wrong = "is no backup, or it is damaged"
    if wrong:
        engine.dispose()
        raise StorageError(f"{path}: {wrong}")
    return engine


def _fault(connection: Connection) -> str | None:
    """What is wrong with a backup."""
    version = connection.scalar(select(func.max(tables.versions.c.version)))
    if version != NEWEST:
        return f"is a backup of version {version}, and this pas reads version {NEWEST}"
    said = connection.execute(text("SELECT digest FROM backup")).scalar_one()
    return None if said == _digest(connection) else "is damaged: it does not hold what was written to it"


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment, however long it reads; writers do not wait for it."""
    options = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


@contextmanager
def _all_or_nothing(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        yield connection


def _copied(source: Connection, target: Connection, content: Change) -> dict[str, int]:
    counts = {}
    for table in COPIED:
        counts[table.name] = 0
        for rows in _parts(source, table):
            target.execute(insert(table), [content(row) for row in rows] if table is tables.contents else rows)
            counts[table.name] += len(rows)
    return counts


def _inside(outside: Contents | None) -> Change:
    """A backup is whole: what a store keeps elsewhere comes into it."""
    return lambda row: row if row["content"] is not None else {**row, "content": read_content(outside, row["digest"])}


def _outside(target: Connection, outside: Contents | None) -> Change:
    """What a backup holds goes where the new store keeps its files."""
    if outside is None:
        return lambda row: row
    name_files(target)

    def moved(row: Row) -> Row:
        outside.put(FILES + row["digest"], bytes(row["content"]))
        return {**row, "content": None}

    return moved


def _parts(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table in the order of their keys, some at a time."""
    size = CONTENT_ROWS if table is tables.contents else ROWS
    found = source.execution_options(yield_per=size).execute(select(table).order_by(*table.primary_key))
    for part in found.mappings().partitions(size):
        yield [dict(row) for row in part]


def _digest(connection: Connection) -> str:
    """One digest over every row of every table."""
    whole = sha256()
    for table in COPIED:
        whole.update(f"{table.name}\n".encode())
        for rows in _parts(connection, table):
            for row in rows:
                whole.update(repr(sorted(row.items())).encode())
    return whole.hexdigest()

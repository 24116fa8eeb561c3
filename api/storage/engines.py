"""Opens databases by their URLs: SQLite, a file that survives the death of process and machine, and PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.pool import QueuePool

from api.storage.faults import translated

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlalchemy.engine import ExceptionContext

WRITES = "writes"
"""Marks a transaction that will write: SQLite then waits for its turn at the start and not in the middle."""

SQLITE_WAIT_S = 30
POOL_WAIT_S = 15
"""How long a request waits for a connection, before it is told to come again."""

REACHED = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A PostgreSQL that is cut off is noticed within seconds; the system itself would wait for a quarter of an hour."""


def engine_for(url: str) -> Engine:
    """The engine of a database; what its driver raises comes out as refusals, without the values that were sent."""
    engine = _sqlite(url) if url.startswith("sqlite") else _postgres(url)

    @event.listens_for(engine, "handle_error")
    def _on_error(context: ExceptionContext) -> None:
        refusal = translated(context)
        if refusal is not None:
            raise refusal from context.original_exception

    return engine


def file_of(engine: Engine) -> Path | None:
    """The file of a SQLite database."""
    name = engine.url.database
    return Path(name) if engine.dialect.name == "sqlite" and name else None


def _postgres(url: str) -> Engine:
    return create_engine(
        _with_driver(url), pool_pre_ping=True, pool_timeout=POOL_WAIT_S, hide_parameters=True, connect_args=REACHED
    )


def _with_driver(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return f"postgresql+psycopg://{url.removeprefix(plain)}"
    return url


def _sqlite(url: str) -> Engine:
    """SQLite such that what is committed survives the death of process and machine, and readers never wait."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_timeout=POOL_WAIT_S,
        hide_parameters=True,
        connect_args={"timeout": SQLITE_WAIT_S, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine

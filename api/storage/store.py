"""Stores scenes with their files, and games with their seats and answers. Whatever it has acknowledged is on disk."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event, func, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from api.storage import tables
from api.storage.migrations import StorageError, migrate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Connection, Engine

__all__ = ["GameRow", "SceneRow", "SeatRow", "StorageError", "StorageFullError", "Store", "StoredAnswer", "open_store"]


class StorageFullError(Exception):
    """There is no more room for scenes."""


WRITES = "writes"
"""Marks a transaction that will write: SQLite then waits for its turn at the start and not in the middle."""

CHANNEL = "pas_games"
"""Where processes tell each other which game went on."""


@dataclass(frozen=True, slots=True)
class SceneRow:
    """A stored scene, without the content of its files."""

    id: str
    digest: str
    name: str
    game: str
    entry: str
    owner_hash: str
    summary: Mapping[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class GameRow:
    """A stored game: all that has to be known to play its answers again."""

    id: str
    game: str
    rules: str
    setup: Any
    dice: str
    seed: str
    created: float
    over: bool = False


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a game: its owner is known by a token, of which only a hash is kept."""

    seat: str
    token_hash: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer as it was given, and its place among the answers of its game."""

    place: int
    number: int
    by: str
    kind: str
    answer: Any
    client_key: str | None = None


class Store:
    """Scenes and games in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()

    def is_well(self) -> bool:
        """Whether it answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            yield connection

    # ---------------------------------------------------------------- scenes

    def scenes(self) -> list[SceneRow]:
        """All scenes, the newest first."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(tables.scenes).order_by(tables.scenes.c.created.desc()))
            return [_scene(row) for row in rows.mappings()]

    def scene(self, scene_id: str) -> SceneRow | None:
        with self.engine.connect() as connection:
            rows = connection.execute(select(tables.scenes).where(tables.scenes.c.id == scene_id))
            found = rows.mappings().first()
            return _scene(found) if found else None

    def scene_files(self, scene_id: str) -> dict[str, bytes]:
        """The files of a scene by their names."""
        files = tables.scene_files
        with self.engine.connect() as connection:
            rows = connection.execute(select(files.c.name, files.c.content).where(files.c.scene == scene_id))
            return {name: bytes(content) for name, content in rows}

    def put_scene(
        self, row: SceneRow, files: Mapping[str, bytes], *, most_bytes: int, replacing: str | None = None
    ) -> bool:
        """Store a scene whole, or not at all; to replace one, say which digest it has now.

        Raises `StorageFullError` when all files together would exceed the limit in bytes.
        """
        with self._writing() as connection:
            if replacing is not None:
                scenes = tables.scenes
                held = connection.execute(
                    scenes.delete().where(scenes.c.id == row.id, scenes.c.digest == replacing)
                ).rowcount
                if not held:
                    return False
            connection.execute(tables.scenes.insert().values(**_scene_values(row)))
            rows = [{"scene": row.id, "name": name, "content": content} for name, content in files.items()]
            connection.execute(tables.scene_files.insert(), rows)
            if connection.scalar(select(func.sum(func.length(tables.scene_files.c.content)))) > most_bytes:
                raise StorageFullError
        return True

    def delete_scene(self, scene_id: str) -> bool:
        with self._writing() as connection:
            gone = connection.execute(tables.scenes.delete().where(tables.scenes.c.id == scene_id))
            return bool(gone.rowcount)

    # ---------------------------------------------------------------- games

    def create_game(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        with self._writing() as connection:
            values = {**_fields(game), "setup": json.dumps(game.setup)}
            connection.execute(tables.games.insert().values(**values))
            connection.execute(tables.seats.insert(), [{"game": game.id, **_fields(seat)} for seat in seats])

    def game(self, game_id: str) -> GameRow | None:
        with self.engine.connect() as connection:
            rows = connection.execute(select(tables.games).where(tables.games.c.id == game_id))
            found = rows.mappings().first()
            return GameRow(**{**found, "setup": json.loads(found["setup"])}) if found else None

    def unfinished(self) -> list[str]:
        """The games that go on."""
        games = tables.games
        with self.engine.connect() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.over.is_(False))).scalars())

    def seats(self, game_id: str) -> list[SeatRow]:
        seats = tables.seats
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(seats.c.seat, seats.c.token_hash, seats.c.bot).where(seats.c.game == game_id)
            )
            return [SeatRow(*row) for row in rows]

    def answers(self, game_id: str, after: int = 0) -> list[StoredAnswer]:
        """The answers of a game from a place on."""
        with self.engine.connect() as connection:
            return _answers(connection, game_id, after)

    @contextmanager
    def turn(self, game_id: str) -> Iterator[Turn]:
        """One game, held by one process: appended answers are on disk when this ends, and others notified."""
        with self._writing() as connection:
            if self.shared:
                connection.execute(select(tables.games.c.id).where(tables.games.c.id == game_id).with_for_update())
            yield Turn(connection, game_id, shared=self.shared)


class Turn:
    """One game, held by one process until its transaction ends."""

    def __init__(self, connection: Connection, game_id: str, *, shared: bool) -> None:
        self._connection, self._game, self._shared = connection, game_id, shared

    def answers(self, after: int) -> list[StoredAnswer]:
        return _answers(self._connection, self._game, after)

    def append(self, answer: StoredAnswer, *, over: bool) -> None:
        """Write an answer down; two at one place cannot be."""
        values = {**_fields(answer), "answer": json.dumps(answer.answer)}
        try:
            self._connection.execute(tables.answers.insert().values(game=self._game, **values))
        except IntegrityError as taken:
            raise StorageError(f"answer {answer.place} of this game is there already") from taken
        if over:
            games = tables.games
            self._connection.execute(games.update().where(games.c.id == self._game).values(over=True))
        if self._shared:
            told = {"channel": CHANNEL, "game": self._game}
            self._connection.execute(text("SELECT pg_notify(:channel, :game)"), told)


def open_store(url: str) -> Store:
    """Open a database by its URL, and bring its tables up to date."""
    try:
        engine = _sqlite(url) if url.startswith("sqlite") else create_engine(_with_driver(url), pool_pre_ping=True)
        migrate(engine)
    except (SQLAlchemyError, ModuleNotFoundError) as wrong:
        raise StorageError(f"the database cannot be opened: {str(wrong).splitlines()[0]}") from wrong
    return Store(engine)


def _with_driver(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return f"postgresql+psycopg://{url.removeprefix(plain)}"
    return url


def _sqlite(url: str) -> Engine:
    """SQLite such that what is committed survives the death of process and machine, and readers never wait."""
    engine = create_engine(url, poolclass=QueuePool, connect_args={"timeout": 30, "check_same_thread": False})

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


def _answers(connection: Connection, game_id: str, after: int) -> list[StoredAnswer]:
    found = tables.answers
    rows = connection.execute(
        select(found).where(found.c.game == game_id, found.c.place >= after).order_by(found.c.place)
    )
    return [
        StoredAnswer(row.place, row.number, row.by, row.kind, json.loads(row.answer), row.client_key) for row in rows
    ]


def _fields(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def _scene(row: Any) -> SceneRow:
    return SceneRow(**{**row, "summary": json.loads(row["summary"])})


def _scene_values(row: SceneRow) -> dict[str, Any]:
    return {**_fields(row), "summary": json.dumps(row.summary), "created": row.created or time.time()}

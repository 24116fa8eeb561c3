"""Stores scenes with their files, and games with their seats and answers. Whatever it has acknowledged is on disk."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from api.storage import tables
from api.storage.engines import WRITES, engine_for
from api.storage.faults import StorageError, StorageFullError, out_of_reach
from api.storage.files.kept_files import bytes_kept, digests_of, drop_unused, keep_files, put_outside, read_files
from api.storage.migrations import migrate
from api.storage.pulse import Pulse
from api.storage.rows import GameRow, SceneRow, SeatRow, ShareRow, StoredAnswer, values_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Connection, Engine

    from api.storage.files.contents import Contents

CHANNEL = "pas_games"
"""Where processes tell each other which game went on."""


class Store:
    """Scenes and games in a database."""

    def __init__(self, engine: Engine, outside: Contents | None = None) -> None:
        self.engine = engine
        self.outside = outside
        """Where the content of files is kept, if not in the database."""
        self._pulse = Pulse(engine)

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()

    def is_well(self) -> bool:
        """Whether it takes what is written."""
        return self._pulse.beats()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except PoolTimeoutError as busy:
            raise out_of_reach() from busy

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self.engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
                yield connection
        except PoolTimeoutError as busy:
            raise out_of_reach() from busy

    # ---------------------------------------------------------------- scenes

    def scenes(self) -> list[SceneRow]:
        """All scenes, the newest first."""
        with self._reading() as connection:
            rows = connection.execute(select(tables.scenes).order_by(tables.scenes.c.created.desc()))
            return [_scene(row) for row in rows.mappings()]

    def scene(self, scene_id: str) -> SceneRow | None:
        with self._reading() as connection:
            rows = connection.execute(select(tables.scenes).where(tables.scenes.c.id == scene_id))
            found = rows.mappings().first()
            return _scene(found) if found else None

    def scene_files(self, scene_id: str) -> dict[str, bytes]:
        """The files of a scene by their names."""
        with self._reading() as connection:
            return read_files(connection, tables.scene_files, {"scene": scene_id}, self.outside)

    def put_scene(
        self, row: SceneRow, files: Mapping[str, bytes], *, most_bytes: int, replacing: str | None = None
    ) -> bool:
        """Store a scene whole, or not at all; to replace one, say which digest it has now.

        Raises `StorageFullError` when all files together would exceed the limit in bytes.
        """
        put_outside(files, self.outside)
        owner, scenes = {"scene": row.id}, tables.scenes
        with self._writing() as connection:
            before = digests_of(connection, tables.scene_files, owner)
            if replacing is not None:
                held = connection.execute(scenes.delete().where(scenes.c.id == row.id, scenes.c.digest == replacing))
                if not held.rowcount:
                    return False
            connection.execute(scenes.insert().values(**_scene_values(row)))
            keep_files(connection, tables.scene_files, owner, files, self.outside)
            drop_unused(connection, before)
            if bytes_kept(connection) > most_bytes:
                raise StorageFullError
        return True

    def delete_scene(self, scene_id: str) -> bool:
        """Remove a scene; files that games are played on stay."""
        with self._writing() as connection:
            held = digests_of(connection, tables.scene_files, {"scene": scene_id})
            gone = connection.execute(tables.scenes.delete().where(tables.scenes.c.id == scene_id))
            drop_unused(connection, held)
            return bool(gone.rowcount)

    # ---------------------------------------------------------------- games

    def create_game(self, game: GameRow, seats: Sequence[SeatRow], files: Mapping[str, bytes] | None = None) -> None:
        """Store a game, and the files of the pack that it is played on, which stay until no game needs them."""
        put_outside(files or {}, self.outside)
        with self._writing() as connection:
            values = {**values_of(game), "setup": json.dumps(game.setup)}
            if game.pack is not None and files:
                keep_files(connection, tables.pack_files, {"pack": game.pack}, files, self.outside)
            connection.execute(tables.games.insert().values(**values))
            connection.execute(tables.seats.insert(), [{"game": game.id, **values_of(seat)} for seat in seats])

    def keep_pack(self, digest: str, files: Mapping[str, bytes]) -> None:
        """Keep the files of a pack that a game of an earlier version is played on."""
        put_outside(files, self.outside)
        with self._writing() as connection:
            keep_files(connection, tables.pack_files, {"pack": digest}, files, self.outside)

    def pack_files(self, digest: str) -> dict[str, bytes]:
        """The files of a pack that games are played on; none if it is not here."""
        with self._reading() as connection:
            return read_files(connection, tables.pack_files, {"pack": digest}, self.outside)

    def delete_game(self, game_id: str) -> bool:
        """Remove a game for good, and the files that only it needed."""
        games, files = tables.games, tables.pack_files
        with self._writing() as connection:
            pack = connection.scalar(select(games.c.pack).where(games.c.id == game_id))
            gone = connection.execute(games.delete().where(games.c.id == game_id))
            left = select(func.count()).select_from(games).where(games.c.pack == pack)
            if pack is not None and not connection.scalar(left):
                held = digests_of(connection, files, {"pack": pack})
                connection.execute(files.delete().where(files.c.pack == pack))
                drop_unused(connection, held)
            return bool(gone.rowcount)

    def game(self, game_id: str) -> GameRow | None:
        with self._reading() as connection:
            rows = connection.execute(select(tables.games).where(tables.games.c.id == game_id))
            found = rows.mappings().first()
            return GameRow(**{**found, "setup": json.loads(found["setup"])}) if found else None

    def untouched(self, since: float) -> list[str]:
        """The games that were neither begun nor continued since a time."""
        games = tables.games
        with self._reading() as connection:
            last = func.coalesce(games.c.touched, games.c.created)
            return list(connection.execute(select(games.c.id).where(last < since)).scalars())

    def unfinished(self) -> list[str]:
        """The games that go on."""
        games = tables.games
        with self._reading() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.over.is_(False))).scalars())

    def seats(self, game_id: str) -> list[SeatRow]:
        seats = tables.seats
        with self._reading() as connection:
            rows = connection.execute(
                select(seats.c.seat, seats.c.token_hash, seats.c.bot).where(seats.c.game == game_id)
            )
            return [SeatRow(*row) for row in rows]

    def claim_seat(self, game_id: str, seat: str, before: str, after: str) -> bool:
        """Give a seat another token, by their hashes; False where another has done so meanwhile. Others are told."""
        seats = tables.seats
        of_seat = (seats.c.game == game_id, seats.c.seat == seat, seats.c.token_hash == before)
        with self._writing() as connection:
            claimed = connection.execute(seats.update().where(*of_seat).values(token_hash=after))
            if self.shared:
                _notify(connection, game_id)
            return bool(claimed.rowcount)

    def shares(self, game_id: str) -> list[ShareRow]:
        """The shares of the seed of a game, as far as they were given."""
        with self._reading() as connection:
            return _shares(connection, game_id)

    def answers(self, game_id: str, after: int = 0) -> list[StoredAnswer]:
        """The answers of a game from a place on."""
        with self._reading() as connection:
            return _answers(connection, game_id, after)

    def counts(self) -> dict[str, int]:
        """How much is kept: scenes, games, answers, bytes."""
        counted = {"scenes": tables.scenes, "games": tables.games, "answers": tables.answers}
        with self._reading() as connection:
            found = {
                name: int(connection.scalar(select(func.count()).select_from(table)) or 0)
                for name, table in counted.items()
            }
            return {**found, "bytes": bytes_kept(connection)}

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
        values = {**values_of(answer), "answer": json.dumps(answer.answer)}
        try:
            self._connection.execute(tables.answers.insert().values(game=self._game, **values))
        except IntegrityError as taken:
            raise StorageError(f"answer {answer.place} of this game is there already") from taken
        games, news = tables.games, {"touched": time.time(), **({"over": True} if over else {})}
        self._connection.execute(games.update().where(games.c.id == self._game).values(**news))
        if self._shared:
            _notify(self._connection, self._game)

    def shares(self) -> list[ShareRow]:
        return _shares(self._connection, self._game)

    def commit_share(self, seat: str, commitment: str) -> None:
        """Write down what a player has committed to."""
        self._connection.execute(tables.shares.insert().values(game=self._game, seat=seat, commitment=commitment))

    def open_share(self, seat: str, share: str) -> None:
        """Write down the share that a player had committed to."""
        held = tables.shares
        of_seat = (held.c.game == self._game, held.c.seat == seat)
        self._connection.execute(held.update().where(*of_seat).values(share=share))


def open_store(url: str, outside: Contents | None = None) -> Store:
    """Open a database by its URL, and bring its tables up to date."""
    try:
        engine = engine_for(url)
        migrate(engine)
    except (SQLAlchemyError, ModuleNotFoundError) as wrong:
        raise StorageError(f"the database cannot be opened: {str(wrong).splitlines()[0]}") from wrong
    except StorageError as wrong:
        cause = wrong.__cause__
        said = f"the database cannot be opened: {str(cause).strip().splitlines()[0]}" if cause else str(wrong)
        raise StorageError(said) from wrong
    return Store(engine, outside)


def _notify(connection: Connection, game_id: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game_id})


def _answers(connection: Connection, game_id: str, after: int) -> list[StoredAnswer]:
    found = tables.answers
    rows = connection.execute(
        select(found).where(found.c.game == game_id, found.c.place >= after).order_by(found.c.place)
    )
    return [
        StoredAnswer(row.place, row.number, row.by, row.kind, json.loads(row.answer), row.client_key) for row in rows
    ]


def _shares(connection: Connection, game_id: str) -> list[ShareRow]:
    held = tables.shares
    rows = connection.execute(select(held.c.seat, held.c.commitment, held.c.share).where(held.c.game == game_id))
    return [ShareRow(*row) for row in rows]


def _scene(row: Any) -> SceneRow:
    return SceneRow(**{**row, "summary": json.loads(row["summary"])})


def _scene_values(row: SceneRow) -> dict[str, Any]:
    return {**values_of(row), "summary": json.dumps(row.summary), "created": row.created or time.time()}

"""A database of every version that was released is brought up to date, and keeps what is in it."""

from __future__ import annotations

from hashlib import sha256

import psycopg
import pytest
from sqlalchemy import create_engine, inspect, text

from api.storage import open_store
from api.storage.engines import engine_for
from api.storage.migrations import NEWEST
from api.storage.rows import GameRow, SceneRow, SeatRow, StoredAnswer

MESH = b"solid\0tower" * 100
FIRST = """
CREATE TABLE scenes (id VARCHAR(64) NOT NULL, digest VARCHAR(64) NOT NULL, name TEXT NOT NULL,
    game VARCHAR(32) NOT NULL, entry TEXT NOT NULL,
    owner_hash VARCHAR(64) NOT NULL, summary TEXT NOT NULL, created FLOAT NOT NULL,
    PRIMARY KEY (id));
CREATE TABLE scene_files (scene VARCHAR(64) NOT NULL, name VARCHAR(255) NOT NULL, content {blob} NOT NULL,
    PRIMARY KEY (scene, name), FOREIGN KEY(scene) REFERENCES scenes (id) ON DELETE CASCADE);
CREATE TABLE games (id VARCHAR(64) NOT NULL, game VARCHAR(32) NOT NULL, rules VARCHAR(32) NOT NULL,
    setup TEXT NOT NULL, dice VARCHAR(16) NOT NULL, seed VARCHAR(64) NOT NULL, created FLOAT NOT NULL,
    over BOOLEAN NOT NULL, PRIMARY KEY (id));
CREATE TABLE seats (game VARCHAR(64) NOT NULL, seat VARCHAR(128) NOT NULL, token_hash VARCHAR(64) NOT NULL,
    bot VARCHAR(64), PRIMARY KEY (game, seat), FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE);
CREATE TABLE answers (game VARCHAR(64) NOT NULL, place INTEGER NOT NULL, number INTEGER NOT NULL,
    "by" VARCHAR(128) NOT NULL, kind VARCHAR(64) NOT NULL, answer TEXT NOT NULL, client_key VARCHAR(128),
    PRIMARY KEY (game, place), FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE);
CREATE TABLE schema_version (version INTEGER NOT NULL, PRIMARY KEY (version));
INSERT INTO schema_version VALUES (1);
"""
SECOND = "CREATE INDEX answers_by_key ON answers (game, client_key); INSERT INTO schema_version VALUES (2);"
RELEASED = {1: FIRST, 2: FIRST + SECOND}
"""The tables as each version made them."""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """The URL of a database in which there is nothing."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pas.sqlite'}"
    url = request.getfixturevalue("database")
    name = f"m{sha256(str(tmp_path).encode()).hexdigest()[:12]}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.rpartition("/")[0] + f"/{name}"


def laid_out(url, version):
    """A database as that version left it, with a scene of two files that are alike, a game and an answer."""
    engine = engine_for(url)
    blob = "BYTEA" if engine.dialect.name == "postgresql" else "BLOB"
    with engine.begin() as connection:
        for statement in RELEASED[version].format(blob=blob).split(";"):
            if statement.strip():
                connection.execute(text(statement))
        connection.execute(text("INSERT INTO scenes VALUES ('s', 'd', 'Old', 'ichoria', 'a.toml', 'h', '{}', 1.5)"))
        for name in ("a.stl", "b.stl"):
            words = text("INSERT INTO scene_files VALUES ('s', :name, :content)")
            connection.execute(words, {"name": name, "content": MESH})
        connection.execute(text("INSERT INTO games VALUES ('g', 'lanterns', '1', '{}', 'seeded', '7', 2.5, false)"))
        connection.execute(text("INSERT INTO seats VALUES ('g', 'north', 'hash', NULL)"))
        connection.execute(text("""INSERT INTO answers VALUES ('g', 0, 3, 'north', 'Look', '"look"', 'key')"""))
    engine.dispose()


def described(url):
    """Every table with its columns, keys and indexes."""
    engine = create_engine(engine_for(url).url)
    seen = inspect(engine)
    found = {
        table: (
            sorted((column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(table)),
            seen.get_pk_constraint(table)["constrained_columns"],
            sorted((key["constrained_columns"], key["referred_table"]) for key in seen.get_foreign_keys(table)),
            sorted((index["name"], index["column_names"]) for index in seen.get_indexes(table)),
        )
        for table in seen.get_table_names()
    }
    engine.dispose()
    return found


@pytest.mark.parametrize("version", RELEASED)
def test_an_older_database_keeps_its_scenes_games_and_answers(empty, version):
    laid_out(empty, version)
    store = open_store(empty)
    assert store.scene("s") == SceneRow("s", "d", "Old", "ichoria", "a.toml", "h", {}, 1.5)
    assert store.scene_files("s") == {"a.stl": MESH, "b.stl": MESH}
    assert store.counts()["bytes"] == len(MESH), "what comes twice is kept once"
    assert store.game("g") == GameRow("g", "lanterns", "1", {}, "seeded", "7", 2.5)
    assert store.seats("g") == [SeatRow("north", "hash")]
    assert store.answers("g") == [StoredAnswer(0, 3, "north", "Look", "look", "key")]
    store.close()


@pytest.mark.parametrize("version", RELEASED)
def test_an_older_database_ends_with_the_tables_of_a_new_one(empty, version, tmp_path):
    laid_out(empty, version)
    open_store(empty).close()
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if empty.startswith("postgresql"):
        new = f"{empty}new"
        with psycopg.connect(empty, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {new.rpartition('/')[2]}")
    open_store(new).close()
    assert described(empty) == described(new)


def test_every_version_that_was_released_is_tried():
    assert sorted(RELEASED) == list(range(1, NEWEST)), "add the tables of the version before the newest"


@pytest.mark.parametrize("version", RELEASED)
def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(tmp_path, version):
    url = f"sqlite:///{tmp_path / 'pas.sqlite'}"
    laid_out(url, version)
    engine = engine_for(url)
    with engine.begin() as connection:  # something is in the way of the last step
        connection.execute(text("CREATE TABLE scene_files_of_2 (x INTEGER)"))
    before = described(url)
    with pytest.raises(Exception, match="scene_files_of_2"):
        open_store(url)
    assert described(url) == before
    engine.dispose()

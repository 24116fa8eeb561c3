"""A backup is taken while games go on, and they go on from it: in a file or in PostgreSQL, whichever it came from."""

from __future__ import annotations

import threading

import psycopg
import pytest

from api.storage import GameRow, SceneRow, SeatRow, StorageError, StoredAnswer, back_up, open_store, restore_backup
from tests.api.serving.players import as_seat, new_game, play_to_the_end
from tests.api.serving.servers import serving

PLENTY = 10**9
GAME = GameRow("g", "lanterns", "1", {"a": [1, None]}, "seeded", "7", 1.5, origin="players", pack="p")


@pytest.fixture
def urls(database, tmp_path):
    """Empty databases of both kinds, as many as are asked for."""
    made = iter(range(100))

    def empty(kind):
        number = next(made)
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'{number}.sqlite'}"
        name = f"b{abs(hash(str(tmp_path))) % 10**12}_{number}"
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return database.rpartition("/")[0] + f"/{name}"

    return empty


def filled(url):
    store = open_store(url)
    files = {"s.toml": b"\0scene", "copy.toml": b"\0scene"}
    store.put_scene(
        SceneRow("s", "d", "Stairs", "ichoria", "s.toml", "h", {"players": ["a"]}, 2.5), files, most_bytes=PLENTY
    )
    store.create_game(GAME, [SeatRow("north", "hash"), SeatRow("south", "", "random")], files)
    with store.turn("g") as turn:
        turn.append(StoredAnswer(0, 3, "north", "Look", {"é": 1.5}, "key"), over=True)
        turn.commit_share("north", "c" * 64)
        turn.open_share("north", "a" * 32)
    return store


def told(store):
    return [
        store.scenes(),
        store.scene_files("s"),
        store.game("g"),
        store.seats("g"),
        store.shares("g"),
        store.answers("g"),
        store.pack_files("p"),
        store.counts(),
    ]


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_everything_comes_back_whatever_database_it_goes_to(urls, tmp_path, source, target):
    store, path = filled(urls(source)), tmp_path / "club.pasbackup"
    counts = back_up(store, path)
    assert (counts["games"], counts["answers"], counts["contents"]) == (1, 1, 1)
    other = open_store(urls(target))
    assert restore_backup(path, other) == counts
    assert told(other) == told(store)
    with pytest.raises(StorageError, match="empty store"):
        restore_backup(path, other)
    store.close()
    other.close()


def test_a_backup_is_one_moment_though_answers_are_given_all_the_while(urls, tmp_path):
    """Never an answer without the one before it, nor without its game."""
    store, stop = filled(urls("sqlite")), threading.Event()

    def write():
        for place in range(1, 10_000):
            if stop.is_set():
                return
            with store.turn("g") as turn:
                turn.append(StoredAnswer(place, place, "north", "Look", place), over=False)

    writer = threading.Thread(target=write)
    writer.start()
    sizes = []
    for number in range(5):
        path = tmp_path / f"{number}.pasbackup"
        back_up(store, path)
        other = open_store(urls("sqlite"))
        restore_backup(path, other)
        places = [answer.place for answer in other.answers("g")]
        assert places == list(range(len(places)))
        sizes.append(len(places))
        other.close()
    stop.set()
    writer.join()
    store.close()
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0], "somebody did write meanwhile"


@pytest.mark.parametrize("place", [100, 5000, 9000, -50, -4000])
def test_a_backup_that_was_damaged_is_refused_and_nothing_is_restored(urls, tmp_path, place):
    store, path = filled(urls("sqlite")), tmp_path / "club.pasbackup"
    back_up(store, path)
    store.close()
    whole = bytearray(path.read_bytes())
    whole[place : place + 30] = b"\xa5" * 30
    path.write_bytes(whole)
    other = open_store(urls("sqlite"))
    try:
        restore_backup(path, other)
    except StorageError as wrong:
        assert str(path) in str(wrong)  # noqa: PT017 - where nothing was hit that holds something, it is whole
        assert other.counts()["games"] == 0
    else:
        assert told(other)[2].setup == GAME.setup
    other.close()


def test_a_changed_row_is_found(urls, tmp_path):
    import sqlite3

    store, path = filled(urls("sqlite")), tmp_path / "club.pasbackup"
    back_up(store, path)
    store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE answers SET answer = '{}'")
    connection.close()
    other = open_store(urls("sqlite"))
    with pytest.raises(StorageError, match="does not hold what was written"):
        restore_backup(path, other)
    other.close()


def test_the_commands_back_up_a_running_server_and_bring_another_to_where_it_was(tmp_path, pas):
    path, one, two = tmp_path / "club.pasbackup", tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with serving(one) as server, server.client() as asking:
        game = new_game(asking, "the_cage")
        said = pas("backup", path, "--data", one, "--json")
        assert (said.exit_code, said.document["games"], said.document["answers"]) == (0, 1, 0)
        refused = pas("restore", path, "--data", one)
        assert (refused.exit_code, "another server uses this folder" in refused.err) == (2, True)
    assert pas("restore", path, "--data", two).exit_code == 0
    with serving(two) as server:
        assert play_to_the_end(server, game) > 0
        with as_seat(server, game, "spectator") as client:
            assert client.get(f"/v1/games/{game['id']}").json()["over"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("backup", "{folder}/x.pasbackup", "--data", "{folder}/nowhere"), "no server keeps anything there"),
        (("restore", "{folder}/nothing.pasbackup", "--data", "{folder}/new"), "there is no such file"),
        (("restore", __file__, "--data", "{folder}/new"), "is no backup"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(tmp_path, pas, words, says):
    said = pas(*(str(word).format(folder=tmp_path) for word in words))
    assert (said.exit_code, says in said.err, said.is_one_line_of_complaint) == (2, True, True)

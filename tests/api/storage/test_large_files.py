"""Large files outside the database: in a folder that servers share, or in a bucket; nothing else changes."""

from __future__ import annotations

import os
import time
from hashlib import sha256

import numpy as np
import pytest

from api.storage import GameRow, SceneRow, SeatRow, back_up, open_store, restore_backup
from api.storage.faults import StorageDownError, StorageError
from api.storage.files import FILES_VARIABLE, PreparedTables, open_contents, sweep_files
from api.storage.files.contents import FILES
from terrain.machine import cache
from tests.api.http.test_served_scenes import SCENE, owned, upload
from tests.api.serving.buckets import BUCKET, s3_server
from tests.api.serving.servers import serving

MESH = b"solid tower" * 1000
DIGEST = sha256(MESH).hexdigest()
LOTS = 10**9


@pytest.fixture(scope="module")
def s3():
    with s3_server() as environment:
        yield environment


@pytest.fixture(params=["folder", "bucket"])
def place(request, tmp_path, monkeypatch):
    """What PAS_FILES says, with the environment that leads there."""
    if request.param == "folder":
        (tmp_path / "share").mkdir()
        return str(tmp_path / "share")
    for name, value in request.getfixturevalue("s3").items():
        monkeypatch.setenv(name, value)
    return f"s3://{BUCKET}/{tmp_path.name}"


def store_on(tmp_path, place, name="pas"):
    return open_store(f"sqlite:///{tmp_path / f'{name}.sqlite'}", open_contents(place))


def a_scene(name="s"):
    return SceneRow(name, "d", "Towers", "ichoria", "a.toml", "h", {}, 1.0)


def test_a_place_keeps_files_until_they_are_removed(place):
    contents = open_contents(place)
    assert not contents.has("files/ab12")
    with pytest.raises(FileNotFoundError):
        contents.get("files/ab12")
    contents.put("files/ab12", MESH)
    contents.put("files/ab12", MESH)
    contents.put("tables/x.tar", b"x")
    assert contents.get("files/ab12") == MESH
    (key, age_s), *more = contents.ages("files/")
    assert (key, more) == ("files/ab12", [])
    assert -2 < age_s < 60
    contents.remove("files/ab12")
    contents.remove("files/ab12")
    assert not contents.has("files/ab12")
    assert contents.has("tables/x.tar")


def test_scenes_and_games_find_their_files_there_and_not_in_the_database(place, tmp_path):
    store = store_on(tmp_path, place)
    assert store.put_scene(a_scene(), {"a.stl": MESH, "b.stl": MESH}, most_bytes=LOTS)
    store.create_game(GameRow("g", "lanterns", "1", {}, "seeded", "7", 1.0, pack="p"), [SeatRow("n", "h")], {"m": MESH})
    assert store.scene_files("s") == {"a.stl": MESH, "b.stl": MESH}
    assert store.pack_files("p") == {"m": MESH}
    assert store.counts()["bytes"] == len(MESH)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT content FROM contents").scalars().all() == [None]
    store.close()


def test_files_that_nothing_needs_go_after_a_day_and_not_before(place, tmp_path):
    store, contents = store_on(tmp_path, place), open_contents(place)
    store.put_scene(a_scene(), {"a.stl": MESH}, most_bytes=LOTS)
    contents.put(f"{FILES}{'0' * 64}", b"of an upload that never came to its end")
    assert sweep_files(store.engine, contents) == 0, "what is younger than a day may be about to be named"
    time.sleep(1.1)  # buckets tell whole seconds
    assert sweep_files(store.engine, contents, grace_s=1) == 1
    assert store.scene_files("s") == {"a.stl": MESH}
    store.delete_scene("s")
    assert sweep_files(store.engine, contents, grace_s=1) == 1
    assert list(contents.ages(FILES)) == []
    store.close()


def test_a_file_that_was_mangled_is_not_read(place, tmp_path):
    store, contents = store_on(tmp_path, place), open_contents(place)
    store.put_scene(a_scene(), {"a.stl": MESH}, most_bytes=LOTS)
    contents.put(FILES + DIGEST, MESH[:-1])
    with pytest.raises(StorageDownError, match="damaged") as refused:
        store.scene_files("s")
    assert refused.value.code == "files_damaged"
    contents.remove(FILES + DIGEST)
    with pytest.raises(StorageDownError, match="not where"):
        store.scene_files("s")
    store.close()


@pytest.mark.parametrize(("whence", "whither"), [(True, False), (False, True), (True, True)])
def test_a_backup_is_whole_wherever_files_were_kept_and_will_be(place, tmp_path, whence, whither):
    first = store_on(tmp_path, place if whence else None)
    first.put_scene(a_scene(), {"a.stl": MESH}, most_bytes=LOTS)
    back_up(first, tmp_path / "all.pasbackup")
    first.close()
    if whence:
        open_contents(place).remove(FILES + DIGEST)
    second = store_on(tmp_path, place if whither else None, "second")
    restore_backup(tmp_path / "all.pasbackup", second)
    assert second.scene_files("s") == {"a.stl": MESH}
    assert not whither or open_contents(place).has(FILES + DIGEST)
    second.close()


def test_what_one_machine_has_prepared_another_fetches(place, tmp_path, monkeypatch):
    """Two folders of caches, one place between them; a table is worked out once."""
    arrays = {"a": np.arange(1000), "b": np.eye(3)}
    cache.share_tables(PreparedTables(open_contents(place)))
    try:
        monkeypatch.setenv("PAS_CACHE", str(tmp_path / "one"))
        cache.save("towers-1", arrays, took_s=9.0)
        monkeypatch.setenv("PAS_CACHE", str(tmp_path / "two"))
        cache.share_tables(PreparedTables(open_contents(place)))  # as another process does
        found = cache.load("towers-1")
        assert cache.load("towers-2") is None
    finally:
        cache.share_tables(None)
    assert all(np.array_equal(found[key], arrays[key]) for key in arrays)
    assert (tmp_path / "two" / "tables" / "towers-1").is_dir(), "the next time it is here"


def test_a_table_prepared_before_there_was_a_place_is_offered_when_it_is_used(place, tmp_path, monkeypatch):
    monkeypatch.setenv("PAS_CACHE", str(tmp_path / "one"))
    cache.save("towers-1", {"a": np.arange(10)}, took_s=9.0)
    contents = open_contents(place)
    cache.share_tables(PreparedTables(contents))
    try:
        assert cache.load("towers-1") is not None
    finally:
        cache.share_tables(None)
    assert contents.has("tables/towers-1.tar")


@pytest.mark.soak
@pytest.mark.parametrize("place", ["bucket"], indirect=True)
def test_a_server_keeps_uploads_in_a_bucket_and_finds_them_after_a_start(place, tmp_path):
    mesh = b"".join(_tetrahedron())
    files = {"table.toml": SCENE.format(shape='mesh = "rock.stl"'), "rock.stl": mesh}
    with serving(tmp_path, PAS_FILES=place, **_environment()) as server, server.client() as asking:
        made = upload(asking, files, owned("an-owner-of-large-files"))
        assert made.status_code == 201, made.text
    assert open_contents(place).has(FILES + sha256(mesh).hexdigest())
    with serving(tmp_path, PAS_FILES=place, **_environment()) as server, server.client() as asking:
        assert asking.get(f"/v1/scenes/{made.json()['id']}/table.glb").status_code == 200


def _environment():
    return {name: value for name, value in os.environ.items() if name.startswith("AWS_")}


def _tetrahedron():
    corners = [(0, 0, 0), (30, 0, 0), (0, 30, 0), (0, 0, 30)]
    yield b"solid rock\n"
    for face in ((0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)):
        yield b"facet normal 0 0 0\nouter loop\n"
        for corner in face:
            yield b"vertex %d %d %d\n" % corners[corner]
        yield b"endloop\nendfacet\n"
    yield b"endsolid rock\n"


@pytest.mark.parametrize("wrong", ["/no/such/share", "s3://no-such-bucket/x"])
def test_a_place_that_is_not_there_is_told_at_the_start(wrong, pas, tmp_path, monkeypatch, s3):
    for name, value in s3.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv(FILES_VARIABLE, wrong)
    for words in (["serve", "--data", tmp_path], ["restore", tmp_path / "x", "--data", tmp_path]):
        said = pas(*words)
        assert said.exit_code == 2
        assert said.is_one_line_of_complaint
        assert wrong in said.err


def test_a_bucket_that_does_not_answer_is_no_bug(monkeypatch):
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:9")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "x")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "x")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    with pytest.raises(StorageError, match="cannot be used"):
        open_contents(f"s3://{BUCKET}")

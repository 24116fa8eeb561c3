"""The shelf keeps scenes by the digest of their files: nobody puts other files under it, and they fit into memory."""

from __future__ import annotations

import gc
from threading import Event, Thread

import pytest

from api.guard.problems import Refusal
from api.intake.upload import digest_of
from api.scenery.scenario_list import Scenarios
from api.scenery.shelf import BYTES_PER_TABLE, BYTES_PER_TRIANGLE, Shelf
from api.storage import SceneRow, open_store
from api.storage.store import Store
from scenes.plugs.plug import CATALOGUE
from tests.api.http.test_served_scenes import WALL

PLENTY = 10**9
TRIANGLES = 1000
DUEL = (CATALOGUE / "ichoria" / "duel.toml").read_bytes()


def stored(store, scene_id, name, *, replacing=None, text=WALL, triangles=12):
    """A scene under an id, as uploads put it there; its digest."""
    files = {"walls.toml": text.replace("Two walls", name).encode()}
    summary = {"triangles": triangles, "players": ["greeks", "vikings"]}
    row = SceneRow(scene_id, digest_of(files), name, "ichoria", "walls.toml", "h", summary, 1.0)
    assert store.put_scene(row, files, most_bytes=PLENTY, replacing=replacing)
    return row.digest


class Hurried(Store):
    """A store in which somebody replaces a scene just before its files are read."""

    before_files = staticmethod(lambda: None)

    def scene_files(self, scene_id):
        self.before_files()
        return super().scene_files(scene_id)


@pytest.fixture
def store(tmp_path):
    plain = open_store(f"sqlite:///{tmp_path / 'pas.sqlite'}")
    yield Hurried(plain.engine)
    plain.close()


def looks(store):
    """Each way to what is kept under the digest of a scene: how to ask for it by id, and what it is called."""
    shelf, scenarios = Shelf(store, PLENTY), Scenarios(store)
    yield shelf.any_scene, lambda found: found.name
    yield lambda scene_id: scenarios.table(scenarios.found(scene_id)), lambda found: found.scene.name


@pytest.mark.parametrize("way", [0, 1], ids=["scene", "layout"])
def test_nobody_puts_another_scene_under_the_digest_of_one(store, way):
    """Two have uploaded the same files; one replaces his own while it is built. The other still gets hers."""
    text = WALL if way == 0 else DUEL.decode().replace('name = "', 'name = "Two walls ', 1)
    hers, his = (stored(store, scene_id, "Two walls", text=text) for scene_id in ("hers", "his"))
    assert hers == his
    look, name = list(looks(store))[way]

    def replace_it():
        store.before_files = lambda: None
        stored(store, "his", "Evil walls", replacing=his, text=text)

    store.before_files = replace_it
    with pytest.raises(Refusal) as refused:
        look("his")
    assert (refused.value.status, refused.value.code) == (409, "replaced")
    assert "Two walls" in name(look("hers"))
    assert "Evil walls" in name(look("his"))


def test_tables_that_are_asked_about_fit_into_the_memory_for_them(store):
    """A table beyond it waits until one is done with, and is refused when that takes too long; those there go on."""
    for name in ("one", "two"):
        stored(store, name, name, triangles=TRIANGLES)
    shelf = Shelf(store, most_bytes=int(1.5 * (BYTES_PER_TABLE + BYTES_PER_TRIANGLE * TRIANGLES)), patience_s=0.0)
    asked = [shelf.any_scene("one")]
    with pytest.raises(Refusal) as refused:
        shelf.any_scene("two")
    assert (refused.value.status, refused.value.code) == (429, "too_busy")
    assert shelf.any_scene("one") is asked[0]
    asked.clear()
    gc.collect()
    assert shelf.any_scene("two").name == "two"


def test_a_table_waits_for_another_to_be_done_with(store):
    for name in ("one", "two"):
        stored(store, name, name, triangles=TRIANGLES)
    shelf = Shelf(store, most_bytes=BYTES_PER_TABLE, patience_s=60.0)
    asked, begun, found = [shelf.any_scene("one")], Event(), []

    def ask():
        begun.set()
        found.append(shelf.any_scene("two").name)

    asking = Thread(target=ask)
    asking.start()
    begun.wait()
    assert found == []
    asked.clear()
    asking.join(timeout=60)
    assert found == ["two"]

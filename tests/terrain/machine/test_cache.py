"""Prepared tables on disk: equal to fresh ones, and no damage to them changes an answer."""

from __future__ import annotations

import os
import shutil
import tempfile

import numpy as np
import pytest

from terrain.machine import cache
from terrain.sight.question import sight
from tests import given

LEFT, RIGHT = given.figure((4, 9)), given.figure((14, 9))


@pytest.fixture(autouse=True)
def entries(tmp_path, monkeypatch):
    """The folder of cached tables, empty at first."""
    monkeypatch.setenv("PAS_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "WORTH_S", 0.0)
    return tmp_path / "tables"


def two_boxes():
    return given.table(given.box(0.5, 2, 3, at=(9, 8), name="one"), given.cylinder(1.5, 3, at=(9, 9.5), name="two"))


def only_entry(entries):
    (entry,) = entries.iterdir()
    return entry


def test_a_table_from_the_cache_equals_a_fresh_one(entries):
    fresh, kept = two_boxes(), two_boxes()
    fresh.prepare()
    assert only_entry(entries).is_dir()
    ours, theirs = fresh.arrays.unpacked(), kept.arrays.unpacked()
    assert ours.keys() == theirs.keys()
    assert all(np.array_equal(ours[key], theirs[key]) and ours[key].dtype == theirs[key].dtype for key in ours)
    assert fresh.digest == kept.digest


def test_a_table_from_the_cache_answers_as_a_fresh_one():
    first, second = (sight(two_boxes(), LEFT, RIGHT) for _ in range(2))
    assert first.verdict == second.verdict == "blocked"
    assert first.proofs == second.proofs
    assert first.blockers == second.blockers


def test_a_table_is_prepared_once():
    told = []
    two_boxes().prepare()
    two_boxes().prepare(told.append)
    assert told == []


def test_another_table_has_another_entry(entries):
    two_boxes().prepare()
    two_boxes().without("two").prepare()
    assert len(list(entries.iterdir())) == 2


@pytest.mark.parametrize("name", ["faces", "vertices", "tree_boxes", "edge_of", "core_of"])
def test_an_entry_that_lacks_an_array_is_not_taken(entries, name):
    two_boxes().prepare()
    (only_entry(entries) / f"{name}.npy").unlink()
    assert sight(two_boxes(), LEFT, RIGHT).verdict == "blocked"


@pytest.mark.parametrize("name", ["faces", "vertices", "tree_boxes", "edge_of"])
@pytest.mark.parametrize("damage", ["cut short", "empty", "overwritten"])
def test_an_entry_cut_short_or_overwritten_is_not_taken(entries, name, damage):
    two_boxes().prepare()
    array = only_entry(entries) / f"{name}.npy"
    data = array.read_bytes()
    array.write_bytes({"cut short": data[: len(data) // 2], "empty": b"", "overwritten": b"\x93NUMPY nonsense"}[damage])
    assert sight(two_boxes(), LEFT, RIGHT).verdict == "blocked"


def test_a_damaged_entry_is_built_anew(entries):
    """Else every question about that table would wait for it to be prepared."""
    two_boxes().prepare()
    (only_entry(entries) / "faces.npy").write_bytes(b"")
    two_boxes().prepare()
    assert np.load(only_entry(entries) / "faces.npy").shape[1] == 3


def test_a_changed_number_in_an_entry_changes_no_answer(entries):
    """A disk that lies must not make a wall transparent."""
    two_boxes().prepare()
    boxes = only_entry(entries) / "tree_boxes.npy"
    data = bytearray(boxes.read_bytes())
    for place in range(128, len(data)):
        data[place] ^= 0x55
    boxes.write_bytes(data)
    assert sight(two_boxes(), LEFT, RIGHT).verdict == "blocked"


def test_a_cache_that_is_thrown_away_loses_nothing_but_time(entries):
    table = two_boxes()
    table.prepare()
    kept = two_boxes()
    kept.prepare()
    shutil.rmtree(entries)
    assert sight(kept, LEFT, RIGHT).verdict == sight(table, LEFT, RIGHT).verdict == "blocked"


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch, tmp_path):
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("PAS_CACHE", str(blocked))
    assert sight(two_boxes(), LEFT, RIGHT).verdict == "blocked"


def test_nothing_half_written_is_left_behind(entries):
    two_boxes().prepare()
    assert not [path for path in entries.iterdir() if path.name.startswith(".")]


def test_the_least_recently_used_entries_are_dropped(entries, monkeypatch):
    monkeypatch.setattr(cache, "ENTRIES", 3)
    for number in range(5):
        cache.save(f"entry {number}", {"numbers": np.arange(number)}, took_s=1.0)
        cache.load("entry 0")
    assert cache.load("entry 0") is not None
    assert cache.load("entry 1") is None
    assert len(list(entries.iterdir())) == 3


def test_what_is_soon_worked_out_is_not_kept_and_pushes_nothing_out(entries, monkeypatch):
    monkeypatch.setattr(cache, "ENTRIES", 1)
    monkeypatch.setattr(cache, "WORTH_S", 0.2)
    cache.save("large", {"numbers": np.arange(9)}, took_s=0.3)
    cache.save("small", {"numbers": np.arange(1)}, took_s=0.1)
    assert [path.name for path in entries.iterdir()] == ["large"]


def test_the_cache_lies_where_the_user_says_or_where_caches_lie(monkeypatch, tmp_path):
    assert cache.folder() == tmp_path
    monkeypatch.delenv("PAS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert cache.folder() == tmp_path / "caches" / "pas"


def test_compiled_code_finds_a_place_where_the_cache_cannot_be_written(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)
    assert cache.kernels().is_relative_to(tempfile.gettempdir())

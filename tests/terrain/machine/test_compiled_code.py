"""Compiled code is read where it ships, else kept in the cache; it is compiled once, and for a class of processors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.compiled import packed
from terrain.machine.compiled_code import processor

ROOT = Path(__file__).parents[3]
KERNELS = """
from typing import NamedTuple
import numpy as np
from terrain.machine.kernels import kernel

class Box(NamedTuple):
    low: np.ndarray
    high: np.ndarray

@kernel
def width(box):
    return box.high[0] - box.low[0]

@kernel
def twice(x):
    return 2 * x
"""
RUN = """
import json, sys
import numpy as np
from pathlib import Path
from terrain.machine import compiled_code
from terrain.machine.watchers import compile_watchers

told = []
compile_watchers.append(told.append)
if len(sys.argv) > 1:
    compiled_code.SHIPPED = Path(sys.argv[1])
import some_kernels
box = some_kernels.Box(low=np.array([1, 2]), high=np.array([5, 9]))
found = [int(some_kernels.width(box)), int(some_kernels.twice(21))]
print(json.dumps([found, [name.rsplit(".", 1)[1] for name in told]]))
"""


@pytest.fixture
def place(tmp_path):
    (tmp_path / "some_kernels.py").write_text(KERNELS, "utf-8")
    return tmp_path


def ran(place, *words, cache="cache"):
    """What the kernels answered in a process of its own, and what had to be compiled for it."""
    environment = os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{place}", "PAS_CACHE": str(place / cache)}
    done = subprocess.run(
        [sys.executable, "-c", RUN, *map(str, words)], env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def kept(place, cache="cache"):
    return place / cache / "kernels"


def test_a_kernel_is_compiled_once(place):
    assert ran(place) == [[4, 42], ["width", "twice"]]
    assert ran(place) == [[4, 42], []]


def test_what_ships_is_used_and_nothing_is_written(place):
    ran(place)
    assert ran(place, kept(place), cache="empty") == [[4, 42], []]
    assert not list(kept(place, "empty").rglob("*.nb?"))


def test_what_ships_may_lie_where_nobody_can_write(place):
    ran(place)
    folders = [kept(place), *kept(place).iterdir()]
    for folder in folders:
        folder.chmod(0o555)
    assert ran(place, kept(place), cache="empty") == [[4, 42], []]
    for folder in folders:
        folder.chmod(0o755)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The compiled code of both kernels; it is the same wherever they lie."""
    folder = tmp_path_factory.mktemp("compiled")
    (folder / "some_kernels.py").write_text(KERNELS, "utf-8")
    ran(folder)
    return sorted(kept(folder).rglob("*.nb?"))


@pytest.fixture
def pack(place, compiled):
    """What was compiled, packed; the place where it ships has nothing else."""
    return packed(compiled, place / "ships" / f"{processor()}.tar.xz")


def test_a_pack_is_unpacked_beside_itself_once(place, pack):
    assert ran(place, pack.parent, cache="empty") == [[4, 42], []]
    unpacked = pack.parent / processor()
    first = unpacked.stat()
    assert ran(place, pack.parent, cache="empty") == [[4, 42], []]
    assert (unpacked.stat().st_ino, unpacked.stat().st_mtime_ns) == (first.st_ino, pack.stat().st_mtime_ns)
    assert not list(kept(place, "empty").rglob("*.nb?"))


def test_a_new_pack_takes_the_place_of_what_was_unpacked(place, pack, compiled):
    ran(place, pack.parent, cache="empty")
    packed([path for path in compiled if "twice" not in path.name], pack)
    os.utime(pack, ns=(1, 1))
    assert ran(place, pack.parent, cache="empty") == [[4, 42], ["twice"]]


def test_where_nobody_may_unpack_beside_it_each_user_unpacks_into_the_cache(place, pack):
    (pack.parent / processor()).write_text("in the way")
    assert ran(place, pack.parent, cache="empty") == [[4, 42], []]
    (unpacked,) = {path.parent.parent for path in kept(place, "empty").rglob("*.nbc")}
    assert unpacked.name.startswith("shipped-")


def test_a_pack_that_cannot_be_read_ships_nothing(place, pack):
    pack.write_bytes(pack.read_bytes()[:-100])
    assert ran(place, pack.parent, cache="empty") == [[4, 42], ["width", "twice"]]
    pack.write_bytes(b"no archive")
    assert ran(place, pack.parent, cache="other") == [[4, 42], ["width", "twice"]]


def test_who_trusts_no_pack_compiles_all(place, pack, monkeypatch):
    monkeypatch.setenv("PAS_COMPILED", "off")
    assert ran(place, pack.parent, cache="empty") == [[4, 42], ["width", "twice"]]


def test_a_changed_kernel_is_compiled_anew_and_its_neighbour_is_not(place):
    ran(place)
    (place / "some_kernels.py").write_text(KERNELS.replace("2 * x", "x + x + x - x"), "utf-8")
    assert ran(place) == [[4, 42], ["twice"]]


def test_the_same_types_in_another_order_are_another_bundle(place):
    """Compiled code reads the fields of a bundle by their place."""
    ran(place)
    other = KERNELS.replace("low: np.ndarray\n    high: np.ndarray", "high: np.ndarray\n    low: np.ndarray")
    (place / "some_kernels.py").write_text(other, "utf-8")
    assert ran(place) == [[4, 42], ["width"]]


def test_where_nothing_can_be_kept_answers_are_the_same(place):
    (place / "cache").write_text("no folder")
    assert ran(place)[0] == [4, 42]


def test_code_is_compiled_for_a_class_of_processors():
    if sys.platform == "linux" and os.uname().machine == "x86_64":
        assert processor().startswith("x86-64")

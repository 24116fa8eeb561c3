"""The table: pieces come and go, and every change makes another table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from terrain.scenery.table import Table
from terrain.sight.question import sight
from tests import given

LEFT, RIGHT = given.figure((4, 9)), given.figure((14, 9))


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def wall_with_door():
    """A wall with a doorway of one and a half pas, and the door in it."""
    return given.table(
        given.box(0.4, 6, 4, at=(9, 5.25), name="south wall"),
        given.box(0.4, 6, 4, at=(9, 12.75), name="north wall"),
        given.box(0.4, 1.5, 4, at=(9, 9), name="door"),
    )


def seen(table, a=LEFT, b=RIGHT):
    return sight(table, a, b).verdict


@pytest.mark.rule("ICH-SHOOT-02")
def test_a_door_that_is_taken_away_opens_the_view_and_put_back_closes_it():
    shut = wall_with_door()
    assert [seen(shut), seen(shut.without("door")), seen(shut)] == ["blocked", "visible", "blocked"]


@pytest.mark.rule("ICH-SHOOT-02")
def test_a_door_that_swings_open_gives_no_stale_answer():
    """It is asked before and after, of the same and of new tables."""
    shut = wall_with_door()
    ajar = shut.moved("door", (9.75, 9.8, 0.0), 90.0)
    answers = [seen(table) for table in (shut, ajar, shut, ajar, ajar.moved("door", (9.0, 9.0, 0.0), 0.0))]
    assert answers == ["blocked", "visible", "blocked", "visible", "blocked"]


def test_a_table_that_changes_leaves_the_first_one_as_it_was():
    shut = wall_with_door()
    opened = shut.without("door")
    assert [piece.id for piece in shut.pieces] == ["south wall", "north wall", "door"]
    assert [piece.id for piece in opened.pieces] == ["south wall", "north wall"]
    assert shut.piece("door").at_pas == (9.0, 9.0, 0.0)
    assert shut.moved("door", (1.0, 1.0, 0.0), 0.0).piece("door").at_pas == (1.0, 1.0, 0.0)
    assert shut.piece("door").at_pas == (9.0, 9.0, 0.0)


def test_equal_tables_have_equal_digests_and_a_piece_elsewhere_makes_another():
    tables = [
        wall_with_door(),
        wall_with_door().without("door"),
        wall_with_door().moved("door", (9.0, 9.001, 0.0), 0.0),
        wall_with_door().moved("door", (9.0, 9.0, 0.0), 180.0),
        Table((36.0, 35.0), wall_with_door().pieces),
    ]
    assert wall_with_door().digest == tables[0].digest
    assert wall_with_door().moved("door", (9.0, 9.0, 0.0), 0.0).digest == tables[0].digest
    assert len({table.digest for table in tables}) == len({table.content for table in tables}) == len(tables)


def test_a_move_of_less_than_half_a_unit_is_no_move():
    """Pieces are what they are on the lattice."""
    assert wall_with_door().moved("door", (9.0, 9.00001, 0.0), 0.0).digest == wall_with_door().digest


@pytest.mark.rule("ICH-SHOOT-16")
def test_what_does_not_block_sight_is_on_the_table_but_in_nobodys_way():
    reeds = given.box(0.5, 4, 3, at=(9, 9), name="reeds", blocks_sight=False)
    pond = given.box(2, 4, 3, at=(11, 9), name="pond", kind="deep_water")
    table = given.table(reeds, pond, given.box(0.5, 1, 3, at=(9, 15), name="post"))
    assert table.piece_names == ("post",)
    assert len(table.faces) == 12
    assert seen(table) == "visible"


def test_every_face_knows_its_piece():
    table = given.table(given.box(1, 1, 1, at=(3, 3), name="west"), given.box(1, 1, 1, at=(9, 3), name="east"))
    middles = table.vertices[table.faces][:, :, 0].mean(axis=1) / 8192
    names = np.array(table.piece_names)[table.piece_of_face]
    assert set(names[middles < 6]) == {"west"}
    assert set(names[middles > 6]) == {"east"}


def test_a_bare_table_hides_nobody():
    bare = given.table()
    bare.prepare()
    found = sight(bare, LEFT, RIGHT, with_margin=True)
    assert (found.verdict, found.clearance_pas, found.nearest, found.blockers) == ("visible", None, None, ())
    assert len(bare.faces) == len(bare.piece_of_face) == 0


def test_progress_goes_from_the_beginning_to_the_end():
    told = []
    wall_with_door().prepare(told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert min(told) >= 0.0


def test_a_table_need_not_be_prepared_to_be_asked():
    prepared, fresh = wall_with_door(), wall_with_door()
    prepared.prepare()
    assert seen(prepared) == seen(fresh) == "blocked"


def test_two_pieces_of_one_kind_are_two_pieces():
    """Moving one of twins leaves the other where it is."""
    twins = given.table(given.box(0.4, 4, 3, at=(7, 9), name="one"), given.box(0.4, 4, 3, at=(11, 9), name="two"))
    assert seen(twins.moved("one", (7.0, 20.0, 0.0), 0.0)) == "blocked"
    assert seen(twins.without("one", "two")) == "visible"


def test_a_piece_that_is_not_there_cannot_be_taken_away_or_moved():
    with pytest.raises(KeyError, match="dor"):
        wall_with_door().without("dor")
    with pytest.raises(KeyError, match="dor"):
        wall_with_door().moved("dor", (1.0, 1.0, 0.0), 0.0)


def test_a_table_with_figures_beyond_all_measure_is_refused():
    """Integers of 64 bits reach over 128 pas, and no further."""
    with pytest.raises(ValueError, match="span 141"):
        sight(wall_with_door(), LEFT, given.figure((140.5, 9)))


FORKING = """
import os, sys
import given
from terrain.sight.question import sight

a, b = given.figure((4, 9)), given.figure((14, 9))
assert sight(given.table(given.box(1, 6, 4, at=(9, 9))), a, b).verdict == "blocked"
child = os.fork()
if child == 0:
    os._exit(0 if sight(given.table(given.box(1, 6, 1, at=(9, 9))), a, b).verdict == "visible" else 1)
sys.exit(os.waitpid(child, 0)[1])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_process_asks_about_its_own_tables():
    """A server forks its workers after it has answered; they do not wait for threads that stayed behind."""
    tests = str(Path(given.__file__).parent)
    env = os.environ | {"PYTHONPATH": os.pathsep.join([tests, str(Path(tests).parent)])}
    env.pop("PAS_CACHE", None)  # where compiled code is kept: compiling it again is not what is asked
    assert subprocess.run([sys.executable, "-c", FORKING], env=env, timeout=120, check=False).returncode == 0

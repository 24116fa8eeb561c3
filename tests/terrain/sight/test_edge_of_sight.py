"""Figures at the very edge between seen and hidden: nothing is given up before there is an answer."""

from __future__ import annotations

from contextlib import ExitStack

import numpy as np
import pytest

from bench.edge_tables import arena, house
from terrain.lattice.units import to_units
from terrain.scenery.bodies import figure_body
from terrain.sight.question import _Question, sight
from terrain.sight.settle import Budget, Pursuit, ground_for, is_free, settled
from terrain.sight.workbench import bench_for
from tests import given
from tests.certified import checked_on

pytestmark = pytest.mark.rule("ICH-SHOOT-02")

PATIENT_STEPS = 2_000_000
"""About a second of work, counted, so that a busy machine changes nothing: most of these take 10 ms."""


EDGE = (
    figure_body((16.6187744140625, 10.5548095703125), 0.0),
    figure_body((9.8533935546875, 16.197265625), 3.30029296875),
    figure_body((9.853515625, 16.17529296875), 3.30029296875),
)
"""One on the ground and one on the roof of the house, just before it goes out of sight, and 0.5 mm behind."""

THREAD = (
    figure_body((10.85302734375, 10.92529296875), 0.0),
    figure_body((15.8516845703125, 12.1962890625), 3.30009765625),
)
"""One in the house and one on its roof, who are joined by a single thread of light."""

LEDGE = (
    figure_body((27.7593994140625, 30.720458984375), 2.0),
    figure_body((26.233154296875, 22.79443359375), 1.89990234375),
)
"""One on the ground of the arena and one on a ledge over a pit, likewise."""


def corner_of_a_house(turn_deg, floor_pas):
    """Two walls of a house at an angle, with a gap between them, and a floor behind the longer one."""
    return given.table(
        given.box(6, 0.4, 3, at=(9, 10), name="long wall"),
        given.box(0.4, 4, 3, at=(12.0, 8.2), turn=turn_deg - 90, name="short wall"),
        given.box(3, 3, floor_pas, at=(8.5, 7.5), name="floor"),
    )


def answered(table, a, b, **more):
    found = sight(table, a, b, budget_steps=PATIENT_STEPS, **more)
    assert checked_on(table, a, b, (), found).problem is None
    return found


@pytest.mark.parametrize(
    ("turn", "floor", "on_the_floor", "round_the_corner"),
    [
        (35.0, 1.5, (9.26, 8.28), (15.25, 13.58)),
        (50.0, 0.25, (9.32, 7.8), (15.08, 14.0)),
        (35.0, 1.5, (9.35, 8.14), (13.95, 12.6)),
    ],
)
def test_the_corners_around_a_head_are_no_part_of_it(turn, floor, on_the_floor, round_the_corner):
    """A free line from the corner of the square around the lower head, which is round, settles nothing either way."""
    a, b = given.figure(on_the_floor, ground=floor), given.figure(round_the_corner)
    assert answered(corner_of_a_house(turn, floor), a, b).verdict == "blocked"


def test_the_last_slit_is_followed_until_it_closes():
    """Hundreds of bundles of lines withstand the proof, because one thread of light is left between two walls."""
    a, before, behind = EDGE
    assert answered(house(), a, before).verdict == "visible"
    assert answered(house(), a, behind).verdict == "blocked"


def test_a_line_of_smaller_bodies_is_a_line_of_these():
    """And it is the answer, whatever the search for the bodies as they are came to."""
    table, a, b = given.table(given.box(0.5, 4, 1.0, at=(9, 9))), given.figure((4, 9)), given.figure((14, 9))
    hair = to_units(0.02)
    ground, line = ground_for(table, a, b, ()), np.array([[*a.centre, a.high - hair], [*b.centre, b.high - hair]])
    assert is_free(ground, line)
    with ExitStack() as lent:
        question = _Question(ground, a, b, 0, hair, Budget(0.0).meter(), lent)
        question._pursuit(-hair).witness = line
        found = question._known()
    assert (found.verdict, found.witness.start) == ("visible", tuple(line[0]))
    assert checked_on(table, a, b, (), found).problem is None


@pytest.mark.parametrize(("table", "pair"), [(house, THREAD), (arena, LEDGE)])
def test_too_close_is_said_only_after_every_known_line_was_followed_to_its_end(table, pair):
    """Bodies a hair smaller are proved hidden long before the one free line of these is found."""
    assert answered(table(), *pair).verdict == "visible"


def test_a_search_goes_on_past_bundles_of_lines_that_withstand_it():
    """Alone, without a look at larger and smaller bodies: what was put off is taken up again until a line is found."""
    table = house()
    with bench_for(table) as bench:
        found = settled(Pursuit(ground_for(table, *THREAD, ()), *THREAD, bench, Budget(steps=600_000).meter()))
    assert found.stubborn
    assert found.witness is not None


class Doubtful(Pursuit):
    """Refuses the first lines that the search takes for free."""

    refusals = 3

    def _is_witness(self, line):
        self.refusals -= 1
        return self.refusals < 0 and super()._is_witness(line)


def test_a_refused_line_does_not_end_the_search():
    walls = [given.box(0.5, 3, 3, at=(9, 9 + 1.6 * side), name=str(side)) for side in (-1, 1)]
    table, a, b = given.table(*walls), given.figure((4, 9.3)), given.figure((14, 8.8))
    with bench_for(table) as bench:
        found = Doubtful(ground_for(table, a, b, ()), a, b, bench, Budget(steps=20_000).meter())
        while not (found.settled or found.meter.spent):
            found.search()
            found.meter.steps += 1
    assert found.refusals < 0
    assert found.witness is not None


def test_a_gap_of_a_fortieth_of_a_millimetre_is_seen_through():
    """Two walls that leave 8 units between them, between figures that stand askew."""
    walls = [given.box(0.5, 3, 3, at=(9, 9 + side * (1.5 + 4 / 8192)), name=str(side)) for side in (-1, 1)]
    assert answered(given.table(*walls), given.figure((4, 9.3)), given.figure((14, 8.8))).verdict == "visible"


@pytest.mark.parametrize(
    ("height", "verdict"), [(1.20, "visible"), (1.22, "too_close"), (1.28, "too_close"), (1.31, "blocked")]
)
def test_an_answer_for_a_scan_survives_its_accuracy_on_both_sides(height, verdict):
    """Heads are at 1.25: what would change if everything were 0.04 off is too close, seen or not."""
    table, a, b = given.table(given.box(0.5, 6, height, at=(9, 9))), given.figure((4, 9)), given.figure((14, 9))
    found = answered(table, a, b, accuracy_pas=0.04)
    assert found.verdict == verdict
    assert found.delta_pas == pytest.approx(0.04, abs=1e-3)


def test_where_the_accuracy_itself_hangs_on_a_hair_a_hair_more_is_claimed():
    """Heads lowered by the accuracy would be level with the wall: neither a line nor a proof."""
    a, b = given.figure((4, 9)), given.figure((14, 9))
    wall = given.box(0.5, 6, (a.high - to_units(0.04)) / 8192, at=(9, 9))
    found = answered(given.table(wall), a, b, accuracy_pas=0.04)
    assert found.verdict == "too_close"
    assert found.delta_pas == pytest.approx(0.06, abs=1e-3)


def test_an_unsettled_answer_says_what_is_missing():
    """A budget of nothing, for a pair that takes some work."""
    a, _, behind = EDGE
    found = sight(house(), a, behind, budget_steps=0)
    assert (found.verdict, found.missing, found.evidence) == ("undecided", "proof", ())
    assert 0 < found.open_share <= 1
    assert 0 <= found.gained_share <= 1

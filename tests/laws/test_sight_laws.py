"""What must hold of every answer about sight, whatever stands on the table.

The tables are small and drawn at random. `make soak` tries far more of them, and far more lines.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from terrain.lattice.units import to_units
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle
from terrain.scenery.pieces import Piece, box_shape
from terrain.scenery.table import Table
from terrain.sight.question import sight
from tests.laws.answers import DECIDED, ask, checked, verdict
from tests.laws.brute_lines import free_line, is_free
from tests.laws.tables_at_random import (
    Setting,
    settings_apart,
    settings_crowded,
    settings_overlapping,
    settings_wound,
    shifted,
    solid_pieces,
    turned,
    with_faces,
)

pytestmark = pytest.mark.rule("ICH-SHOOT-02")

slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
# Each run of the tests draws the same settings; the long ones draw new ones.
few, some = (
    settings(deadline=None, max_examples=number, derandomize=True, database=None, suppress_health_check=slow)
    for number in (25, 50)
)
many = settings(deadline=None, max_examples=3000, suppress_health_check=slow)
drawn = st.one_of(settings_apart(), settings_crowded(), settings_wound(), settings_overlapping())
seeds = st.integers(0, 2**32)

QUARTER, HALF, MIRROR = ((0, -1), (1, 0)), ((-1, 0), (0, -1)), ((-1, 0), (0, 1))


# An answer is true


def blocked_is_true(setting, seed, count):
    if verdict(setting) == "blocked":
        line = free_line(np.random.default_rng(seed), setting.table, setting.a, setting.b, setting.others, count)
        assert line is None, f"blocked, and yet free: {line.tolist()}"


@some
@given(drawn, seeds)
def test_no_line_is_free_where_sight_is_said_to_be_blocked(setting, seed):
    blocked_is_true(setting, seed, 20_000)


def witness_is_true(setting):
    found = ask(setting)
    if found.verdict == "visible":
        assert setting.a.contains(found.witness.start)
        assert setting.b.contains(found.witness.end)
        assert is_free(setting.table, (found.witness.start, found.witness.end), setting.others)


@some
@given(drawn)
def test_a_witness_starts_and_ends_in_the_bodies_and_touches_nothing(setting):
    witness_is_true(setting)


def proofs_hold(setting):
    found = ask(setting, explain=False)
    if found.verdict == "undecided":
        assert found.proofs == ()
        assert 0 <= found.open_share <= 1
    else:
        assert checked(setting, found).problem is None


@some
@given(drawn)
def test_every_answer_comes_with_proofs_that_the_checker_accepts(setting):
    proofs_hold(setting)


def test_the_drawn_settings_are_often_blocked_and_often_open():
    """Else the laws would say nothing."""
    tally = []

    @settings(deadline=None, max_examples=60, derandomize=True, database=None, suppress_health_check=slow)
    @given(settings_apart())
    def collect(setting):
        tally.append(verdict(setting))

    collect()
    assert tally.count("blocked") >= 10
    assert tally.count("visible") >= 10
    assert tally.count("undecided") <= 6


# An answer is the same from both ends, and wherever the table stands


HAIR_UNITS = 24
"""0.07 mm: rings are rounded by as much, and not alike in all directions."""


def hangs_by_a_hair(setting, answer):
    """Whether figures a little larger or smaller would not be told the same."""
    return verdict(setting.resized(HAIR_UNITS if answer == "blocked" else -HAIR_UNITS)) != answer


def same_answer(one, other):
    """Two drawings of one setting are answered alike; where one is not answered, it hangs by a hair."""
    first, second = verdict(one), verdict(other)
    assert {first, second} != set(DECIDED)
    if first != second and first in DECIDED:
        assert hangs_by_a_hair(one, first)
    if first != second and second in DECIDED:
        assert hangs_by_a_hair(other, second)


@few
@given(drawn)
def test_sight_is_the_same_from_both_ends(setting):
    there, back = ask(setting), ask(Setting(setting.pieces, setting.b, setting.a, setting.others))
    assert back.verdict == there.verdict
    for body, found in ((setting.a, there), (setting.b, back)):
        if found.verdict == "visible":
            assert body.contains(found.witness.start)


@few
@given(drawn)
def test_the_proofs_hold_from_both_ends(setting):
    turned_about = Setting(setting.pieces, setting.b, setting.a, setting.others)
    for asked in (setting, turned_about):
        proofs_hold(asked)


@few
@given(settings_apart(), st.tuples(*[st.integers(-9000, 9000)] * 2, st.integers(0, 9000)))
def test_a_shift_of_the_whole_table_by_whole_units_changes_nothing(setting, by):
    same_answer(setting, shifted(setting, by))


@few
@given(settings_apart(), st.sampled_from([QUARTER, HALF, MIRROR]))
def test_a_quarter_turn_or_a_mirror_changes_nothing(setting, matrix):
    same_answer(setting, turned(setting, matrix))


@few
@given(settings_apart(), seeds)
def test_the_order_of_the_faces_does_not_matter(setting, seed):
    same_answer(setting, with_faces(setting, lambda faces: np.random.default_rng(seed).permutation(faces)))


@few
@given(settings_apart())
def test_it_does_not_matter_which_way_faces_look(setting):
    same_answer(setting, with_faces(setting, lambda faces: faces[:, ::-1].copy()))


@few
@given(settings_apart(), seeds)
def test_some_faces_looking_the_wrong_way_never_contradict(setting, seed):
    """Solids are then no longer known to be closed, so that an answer may be missing, but none is turned round."""

    def some_flipped(faces):
        flipped = np.random.default_rng(seed).random(len(faces)) < 0.3
        return np.where(flipped[:, None], faces[:, ::-1], faces)

    assert {verdict(setting), verdict(with_faces(setting, some_flipped))} != set(DECIDED)


@few
@given(settings_apart(), seeds)
def test_faces_that_are_there_twice_change_nothing(setting, seed):
    def twice(faces):
        again = np.random.default_rng(seed).choice(faces, size=len(faces) // 2 + 1)
        return np.concatenate([faces, again, np.roll(again, 1, axis=1)])

    same_answer(setting, with_faces(setting, twice))


# More in the way never shows more, larger figures never show less


@few
@given(settings_apart(), st.data())
def test_removing_a_piece_never_hides_anybody(setting, data):
    place = data.draw(st.integers(0, len(setting.pieces) - 1))
    if verdict(setting) == "visible":
        assert verdict(setting.without(place)) == "visible"


@few
@given(settings_apart(), solid_pieces())
def test_adding_a_piece_never_shows_anybody(setting, piece):
    if verdict(setting) == "blocked":
        assert verdict(Setting((*setting.pieces, piece), setting.a, setting.b, setting.others)) != "visible"


@few
@given(drawn, st.sampled_from([1, 16, 164, 2000]), st.booleans())
def test_growing_a_figure_never_hides_it(setting, units, both):
    larger = Setting(setting.pieces, setting.a.grown(units), setting.b.grown(units if both else 0), setting.others)
    before, after = verdict(setting), verdict(larger)
    assert not (before == "visible" and after == "blocked")


# Figures in the way


@few
@given(settings_apart(most_pieces=2), st.data())
def test_a_figure_that_leaves_never_hides_anybody(setting, data):
    assume(setting.others)
    place = data.draw(st.integers(0, len(setting.others) - 1))
    fewer = Setting(setting.pieces, setting.a, setting.b, setting.others[:place] + setting.others[place + 1 :])
    before, after = verdict(setting), verdict(fewer)
    assert not (before == "visible" and after == "blocked")


@few
@given(settings_apart(), st.sampled_from([1, 16, 164, 2000]))
def test_a_figure_in_the_way_that_grows_never_shows_anybody(setting, units):
    assume(setting.others)
    grown = tuple(Obstacle(other.name, other.body.grown(units)) for other in setting.others)
    before, after = verdict(setting), verdict(Setting(setting.pieces, setting.a, setting.b, grown))
    assert not (before == "blocked" and after == "visible")


@few
@given(settings_apart(), seeds)
def test_the_order_of_the_others_does_not_matter(setting, seed):
    others = list(setting.others)
    Random(seed).shuffle(others)
    same_answer(setting, Setting(setting.pieces, setting.a, setting.b, tuple(others)))


# Too close to call


def level_with(heads_pas, x_pas, y_pas):
    """A wall exactly as high as the heads of both figures."""
    wall = Piece("wall", box_shape(0.5, 6.0, heads_pas), (x_pas, y_pas, 0.0))
    a, b = (figure_body((x, y_pas), 0.0, 1.2, heads_pas) for x in (2.0, 16.0))
    return Setting((wall,), a, b)


level_settings = st.builds(level_with, st.sampled_from([0.75, 1.25, 2.0]), st.floats(4.5, 13.5), st.floats(6.0, 12.0))


@few
@given(st.one_of(level_settings, settings_apart()))
def test_too_close_means_that_larger_figures_see_and_smaller_ones_are_proved_blocked(setting):
    found = ask(setting, explain=False)
    assume(found.verdict == "too_close")
    delta = to_units(found.delta_pas)
    larger, smaller = setting.resized(delta), setting.resized(-delta)
    witness = found.witness.start, found.witness.end
    assert larger.a.contains(witness[0])
    assert larger.b.contains(witness[1])
    assert is_free(larger.table, witness, larger.others)
    assert free_line(np.random.default_rng(1), smaller.table, smaller.a, smaller.b, smaller.others) is None
    assert checked(setting, found).problem is None


# Several who ask at once


def crowded_table():
    """A table with some walls, and a hundred pairs of figures, of which some see each other and some do not."""
    rng = Random(11)
    walls = [
        Piece(
            f"wall {k}",
            box_shape(0.4, rng.uniform(2, 6), rng.uniform(1, 3)),
            (rng.uniform(5, 13), rng.uniform(3, 15), 0.0),
        )
        for k in range(8)
    ]
    bodies = [
        (figure_body((2.0, rng.uniform(2, 16)), 0.0), figure_body((16.0, rng.uniform(2, 16)), 0.0)) for _ in range(100)
    ]
    return Table((18.0, 18.0), tuple(walls)), bodies


def test_four_who_ask_at_once_are_told_the_same_as_one():
    table, bodies = crowded_table()
    alone = [sight(table, a, b, budget_ms=2000.0) for a, b in bodies]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda pair: sight(table, *pair, budget_ms=2000.0), bodies))
    assert {found.verdict for found in alone} >= {"visible", "blocked"}
    assert [found.verdict for found in together] == [found.verdict for found in alone]
    assert [found.witness for found in together] == [found.witness for found in alone]


def test_who_asks_again_in_another_order_is_told_the_same():
    """Nothing is left over from one question to the next."""
    table, bodies = crowded_table()
    first = [sight(table, a, b, budget_ms=2000.0) for a, b in bodies]
    again = [sight(table, a, b, budget_ms=2000.0) for a, b in reversed(bodies)][::-1]
    assert [(found.verdict, found.witness, found.proofs) for found in again] == [
        (found.verdict, found.witness, found.proofs) for found in first
    ]


def test_four_may_be_the_first_to_ask():
    """Nobody has to prepare the table beforehand."""
    told, bodies = crowded_table()
    fresh, _ = crowded_table()
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda pair: sight(fresh, *pair, budget_ms=2000.0).verdict, bodies[:40]))
    assert together == [sight(told, a, b, budget_ms=2000.0).verdict for a, b in bodies[:40]]


# The same, for hours


@pytest.mark.soak
@many
@given(drawn, seeds)
def test_no_line_is_free_where_sight_is_said_to_be_blocked_for_hours(setting, seed):
    blocked_is_true(setting, seed, 1_000_000)


@pytest.mark.soak
@many
@given(drawn)
def test_answers_are_backed_for_hours(setting):
    witness_is_true(setting)
    proofs_hold(setting)


@pytest.mark.soak
@many
@given(settings_apart(), st.sampled_from([QUARTER, HALF, MIRROR]), seeds)
def test_answers_do_not_depend_on_how_the_table_is_drawn_for_hours(setting, matrix, seed):
    shuffled = with_faces(setting, lambda faces: np.random.default_rng(seed).permutation(faces)[:, ::-1].copy())
    assert len({verdict(setting), verdict(turned(setting, matrix)), verdict(shuffled)} & set(DECIDED)) <= 1

"""Rolls of Athlétisme: which one a displacement asks for, and the exact chances of a D6."""

from __future__ import annotations

from fractions import Fraction

import pytest

from skirmish.ichoria.path.rolls import (
    Grade,
    Roll,
    climb_roll,
    descent_roll,
    jump_roll,
    landing_roll,
    leap_roll,
    outcomes,
    swim_roll,
)

SIXTHS = [Fraction(n, 6) for n in range(7)]


def plain(value):
    return Roll("jump", value)


def stepped(value, modifier=0):
    return Roll("landing", value, modifier, stepped=True)


@pytest.mark.rule("ICH-DICE-01", "ICH-DICE-03", "ICH-CHAR-06")
def test_a_plain_roll_succeeds_up_to_the_characteristic():
    assert [plain(3).grade(die) for die in range(1, 7)] == [Grade.SUCCESS] * 3 + [Grade.FAILURE] * 3
    assert plain(3).chance == Fraction(1, 2)


@pytest.mark.rule("ICH-DICE-04")
@pytest.mark.parametrize(("value", "chance"), [(-2, 1), (0, 1), (1, 1), (2, 2), (5, 5), (6, 5), (9, 5)])
def test_a_one_always_succeeds_and_a_six_always_fails(value, chance):
    assert plain(value).chance == SIXTHS[chance]
    assert stepped(value).chance == SIXTHS[chance]


@pytest.mark.rule("ICH-DICE-05", "ICH-DICE-10")
def test_a_modifier_changes_the_value_and_not_the_die():
    roll = stepped(3, -1)
    assert roll.value == 2
    assert roll.grade(2) == Grade.TOTAL_SUCCESS
    assert roll.grade(3) == Grade.TOTAL_FAILURE


@pytest.mark.rule("ICH-DICE-06", "ICH-DICE-07", "ICH-DICE-08", "ICH-DICE-09")
@pytest.mark.parametrize("value", range(7))
def test_the_parity_of_the_die_makes_a_stepped_result_total_or_partial(value):
    for die in range(1, 7):
        passed = die == 1 or (die <= value and die < 6)
        good, bad = Grade.TOTAL_SUCCESS, Grade.PARTIAL_FAILURE
        if die % 2:
            good, bad = Grade.PARTIAL_SUCCESS, Grade.TOTAL_FAILURE
        assert stepped(value).grade(die) == (good if passed else bad)


def test_the_grades_of_a_roll_share_the_whole_chance():
    for value in range(-1, 8):
        assert sum(stepped(value).chance_of(grade) for grade in Grade) == 1
        assert sum(plain(value).chance_of(grade) for grade in Grade) == 1


@pytest.mark.rule("ICH-JUMP-03", "ICH-JUMP-04", "ICH-JUMP-09")
def test_a_jump_asks_for_more_the_longer_it_is():
    assert jump_roll(4, 3.0, hurry=True) is None
    assert jump_roll(4, 3.001, hurry=False).value == 4
    assert jump_roll(4, 6.0, hurry=True).value == 3
    heroic = jump_roll(4, 6.001, hurry=True)
    assert (heroic.value, heroic.stepped, heroic.heroic) == (3, True, True)
    assert heroic.chance == Fraction(1, 6)  # a two alone


@pytest.mark.rule("ICH-LEAP-03", "ICH-LEAP-04", "ICH-LEAP-07")
def test_a_leap_asks_for_more_the_higher_it_is():
    assert leap_roll(5, 2.0, hurry=True) is None
    assert leap_roll(5, 2.001, hurry=False).value == 5
    assert leap_roll(5, 4.0, hurry=True).value == 4
    heroic = leap_roll(5, 4.001, hurry=True)
    assert (heroic.value, heroic.stepped, heroic.heroic) == (4, True, True)
    assert heroic.chance == Fraction(2, 6)  # a two or a four


@pytest.mark.rule("ICH-CLIMB-04", "ICH-CLIMB-06", "ICH-CLIMB-07")
def test_a_climb_has_a_bonus_that_hurrying_takes_away():
    assert climb_roll(3, hurry=False).value == 4
    assert climb_roll(3, hurry=True).value == 3
    assert climb_roll(3, hurry=True).grade(3) == Grade.SUCCESS  # ICH-EX-02
    assert descent_roll(3, hurry=False).value == 4
    assert descent_roll(3, hurry=True).value == 3


@pytest.mark.rule("ICH-SWIM-01", "ICH-SWIM-06")
def test_swimming_is_a_stepped_roll_with_a_bonus_that_hurrying_takes_away():
    assert (swim_roll(3, hurry=False).value, swim_roll(3, hurry=False).stepped) == (4, True)
    assert (swim_roll(3, hurry=True).value, swim_roll(3, hurry=True).stepped) == (3, True)


@pytest.mark.rule("ICH-FALL-01", "ICH-FALL-02", "ICH-FALL-03")
def test_landing_is_rolled_for_beyond_four_pas_only_and_without_modifier():
    assert landing_roll(3, 4.0) is None
    roll = landing_roll(3, 4.001)
    assert (roll.value, roll.modifier, roll.stepped) == (3, 0, True)


@pytest.mark.rule("ICH-FALL-04", "ICH-FALL-05", "ICH-FALL-06", "ICH-FALL-07", "ICH-FALL-10", "ICH-ACT-11")
def test_each_grade_of_a_landing_has_its_consequence():
    found = {outcome.grade: (outcome, chance) for outcome, chance in outcomes(landing_roll(3, 7.0))}
    told = {
        grade: (of.damage, of.in_difficulty, of.goes_on, of.armour_roll, chance)
        for grade, (of, chance) in found.items()
    }
    assert told == {
        Grade.TOTAL_SUCCESS: (None, False, True, False, Fraction(1, 6)),
        Grade.PARTIAL_SUCCESS: (None, True, True, False, Fraction(2, 6)),  # ICH-EX-04: a three
        Grade.PARTIAL_FAILURE: ("1D3", False, False, False, Fraction(2, 6)),
        Grade.TOTAL_FAILURE: ("2D3", False, False, False, Fraction(1, 6)),
    }


@pytest.mark.rule("ICH-SWIM-02", "ICH-SWIM-03", "ICH-SWIM-04", "ICH-SWIM-05")
def test_each_grade_of_a_swim_has_its_consequence():
    told = {of.grade: (of.damage, of.difficult_water, of.goes_on) for of, _ in outcomes(swim_roll(2, hurry=False))}
    assert told == {
        Grade.TOTAL_SUCCESS: (None, False, True),
        Grade.PARTIAL_SUCCESS: (None, True, True),
        Grade.PARTIAL_FAILURE: (None, False, False),
        Grade.TOTAL_FAILURE: ("1", False, False),
    }


def test_a_plain_roll_has_no_table_of_consequences():
    assert outcomes(plain(3)) == ()

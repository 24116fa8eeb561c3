"""The dice problem: the plan is the best there is, and the chances are those that dice show."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import sqrt

import numpy as np
import pytest

from skirmish.mythic import odds

PAIRS = [(offence, defence) for offence in range(11) for defence in range(11)]


# ---------------------------------------------------------------- a second, naive way: every choice there is


@cache
def naive_last(values: tuple[int, ...], defence: int) -> int:
    """Every order of discards, one die at a time; wounding dice are locked."""
    pool = [value for value in values if value < defence]
    best = len(values) - len(pool)
    for given, raised in product(range(len(pool)), repeat=2):
        if given != raised:
            after = [value + (place == raised) for place, value in enumerate(pool) if place != given]
            best = max(best, len(values) - len(pool) + naive_last(tuple(sorted(after)), defence))
    return best


@cache
def naive_first(values: tuple[int, ...], defence: int) -> Fraction:
    """Discard in any way, then stop there or roll any number of fives again."""
    pool = [value for value in values if value < defence]
    sure = len(values) - len(pool)
    best = max(Fraction(0), naive_reroll(tuple(sorted(pool)), defence))
    for given, raised in product(range(len(pool)), repeat=2):
        if given != raised:
            after = [value + (place == raised) for place, value in enumerate(pool) if place != given]
            best = max(best, naive_first(tuple(sorted(after)), defence))
    return sure + best


@cache
def naive_reroll(pool: tuple[int, ...], defence: int) -> Fraction:
    best = Fraction(0)
    for number in range(1, pool.count(5) + 1):
        rest = tuple(value for value in pool if value != 5) + (5,) * (pool.count(5) - number)
        shown = product(range(6), repeat=number)
        made = sum(
            naive_last(tuple(sorted((*rest, *(5 + face for face in faces if face)))), defence) for faces in shown
        )
        best = max(best, Fraction(made, 6**number))
    return best


def check_all_choices(defence, number):
    for values in combinations_with_replacement(range(1, 6), number):
        assert odds.first_plan(values, defence).expected == naive_first(values, defence), values


@pytest.mark.parametrize("defence", range(11))
def test_the_plan_is_as_good_as_the_best_of_all_choices(defence):
    """For every throw of up to four dice, no way of discarding and rolling again expects more wounds."""
    for number in range(5):
        check_all_choices(defence, number)


@pytest.mark.soak
@pytest.mark.parametrize("defence", range(11))
def test_the_plan_is_as_good_as_the_best_of_all_choices_with_six_dice(defence):
    check_all_choices(defence, 5)
    check_all_choices(defence, 6)


# ---------------------------------------------------------------- sampled attacks


def played(offence, defence, count, rng):
    """Attacks rolled on the table by the plan: the wounds of each."""
    first = np.sort(rng.integers(0, 6, (count, offence)), axis=1)
    code = first @ (6 ** np.arange(offence))
    kinds, place, which = np.unique(code, return_index=True, return_inverse=True)
    kept = np.zeros((len(kinds), 10), np.int64)
    rerolled = np.zeros(len(kinds), np.int64)
    for number, row in enumerate(first[place]):
        dice, rerolled[number] = after_plan(tuple(int(face) for face in row if face), defence)
        kept[number, : len(dice)] = dice
    again = rng.integers(0, 6, (count, offence)) * (np.arange(offence) < rerolled[which][:, None])
    return counted(np.concatenate([np.where(again > 0, again + 5, 0), kept[which]], axis=1), defence)


def after_plan(values, defence):
    """The dice that stay beside those rolled again, and how many these are."""
    plan = odds.first_plan(values, defence)
    dice = list(values)
    for given, raised in plan.discard:
        dice.remove(given)
        dice.remove(raised)
        dice.append(raised + 1)
    for _ in range(plan.reroll):
        dice.remove(5)
    return dice, plan.reroll


def counted(dice, defence):
    """The wounds that discarding makes: dice are raised from the highest down while there are dice to give up."""
    dice = -np.sort(-dice, axis=1)
    made = np.zeros(len(dice), np.int64)
    pool = ((dice > 0) & (dice < max(defence, 1))).sum(axis=1)
    for column in dice.T:
        lacks = np.where(column > 0, np.maximum(defence - column, 0), 1000)
        wound = np.where(lacks == 0, column > 0, lacks <= pool - 1)
        made += wound
        pool -= np.where(wound & (lacks > 0), lacks + 1, 0)
        pool = np.where(wound, pool, 0)
    return made


def check_sampled(count, seed):
    rng = np.random.default_rng(seed)
    for offence, defence in PAIRS:
        wounds = played(offence, defence, count, rng)
        found = odds.wounds(offence, defence)
        for number, chance in enumerate(found.chances):
            share, exact = float(np.mean(wounds == number)), float(chance)
            # Five standard errors, for some 1,300 comparisons; and room for one attack where the chance is tiny.
            error = 5 * sqrt(exact * (1 - exact) / count) + 3 / count
            assert abs(share - exact) <= error, (offence, defence, number, share, exact)


def test_sampled_attacks_agree_with_the_exact_chances():
    check_sampled(5000, seed=1)


@pytest.mark.soak
def test_a_million_sampled_attacks_agree_with_the_exact_chances():
    check_sampled(1_000_000, seed=2)


# ---------------------------------------------------------------- other ways to play


def by_habit(values, defence, habit):
    """The wounds to be expected from a fixed habit: how many of the fives it rolls again, after which raises."""
    pool = sorted(value for value in values if value < defence)
    sure = len(values) - len(pool)
    if defence <= 5 or habit == "never":
        return Fraction(sure + odds.most_wounds(pool, defence))
    if habit == "raise fours":
        while 4 in pool and pool[0] < 4:
            pool.pop(0)
            pool.remove(4)
            pool.append(5)
    number = min(pool.count(5), 1 if habit == "one" else len(pool))
    if not number:
        return Fraction(sure + odds.most_wounds(pool, defence))
    rest = [value for value in pool if value != 5] + [5] * (pool.count(5) - number)
    shown = product(range(6), repeat=number)
    made = sum(odds.most_wounds([*rest, *(5 + face for face in faces if face)], defence) for faces in shown)
    return sure + Fraction(made, 6**number)


@pytest.mark.parametrize("habit", ["never", "one", "all", "raise fours"])
def test_no_fixed_habit_beats_the_plan(habit):
    """On every throw the plan is at least as good as the habit, and against high defences better on the whole."""
    gained = Fraction(0)
    for defence, number in product(range(11), range(6)):
        for values in combinations_with_replacement(range(1, 6), number):
            better = odds.first_plan(values, defence).expected - by_habit(values, defence, habit)
            assert better >= 0
            gained += better
    assert gained > 0


# ---------------------------------------------------------------- plain facts


@pytest.mark.parametrize(("offence", "defence"), PAIRS)
def test_chances_add_up_and_never_exceed_the_dice(offence, defence):
    found = odds.wounds(offence, defence)
    assert sum(found.chances) == 1
    assert not any(found.chances[offence + 1 :])


def test_more_dice_help_and_more_defence_hinders():
    for offence, defence in product(range(10), range(10)):
        here = odds.expected(offence, defence)
        assert odds.expected(offence + 1, defence) >= here >= odds.expected(offence, defence + 1)


@pytest.mark.rule("MYT-ASSAULT-13")
def test_blanks_never_wound_and_everything_else_does_against_defence_zero_or_one():
    for defence in (0, 1):
        assert odds.wounds(1, defence).chances[:2] == (Fraction(1, 6), Fraction(5, 6))
    assert odds.wounds(0, 0).chances[0] == 1


@pytest.mark.rule("MYT-ASSAULT-12")
def test_a_die_has_a_blank_and_one_to_five_once_each():
    """So one die against defence d up to five wounds with the faces from d on."""
    assert odds.FACES == (0, 1, 2, 3, 4, 5)
    assert [odds.wounds(1, defence).expected for defence in range(1, 6)] == [Fraction(6 - d, 6) for d in range(1, 6)]


def test_the_last_point_of_vitality_is_worth_a_surer_wound():
    """Against one point of vitality the plan makes one wound likelier than the plan for the most wounds does."""
    gains = [odds.wounds(o, d, 1).at_least(1) - odds.wounds(o, d).at_least(1) for o, d in PAIRS]
    assert min(gains) >= 0
    assert max(gains) > 0


def test_slayers_roll_blanks_again_first():
    """With two rerolls, a throw of two blanks and a five against defence 5 gives up the blanks."""
    given_up, hoped = odds.best_rerolls((0, 0, 5), 2, 5)
    assert given_up == (0, 0)
    assert hoped > odds.first_plan((5,), 5).expected


# ---------------------------------------------------------------- later in an attack


SHOWN = [values for number in range(4) for values in combinations_with_replacement(range(1, 8), number)]
"""Up to three dice, some of which have been raised above five already."""


@pytest.mark.parametrize("defence", range(11))
def test_before_the_second_assault_as_many_fives_are_rolled_again_as_hope_for_most(defence):
    for values in SHOWN:
        pool = tuple(value for value in values if value < defence)
        plan = odds.second_plan(values, defence)
        assert plan.expected == len(values) - len(pool) + naive_reroll(pool, defence), values
        assert plan.reroll <= pool.count(5)
        assert plan.discard == ()


@pytest.mark.parametrize("defence", range(11))
def test_at_the_end_dice_are_given_up_for_all_the_wounds_there_can_be(defence):
    for values in SHOWN:
        plan = odds.last_plan(values, defence)
        dice = list(values)
        for given, raised in plan.discard:
            dice.remove(given)
            dice[dice.index(raised)] += 1
        assert sum(value >= defence for value in dice) == plan.expected == naive_last(tuple(sorted(values)), defence)


@pytest.mark.parametrize("plan", [odds.first_plan, odds.second_plan])
def test_nothing_is_rolled_again_for_wounds_that_are_worth_nothing(plan):
    """A six has wounded a target of one point: the five beside it has nothing left to win."""
    found = plan((6, 5), 6, 1)
    assert (found.reroll, found.expected) == (0, 1)
    assert plan((6, 5), 6, 2).reroll == 1


def test_an_attack_makes_ten_wounds_at_most_and_none_at_least():
    found = odds.wounds(10, 1)
    assert len(found.chances) == 11
    assert found.at_least(-1) == found.at_least(0) == 1
    assert found.at_least(1) == 1 - found.chances[0]
    assert found.at_least(11) == 0


def test_blanks_are_no_dice():
    assert odds.most_wounds((0, 0, 5), 5) == 1
    assert odds.most_wounds((0,), 0) == 0


def test_one_die_is_rolled_once_more_for_the_attacker_or_against_it():
    """Against defence 5 a blank gains a sixth by it, and a five loses all but a sixth."""
    assert odds.best_rerolls((0,), 1, 5) == ((0,), Fraction(1, 6))
    assert odds.worst_rerolls((5,), 1, 5) == ((5,), Fraction(1, 6))
    assert odds.best_rerolls((5,), 1, 5) == ((), Fraction(1))
    assert odds.worst_rerolls((0,), 1, 5) == ((), Fraction(0))


def test_wounds_beyond_the_vitality_are_not_expected():
    """Two dice against defence 1 make a wound each with five faces of six."""
    assert odds.expected(2, 1) == Fraction(10, 6)
    assert odds.expected(2, 1, 1) == Fraction(35, 36)


def test_two_dice_are_rolled_once_more_for_the_attacker_or_against_it():
    assert odds.best_rerolls((0, 0), 2, 5)[0] == (0, 0)
    assert odds.best_rerolls((0, 0), 1, 5)[0] == (0,)
    assert odds.worst_rerolls((5, 5), 2, 5)[0] == (5, 5)
    assert odds.worst_rerolls((5, 5), 1, 5)[0] == (5,)


def test_a_blank_is_given_up_for_nothing():
    """A four beside a blank does not become a five: there is nothing to discard for it."""
    for plan in (odds.first_plan, odds.second_plan):
        found = plan((0, 4), 5)
        assert (found.expected, found.discard, found.reroll) == (0, (), 0)
    assert odds.first_plan((0, 1, 4), 5).discard == odds.last_plan((0, 1, 4), 5).discard == ((1, 4),)
    assert odds.second_plan((0, 5), 10).expected == Fraction(1, 6), "a nine lacks one, and there is no die for it"

"""Solves the dice problem of an attack exactly: what to discard, what to roll again, and how many wounds follow.

An attack rolls dice with the faces blank, 1, 2, 3, 4, 5 (a blank is written 0). Blanks go; other dice may be discarded
for +1 each on dice that stay; dice of exactly 5 may be rolled once more and added; then dice may be discarded again.
The plan that leaves the most expected wounds needs a single number, how many dice to roll again:

- Any raise that does not make a 5 to be rolled again can wait until after the second assault, when more is known.
- A 5 that was rolled comes before a 4 raised to 5, and a 4 before a 3: what the dearer raise would leave, the cheaper
  one can still make with the die it saves.
- What is discarded is the lowest of what stays, since wounds never fall when a die rises.

So each number is weighed by all that the rolled dice may show. All sums are whole numbers below 2⁶³ over powers of
six: nothing is sampled and nothing is rounded.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FACES = (0, 1, 2, 3, 4, 5)
"""MYT-ASSAULT-12: the faces of a die; 0 is the blank."""

TOP = 5
"""MYT-ASSAULT-07: the value that may be rolled again."""

MOST = 10
"""MYT-ATK-10: neither offence nor defence goes above this."""

NEVER = 99
"""The lack of a die that is not there: nothing makes it a wound."""

Values = tuple[int, ...]
Array = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Wounds:
    """How likely each number of wounds is, from none on."""

    chances: tuple[Fraction, ...]

    @property
    def expected(self) -> Fraction:
        return sum((number * chance for number, chance in enumerate(self.chances)), Fraction(0))

    def at_least(self, number: int) -> Fraction:
        """The chance of a number of wounds or more."""
        return sum(self.chances[max(number, 0) :], Fraction(0))


@dataclass(frozen=True, slots=True)
class Plan:
    """The best use of the dice at hand: what to do next, and the wounds to be expected from doing so."""

    discard: tuple[tuple[int, int], ...]
    """Dice to give up, in order: (value given up, value raised by one)."""
    reroll: int
    expected: Fraction


@lru_cache(maxsize=512)
def wounds(offence: int, defence: int, vitality: int | None = None) -> Wounds:
    """How many wounds an attack makes when all is chosen well; with a vitality, wounds beyond it are worth nothing."""
    total = np.zeros(MOST + 1, np.int64)
    for values, ways in _rolls(offence):
        rerolled, spread = _best(values, defence, _felt(vitality, offence))
        total += np.array(spread, np.int64) * (ways * 6 ** (MOST - rerolled))
    whole = 6 ** (offence + MOST)
    return Wounds(tuple(Fraction(int(part), whole) for part in total))


def expected(offence: int, defence: int, vitality: int | None = None) -> Fraction:
    """The wounds to be expected; those beyond the vitality are lost (MYT-WOUND-04)."""
    found = wounds(offence, defence, vitality).chances
    most = MOST if vitality is None else vitality
    return sum((min(number, most) * chance for number, chance in enumerate(found)), Fraction(0))


def first_plan(values: Values, defence: int, vitality: int | None = None) -> Plan:
    """The best use of dice after the first roll: `values` are those still in the attack that do not wound yet."""
    return _first_plan(values, defence, _felt(vitality, len(values)))


def _felt(vitality: int | None, dice: int) -> int | None:
    """A vitality that the number of dice cannot exceed makes no difference."""
    return None if vitality is None or vitality >= dice else vitality


@lru_cache(maxsize=65536)
def _first_plan(values: Values, defence: int, vitality: int | None) -> Plan:
    kept = tuple(sorted(value for value in values if 0 < value < defence))
    sure = sum(value >= defence for value in values)
    left = None if vitality is None else max(vitality - sure, 0)
    rerolled, spread = _best(kept, defence, _felt(left, len(kept)))
    hoped = Fraction(_worth(spread, _left(vitality, sure)), 6**rerolled) + _counted(sure, vitality)
    if rerolled == 0:
        return Plan(_finishing(kept, defence), 0, hoped)
    return Plan(_raising(kept, rerolled), rerolled, hoped)


@lru_cache(maxsize=65536)
def second_plan(values: Values, defence: int, vitality: int | None = None) -> Plan:
    """How many of the fives to roll again, when nothing more is discarded before; or how to finish without."""
    kept = tuple(sorted(value for value in values if 0 < value < defence))
    sure = sum(value >= defence for value in values)
    fives = kept.count(TOP)
    found = [Fraction(0)]  # Declining the second assault forgoes the second discards too.
    for number in range(1, fives + 1):
        rest = list(kept)
        for _ in range(number):
            rest.remove(TOP)
        spread = _spread(tuple(rest), number, defence)
        found.append(Fraction(_worth(spread, _left(vitality, sure)), 6**number))
    best = found.index(max(found))
    return Plan((), best, found[best] + _counted(sure, vitality))


@lru_cache(maxsize=65536)
def last_plan(values: Values, defence: int) -> Plan:
    """What to discard when no roll is left."""
    kept = tuple(sorted(value for value in values if 0 < value < defence))
    sure = sum(value >= defence for value in values)
    return Plan(_finishing(kept, defence), 0, Fraction(sure + most_wounds(kept, defence)))


@lru_cache(maxsize=65536)
def best_rerolls(values: Values, most: int, defence: int, vitality: int | None = None) -> tuple[Values, Fraction]:
    """MYT-TAL-26: which dice of the first roll, blanks included, are best rolled once more, and what is hoped then."""
    chosen: tuple[Values, Fraction] = ((), first_plan(_shown(values), defence, vitality).expected)
    for number in range(1, min(most, len(values)) + 1):
        for given_up in combinations_of(values, number):
            hoped = _after_rerolling(values, given_up, defence, vitality)
            if hoped > chosen[1]:
                chosen = (given_up, hoped)
    return chosen


@lru_cache(maxsize=65536)
def worst_rerolls(values: Values, most: int, defence: int, vitality: int | None = None) -> tuple[Values, Fraction]:
    """Which dice of the first roll the target has best rolled once more, and what the attacker may hope for then."""
    chosen: tuple[Values, Fraction] = ((), first_plan(_shown(values), defence, vitality).expected)
    for number in range(1, min(most, len(values)) + 1):
        for given_up in combinations_of(values, number):
            hoped = _after_rerolling(values, given_up, defence, vitality)
            if hoped < chosen[1]:
                chosen = (given_up, hoped)
    return chosen


def combinations_of(values: Values, number: int) -> Iterator[Values]:
    """Every way to take a number of these dice, by their values."""
    distinct = sorted(set(values))
    for taken in combinations_with_replacement(distinct, number):
        if all(taken.count(value) <= values.count(value) for value in distinct):
            yield taken


def _after_rerolling(values: Values, given_up: Values, defence: int, vitality: int | None) -> Fraction:
    rest = list(values)
    for value in given_up:
        rest.remove(value)
    hoped = sum(
        (
            ways * first_plan(_shown((*rest, *shown)), defence, vitality).expected
            for shown, ways in _throws(len(given_up))
        ),
        Fraction(0),
    )
    return hoped / Fraction(6 ** len(given_up))


def most_wounds(values: Iterable[int], defence: int) -> int:
    """MYT-ASSAULT-03: the most wounds that discarding makes of these dice, without another roll."""
    shown = sorted((value for value in values if value > 0), reverse=True)
    made = sum(value >= defence for value in shown)
    pool = shown[made:]
    lacking = 0
    for number, value in enumerate(pool, 1):
        lacking += defence - value
        if lacking > len(pool) - number:
            return made + number - 1
    return made + len(pool)


def _shown(values: Values) -> Values:
    return tuple(sorted(value for value in values if value))


def _counted(sure: int, vitality: int | None) -> int:
    return sure if vitality is None else min(sure, vitality)


def _left(vitality: int | None, sure: int) -> int:
    return MOST if vitality is None else max(vitality - sure, 0)


def _worth(spread: Values, most: int) -> int:
    return sum(min(number, most) * ways for number, ways in enumerate(spread))


def _finishing(kept: Values, defence: int) -> tuple[tuple[int, int], ...]:
    """The discards that make the most wounds now: the lowest dice raise the highest, one wound after the other."""
    goal = most_wounds(kept, defence)
    pool = sorted(kept)
    steps = []
    for _ in range(goal):
        value = pool.pop()
        while value < defence:
            steps.append((pool.pop(0), value))
            value += 1
    return tuple(steps)


def _raising(kept: Values, rerolled: int) -> tuple[tuple[int, int], ...]:
    """The discards that make a number of fives: the lowest dice raise the highest below five."""
    spare = sorted(kept)
    for _ in range(min(rerolled, kept.count(TOP))):
        spare.remove(TOP)
    raised = _highest_below_top(spare, rerolled - kept.count(TOP))
    for value in raised:
        spare.remove(value)
    steps = []
    for value in raised:
        steps += [(spare.pop(0), step) for step in range(value, TOP)]
    return tuple(steps)


def _highest_below_top(values: Iterable[int], number: int) -> list[int]:
    return sorted((value for value in values if value < TOP), reverse=True)[: max(number, 0)]


def _kept_beside(kept: Values, rerolled: int) -> Values | None:
    """What stays beside a number of fives rolled again; None where there are not enough."""
    rest = sorted(kept)
    fives = rest.count(TOP)
    for _ in range(min(rerolled, fives)):
        rest.remove(TOP)
    raised = _highest_below_top(rest, rerolled - fives)
    if len(raised) < rerolled - fives:
        return None
    for value in raised:
        rest.remove(value)
    price = sum(TOP - value for value in raised)
    return tuple(rest[price:]) if price <= len(rest) else None


@lru_cache(maxsize=1 << 18)
def _best(values: Values, defence: int, vitality: int | None) -> tuple[int, Values]:
    """How many dice to roll again, and in how many of 6ⁿ ways each number of wounds follows."""
    kept = tuple(sorted(value for value in values if value < defence))
    sure = len(values) - len(kept)
    most = _left(vitality, sure)
    found = 0, _spread(kept, 0, defence)
    best = _worth(found[1], most) * 6**MOST
    for rerolled in range(1, len(kept) + 1) if defence > TOP else ():
        rest = _kept_beside(kept, rerolled)
        if rest is None:
            break
        spread = _spread(rest, rerolled, defence)
        hoped = _worth(spread, most) * 6 ** (MOST - rerolled)
        if hoped > best:
            found, best = (rerolled, spread), hoped
    shifted = (0,) * sure + found[1][: MOST + 1 - sure]
    return found[0], shifted


@lru_cache(maxsize=1 << 18)
def _spread(rest: Values, rerolled: int, defence: int) -> Values:
    """In how many of 6ⁿ ways each number of wounds follows from fives rolled again beside dice that stay."""
    if rerolled == 0:
        made = most_wounds(rest, defence)
        return tuple(int(number == made) for number in range(MOST + 1))
    thrown, locked, pools, ways = _second_throws(rerolled, defence)
    lacks = np.concatenate([thrown, np.tile(np.array([defence - v for v in rest], np.int64), (len(ways), 1))], axis=1)
    lacks.sort(axis=1)
    pool = pools + len(rest)
    numbers = np.arange(1, lacks.shape[1] + 1)
    made = locked + (np.cumsum(lacks, axis=1) <= pool[:, None] - numbers).sum(axis=1)
    # Doubles hold whole numbers below 2⁵³ exactly; there are 6¹⁰ ways at most.
    counted = np.bincount(made, weights=ways, minlength=MOST + 1)
    return tuple(int(part) for part in counted)


@cache
def _second_throws(rerolled: int, defence: int) -> tuple[Array, Array, Array, Array]:
    """All that fives rolled again can come to: what each lacks to a wound, wounds made, dice in the pool, ways."""
    throws = list(_throws(rerolled))
    shown = np.array([faces for faces, _ in throws], np.int64).reshape(len(throws), rerolled)
    blank, wounding = shown == 0, (shown > 0) & (shown + TOP >= defence)
    lacks = np.where(blank | wounding, NEVER, defence - TOP - shown)
    ways = np.array([number for _, number in throws], np.int64)
    return lacks, wounding.sum(axis=1), (~blank & ~wounding).sum(axis=1), ways


@cache
def _throws(number: int) -> tuple[tuple[Values, int], ...]:
    """Every throw of a number of dice, in rising order, and in how many ways it comes."""
    return tuple((faces, _ways(faces)) for faces in combinations_with_replacement(FACES, number))


@cache
def _rolls(number: int) -> tuple[tuple[Values, int], ...]:
    """Every throw of a number of dice without its blanks."""
    return tuple((_shown(faces), ways) for faces, ways in _throws(number))


def _ways(faces: Values) -> int:
    ways = factorial(len(faces))
    for face in FACES:
        ways //= factorial(faces.count(face))
    return ways

"""Computes the exact chances of a fight or a shot about to be declared, from the same modifiers as the rules.

A figure's own re-rolls are counted, and assumed to be used whenever its roll is behind. Re-rolls that need a wager on
top are not counted: Occultisme, and the interventions of the gods.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.effroi import frightens
from skirmish.ichoria.actions.groups import enemies_in_group, outnumbering, possible_groups, who_splits
from skirmish.ichoria.actions.melee import contender, dived, melee_modifiers
from skirmish.ichoria.actions.shots import evading_contender, shooter_modifiers, shooting_contender, target_modifiers
from skirmish.ichoria.figure.armour import armour_value
from skirmish.ichoria.figure.arms import melee_grips, wielded
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.damage import damage_dice, weapon_damage
from skirmish.ichoria.figure.dice import active_first
from skirmish.ichoria.path.rolls import FACES, Grade, read
from skirmish.ichoria.state.skirmish import controller

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.ichoria.actions.groups import Groups
    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.figure.characteristics import Modifier
    from skirmish.ichoria.figure.dice import Contender
    from skirmish.ichoria.state.skirmish import Skirmish

CERTAIN, NEVER = Fraction(1), Fraction(0)
ONE_FACE = Fraction(1, len(FACES))


@dataclass(frozen=True, slots=True)
class Harm:
    """The harm to one figure: how likely it loses each number of points, and what else befalls it."""

    figure: str
    sante: int
    damage: tuple[Fraction, ...]
    """The chance of losing 0, 1, 2 … points of Santé; more than it has, it cannot lose (ICH-DMG-07)."""
    in_difficulty: Fraction

    @property
    def hurt(self) -> Fraction:
        return 1 - self.damage[0]

    @property
    def out(self) -> Fraction:
        """The chance of being out of combat (ICH-DMG-06)."""
        return self.damage[self.sante] if self.sante < len(self.damage) else NEVER

    @property
    def expected(self) -> Fraction:
        return sum((points * chance for points, chance in enumerate(self.damage)), NEVER)


@dataclass(frozen=True, slots=True)
class Part:
    """One side of an opposed roll: what it adds to its die, and why."""

    figure: str
    weapon: str | None
    adds: int
    modifiers: tuple[Modifier, ...]
    rerolls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FightOdds:
    """A fight about to be declared."""

    attacker: Part
    defender: Part
    win: Fraction
    tie: Fraction
    lose: Fraction
    to_defender: Harm
    to_attacker: Harm


@dataclass(frozen=True, slots=True)
class ShotOdds:
    """A shot about to be declared."""

    shooter: Part
    target: Part
    courage: Fraction
    """The chance that the shooter dares to shoot at all (Effroi)."""
    hit: Fraction
    to_target: Harm


def fight_odds(
    game: Skirmish,
    attacker: str,
    defender: str,
    *,
    weapon: str | None = None,
    answer: str | None = None,
    groups: Groups | None = None,
    opportunity: bool = False,
) -> FightOdds:
    """ICH-MEL-01: the chances of a fight; weapons and groups that are not said are those that serve best.

    In an attack of opportunity only the defender can be hurt (ICH-OPP-01).
    """
    groups = likely_groups(game, attacker, defender) if groups is None else groups
    sides = contender(game, attacker, defender, groups), contender(game, defender, attacker, groups)
    blades = _best_grip(game, attacker, defender, weapon), _best_grip(game, defender, attacker, answer)
    win, tie, lose = opposed_chances(game, *sides)
    hit_back = NEVER if opportunity else lose
    return FightOdds(
        _fighter(game, sides[0], defender, blades[0], groups),
        _fighter(game, sides[1], attacker, blades[1], groups),
        win,
        tie,
        lose,
        _harm(game, defender, wielded(game, blades[0]), win, melee=True, steps=_steps(game, attacker)),
        _harm(game, attacker, wielded(game, blades[1]), hit_back, melee=True, steps=_steps(game, defender)),
    )


def shot_odds(
    game: Skirmish, shooter: str, target: str, weapon: str, *, aimed: bool = False, in_air: bool = False
) -> ShotOdds:
    """ICH-SHOOT-06: the chances of a shot, and of the courage it may take."""
    bow = game.weapon(weapon)
    sides = (
        shooting_contender(game, shooter, aimed=aimed, in_air=in_air),
        evading_contender(game, shooter, target, bow),
    )
    courage = _courage(game, shooter, target)
    hit = courage * opposed_chances(game, *sides)[0]
    return ShotOdds(
        Part(shooter, weapon, sides[0].adds, tuple(shooter_modifiers(aimed=aimed, in_air=in_air))),
        Part(target, None, sides[1].adds, tuple(target_modifiers(game, shooter, target, bow))),
        courage,
        hit,
        _harm(game, target, bow, hit, melee=False),
    )


def opposed_chances(game: Skirmish, one: Contender, other: Contender) -> tuple[Fraction, Fraction, Fraction]:
    """ICH-DICE-11: how likely the one is ahead, level or behind, once the side behind has rolled again."""
    sides = (one, other)
    again = tuple(mine for mine in active_first(game, [one.name, other.name]) for _ in sides[mine].rerolls)
    return _ahead_level_behind(one.adds - other.adds, again)


@cache
def _ahead_level_behind(lead: int, again: tuple[int, ...]) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of two dice when the first has a lead, and these sides may roll again, in this order."""
    dice = dict.fromkeys(product(FACES, FACES), ONE_FACE * ONE_FACE)
    for mine in again:
        dice = _rolled_again(dice, lead, mine)
    found: dict[int, Fraction] = defaultdict(Fraction)
    for (first, second), chance in dice.items():
        ahead = first + lead - second
        found[(ahead > 0) - (ahead < 0)] += chance
    return found[1], found[0], found[-1]


def _rolled_again(dice: Mapping[tuple[int, int], Fraction], lead: int, mine: int) -> dict[tuple[int, int], Fraction]:
    """ICH-DICE-15: where its own total is behind, its die is thrown once more."""
    after: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (first, second), chance in dice.items():
        ahead = first + lead - second
        behind = ahead < 0 if mine == 0 else ahead > 0
        for die in FACES if behind else (first if mine == 0 else second,):
            after[(die, second) if mine == 0 else (first, die)] += chance * (ONE_FACE if behind else 1)
    return dict(after)


def likely_groups(game: Skirmish, attacker: str, defender: str) -> Groups:
    """ICH-MULTI-03: of the splits in which the two meet, the one that serves best the player who makes it."""
    meeting = [split for split in possible_groups(game, attacker) if defender in enemies_in_group(split, attacker)]
    if len(meeting) <= 1:
        return meeting[0] if meeting else ()
    mine = who_splits(game, attacker) == controller(game, attacker)
    pair = (attacker, defender) if mine else (defender, attacker)
    return max(meeting, key=lambda split: outnumbering(game, split, *pair))


def _fighter(game: Skirmish, side: Contender, foe: str, grip: str | None, groups: Groups) -> Part:
    return Part(side.name, grip, side.adds, melee_modifiers(game, side.name, foe, groups), side.rerolls)


def _best_grip(game: Skirmish, name: str, foe: str, said: str | None) -> str | None:
    """The weapon that was said, or the one that takes most from the enemy when it wins."""
    grips = melee_grips(game, name)
    if said is not None or len(grips) <= 1:
        return said or next(iter(grips), None)
    steps = _steps(game, name)
    return max(grips, key=lambda grip: _harm(game, foe, wielded(game, grip), CERTAIN, melee=True, steps=steps).expected)


def _steps(game: Skirmish, name: str) -> int:
    """ICH-DIVE-06: how many classes a dive raises its damage by."""
    return 1 if dived(game, name) else 0


def _courage(game: Skirmish, shooter: str, target: str) -> Fraction:
    if not frightens(game, target, shooter):
        return CERTAIN
    nerve = value(game, shooter, "psychisme")
    return sum((ONE_FACE for die in FACES if read(die, nerve) is Grade.SUCCESS), NEVER)


def _harm(game: Skirmish, victim: str, weapon: Weapon | None, struck: Fraction, *, melee: bool, steps: int = 0) -> Harm:
    """ICH-ARM-01: what a blow that lands with some chance may do; bare hands do nothing (ICH-MEL-10)."""
    sante = game.figure(victim).sante
    if weapon is None:
        return Harm(victim, sante, (CERTAIN, *(NEVER,) * sante), NEVER)
    armour = armour_value(game, victim, weapon, melee=melee)
    normal, critical = (weapon_damage(game, weapon, victim, critical=worse, steps=steps) for worse in (False, True))
    damage, shaken = _blow(armour, normal, critical, sante)
    unhurt = 1 - struck + struck * damage[0]
    return Harm(victim, sante, (unhurt, *(struck * chance for chance in damage[1:])), struck * shaken)


@cache
def _blow(armour: int, normal: str, critical: str, sante: int) -> tuple[tuple[Fraction, ...], Fraction]:
    """ICH-ARM-02 to ICH-ARM-05: how likely an Armure roll costs each number of points, or brings difficulty."""
    damage = [NEVER] * (sante + 1)
    shaken = NEVER
    for die in FACES:
        grade = read(die, armour, stepped=True)
        cost = {Grade.PARTIAL_FAILURE: normal, Grade.TOTAL_FAILURE: critical}.get(grade, "0")
        shaken += ONE_FACE if grade is Grade.PARTIAL_SUCCESS else NEVER
        for points, chance in _points(cost).items():
            damage[min(points, sante)] += ONE_FACE * chance
    return tuple(damage), shaken


@cache
def _points(text: str) -> Mapping[int, Fraction]:
    """ICH-DICE-14: how likely each number of points is of '2', '1D3' or '2D6'."""
    wanted = damage_dice(text)
    results = [wanted.read(dice) for dice in product(FACES, repeat=wanted.count)]
    return {result: Fraction(results.count(result), len(results)) for result in set(results)}

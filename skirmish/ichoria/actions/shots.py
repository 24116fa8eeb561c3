"""Shots: bows and thrown weapons against Adresse (chapter SHOOT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.effroi import dares
from skirmish.ichoria.actions.throws import throw_away
from skirmish.ichoria.figure.armour import armour_test
from skirmish.ichoria.figure.arms import held
from skirmish.ichoria.figure.characteristics import Modifier, summed, value
from skirmish.ichoria.figure.dice import Contender, opposed
from skirmish.ichoria.gods import faith
from skirmish.ichoria.state.engagement import engaged_with, swims
from skirmish.ichoria.table.measures import at_most, more_than
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.kernel import Fact

ON_THE_MOVE = frozenset({"ran", "jumped", "leapt"})
"""Deeds of its last activation that make a target harder to hit (ICH-SHOOT-12)."""


@dataclass(frozen=True, slots=True)
class Shot(Event):
    """A figure shot at another; without totals its courage had failed it before."""

    shooter: str
    target: str
    weapon: str
    attack: int | None
    defence: int | None
    hit: bool
    empties: bool = False
    """Whether the weapon has to be reloaded now (ICH-ACT-10)."""

    def apply(self, state: Ichoria) -> Ichoria:
        if not self.empties:
            return state
        unloaded = state.figures[self.shooter].unloaded | {self.weapon}
        return state.with_figure(self.shooter, unloaded=unloaded)


async def shoot(
    game: Skirmish,
    shooter: str,
    target: str,
    weapon: str,
    *,
    aimed: bool = False,
    in_air: bool = False,
    on_alert: bool = False,
) -> bool:
    """ICH-SHOOT-06: both roll Adresse; a shooter that is ahead has hit, and the target tests its armour.

    A frightening target asks for courage first (Effroi); a shooter without it misses, but its weapon flies all the same
    (ICH-THROW-05). True when it hit.
    """
    faith.earn(game, shooter, "shot")
    bow = game.weapon(weapon)
    attack = defence = None
    if await dares(game, shooter, target):
        aimed = aimed and not on_alert  # ICH-ALERT-12
        attack, defence = await _shooting_roll(game, shooter, target, bow, aimed=aimed, in_air=in_air)
    hit = attack is not None and defence is not None and attack > defence  # ICH-SHOOT-13, ICH-SHOOT-14
    game.emit(Shot(shooter, target, weapon, attack, defence, hit, empties=bow.reload))
    if bow.thrown:
        throw_away(game, shooter, target, weapon)
    if hit:
        faith.earn(game, shooter, "shooter_feat")  # ICH-FAITH-06
        await armour_test(game, target, bow, shooter, melee=False)
    return hit


async def _shooting_roll(
    game: Skirmish, shooter: str, target: str, bow: Weapon, *, aimed: bool, in_air: bool
) -> tuple[int, int]:
    """ICH-SHOOT-06: D6 + Adresse + modifiers on both sides."""
    sides = (
        shooting_contender(game, shooter, aimed=aimed, in_air=in_air),
        evading_contender(game, shooter, target, bow),
    )
    attack, defence = await opposed(game, *sides)
    return attack.total, defence.total


def shooting_contender(game: Skirmish, shooter: str, *, aimed: bool = False, in_air: bool = False) -> Contender:
    """The shooter's side of the roll (ICH-CHAR-04)."""
    adds = value(game, shooter, "adresse") + summed(shooter_modifiers(aimed=aimed, in_air=in_air))
    return Contender(shooter, "shot", adds)


def evading_contender(game: Skirmish, shooter: str, target: str, bow: Weapon) -> Contender:
    """The target's side of the roll (ICH-CHAR-04)."""
    return Contender(
        target, "evasion", value(game, target, "adresse") + summed(target_modifiers(game, shooter, target, bow))
    )


def shooter_modifiers(*, aimed: bool = False, in_air: bool = False) -> Iterator[Modifier]:
    """What circumstances add to the shooter's roll."""
    if aimed:
        yield Modifier("aimed", 1, "ICH-SHOOT-07")
    if in_air:
        yield Modifier("in_the_air", -1, "ICH-SHOOT-08")


def target_modifiers(game: Skirmish, shooter: str, target: str, bow: Weapon) -> Iterator[Modifier]:
    """What circumstances add to the target's roll; a target in cover is not concealed as well (ICH-SHOOT-15)."""
    assert bow.range_pas is not None
    if more_than(range_pas(game, shooter, target), bow.range_pas / 2):
        yield Modifier("long_range", 1, "ICH-SHOOT-09")
    shelter = game.table.shelter(game.standings, shooter, target)
    if shelter.in_cover:
        yield Modifier("in_cover", 2, "ICH-SHOOT-11")
    elif shelter.concealed:
        yield Modifier("concealed", 1, "ICH-SHOOT-10")
    if game.figure(target).last_deeds & ON_THE_MOVE:
        yield Modifier("moving_target", 1, "ICH-SHOOT-12")
    if "bouclier" in game.card(target).abilities:
        yield Modifier("shield", 1, "bouclier")


def range_pas(game: Skirmish, shooter: str, target: str) -> float:
    """ICH-MEAS-02: from base to base."""
    return game.table.apart(game.standing(shooter), game.standing(target)).bases_pas


def shot_verdict(game: Skirmish, shooter: str, target: str, weapon: str) -> Verdict:
    """Whether a figure may shoot at another now: shooter, weapon, range, sight (ICH-SHOOT-01 to ICH-SHOOT-05)."""
    armed = _armed_verdict(game, shooter, weapon)
    if not armed:
        return armed
    if target not in {enemy.id for enemy in game.enemies_of(shooter)}:
        return _no("not_an_enemy", "ICH-SHOOT-01", target=target)
    far, reach = range_pas(game, shooter, target), game.weapon(weapon).range_pas
    if reach is None or not at_most(far, reach):
        return _no("out_of_range", "ICH-SHOOT-03", distance_pas=round(far, 3), range_pas=reach)
    friends = [foe for foe in engaged_with(game, target) if not game.book.enemies(shooter, foe)]
    if friends:
        return _no("target_engaged_with_friend", "ICH-SHOOT-05", friend=friends[0])
    if not game.table.sees(game.standings, shooter, target):
        return _no("not_seen", "ICH-SHOOT-01", target=target)
    return YES


def _armed_verdict(game: Skirmish, shooter: str, weapon: str) -> Verdict:
    """Whether the shooter is free to shoot, and has the weapon at hand and loaded."""
    if weapon not in held(game, shooter):
        return _no("weapon_not_at_hand", "ICH-THROW-01", weapon=weapon)
    if not game.weapon(weapon).ranged:
        return _no("not_a_ranged_weapon", "ICH-SHOOT-03", weapon=weapon)
    if weapon in game.figure(shooter).unloaded:
        return _no("unloaded", "ICH-ACT-10", weapon=weapon)
    foes = engaged_with(game, shooter)
    if foes:
        return _no("shooter_engaged", "ICH-SHOOT-04", enemy=foes[0])
    if swims(game, shooter):
        return _no("shooter_swims", "ICH-SWIM-07")
    return YES


def _no(reason: str, rule: str, **facts: Fact) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, facts=facts)

"""Melee: two engaged figures each roll a die, and the loser tests its armour (chapter MEL)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.actions.groups import choose_enemy, enemies_in_group, form_groups, outnumbering
from skirmish.ichoria.actions.separation import separate
from skirmish.ichoria.book.numbers import DIVE_COMBAT_BONUS, HEIGHT_ADVANTAGE_PAS, RECEPTACLE_AURA_PAS
from skirmish.ichoria.figure.armour import armour_test
from skirmish.ichoria.figure.arms import armed_in_each_hand, choose_weapon
from skirmish.ichoria.figure.characteristics import Modifier, summed, value
from skirmish.ichoria.figure.dice import Contender, opposed
from skirmish.ichoria.figure.difficulty import work_off
from skirmish.ichoria.gods import faith
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.state.engagement import engaged, engaged_with
from skirmish.ichoria.table.measures import SNAP_PAS, at_most
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.actions.groups import Groups
    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """Two figures made their melee rolls; whatever served one roll only is used up."""

    attacker: str
    defender: str
    attack: int
    defence: int
    kind: Literal["fight", "opportunity"] = "fight"

    @property
    def winner(self) -> str | None:
        if self.attack == self.defence:
            return None
        return self.attacker if self.attack > self.defence else self.defender

    def apply(self, state: Ichoria) -> Ichoria:
        for name in (self.attacker, self.defender):
            state = state.with_figure(name, first_blow=frozenset(), dive_bonus=None)
        return state


@dataclass(frozen=True, slots=True)
class Clash:
    """The result of two melee rolls: the winner and the loser, unless they are tied; and how the winner had dived."""

    winner: str | None
    loser: str | None
    damage_steps: int = 0


async def fight(game: Skirmish, attacker: str, defender: str | None = None) -> None:
    """ICH-MEL-01: both roll Combat; the lower total tests armour, be it the attacker's (ICH-MEL-08).

    Without a defender, or with one that is in another group, the attacker chooses one of its own (ICH-MULTI-06).
    """
    groups = await form_groups(game, attacker)
    if defender not in enemies_in_group(groups, attacker):
        defender = await choose_enemy(game, attacker, groups)
    faith.earn(game, attacker, "fight")
    weapons = {name: await choose_weapon(game, name, foe) for name, foe in _both_ways(attacker, defender)}
    clash = await melee_roll(game, attacker, defender, groups)
    if clash.winner is None or clash.loser is None:
        after_roll(game, attacker, defender)
        separate(game, attacker, defender)  # ICH-MEL-06
        return
    await strike(game, clash, weapons[clash.winner])


def fight_verdict(game: Skirmish, attacker: str, defender: str | None = None) -> Verdict:
    """ICH-MEL-01: whether a figure may fight: it is engaged, with that enemy if one is named."""
    fits = engaged_with(game, attacker) if defender is None else engaged(game, attacker, defender)
    if fits:
        return YES
    facts = {"figure": attacker, "enemy": defender}
    return Verdict(allowed=False, reason="not_engaged", rule="ICH-MEL-01", facts=facts)


async def melee_roll(
    game: Skirmish, attacker: str, defender: str, groups: Groups = (), kind: Literal["fight", "opportunity"] = "fight"
) -> Clash:
    """ICH-MEL-01: D6 + Combat + modifiers on both sides, with the re-rolls of each."""
    sides = [contender(game, name, foe, groups) for name, foe in _both_ways(attacker, defender)]
    steps = {name: 1 if dived(game, name) else 0 for name in (attacker, defender)}
    attack, defence = await opposed(game, *sides)
    fought = Fought(attacker, defender, attack.total, defence.total, kind)
    game.emit(fought)
    if fought.winner is None:
        return Clash(None, None)
    loser = defender if fought.winner == attacker else attacker
    return Clash(fought.winner, loser, steps[fought.winner])


async def strike(game: Skirmish, clash: Clash, weapon: Weapon | None) -> None:
    """ICH-MEL-07: the loser rolls Armure; against an unarmed winner it need not (ICH-MEL-10)."""
    winner, loser = clash.winner, clash.loser
    assert winner is not None
    assert loser is not None
    grade = None
    if weapon is not None:
        grade = await armour_test(game, loser, weapon, winner, melee=True, damage_steps=clash.damage_steps)
    after_roll(game, winner)
    if grade is not Grade.PARTIAL_SUCCESS:
        after_roll(game, loser)


def after_roll(game: Skirmish, *fighters: str) -> None:
    """ICH-DIFF-04: a figure that made a melee roll and was not put in difficulty by it is back to normal."""
    for name in fighters:
        if game.figure(name).on_table:
            work_off(game, name)


def contender(game: Skirmish, name: str, foe: str, groups: Groups = ()) -> Contender:
    """A figure as one side of the melee roll (ICH-CHAR-03)."""
    adds = value(game, name, "combat") + summed(melee_modifiers(game, name, foe, groups))
    return Contender(name, "combat", adds, tuple(melee_rerolls(game, name)))


def melee_modifiers(game: Skirmish, name: str, foe: str, groups: Groups = ()) -> tuple[Modifier, ...]:
    """ICH-MEL-11: what circumstances add to a figure's melee roll against an enemy; all of it adds up."""
    return (
        *_ground(game, name, foe),
        *_charge(game, name, foe),
        *_difficulty(game, name),
        *_company(game, name, foe, groups),
        *_skill(game, name, foe),
    )


def melee_rerolls(game: Skirmish, name: str) -> Iterator[str]:
    """Its own ways to roll again: Ambidextre with a weapon in each hand, Charge dévastatrice at the first blow."""
    abilities = game.card(name).abilities
    if "ambidextre" in abilities and armed_in_each_hand(game, name):
        yield "ambidextre"
    if "charge_devastatrice" in abilities and game.figure(name).first_blow:
        yield "charge_devastatrice"


def dived(game: Skirmish, name: str) -> bool:
    """ICH-DIVE-05: whether a dive still tells: the enemy is not yet fought, and still engaged with it."""
    prey = game.figure(name).dive_bonus
    return prey is not None and engaged(game, name, prey)


def _ground(game: Skirmish, name: str, foe: str) -> Iterator[Modifier]:
    here, there = game.figure(name).place, game.figure(foe).place
    if here and there and here[2] - there[2] >= HEIGHT_ADVANTAGE_PAS - SNAP_PAS:
        yield Modifier("height", 1, "ICH-MEL-02")


def _charge(game: Skirmish, name: str, foe: str) -> Iterator[Modifier]:
    figure = game.figure(name)
    if figure.has("hurried") and name in game.figure(foe).charged:
        yield Modifier("charged_after_running", -1, "ICH-MEL-03")
    if figure.has("hurried") and foe in figure.charged:
        yield Modifier("charged_at_a_run", 1, "ICH-MEL-04")
    if dived(game, name):
        yield Modifier("dive", DIVE_COMBAT_BONUS, "ICH-DIVE-05")


def _difficulty(game: Skirmish, name: str) -> Iterator[Modifier]:
    difficulty = game.figure(name).difficulty
    if difficulty is not None:
        yield Modifier("in_difficulty", -difficulty.penalty, "ICH-MEL-05")


def _company(game: Skirmish, name: str, foe: str, groups: Groups) -> Iterator[Modifier]:
    more = outnumbering(game, groups, name, foe)
    if more:
        yield Modifier("outnumbering", more, "ICH-MULTI-05")
    here = game.standing(name)
    for friend in game.friends_of(name):
        near = at_most(game.table.apart(here, game.standing(friend.id)).bases_pas, RECEPTACLE_AURA_PAS)
        if near and "receptacle" in game.card(friend.id).abilities:
            yield Modifier("receptacle", 1, "receptacle")
            return


def _skill(game: Skirmish, name: str, foe: str) -> Iterator[Modifier]:
    beast = game.card(foe).abilities & {"animal", "animal_de_garde"}
    if "belluaire" in game.card(name).abilities and beast:
        yield Modifier("belluaire", 1, "belluaire")


def _both_ways(a: str, b: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """Each of two figures with the other one, the attacker first (ICH-MEL-09)."""
    return (a, b), (b, a)


async def opportunity_attack(game: Skirmish, attacker: str, defender: str, groups: Groups = ()) -> None:
    """ICH-OPP-02: a melee roll with its modifiers; an attacker that does not win has simply missed (ICH-OPP-01).

    A figure that is not engaged strikes from afar, and needs a weapon that reaches (Allonge). It costs no action,
    and a tie separates no fighters (ICH-OPP-03).
    """
    weapon = await choose_weapon(game, attacker, defender, reaching=not engaged(game, attacker, defender))
    clash = await melee_roll(game, attacker, defender, groups, "opportunity")
    if clash.winner == attacker:
        await strike(game, clash, weapon)
    else:
        after_roll(game, attacker, defender)

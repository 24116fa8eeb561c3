"""Leader, and powers like it: activations that a unit gives to troops near it when its own is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Choice, hidden
from skirmish.mythic.hand.art_of_war import could_pay
from skirmish.mythic.hand.cards import discard, hand, may_hold, shuffle_deck
from skirmish.mythic.hand.manoeuvres import DECLINE
from skirmish.mythic.state.areas import sees
from skirmish.mythic.state.combat_decisions import UsePower, UseTalent
from skirmish.mythic.state.events import Searched
from skirmish.mythic.units.effects import FOLLOWING
from skirmish.mythic.units.gifts import agreed, begin, give
from skirmish.mythic.units.stats import affected, has_talent, type_of

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

Activate = Callable[["Play", str, str, str], Awaitable[None]]
"""Activates a unit whose card was discarded: play, unit, its controller, what is declared."""


LEADER, GIVEN = "leader", "use"


@dataclass(frozen=True, slots=True)
class DeclareActivation(Choice):
    """MYT-TAL-20: say whether the troop of a team mate makes simple actions or a complex one."""

    unit: str


@dataclass(frozen=True, slots=True)
class Follower:
    """A troop that may be activated next, within the limit and without an AoW card (MYT-LIMIT-03)."""

    troop: str
    leader: str
    source: str
    """The talent or power that leads it."""
    offence: int = 0
    defence: int = 0

    async def activate(self, play: Play, activate: Activate) -> None:
        """MYT-TAL-19, -20: its owner gives the card; the active player declares and controls it for this activation."""
        if not may_be_led(play, self.troop):
            return
        owner = play.state.units[self.troop].player
        mine = owner == play.state.active
        ways = ("simple", "complex") if mine else (GIVEN,)
        holds = self.troop in hand(play, owner)
        answer = await play.ask(UsePower(owner, (DECLINE, *ways) if holds else (DECLINE,), self.troop, self.source))
        if answer == DECLINE:
            return
        for stat, amount in (("offence", self.offence), ("defence", self.defence)):
            if amount:
                begin(play, self.troop, stat, amount, self.source, "turn")
        discard(play, owner, (self.troop,), "activation")
        if not mine:
            answer = await play.ask(DeclareActivation(play.state.active, ("simple", "complex"), self.troop))
        await activate(play, self.troop, play.state.active, answer)


def leads(at: Situation, unit: str) -> bool:
    """MYT-TAL-18, -21: whether a unit at the end of its activation may use Leader."""
    return has_talent(at, unit, LEADER) and bool(troops_near(at, unit))


async def lead(play: Play, unit: str, followers: list[Follower]) -> None:
    """MYT-TAL-18: the active player chooses a troop, whose card is taken."""
    troop = await play.ask(UseTalent(play.state.active, (DECLINE, *troops_near(play, unit)), unit, LEADER))
    if troop != DECLINE:
        await take_card(play, troop)
        followers.append(Follower(troop, unit, LEADER))


def may_lead(at: Situation, unit: str, power: Power) -> bool:
    """Whether a power by which troops follow may come to anything (MYT-POW-09)."""
    return bool(_ready(at, unit)) and could_pay(at, at.state.units[unit].player, power.cost)


async def lead_by_power(play: Play, unit: str, power: Power, followers: list[Follower]) -> None:
    """The player of the unit pays, and chooses the troops near it one after the other, in the order of their turns."""
    word = power.word(FOLLOWING)
    assert word is not None, f"{power.id} leads nobody"
    if not await agreed(play, unit, power):
        return
    for other in power.words:
        await give(play, unit, power, other)
    player, chosen = play.state.units[unit].player, list[str]()
    while len(chosen) < word.get("most", 1) and (left := [one for one in _ready(play, unit) if one not in chosen]):
        answer = await play.ask(UsePower(player, (DECLINE, *left), unit, power.id))
        if answer == DECLINE:
            break
        chosen.append(answer)
    bonus = word.get("offence", 0), word.get("defence", 0)
    followers += [Follower(troop, unit, power.id, *bonus) for troop in chosen]


def _ready(at: Situation, unit: str) -> list[str]:
    """The troops near a unit that could still be activated in this turn, were there room for it."""
    return [troop for troop in troops_near(at, unit) if may_follow(at, troop)]


def troops_near(at: Situation, unit: str) -> tuple[str, ...]:
    """MYT-TAL-18, MYT-BOARD-09: the allied troops in the visible surroundings of a unit."""
    found = at.state.units[unit]
    if found.area is None:
        return ()
    near = [area for area in at.board.surroundings(found.area) if sees(at, found.area, area)]
    return tuple(
        one.id
        for one in at.state.units.values()
        if one.area in near and one.id != unit and type_of(at, one.id) == "troop" and _allied(at, unit, one.id)
    )


def _allied(at: Situation, unit: str, other: str) -> bool:
    units = at.state.units
    return at.book.allied(units[unit].player, units[other].player)


async def take_card(play: Play, troop: str) -> None:
    """MYT-TAL-18: the owner of the troop searches the own deck, shows the card and shuffles."""
    owner = play.state.units[troop].player
    if troop in play.state.armies[owner].deck.value:
        play.emit(Searched(owner, hidden(troop, owner), shown=troop))
    if play.state.armies[owner].deck_size:
        await shuffle_deck(play, owner)


def may_be_led(at: Situation, troop: str) -> bool:
    """MYT-TAL-19, -21: within the limit, and as `may_follow`."""
    turn = at.state.turn
    return turn is not None and len(turn.activated) < turn.limit and may_follow(at, troop)


def may_follow(at: Situation, troop: str) -> bool:
    """MYT-TAL-21: once per turn, and with a card that may be in its owner's hand."""
    turn, unit = at.state.turn, at.state.units[troop]
    if turn is None or troop in turn.activated or unit.area is None:
        return False
    return not affected(at, troop, "paralysed") and may_hold(at, unit.player, troop)

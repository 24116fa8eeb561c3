"""Leader, and powers like it: activations that a unit gives to troops near it when its own is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import hidden
from skirmish.mythic.hand.cards import discard, hand, may_hold, shuffle_deck
from skirmish.mythic.hand.manoeuvres import DECLINE
from skirmish.mythic.state.areas import sees
from skirmish.mythic.state.combat_decisions import UsePower, UseTalent
from skirmish.mythic.state.events import Searched
from skirmish.mythic.units.gifts import agreed, begin, give
from skirmish.mythic.units.powers import triggered
from skirmish.mythic.units.stats import affected, has_talent, type_of

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation

Activate = Callable[["Play", str, str, str], Awaitable[None]]
"""Activates a unit whose card was discarded: play, unit, its controller, what is declared."""


LEADER = "leader"


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
        """MYT-TAL-19, -20: its owner gives the card; the active player controls it for this activation."""
        if not may_be_led(play, self.troop):
            return
        owner = play.state.units[self.troop].player
        holds = self.troop in hand(play, owner)
        options = (DECLINE, "simple", "complex") if holds else (DECLINE,)
        declared = await play.ask(UsePower(owner, options, self.troop, self.source))
        if declared == DECLINE:
            return
        for stat, amount in (("offence", self.offence), ("defence", self.defence)):
            if amount:
                begin(play, self.troop, stat, amount, self.source, "turn")
        discard(play, owner, (self.troop,), "activation")
        await activate(play, self.troop, play.state.active, declared)


async def lead_on(play: Play, unit: str) -> list[Follower]:
    """MYT-TAL-18, -21: what a unit at the end of its activation sets going, by talent and by power."""
    followers = []
    troop = await _choose(play, unit) if has_talent(play, unit, LEADER) else None
    if troop is not None:
        await take_card(play, troop)
        followers.append(Follower(troop, unit, LEADER))
    for power in triggered(play, unit, "end"):
        word = power.word("activate_troops")
        if word is not None and troops_near(play, unit) and await agreed(play, unit, power):
            for other in power.words:
                await give(play, unit, power, other)
            bonus = word.get("offence", 0), word.get("defence", 0)
            near = [one for one in troops_near(play, unit) if one != troop]
            followers += [Follower(one, unit, power.id, *bonus) for one in near[: word.get("most", 1)]]
    return followers


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


async def _choose(play: Play, unit: str) -> str | None:
    troops = troops_near(play, unit)
    if not troops:
        return None
    answer = await play.ask(UseTalent(play.state.active, (DECLINE, *troops), unit, LEADER))
    return None if answer == DECLINE else str(answer)


async def take_card(play: Play, troop: str) -> None:
    """MYT-TAL-18: the owner of the troop searches the own deck, shows the card and shuffles."""
    owner = play.state.units[troop].player
    if troop in play.state.armies[owner].deck.value:
        play.emit(Searched(owner, hidden(troop, owner), shown=troop))
    if play.state.armies[owner].deck_size:
        await shuffle_deck(play, owner)


def may_be_led(at: Situation, troop: str) -> bool:
    """MYT-TAL-19, -21: within the limit, once per turn, and with a card that may be in its owner's hand."""
    turn = at.state.turn
    if turn is None or len(turn.activated) >= turn.limit or troop in turn.activated:
        return False
    unit = at.state.units[troop]
    return unit.area is not None and not affected(at, troop, "paralysed") and may_hold(at, unit.player, troop)

"""Leader, and powers like it: activations that a unit gives to troops near it when its own is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from skirmish.mythic.areas import sees
from skirmish.mythic.cards import hand, may_hold, shuffle_deck
from skirmish.mythic.combat_decisions import UseTalent
from skirmish.mythic.events import Searched
from skirmish.mythic.giving import begin
from skirmish.mythic.stats import affected, has_talent, type_of
from skirmish.views import hidden

if TYPE_CHECKING:
    from skirmish.mythic.effects import Power, Word
    from skirmish.mythic.playing import Play, Situation

Activate = Callable[["Play", str, str], Awaitable[None]]
"""Activates a troop (play, unit, who controls it): the card is discarded from its owner's hand, and no AoW card."""

PASS, ACTIVATE = "pass", "activate"


def troops_near(at: Situation, unit: str) -> tuple[str, ...]:
    """MYT-TAL-18, MYT-BOARD-09: the allied troops in the visible surroundings of a unit."""
    found = at.state.units[unit]
    if found.area is None:
        return ()
    near = [area for area in at.board.surroundings(found.area) if sees(at, found.area, area)]
    return tuple(
        one.id
        for one in at.state.units.values()
        if one.area in near and type_of(at, one.id) == "troop" and at.book.allied(found.player, one.player)
    )


async def lead(play: Play, unit: str, activate: Activate) -> None:
    """MYT-TAL-18, -19, -21: take a card of a troop out of the deck, show it, and activate the troop at once."""
    if not has_talent(play, unit, "leader"):
        return
    troops = troops_near(play, unit)
    if not troops:
        return
    player = play.state.active
    troop = await play.ask(UseTalent(player, (PASS, *troops), unit, "leader"))
    if troop == PASS:
        return
    await take_card(play, troop)
    await _activate(play, unit, troop, activate)


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


async def _activate(play: Play, unit: str, troop: str, activate: Activate) -> None:
    if not may_be_led(play, troop):
        return
    owner = play.state.units[troop].player
    options = (PASS, ACTIVATE) if troop in hand(play, owner) else (PASS,)
    if await play.ask(UseTalent(owner, options, unit, f"leader:{troop}")) == ACTIVATE:
        await activate(play, troop, play.state.active)


async def lead_troops(play: Play, unit: str, power: Power, word: Word, activate: Activate) -> None:
    """A power that activates troops near the unit, one after the other, with a bonus for the turn."""
    for _ in range(word.get("most", 1)):
        troops = tuple(one for one in troops_near(play, unit) if may_be_led(play, one))
        if not troops:
            return
        player = play.state.active
        mine = tuple(one for one in troops if play.state.units[one].player == player and one in hand(play, player))
        troop = await play.ask(UseTalent(player, (PASS, *mine), unit, power.id))
        if troop == PASS:
            return
        for stat in ("offence", "defence"):
            if word.get(stat):
                begin(play, troop, stat, word.get(stat), power.id, "turn")
        await activate(play, troop, player)

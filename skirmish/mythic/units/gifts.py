"""Carries out what powers give: vitality, cards, actions, activations, bonuses that last, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.kernel import hidden
from skirmish.mythic.hand.art_of_war import can_pay, could_pay, pay
from skirmish.mythic.hand.cards import draw, shuffle_deck
from skirmish.mythic.state.combat_decisions import ChooseCard, UsePower
from skirmish.mythic.state.combat_events import PowerUsed, Regained
from skirmish.mythic.state.events import ActionsGiven, EffectBegan, Healed, LimitRaised, Searched
from skirmish.mythic.state.state import AOW, OMPHALOS, Effect
from skirmish.mythic.units.tokens import place_token

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skirmish.mythic.state.play import Play
    from skirmish.mythic.units.effects import Power, Word

YES, NO = "use", "pass"


async def set_off(play: Play, unit: str, power: Power) -> None:
    """MYT-POW-09: a power that was set off must be resolved; one with a cost only if its player chooses to pay."""
    if await agreed(play, unit, power):
        for word in power.words:
            await give(play, unit, power, word)


async def agreed(play: Play, unit: str, power: Power) -> bool:
    """MYT-POW-08: ask for the cost of a power that was set off, and take it before the effect."""
    player = play.state.units[unit].player
    if power.cost and not could_pay(play, player, power.cost):
        return False
    if power.cost:
        options = (NO, YES) if can_pay(play, player, power.cost) else (NO,)
        if await play.ask(UsePower(player, options, unit, power.id)) == NO:
            return False
        await pay(play, player, power.cost, power.id)
    play.emit(PowerUsed(unit, power.id))
    return True


async def give(play: Play, unit: str, power: Power, word: Word) -> bool:
    """Carry out a word that gives; False when the word is none of these."""
    giver = _GIVERS.get(word.do)
    if giver is None:
        return False
    await giver(play, unit, power, word)
    return True


async def _heal(play: Play, unit: str, power: Power, word: Word) -> None:
    """MYT-STAT-08, -11: vitality comes back, never above the maximum; what is destroyed gets nothing."""
    found = play.state.units[unit]
    most = play.book.cards[found.card].vitality
    points = min(word.get("points", 1), most - found.vitality)
    if found.vitality > 0 and points > 0:
        play.emit(Healed(unit, points, power.id))


async def _draw(play: Play, unit: str, _power: Power, word: Word) -> None:
    await draw(play, play.state.units[unit].player, word.get("cards", 1))


async def _search(play: Play, unit: str, power: Power, _word: Word) -> None:
    """Take an activation card of one's choice out of the deck, then shuffle; no other player sees which."""
    player = play.state.units[unit].player
    deck = play.state.armies[player].deck.value
    if not deck:
        return
    kinds = tuple(sorted({card for card in deck if card not in (AOW, OMPHALOS)}))
    card = await play.ask(ChooseCard(player, (*kinds, "nothing"), power.id))
    if card != "nothing":
        play.emit(Searched(player, hidden(card, player)))
    await shuffle_deck(play, player)


async def _gain_activation_card(play: Play, unit: str, power: Power, _word: Word) -> None:
    """An activation card of the discard pile comes back into the hand; its player chooses which."""
    player = play.state.units[unit].player
    kinds = tuple(sorted({card for card in play.state.armies[player].discard if card not in (AOW, OMPHALOS)}))
    if kinds:
        card = await play.ask(ChooseCard(player, kinds, power.id)) if len(kinds) > 1 else kinds[0]
        play.emit(Regained(player, card))


async def _extra_actions(play: Play, unit: str, _power: Power, word: Word) -> None:
    play.emit(ActionsGiven(unit, tuple(word.get("actions", ()))))


async def _raise_limit(play: Play, _unit: str, power: Power, word: Word) -> None:
    """MYT-LIMIT-05."""
    play.emit(LimitRaised(word.get("by", 1), power.id))


async def _free_manoeuvre(play: Play, unit: str, power: Power, _word: Word) -> None:
    """The next manoeuvre of its player costs nothing, until the end of the round."""
    begin(play, unit, "free_manoeuvre", 0, power.id, "round")


async def _modifier(play: Play, unit: str, power: Power, word: Word) -> None:
    begin(play, unit, word.get("stat"), word.get("amount", 1), power.id, word.get("until", "round"))


async def _place_token(play: Play, unit: str, power: Power, _word: Word) -> None:
    """MYT-TOKEN-01: a token of the power comes into the area of the unit."""
    place_token(play, unit, power.id, area=play.state.units[unit].area)


_GIVERS: dict[str, Callable[[Play, str, Power, Word], Awaitable[None]]] = {
    "heal": _heal,
    "draw": _draw,
    "search": _search,
    "gain_activation_card": _gain_activation_card,
    "extra_actions": _extra_actions,
    "raise_limit": _raise_limit,
    "free_manoeuvre": _free_manoeuvre,
    "modifier": _modifier,
    "place_token": _place_token,
}


def begin(play: Play, unit: str, kind: str, amount: int, source: str, until: str) -> None:
    """Let something last on a unit, unless it does already: bonuses of one source never add up (MYT-TAL-03)."""
    for effect in play.state.effects:
        if (effect.unit, effect.kind, effect.source) == (unit, kind, source):
            return
    play.emit(EffectBegan(Effect(kind, unit, until, amount, source, play.state.active)))  # type: ignore[arg-type]

"""Rounds and turns: start, activations, end (VII.A)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from skirmish.kernel import INNER, YES, Verdict
from skirmish.mythic.hand.art_of_war import can_pay, could_pay, pay, worth
from skirmish.mythic.hand.cards import discard, draw, hand, unseen
from skirmish.mythic.hand.manoeuvres import DRAW, SEARCH, cost_of, could_buy, is_manoeuvre, offer_manoeuvres
from skirmish.mythic.movement.entry import no
from skirmish.mythic.setup.recruitment import clockwise
from skirmish.mythic.state.decisions import Ruled, deed
from skirmish.mythic.state.events import EffectsEnded, PhaseBegan, RoundBegan, TurnBegan, TurnEnded
from skirmish.mythic.state.victory import check_victory
from skirmish.mythic.turn.activation import activate
from skirmish.mythic.turn.deeds import deeds, do_deed
from skirmish.mythic.turn.suggestions import pressing
from skirmish.mythic.turn.turn_end import end_turn
from skirmish.mythic.units.stats import affected

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.kernel import Answer, Chance
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Turn, Unit

PASSING, PASSING_AND_DRAWING, STOP = "pass", "pass_and_draw", "stop"
ANOTHER_COST = 1
"""MYT-TURN-11: AoW cards for a further activation."""


ACTIVATING = "activate"


@dataclass(frozen=True, slots=True)
class ChooseActivation(Ruled):
    """A choice of the unit to activate, among other things."""

    likely = MappingProxyType({ACTIVATING: 30, "pass_and_draw": 3})
    pressing: tuple[Answer, ...] = field(metadata={INNER: True}, compare=False, repr=False)
    """Activations that lie near at hand, and are suggested more often."""

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        if self.pressing and chance.below(4, 2):
            yield chance.pick(self.pressing, 3)
        yield from Ruled.suggest(self, chance)

    def kind_of(self, answer: Answer) -> str:
        """All activations are one kind of deed."""
        return ACTIVATING if isinstance(answer, list) and not is_manoeuvre(answer) else deed(answer)


@dataclass(frozen=True, slots=True)
class BeginTurn(ChooseActivation):
    """Pass (and draw a card if you like), or activate a unit: [unit, "simple" or "complex"]."""


@dataclass(frozen=True, slots=True)
class GoOn(ChooseActivation):
    """Activate another unit for an art of war card: [unit, "simple" or "complex"]; or stop."""


async def play_rounds(play: Play) -> None:
    """MYT-TURN-01: turn after turn, from the lead player on, until the game is won."""
    while True:
        turn = play.state.turn
        if turn is None or turn.phase == "over":
            _next_turn(play)
        await take_turn(play)


def _next_turn(play: Play) -> None:
    """MYT-TURN-13, MYT-WIN-10: the next player still in the game; after the last one a new round begins."""
    player = _next_seat(play, _after(clockwise(play), play.state.active))
    if player is None:
        if play.state.round:
            check_victory(play, round_over=True)
        play.emit(RoundBegan(play.state.round + 1))
        player = _next_seat(play, clockwise(play))
    assert player is not None, "a game that nobody is left to play has ended"
    play.emit(TurnBegan(player))


def _next_seat(play: Play, seats: tuple[str, ...]) -> str | None:
    """The first player of these who is still in the game.

    Where the turn of one who is out would have begun, the one-round effects end that were triggered in that
    player's last turn (MYT-TURN-03): they may lie on the units of others.
    """
    for player in seats:
        if not play.state.armies[player].eliminated:
            return player
        _end_round_effects(play, player)
    return None


def _end_round_effects(play: Play, player: str) -> None:
    """MYT-TURN-03: what lasts a round ends at the next turn of the player in whose turn it was triggered."""
    ended = tuple(effect for effect in play.state.effects if effect.until == "round" and effect.turn_of == player)
    if ended:
        play.emit(EffectsEnded(ended))


def _after(players: tuple[str, ...], active: str) -> tuple[str, ...]:
    return players[players.index(active) + 1 :] if active else ()


async def take_turn(play: Play) -> None:
    """MYT-TURN-02: the phases of a turn, each of which can be taken up from the state alone."""
    while _turn(play).phase != "over":
        play.game.checkpoint()
        await _PHASES[_turn(play).phase](play)


def _turn(at: Situation) -> Turn:
    assert at.state.turn is not None, "the first turn has not begun"
    return at.state.turn


async def _start(play: Play) -> None:
    """MYT-TURN-03, MYT-TURN-04: effects of one round end, and a card is drawn."""
    player = play.state.active
    _end_round_effects(play, player)
    await draw(play, player, 1)
    play.emit(PhaseBegan("activate"))


async def _activate(play: Play) -> None:
    """MYT-TURN-05, MYT-TURN-14: pass, or activate a unit; a player without a usable card can only pass."""
    player = play.state.active
    await offer_manoeuvres(play, but=(player,))
    while True:
        found = activations(play, player)
        options = (PASSING, PASSING_AND_DRAWING, *found, *deeds(play, player))
        refusal = partial(why_not, play, player)
        hints = pressing(play, found) if found else _searches(play, options)
        answer = await play.ask(BeginTurn(player, options, refusal, hints))
        if not await do_deed(play, player, answer):
            break
    if answer in (PASSING, PASSING_AND_DRAWING):
        if answer == PASSING_AND_DRAWING:
            await draw(play, player, 1)
        play.emit(PhaseBegan("end"))
        return
    await spend_card_and_activate(play, player, *answer)
    play.emit(PhaseBegan("again"))


async def _again(play: Play) -> None:
    """MYT-TURN-10, MYT-TURN-11: stop, or pay an AoW card for another unit, within the limit."""
    player = play.state.active
    if _could_go_on(play, player):
        await offer_manoeuvres(play, but=(player,))
    while _could_go_on(play, player):
        found = activations(play, player, cost=ANOTHER_COST)
        options = (STOP, *found, *deeds(play, player))
        refusal = partial(why_not, play, player, cost=ANOTHER_COST)
        answer = await play.ask(GoOn(player, options, refusal, pressing(play, found)))
        if answer == STOP:
            break
        if not await do_deed(play, player, answer):
            await pay(play, player, ANOTHER_COST, "another activation")
            await spend_card_and_activate(play, player, *answer)
            return
    play.emit(PhaseBegan("end"))


async def _end(play: Play) -> None:
    """MYT-TURN-12, MYT-TURN-13: what may be done last, one recall in it; then it is the next player's turn."""
    await end_turn(play)
    play.emit(TurnEnded(play.state.active))


_PHASES = {"start": _start, "activate": _activate, "again": _again, "end": _end}


# -------------------------------------------------------------------- units that a player can activate


def may_activate(at: Situation, unit: Unit) -> Verdict:
    """MYT-LIMIT-02, MYT-DEATH-06: whether a unit can be activated in this turn, given one of its cards."""
    turn = _turn(at)
    if unit.id in turn.activated:
        return no("activated_already", "MYT-LIMIT-02", unit=unit.id)
    if unit.vitality == 0:
        return no("destroyed", "MYT-DEATH-06", unit=unit.id)
    if affected(at, unit.id, "paralysed"):
        return no("paralysed", "MYT-POW-03", unit=unit.id)
    return YES


def activations(at: Situation, player: str, cost: int = 0) -> tuple[Answer, ...]:
    """MYT-TURN-06: the units whose cards a player holds, and what may be declared for each (MYT-DEPLOY-01)."""
    cards = hand(at, player)
    mine = [at.state.units[card] for card in dict.fromkeys(cards) if card in at.state.units]
    return tuple(
        [unit.id, declared]
        for unit in mine
        if may_activate(at, unit) and can_pay(at, player, cost, keeping=(unit.id,))
        for declared in (("complex",) if unit.waiting else ("simple", "complex"))
    )


def _searches(at: Situation, options: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Searches for a card that could be used at once, for a player who has none."""
    units = at.state.units
    found = [one for one in options if isinstance(one, list) and one[1] in units]
    return tuple(one for one in found if may_activate(at, units[one[1]]))


def _could_go_on(at: Situation, player: str) -> bool:
    """Whether, for all that everybody knows, the player might activate another unit (MYT-LIMIT-01).

    A manoeuvre may bring the card for it, so a player who might buy one and then pay is asked too (MYT-MANO-01).
    """
    turn, army = _turn(at), at.state.armies[player]
    known = unseen(army)
    if len(turn.activated) >= turn.limit or army.eliminated:
        return False
    if not any(unit.id in known and may_activate(at, unit) for unit in at.state.units.values()):
        return False
    if could_pay(at, player, ANOTHER_COST, besides=1):
        return True
    costs = [cost_of(at, player, bought) for bought in (DRAW, SEARCH) if could_buy(at, player, bought)]
    return bool(costs) and worth(at, player, known) >= ANOTHER_COST + min(costs)


async def spend_card_and_activate(play: Play, player: str, unit: str, declared: str) -> None:
    """MYT-TURN-06: the card is discarded, and the unit is activated."""
    discard(play, player, (unit,), "activation")
    await activate(play, unit, player, declared)


def why_not(at: Situation, player: str, answer: Answer, cost: int = 0) -> Verdict | None:
    """By which rule a unit cannot be activated."""
    if not isinstance(answer, list) or len(answer) != 2 or answer[0] not in at.state.units:
        return None
    unit = at.state.units[answer[0]]
    if unit.id not in hand(at, player):
        return no("no_activation_card", "MYT-TURN-06", unit=unit.id)
    verdict = may_activate(at, unit)
    if not verdict:
        return verdict
    if unit.waiting and answer[1] == "simple":
        return no("only_deploys", "MYT-DEPLOY-01", unit=unit.id)
    return None if can_pay(at, player, cost, keeping=(unit.id,)) else no("cannot_pay", "MYT-AOW-05", cost=cost)

"""Warlord: a bot that plays sensibly. It takes stones, keeps its divinity safe, strikes when the odds are good.

It looks one activation ahead and values what a unit could do by `appraisal`; for dice it follows the advice in the
decision, which is optimal. It knows what its player knows: its own hand, and what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.kernel import Chance
from skirmish.mythic.bots.appraisal import best_blow, blow, lord_of, place, worth_of
from skirmish.mythic.bots.plans import Planner
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.target_choice import Target
from skirmish.mythic.hand.manoeuvres import DRAW, SEARCH
from skirmish.mythic.state.combat_decisions import BeforeBlanks, DiceChoice
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.state import AOW, OMPHALOS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skirmish.kernel import Answer, Decision, Match, Pending

SEARCH_WORTH = 3.0
"""How much more than what is at hand a card must promise to be searched for, at the price of an art of war card."""

RETALIATION_WORTH = 0.8
"""What a card is worth that could activate the unit instead."""


@dataclass(frozen=True, slots=True)
class Warlord:
    """A commander that is a program."""

    seed: int | str

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:
        """The answer that promises most; what it has no opinion on it leaves to chance."""
        decision: Any = pending.decision
        chance = Chance(f"{self.seed}:{player}:{pending.number}")
        if isinstance(decision, DiceChoice):
            return _dice(match, player, decision)
        weigh = _WAYS.get(decision.kind)
        if weigh is None:
            return next(decision.suggest(chance))
        return weigh(_Seat(Position(match.rules.book, match.state), player, chance), decision)  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class _Seat:
    """The seat of a warlord: the position, and its player."""

    at: Position
    player: str
    chance: Chance

    @property
    def hand(self) -> tuple[str, ...]:
        return self.at.state.armies[self.player].hand.open_to(self.player)

    def best(self, options: Iterable[Answer], value: Callable[[Any], float]) -> Answer:
        """The most valuable option; the first of equals."""
        ways = list(options)
        values = [value(way) for way in ways]
        return ways[values.index(max(values))]


def _dice(match: Match[Any], player: str, decision: DiceChoice) -> Answer:
    """As advised; a bearer of a stone is thrown, so that it drops it."""
    throws = [one for one in decision.options if isinstance(one, list) and one[0] == "throw"]
    bears = any(stone.carrier == decision.target for stone in match.state.stones.values())
    mine = match.state.units[decision.attacker].player == player
    if isinstance(decision, BeforeBlanks) and throws and bears and mine:
        return throws[0]
    return decision.advice


# -------------------------------------------------------------------- the turn


def _begin_turn(seat: _Seat, decision: Any) -> Answer:
    """Activate the unit that can do most; draw when the hand has little to offer."""
    planner = Planner(seat.at, seat.player)
    units = [one for one in decision.options if isinstance(one, list) and one[0] in seat.at.state.units]
    chosen = seat.best(units, lambda one: planner.activation(*one)) if units else None
    value = planner.activation(*chosen) if chosen is not None else 0.0
    if "heal" in decision.options and _hurt(seat):
        return "heal"
    wanted = _search(seat, planner, decision.options, value)
    if wanted is not None:
        return wanted
    if DRAW in decision.options and seat.hand.count(AOW) > 1:
        return DRAW  # two cards for one
    if chosen is not None and value > 0.2:
        return chosen
    return "pass_and_draw"


def _go_on(seat: _Seat, decision: Any) -> Answer:
    """A further activation has to be worth its art of war card."""
    planner = Planner(seat.at, seat.player)
    units = [one for one in decision.options if isinstance(one, list) and one[0] in seat.at.state.units]
    if not units:
        return "stop"
    chosen = seat.best(units, lambda one: planner.activation(*one))
    price = 1.0 if seat.hand.count(AOW) > 2 else 2.0
    return chosen if planner.activation(*chosen) > price else "stop"


def _search(seat: _Seat, planner: Planner, options: Iterable[Answer], value: float) -> Answer | None:
    """Search for the card of a unit that could do much more than any whose card is in the hand."""
    activated = seat.at.state.turn.activated if seat.at.state.turn is not None else ()
    ways = [
        one
        for one in options
        if isinstance(one, list)
        and one[0] == SEARCH
        and one[1] in seat.at.state.units
        and one[1] not in activated
        and seat.at.state.units[one[1]].vitality
    ]
    if not ways:
        return None
    chosen = seat.best(ways, lambda one: planner.prospect(one[1]))
    return chosen if planner.prospect(chosen[1]) > value + SEARCH_WORTH else None


def _hurt(seat: _Seat) -> bool:
    lord = lord_of(seat.at, seat.player)
    return lord is not None and lord.vitality <= seat.at.book.cards[lord.card].vitality - 2


def _end_turn(seat: _Seat, decision: Any) -> Answer:
    """Heal a hurt divinity; a destroyed troop comes back when cards are plenty."""
    if "heal" in decision.options and _hurt(seat):
        return "heal"
    units = seat.at.state.units
    fallen = [one for one in decision.options if isinstance(one, str) and one in units and units[one].vitality == 0]
    return fallen[0] if fallen and seat.hand.count(AOW) > 2 else "none"


def _act(seat: _Seat, decision: Any) -> Answer:
    planner = Planner(seat.at, seat.player)
    return seat.best(decision.options, lambda one: planner.deed(decision.unit, one))


def _trace(seat: _Seat, decision: Any) -> Answer:
    return list(Planner(seat.at, seat.player).way(decision.unit, decision.way))


# -------------------------------------------------------------------- attacks


def _target(seat: _Seat, decision: Any) -> Answer:
    """The blow that promises most; none is better than a bad one."""

    def value(answer: str) -> float:
        if answer == "cancel":
            return 0.0
        name = answer.removesuffix(" at range 0")
        across = name != answer
        there = seat.at.state.units.get(name)
        mine = seat.at.state.units[decision.unit]
        near = across or (there is not None and there.area == mine.area)
        return blow(seat.at, Attack(decision.unit, name, Target(name, "0" if near else "1+").category))

    return seat.best(decision.options, value)


def _area(seat: _Seat, decision: Any) -> Answer:
    """The area with most to gain, less what friends there would suffer."""

    def value(area: str) -> float:
        return sum(_stake(seat, one.id) for one in seat.at.state.units.values() if one.area == area)

    return seat.best(decision.options, value)


def _stake(seat: _Seat, unit: str) -> float:
    each, fall = worth_of(seat.at, unit)
    owner = seat.at.state.units[unit].player
    return (each + 0.2 * fall) * (-1 if seat.at.book.allied(owner, seat.player) else 1)


def _answer_attack(seat: _Seat, decision: Any) -> Answer:
    """Strike back when it hurts, evade with units that matter, guard the divinity."""
    ways = [one for one in decision.options if one != "pass"]
    if not ways:
        return "pass"
    way = ways[0]
    if way == "guard":
        return way if not seat.at.book.cards[seat.at.state.units[decision.unit].card].divinity else "pass"
    if way == "evade":
        return way if worth_of(seat.at, decision.unit)[0] > 0.5 else "pass"
    gain = blow(seat.at, Attack(decision.unit, decision.attacker, "0", retaliation=True))
    spare = seat.hand.count(decision.unit) > 1
    return way if gain > (0.3 if spare else RETALIATION_WORTH) else "pass"


def _talents(_seat: _Seat, decision: Any) -> Answer:
    return decision.options[0]


def _use_talent(seat: _Seat, decision: Any) -> Answer:
    ways = [one for one in decision.options if one != "pass"]
    if decision.talent == "force_of_nature":
        return "use" if best_blow(seat.at, decision.unit)[0] > 0 or "pass" not in decision.options else "pass"
    return ways[0] if ways else "pass"


def _use_power(seat: _Seat, decision: Any) -> Answer:
    """Free activations always; what costs a card when there are cards to spare."""
    ways = [one for one in decision.options if one != "pass"]
    if not ways:
        return "pass"
    if "simple" in ways:
        planner = Planner(seat.at, seat.player)
        chosen = seat.best(("simple", "complex"), lambda one: planner.activation(decision.unit, one))
        return chosen if planner.activation(decision.unit, chosen) > 0 else "pass"
    return ways[0] if seat.hand.count(AOW) > 1 else "pass"


def _pass_wounds(_seat: _Seat, decision: Any) -> Answer:
    ways = [one for one in decision.options if one != "keep"]
    return max(ways, key=lambda one: one[1]) if ways else "keep"


# -------------------------------------------------------------------- cards and places


def _pay(_seat: _Seat, decision: Any) -> Answer:
    """Cards of the dead first, omphalos cards last: they heal."""
    order = {AOW: 1, OMPHALOS: 2}
    return min(decision.options, key=lambda way: order.get(way[0], 0))


def _card(seat: _Seat, decision: Any) -> Answer:
    """The card of one's divinity if there is none in the hand; else of the unit that has fewest."""
    lord = lord_of(seat.at, seat.player)
    units = [one for one in decision.options if one in seat.at.state.units and seat.at.state.units[one].vitality]
    if not units:
        return decision.options[0]
    return min(units, key=lambda one: (seat.hand.count(one), lord is None or one != lord.id))


def _troop_place(seat: _Seat, decision: Any) -> Answer:
    return seat.best(decision.options, lambda one: place(seat.at, one[0], one[1]))


def _leave_lava(seat: _Seat, decision: Any) -> Answer:
    return seat.best(decision.options, lambda area: place(seat.at, decision.unit, area))


def _recruit(seat: _Seat, decision: Any) -> Answer:
    """The strongest for the points: cost tells most, then cards and legs."""

    def value(name: str) -> float:
        card = seat.at.book.cards[name]
        row = card.rows[0]
        fast = row.movement + 0.5 * row.range
        return card.cost + 0.4 * card.activation_cards + 0.5 * fast + 0.1 * card.vitality + 0.2 * card.strategic_value

    known = [one for one in decision.options if one in seat.at.book.cards]
    return seat.best(known, value) if known else decision.options[0]


def _let_pass(_seat: _Seat, _decision: Decision) -> Answer:
    return "pass"


_WAYS: dict[str, Callable[[_Seat, Any], Answer]] = {
    "BeginTurn": _begin_turn,
    "GoOn": _go_on,
    "EndTurn": _end_turn,
    "Act": _act,
    "TracePath": _trace,
    "ChooseTarget": _target,
    "ChooseArea": _area,
    "AnswerAttack": _answer_attack,
    "DeclareTalents": _talents,
    "UseTalent": _use_talent,
    "UsePower": _use_power,
    "PassWounds": _pass_wounds,
    "Pay": _pay,
    "ChooseCard": _card,
    "PlaceTroop": _troop_place,
    "LeaveLava": _leave_lava,
    "Recruit": _recruit,
    "ConsiderManoeuvre": _let_pass,
}

"""Warlord: a bot that plays sensibly. It takes stones, keeps its divinity safe, strikes when the odds are good.

It looks one activation ahead and values what a unit could do by `appraisal`; for dice it follows the advice in the
decision, which is optimal. It knows what its player knows: its own hand, and what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.kernel import Candidate, Thinker, only, weighed
from skirmish.mythic.bots.appraisal import best_blow, blow, lord_of, place, worth_of
from skirmish.mythic.bots.plans import Planner
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.target_choice import Target
from skirmish.mythic.hand.manoeuvres import DRAW, SEARCH
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.state import AOW, OMPHALOS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skirmish.kernel import Answer, Chance, Match

SEARCH_WORTH = 3.0
"""How much more than what is at hand a card must promise to be searched for, at the price of an art of war card."""

RETALIATION_WORTH = 0.8
"""What a card is worth that could activate the unit instead."""

Opinion = list[Candidate]


@dataclass(frozen=True, slots=True)
class Seat:
    """The seat of a warlord: the position, and its player."""

    at: Position
    player: str
    chance: Chance

    @property
    def hand(self) -> tuple[str, ...]:
        return self.at.state.armies[self.player].hand.open_to(self.player)


def seat_of(match: Match[Any], player: str, chance: Chance) -> Seat:
    """The seat of a player in a match."""
    return Seat(Position(match.rules.book, match.state), player, chance)  # type: ignore[attr-defined]


def Warlord(seed: int | str) -> Thinker[Seat]:  # noqa: N802 - bots are made by their names
    """A commander that is a program."""
    return Thinker(seed, OPINIONS, seat_of)


# -------------------------------------------------------------------- the turn


def begin_turn(seat: Seat, decision: Any) -> Opinion:
    """Activate the unit that can do most; draw when the hand has little to offer."""
    planner = Planner(seat.at, seat.player)
    units = _activations(seat, decision.options)
    found = sorted(weighed(units, lambda one: planner.activation(*one), "activates"), key=lambda one: -one.worth)
    value = found[0].worth if found else 0.0
    if "heal" in decision.options and _hurt(seat):
        return only("heal", "heals")
    wanted = _search(seat, planner, decision.options, value)
    if wanted is not None:
        return only(wanted, "searches")
    if DRAW in decision.options and seat.hand.count(AOW) > 1:
        return only(DRAW, "two_for_one")
    return found if value > 0.2 else only("pass_and_draw", "nothing_to_do")


def go_on(seat: Seat, decision: Any) -> Opinion:
    """A further activation has to be worth its art of war card."""
    planner = Planner(seat.at, seat.player)
    price = 1.0 if seat.hand.count(AOW) > 2 else 2.0
    stop = Candidate("stop", price, "keeps_cards")
    return [stop, *weighed(_activations(seat, decision.options), lambda one: planner.activation(*one), "activates")]


def _activations(seat: Seat, options: Iterable[Answer]) -> list[Answer]:
    return [one for one in options if isinstance(one, list) and one[0] in seat.at.state.units]


def _search(seat: Seat, planner: Planner, options: Iterable[Answer], value: float) -> Answer | None:
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
    chosen = max(ways, key=lambda one: planner.prospect(one[1]))
    return chosen if planner.prospect(chosen[1]) > value + SEARCH_WORTH else None


def _hurt(seat: Seat) -> bool:
    lord = lord_of(seat.at, seat.player)
    return lord is not None and lord.vitality <= seat.at.book.cards[lord.card].vitality - 2


def end_turn(seat: Seat, decision: Any) -> Opinion:
    """Heal a hurt divinity; a destroyed troop comes back when cards are plenty."""
    if "heal" in decision.options and _hurt(seat):
        return only("heal", "heals")
    units = seat.at.state.units
    fallen = [one for one in decision.options if isinstance(one, str) and one in units and units[one].vitality == 0]
    return only(fallen[0], "recalls") if fallen and seat.hand.count(AOW) > 2 else only("none", "keeps_cards")


def act(seat: Seat, decision: Any) -> Opinion:
    planner = Planner(seat.at, seat.player)
    return [
        Candidate(one, planner.deed(decision.unit, one), one if isinstance(one, str) else one[0])
        for one in decision.options
    ]


def trace(seat: Seat, decision: Any) -> Opinion:
    return only(list(Planner(seat.at, seat.player).way(decision.unit, decision.way)), "best_place")


# -------------------------------------------------------------------- attacks


def dice(seat: Seat, decision: Any) -> Opinion:
    """As advised; a bearer of a stone is thrown, so that it drops it."""
    throws = [one for one in decision.options if isinstance(one, list) and one[0] == "throw"]
    bears = any(stone.carrier == decision.target for stone in seat.at.state.stones.values())
    mine = seat.at.state.units[decision.attacker].player == seat.player
    if decision.kind == "BeforeBlanks" and throws and bears and mine:
        return only(throws[0], "throws_bearer")
    return only(decision.advice, "odds")


def target(seat: Seat, decision: Any) -> Opinion:
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

    return weighed(decision.options, value, "best_blow")


def area(seat: Seat, decision: Any) -> Opinion:
    """The area with most to gain, less what friends there would suffer."""

    def value(area: str) -> float:
        return sum(_stake(seat, one.id) for one in seat.at.state.units.values() if one.area == area)

    return weighed(decision.options, value, "best_blow")


def _stake(seat: Seat, unit: str) -> float:
    each, fall = worth_of(seat.at, unit)
    owner = seat.at.state.units[unit].player
    return (each + 0.2 * fall) * (-1 if seat.at.book.allied(owner, seat.player) else 1)


def answer_attack(seat: Seat, decision: Any) -> Opinion:
    """Strike back when it hurts, evade with units that matter, guard the divinity."""
    ways = [one for one in decision.options if one != "pass"]
    if not ways:
        return only("pass", "nothing_to_do")
    way = ways[0]
    if way == "guard":
        divine = seat.at.book.cards[seat.at.state.units[decision.unit].card].divinity
        return only("pass", "keeps_cards") if divine else only(way, "guards")
    if way == "evade":
        return only(way, "evades") if worth_of(seat.at, decision.unit)[0] > 0.5 else only("pass", "keeps_cards")
    gain = blow(seat.at, Attack(decision.unit, decision.attacker, "0", retaliation=True))
    spare = seat.hand.count(decision.unit) > 1
    return [Candidate("pass", 0.3 if spare else RETALIATION_WORTH, "keeps_cards"), Candidate(way, gain, "strikes_back")]


def talents(_seat: Seat, decision: Any) -> Opinion:
    return only(decision.options[0])


def use_talent(seat: Seat, decision: Any) -> Opinion:
    ways = [one for one in decision.options if one != "pass"]
    if decision.talent == "force_of_nature":
        uses = best_blow(seat.at, decision.unit)[0] > 0 or "pass" not in decision.options
        return only("use", "best_blow") if uses else only("pass", "nothing_to_do")
    return only(ways[0] if ways else "pass", "talent")


def use_power(seat: Seat, decision: Any) -> Opinion:
    """Free activations always; what costs a card when there are cards to spare."""
    ways = [one for one in decision.options if one != "pass"]
    if not ways:
        return only("pass", "nothing_to_do")
    if "simple" in ways:
        planner = Planner(seat.at, seat.player)
        free = weighed(("simple", "complex"), lambda one: planner.activation(decision.unit, one), "activates")
        return [Candidate("pass", 0.0, "nothing_to_do"), *free]
    return only(ways[0], "power") if seat.hand.count(AOW) > 1 else only("pass", "keeps_cards")


def pass_wounds(_seat: Seat, decision: Any) -> Opinion:
    ways = [one for one in decision.options if one != "keep"]
    return only(max(ways, key=lambda one: one[1]) if ways else "keep", "spares_blood")


# -------------------------------------------------------------------- cards and places


def pay(_seat: Seat, decision: Any) -> Opinion:
    """Cards of the dead first, omphalos cards last: they heal."""
    order = {AOW: 1, OMPHALOS: 2}
    return weighed(decision.options, lambda way: -order.get(way[0], 0), "least_needed")


def card(seat: Seat, decision: Any) -> Opinion:
    """The card of one's divinity if there is none in the hand; else of the unit that has fewest."""
    lord = lord_of(seat.at, seat.player)
    units = [one for one in decision.options if one in seat.at.state.units and seat.at.state.units[one].vitality]
    if not units:
        return only(decision.options[0])
    first = min(units, key=lambda one: (seat.hand.count(one), lord is None or one != lord.id))
    return only(first, "fewest_cards")


def troop_place(seat: Seat, decision: Any) -> Opinion:
    return weighed(decision.options, lambda one: place(seat.at, one[0], one[1]), "best_place")


def leave_lava(seat: Seat, decision: Any) -> Opinion:
    return weighed(decision.options, lambda area: place(seat.at, decision.unit, area), "best_place")


def recruit(seat: Seat, decision: Any) -> Opinion:
    """The strongest for the points: cost tells most, then cards and legs."""

    def value(name: str) -> float:
        card = seat.at.book.cards[name]
        row = card.rows[0]
        fast = row.movement + 0.5 * row.range
        return card.cost + 0.4 * card.activation_cards + 0.5 * fast + 0.1 * card.vitality + 0.2 * card.strategic_value

    known = [one for one in decision.options if one in seat.at.book.cards]
    return weighed(known, value, "strongest") if known else only(decision.options[0])


def consider(_seat: Seat, _decision: Any) -> Opinion:
    return only("pass", "keeps_cards")


OPINIONS: dict[str, Callable[[Seat, Any], Opinion]] = {
    "BeginTurn": begin_turn,
    "GoOn": go_on,
    "EndTurn": end_turn,
    "Act": act,
    "TracePath": trace,
    "BeforeBlanks": dice,
    "SpendDie": dice,
    "RerollFives": dice,
    "ChooseTarget": target,
    "ChooseArea": area,
    "AnswerAttack": answer_attack,
    "DeclareTalents": talents,
    "UseTalent": use_talent,
    "UsePower": use_power,
    "PassWounds": pass_wounds,
    "Pay": pay,
    "ChooseCard": card,
    "PlaceTroop": troop_place,
    "LeaveLava": leave_lava,
    "Recruit": recruit,
    "ConsiderManoeuvre": consider,
}
"""What a warlord has an opinion on."""

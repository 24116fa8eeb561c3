"""Places the Ichor: fragments are shared out, and placed in turn in the opponent's half of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.ichor import TOKEN_PAS
from skirmish.ichoria.state.state import Fragment
from skirmish.ichoria.table.measures import at_most
from skirmish.ichoria.table.spots import find_ground, gridded, read_placement, read_spot, scattered
from skirmish.ichoria.table.zones import half_of, inside, zones
from skirmish.kernel import YES, Decision, Event, Verdict, inner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Tabletop
    from skirmish.ichoria.table.zones import Polygon
    from skirmish.kernel import Answer, Chance
    from terrain.movement import Place

SPACING_PAS = 6.0
"""Fragments lie more than this apart (ICH-TABLE-06)."""

TOKEN_HEIGHT_PAS = 0.1


# ---------------------------------------------------------------- what happens


@dataclass(frozen=True, slots=True)
class FragmentsShared(Event):
    """Every player has a share of the fragments to place, and the first player is known."""

    hands: Mapping[str, tuple[int, ...]]
    first: str

    def apply(self, state: Ichoria) -> Ichoria:
        return replace(state, data={**state.data, "hands": self.hands, "next": self.first})


@dataclass(frozen=True, slots=True)
class FragmentPlaced(Event):
    """A player placed a fragment; it is another's turn."""

    side: str
    fragment: str
    value: int
    place: Place
    then: str

    def apply(self, state: Ichoria) -> Ichoria:
        token = Fragment(self.fragment, self.value, self.place)
        placed = (*state.fragments_placed, self.fragment)
        state = replace(state, fragments=(*state.fragments, token), fragments_placed=placed)
        return _passed_on(state, self.side, self.value, self.then)


@dataclass(frozen=True, slots=True)
class FragmentLeftOut(Event):
    """There is no room for a fragment more than 6 pas from all others: it is not played with."""

    side: str
    value: int
    then: str

    def apply(self, state: Ichoria) -> Ichoria:
        return _passed_on(state, self.side, self.value, self.then)


def _passed_on(state: Ichoria, side: str, value: int, then: str) -> Ichoria:
    hands = {**state.data["hands"], side: _without(state.data["hands"][side], value)}
    return replace(state, data={**state.data, "hands": hands, "next": then})


# ---------------------------------------------------------------- what is decided


@dataclass(frozen=True, slots=True)
class PlaceFragment(Decision):
    """Place a fragment: {"value": 15, "at": [x, y]}; a third number picks the floor (ICH-TABLE-05, ICH-TABLE-06)."""

    values: tuple[int, ...]
    """The worth of those still to be placed."""
    half: Polygon
    others: tuple[Place, ...]
    """Where the fragments lie that were placed before."""
    table: Tabletop = inner()

    def read(self, typed: str) -> Answer:
        """`5 at 12,4`, or JSON."""
        said = read_placement(typed)
        if said is None:
            return Decision.read(self, typed)
        return {"value": int(said[0]) if said[0].isdecimal() else said[0], "at": said[1]}

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, dict) or set(answer) != {"value", "at"}:
            return _no("not_a_placement", None)
        if isinstance(answer["value"], bool) or answer["value"] not in self.values:
            return _no("fragment_not_held", "ICH-TABLE-04")
        return self.verdict(answer["at"])

    def verdict(self, said: Answer) -> Verdict:
        """Whether a fragment may lie there."""
        spot = read_spot(said)
        if spot is None:
            return _no("not_a_spot", None)
        at = (spot[0], spot[1], spot[2] if len(spot) == 3 else 0.0)
        if not inside(self.half, at[:2]):
            return _no("outside_half", "ICH-TABLE-05", at)
        place = find_ground(self.table, spot, TOKEN_PAS, TOKEN_HEIGHT_PAS)
        if place is None:
            return _no("no_ground", "ICH-TABLE-05", at)
        return self._spaced(place)

    def _spaced(self, place: Place) -> Verdict:
        """ICH-TABLE-06: more than 6 pas from every other fragment."""
        for other in self.others:
            if at_most(token_gap(place, other), SPACING_PAS):
                return _no("fragments_too_near", "ICH-TABLE-06", place, gap_pas=token_gap(place, other))
        return YES

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        value = chance.pick(self.values, 0)
        for x, y in scattered(self.half, chance, TOKEN_PAS / 2):
            if self.verdict([x, y]):
                yield {"value": value, "at": [x, y]}

    def possible(self) -> bool:
        """Whether there is a spot at all."""
        return any(self.verdict(spot) for spot in gridded(self.half, TOKEN_PAS / 2))


async def place_fragments(game: Skirmish) -> None:
    """ICH-TABLE-06: players place their fragments in turn until none is left."""
    while any(game.state.data["hands"].values()):
        game.checkpoint()
        await _place_one(game, game.state.data["next"])


async def _place_one(game: Skirmish, side: str) -> None:
    hands = game.state.data["hands"]
    tokens = tuple(fragment.place for fragment in game.state.fragments)
    decision = PlaceFragment(side, hands[side], _far_half(game, side), tokens, game.table)
    if not decision.possible():
        game.emit(FragmentLeftOut(side, hands[side][0], _next(game, side, hands[side][0])))
        return
    answer = await game.ask(decision)
    place = find_ground(game.table, read_spot(answer["at"]) or (), TOKEN_PAS, TOKEN_HEIGHT_PAS)
    assert place is not None
    name = f"f{len(game.state.fragments_placed) + 1}"
    game.emit(FragmentPlaced(side, name, answer["value"], place, _next(game, side, answer["value"])))


def shared_out(values: Sequence[int], sides: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """ICH-TABLE-04: equal shares, the dearest first; what cannot be shared is not played with."""
    rounds = len(values) // len(sides)
    dealt = sorted(values, reverse=True)[: rounds * len(sides)]
    return {side: tuple(dealt[place :: len(sides)]) for place, side in enumerate(sides)}


def token_gap(a: Place, b: Place) -> float:
    """How far two tokens are apart in space, from edge to edge (ICH-TABLE-06)."""
    across = max(0.0, hypot(a[0] - b[0], a[1] - b[1]) - TOKEN_PAS)
    return hypot(across, a[2] - b[2])


def provisional_halves(game: Skirmish) -> dict[str, Polygon]:
    """ICH-TABLE-05: before sides are chosen each player is given a half: that of a fixed zone, if there is one."""
    found = zones(game)
    fixed = {zone.side: zone for zone in found if zone.side is not None}
    free = iter(zone for zone in found if zone.side is None)
    return {side: half_of(game, fixed.get(side) or next(free)) for side in game.book.sides}


def _far_half(game: Skirmish, side: str) -> Polygon:
    """The half of the opponent; the next player's when there are more than two."""
    sides = game.book.sides
    return provisional_halves(game)[sides[(sides.index(side) + 1) % len(sides)]]


def _next(game: Skirmish, side: str, placed: int) -> str:
    """Whose turn comes after a placement: the next player who has a fragment left."""
    hands = {**game.state.data["hands"], side: _without(game.state.data["hands"][side], placed)}
    sides = game.book.sides
    after = [sides[(sides.index(side) + step) % len(sides)] for step in range(1, len(sides) + 1)]
    return next((other for other in after if hands[other]), side)


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    place = values.index(value)
    return (*values[:place], *values[place + 1 :])


def _no(reason: str, rule: str | None, place: Place | None = None, **facts: float) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, place=place, facts=facts)

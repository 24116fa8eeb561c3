"""Deployment: a die names the first player, who chooses a side of the table; then figures are placed in turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.table.spots import find_ground, gridded, read_placement, read_spot, scattered
from skirmish.ichoria.table.tabletop import Standing
from skirmish.ichoria.table.zones import base_inside, from_edge, inside, zones, zones_of
from skirmish.kernel import YES, Choice, Decision, Event, Verdict, inner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skirmish.ichoria.book.cards import Card
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Standings, Tabletop, Zone
    from skirmish.ichoria.table.zones import Polygon
    from skirmish.kernel import Answer, Chance
    from terrain.movement import Place


# ---------------------------------------------------------------- what happens


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """A player deploys on this side of the table."""

    side: str
    zone: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_side(self.side, zone=self.zone)


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """A figure was placed on the table."""

    figure: str
    place: Place
    then: str
    """Whose turn it is to place one."""

    def apply(self, state: Ichoria) -> Ichoria:
        state = replace(state, data={**state.data, "next": self.then})
        return state.with_figure(self.figure, status="table", place=self.place)


@dataclass(frozen=True, slots=True)
class StayedAway(Event):
    """No room is left in its zone for a figure: it takes no part."""

    figure: str
    then: str

    def apply(self, state: Ichoria) -> Ichoria:
        state = replace(state, data={**state.data, "next": self.then})
        return state.with_figure(self.figure, status="left")


# ---------------------------------------------------------------- what is decided


@dataclass(frozen=True, slots=True)
class ChooseSide(Choice):
    """Choose the side of the table to deploy on (ICH-DEPLOY-02)."""


@dataclass(frozen=True, slots=True)
class DeployFigure(Decision):
    """Place a figure in one's zone: {"figure": name, "at": [x, y]}; a third number picks the floor (ICH-DEPLOY-03)."""

    figures: tuple[str, ...]
    """Those still to be placed."""
    ground: tuple[Polygon, ...]
    """The player's zones."""
    cards: Mapping[str, Card] = inner()
    standings: Standings = inner()
    table: Tabletop = inner()

    def read(self, typed: str) -> Answer:
        """`davios at 5,4`, or JSON."""
        said = read_placement(typed)
        return {"figure": said[0], "at": said[1]} if said else Decision.read(self, typed)

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, dict) or set(answer) != {"figure", "at"}:
            return _no("not_a_placement", None)
        if answer["figure"] not in self.figures:
            return _no("not_in_reserve", "ICH-DEPLOY-03")
        return self.verdict(answer["figure"], answer["at"])

    def verdict(self, figure: str, said: Answer) -> Verdict:
        """Whether a figure may stand there; on scenery only if nothing else is possible (ICH-DEPLOY-04)."""
        found = self._standing(figure, said)
        if isinstance(found, Verdict):
            return found
        if self.table.on_scenery(found.place, _width(found)) and self._room_beside_scenery(figure):
            return _no("on_scenery", "ICH-DEPLOY-04", found.place)
        return YES

    def _standing(self, figure: str, said: Answer) -> Standing | Verdict:
        """The figure where it would stand, or why it cannot."""
        spot, card = read_spot(said), self.cards[figure]
        if spot is None:
            return _no("not_a_spot", None)
        at = (spot[0], spot[1], spot[2] if len(spot) == 3 else 0.0)
        if not any(base_inside(zone, at[:2], card.base_pas) for zone in self.ground):
            return _no("outside_zone", "ICH-DEPLOY-05", at)
        place = find_ground(self.table, spot, _width(card), card.height_pas)
        if place is None:
            return _no("no_ground", "ICH-MOV-09", at)
        standing = Standing(figure, card.side, place, card.base_pas, card.height_pas)
        for other in self.standings:
            if self.table.apart(standing, other).bodies_pas <= 0:
                return _no("figure_in_the_way", "ICH-MOV-04", place)
        return standing

    def _room_beside_scenery(self, figure: str) -> bool:
        """Whether the figure could stand off all scenery."""
        for standing in self._grid(figure):
            if not self.table.on_scenery(standing.place, _width(standing)):
                return True
        return False

    def _grid(self, figure: str) -> Iterator[Standing]:
        margin = _width(self.cards[figure]) / 2
        found = (self._standing(figure, spot) for zone in self.ground for spot in gridded(zone, margin))
        return (standing for standing in found if isinstance(standing, Standing))

    def crowded_out(self) -> str | None:
        """A figure for which there is no room at all, on scenery or off it."""
        return next((name for name in self.figures if next(self._grid(name), None) is None), None)

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        figure = chance.pick(self.figures, 0)
        for place in chance.order(len(self.ground), 1):
            for x, y in scattered(self.ground[place], chance, _width(self.cards[figure]) / 2):
                if self.verdict(figure, [x, y]):
                    yield {"figure": figure, "at": [x, y]}


async def choose_sides(game: Skirmish, first: str) -> None:
    """ICH-DEPLOY-02: the first player takes a side of the table, the others the rest; fixed zones need no choice."""
    fixed = {zone.side for zone in zones(game)}
    free = [zone.name for zone in zones(game) if zone.side is None]
    for side in in_turn(game, first):
        if side in fixed or game.state.sides[side].zone is not None:
            continue
        zone = await game.ask(ChooseSide(side, tuple(free))) if len(free) > 1 and side == first else free[0]
        free.remove(zone)
        game.emit(SideChosen(side, zone))


def settle_sides(game: Skirmish) -> None:
    """Where a scenario has placed every figure, each side has the free zone that is nearest to its figures."""
    free = [zone for zone in zones(game) if zone.side is None]
    for side in game.book.sides:
        if free and not zones_of(game, side):
            nearest = min(free, key=lambda zone: _from_zone(game, side, zone))
            free.remove(nearest)
            game.emit(SideChosen(side, nearest.name))


async def deploy(game: Skirmish) -> None:
    """ICH-DEPLOY-03: one figure each in turn, until all are on the table."""
    while any(reserve(game, side) for side in game.book.sides):
        game.checkpoint()
        await _deploy_one(game, game.state.data["next"])


async def _deploy_one(game: Skirmish, side: str) -> None:
    polygons = tuple(zone.polygon for zone in zones_of(game, side))
    cards = {name: game.card(name) for name in reserve(game, side)}
    decision = DeployFigure(side, tuple(cards), polygons, cards, game.standings, game.table)
    crowded_out = decision.crowded_out()
    if crowded_out is not None:
        game.emit(StayedAway(crowded_out, _next(game, side, crowded_out)))
        return
    answer = await game.ask(decision)
    card = cards[answer["figure"]]
    place = find_ground(game.table, read_spot(answer["at"]) or (), _width(card), card.height_pas)
    assert place is not None
    game.emit(Deployed(card.id, place, _next(game, side, card.id)))


def reserve(game: Skirmish, side: str) -> tuple[str, ...]:
    """The figures of a side that are still to be placed."""
    return tuple(name for name in game.book.bands[side].figures if game.figure(name).status == "reserve")


def in_turn(game: Skirmish, first: str) -> tuple[str, ...]:
    """The players in their order, from this one on."""
    place = game.book.sides.index(first)
    return (*game.book.sides[place:], *game.book.sides[:place])


def _next(game: Skirmish, side: str, placed: str) -> str:
    """Whose turn comes after a placement: the next player who has a figure in reserve."""
    after = (*in_turn(game, side)[1:], side)
    return next((other for other in after if set(reserve(game, other)) - {placed}), side)


def _from_zone(game: Skirmish, side: str, zone: Zone) -> float:
    """How far the figures of a side are from a zone, added up."""
    spots = [figure.place[:2] for figure in map(game.figure, game.book.bands[side].figures) if figure.place is not None]
    return sum(0.0 if inside(zone.polygon, spot) else from_edge(zone.polygon, spot) for spot in spots)


def _width(one: Card | Standing) -> float:
    return max(one.base_pas) if isinstance(one.base_pas, tuple) else one.base_pas


def _no(reason: str, rule: str | None, place: Place | None = None) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, place=place)

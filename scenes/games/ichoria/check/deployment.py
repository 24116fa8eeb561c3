"""Checks the deployment zones of a scenario: whether they are drawn well, and whether the bands fit into them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

import shapely

from scenes.games.ichoria.check.case import width
from skirmish.ichoria.course import DeployFigure
from skirmish.ichoria.table import STRIP_PAS, TABLE_PAS, Standing, find_ground, gridded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from scenes.games.ichoria.check.case import Case
    from scenes.layout.findings import Finding
    from skirmish.ichoria.book import Card
    from skirmish.ichoria.table import Polygon, Standings, Zone
    from terrain.movement import Place, Spot

TOUCHING_PAS2 = 1e-6
"""Zones that share an edge overlap by no more than what binary fractions lose."""

ORDERS: tuple[Callable[[Spot], tuple[float, float]], ...] = (
    lambda spot: (spot[1], spot[0]),
    lambda spot: (spot[0], spot[1]),
    lambda spot: (-spot[1], spot[0]),
    lambda spot: (-spot[0], spot[1]),
)
"""The orders in which ground is filled with bases: row by row or column by column, from either end."""


def zone_problems(case: Case) -> Iterator[Finding]:
    """Everything that breaks a rule about the zones."""
    sound = list(_drawn_well(case))
    yield from sound
    yield from _overlaps(case)
    yield from _enough(case)
    if case.uses_strips and min(case.size_pas) < 2 * STRIP_PAS:
        x, y = case.size_pas
        yield case.finding("table_too_small", "ICH-DEPLOY-05", case.table_key, {"x": f"{x:g}", "y": f"{y:g}"})
    if not sound:
        yield from _held(case)


def zone_notes(case: Case) -> Iterator[Finding]:
    """ICH-TABLE-01: a table of another size than the standard game has."""
    x, y = case.size_pas
    if min(x, y) < TABLE_PAS:
        yield case.finding("other_table_size", "ICH-TABLE-01", case.table_key, {"x": f"{x:g}", "y": f"{y:g}"})
    yield from _on_scenery_only(case)


def _drawn_well(case: Case) -> Iterator[Finding]:
    table = shapely.box(0.0, 0.0, *case.size_pas)
    for number, zone in enumerate(case.zones):
        polygon = shapely.Polygon(zone.polygon)
        facts, key = {"zone": zone.name}, case.zone_key(number)
        if not polygon.is_valid or polygon.area == 0:
            yield case.finding("zone_crossed", "ICH-DEPLOY-06", key, facts, outline=zone.polygon)
        elif not polygon.within(table):
            yield case.finding("zone_off_table", "ICH-DEPLOY-06", key, facts, outline=zone.polygon)


def _overlaps(case: Case) -> Iterator[Finding]:
    """Zones of different sides share no ground."""
    polygons = [shapely.Polygon(zone.polygon) for zone in case.zones]
    numbered = list(enumerate(zip(case.zones, polygons, strict=True)))
    for (_, (one, here)), (number, (other, there)) in combinations(numbered, 2):
        same_side = one.side is not None and one.side == other.side
        if same_side or not (here.is_valid and there.is_valid):
            continue
        common = here.intersection(there)
        if common.area > TOUCHING_PAS2:
            middle = common.representative_point()
            yield case.finding(
                "zones_overlap",
                "ICH-DEPLOY-06",
                case.zone_key(number),
                place=(middle.x, middle.y, 0.0),
                outline=_ring(common),
                facts={"one": one.name, "other": other.name},
            )


def _ring(shape: shapely.Geometry) -> tuple[Spot, ...]:
    largest = max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)
    return tuple((float(x), float(y)) for x, y in largest.exterior.coords[:-1])


def _enough(case: Case) -> Iterator[Finding]:
    """ICH-DEPLOY-02: a zone for every side."""
    free = sum(zone.side is None for zone in case.zones)
    fixed = {zone.side for zone in case.zones if zone.side is not None}
    if sum(side not in fixed for side in case.sides) > free:
        key = ("zones",) if case.draft.form.zones else case.table_key
        yield case.finding("too_few_zones", "ICH-DEPLOY-02", key, {"sides": len(case.sides), "zones": len(case.zones)})


# ---------------------------------------------------------------- room for the bands


def _held(case: Case) -> Iterator[Finding]:
    """ICH-DEPLOY-05: every band fits wholly into each zone that it may have to deploy in."""
    for side in case.sides:
        cards = reserve_of(case, side)
        for number, zones in choices_of(case, side):
            placed = deployed(case, side, cards, zones)
            if len(placed) < len(cards):
                names = " + ".join(zone.name for zone in zones)
                facts = {"zone": names, "side": side, "placed": len(placed), "count": len(cards)}
                outline, key = zones[0].polygon, case.zone_key(number)
                place = _middle(zones[0])
                yield case.finding("zone_too_small", "ICH-DEPLOY-05", key, facts, place=place, outline=outline)


def _on_scenery_only(case: Case) -> Iterator[Finding]:
    """ICH-DEPLOY-04: where nothing else is possible a figure may start on scenery."""
    for side in case.sides:
        cards = reserve_of(case, side)
        for number, zones in choices_of(case, side):
            for one in deployed(case, side, cards, zones).values():
                if case.table.on_scenery(one.place, width(one)):
                    facts = {"zone": zones[0].name, "name": one.id, "side": side}
                    yield case.finding(
                        "zone_all_scenery", "ICH-DEPLOY-04", case.zone_key(number), place=one.place, facts=facts
                    )


def reserve_of(case: Case, side: str) -> tuple[Card, ...]:
    """The figures of a side that its player deploys."""
    return tuple(card for card in case.cards(side) if card.id not in case.placed)


def choices_of(case: Case, side: str) -> list[tuple[int, tuple[Zone, ...]]]:
    """The ground that a side may have to deploy on: its own zones together, or any one of those that are free."""
    own = [(number, zone) for number, zone in enumerate(case.zones) if zone.side == side]
    if own:
        return [(own[0][0], tuple(zone for _, zone in own))]
    return [(number, (zone,)) for number, zone in enumerate(case.zones) if zone.side is None]


def deployed(case: Case, side: str, cards: Sequence[Card], zones: Sequence[Zone]) -> dict[str, Standing]:
    """Figures really put down in zones, the widest first: of several tries the one that holds the most."""
    best: dict[str, Standing] = {}
    for order in range(len(ORDERS)):
        found = _filled(case, side, cards, zones, order)
        if len(found) == len(cards):
            return found
        best = max(best, found, key=len)
    return best


def _filled(
    case: Case,
    side: str,
    cards: Sequence[Card],
    zones: Sequence[Zone],
    order: int,
) -> dict[str, Standing]:
    found: dict[str, Standing] = {}
    there: Standings = tuple(case.standings.values())
    ground = tuple(zone.polygon for zone in zones)
    for card in sorted(cards, key=lambda one: -width(one)):
        decision = DeployFigure(side, (card.id,), ground, {card.id: card}, (*there, *found.values()), case.table)
        place = _first_place(case, decision, card, order)
        if place is not None:
            found[card.id] = Standing(card.id, side, place, card.base_pas, card.height_pas)
    return found


def _first_place(case: Case, decision: DeployFigure, card: Card, order: int) -> Place | None:
    """The first place at which the rules let a figure deploy."""
    for zone in decision.ground:
        for spot in _spots(zone, width(card) / 2, order):
            if _is_taken(decision, spot, width(card)):
                continue
            if decision.verdict(card.id, list(spot)):
                return find_ground(case.table, spot, width(card), card.height_pas)
    return None


@lru_cache(64)
def _spots(zone: Polygon, margin_pas: float, order: int) -> tuple[Spot, ...]:
    """The spots of a zone in an order; every figure of a band asks for the same."""
    return tuple(sorted(gridded(zone, margin_pas), key=ORDERS[order]))


def _is_taken(decision: DeployFigure, spot: Spot, base_pas: float) -> bool:
    """Whether another base of the same band is nearly there: asked first because it costs nothing."""
    return any(
        max(abs(one.place[0] - spot[0]), abs(one.place[1] - spot[1])) < base_pas / 4 for one in decision.standings
    )


def _middle(zone: Zone) -> Place:
    point = shapely.Polygon(zone.polygon).representative_point()
    return (float(point.x), float(point.y), 0.0)

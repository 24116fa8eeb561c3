"""Deployment zones and halves of the table, as polygons seen from above.

In a standard game the zones are two strips along opposite table sides, and the halves are those of the strips; a
scenario may draw others (ICH-DEPLOY-06).
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from skirmish.ichoria.table.tabletop import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.ichoria.state.skirmish import Skirmish
    from terrain.movement import Place, Spot

TABLE_PAS = 36.0
"""A side of the square table for two bands (ICH-TABLE-01)."""

STRIP_PAS = 6.0
"""How deep a deployment strip is (ICH-DEPLOY-05)."""

EDGE_DUST_PAS = 1e-9
"""What binary fractions lose on an edge."""

Polygon = tuple["Spot", ...]


def zones(game: Skirmish) -> tuple[Zone, ...]:
    """The zones of this game: those the table fixes, else the two strips (ICH-DEPLOY-05, ICH-DEPLOY-06)."""
    return game.table.zones() or strips(game.table.size_pas)


def strips(size_pas: tuple[float, float]) -> tuple[Zone, Zone]:
    """ICH-DEPLOY-05: a strip of 6 pas along each of two opposite table sides."""
    width, depth = size_pas
    deep = min(STRIP_PAS, depth / 2)
    return (
        Zone("south", _rectangle(0.0, 0.0, width, deep)),
        Zone("north", _rectangle(0.0, depth - deep, width, depth)),
    )


def zones_of(game: Skirmish, side: str) -> tuple[Zone, ...]:
    """The zones a side deploys in: those fixed for it, or the one it was given."""
    given = game.state.sides[side].zone
    return tuple(zone for zone in zones(game) if side == zone.side or (given is not None and zone.name == given))


def leads_through_enemy_zone(game: Skirmish, figure: str, way: Sequence[Place]) -> bool:
    """Whether a way comes through the deployment zone of an enemy of this figure (ICH-FAITH-09)."""
    enemies = (side for side in game.book.sides if side != game.card(figure).side)
    return any(leads_through(zone.polygon, way) for side in enemies for zone in zones_of(game, side))


def leads_through(polygon: Polygon, way: Sequence[Place]) -> bool:
    """Whether any point of a way of straight stretches lies in a polygon."""
    if any(inside(polygon, place[:2]) for place in way):
        return True
    stretches = tuple(pairwise(way))
    return any(_cross(a[:2], b[:2], c, d) for a, b in stretches for c, d in edges(polygon))


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two straight stretches cross, the ends of each on both sides of the other."""
    return _turns_left(a, b, c) != _turns_left(a, b, d) and _turns_left(c, d, a) != _turns_left(c, d, b)


def _turns_left(a: Spot, b: Spot, c: Spot) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def half_of(game: Skirmish, zone: Zone) -> Polygon:
    """ICH-TABLE-05: the half of the table that belongs to a deployment zone."""
    return half_beside(zone, game.table.size_pas)


def half_beside(zone: Zone, size_pas: tuple[float, float]) -> Polygon:
    """ICH-TABLE-05: the half of a table of this size in which a zone lies."""
    width, depth = size_pas
    x, y = _middle(zone.polygon)
    across, along = x - width / 2, y - depth / 2
    if abs(across) > abs(along):
        return _rectangle(0.0, 0.0, width / 2, depth) if across < 0 else _rectangle(width / 2, 0.0, width, depth)
    return _rectangle(0.0, 0.0, width, depth / 2) if along < 0 else _rectangle(0.0, depth / 2, width, depth)


def inside(polygon: Polygon, spot: Spot) -> bool:
    """Whether a spot lies in a polygon; its edge belongs to it."""
    if from_edge(polygon, spot) <= EDGE_DUST_PAS:
        return True
    x, y = spot
    odd = False
    for (ax, ay), (bx, by) in edges(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def base_inside(polygon: Polygon, spot: Spot, base_pas: float | tuple[float, float]) -> bool:
    """Whether a whole base lies in a polygon (ICH-DEPLOY-05)."""
    radius = (max(base_pas) if isinstance(base_pas, tuple) else base_pas) / 2
    return inside(polygon, spot) and from_edge(polygon, spot) >= radius - EDGE_DUST_PAS


def from_edge(polygon: Polygon, spot: Spot) -> float:
    """How far a spot is from the edge of a polygon."""
    return min(_from_segment(spot, a, b) for a, b in edges(polygon))


def edges(polygon: Polygon) -> Iterator[tuple[Spot, Spot]]:
    return pairwise((*polygon, polygon[0]))


def bounds(polygon: Polygon) -> tuple[float, float, float, float]:
    """The least x and y and the greatest x and y of a polygon."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def _from_segment(spot: Spot, a: Spot, b: Spot) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return hypot(spot[0] - a[0] - share * along[0], spot[1] - a[1] - share * along[1])


def _rectangle(left: float, low: float, right: float, high: float) -> Polygon:
    return ((left, low), (right, low), (right, high), (left, high))


def _middle(polygon: Polygon) -> Spot:
    left, low, right, high = bounds(polygon)
    return (left + right) / 2, (low + high) / 2

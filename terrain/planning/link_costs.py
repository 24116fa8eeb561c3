"""Adds the labels that links lead to: over voids, up and down walls, along ladders and ropes, with cost and chance.

Rows:
    bands[kind, row]     0 upper bound in pas, 1 chance, 2 harm, 3 factor of a sure climb; rows rise with the bound
    take_off, landing    0 x, 1 y (in points), 2 height in pas
    figures              0 x, 1 y, 2 radius plus that of the mover, all in points; 3 low, 4 high in pas
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.kernels import inlined, kernel
from terrain.planning.field.cells import TAKEN
from terrain.planning.field.link_finder import DOWN, FALL, JUMP, LADDER, UP
from terrain.planning.labels import (
    CHANCE,
    CLIMBED,
    COST,
    DEEP,
    DESCENDED,
    DROPPED,
    HARM,
    HELD,
    JUMPED,
    LEAPT,
    WET,
    add_label,
)  # fmt: skip

if TYPE_CHECKING:
    from terrain.planning.labels import Book, Lie, Terms

JUMP_BAND, LEAP_BAND, CLIMB_BAND, DESCEND_BAND, DROP_BAND = range(5)
"""The rows of a table of bands."""


@inlined
def _band(bands: Any, kind: int, measure: float) -> int:
    """The first band of a kind that reaches a length or height, or -1."""
    for row in range(bands.shape[1]):
        if measure <= bands[kind, row, 0]:
            return row
    return -1


@inlined
def _harm(bands: Any, deep: float) -> float:
    """What a fall does on average; beyond the deepest band as much as within it."""
    harm = 0.0
    for row in range(bands.shape[1]):
        if bands[DROP_BAND, row, 0] > 0.0:
            harm = bands[DROP_BAND, row, 2]
        if deep <= bands[DROP_BAND, row, 0]:
            break
    return harm


@kernel
def use_links(p: Lie, b: Book, t: Terms, label: int, node: int) -> None:
    """Take every link of a node that the terms allow; a crouched body takes none, nor does one in deep water."""
    k = p.links
    if p.storeys.room[p.nodes.storey[node]] < p.height:
        return
    for link in range(k.start[node], k.start[node + 1]):
        if p.shut[link] or p.barred[p.nodes.storey[k.to[link]]] & TAKEN or _is_in_the_way(p, link):
            continue
        if k.kind[link] == JUMP:
            _jump(p, b, t, label, link)
        elif k.kind[link] == UP:
            _go_up(p, b, t, label, link)
        elif k.kind[link] == DOWN:
            _climb_down(p, b, t, label, link)
        elif k.kind[link] == FALL:
            _drop(p, b, t, label, link)
        else:
            factor = t.ladder if k.kind[link] == LADDER else t.rope
            if factor >= 0.0:
                _arrive(p, b, t, label, link, HELD, k.length[link] * factor, 1.0, 0.0, 0.0)


@inlined
def _arrive(
    p: Lie, b: Book, t: Terms, label: int, link: int, way: int, takes: float, chance: float, harm: float, deep: float
) -> None:
    """Add the label at the end of a link."""
    k, real, before = p.links, b.real, b.real[label, CHANCE]
    cost = real[label, COST] + k.before[link] + takes + k.after[link]
    harm = real[label, HARM] + before * harm
    add_label(b, t.allowance, k.to[link], label, link, way, b.whole[label, WET], cost, before * chance, harm,
              max(real[label, DEEP], deep))  # fmt: skip


@kernel
def _jump(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    """Over a void; a jump that rises is a leap too, and one that ends lower a drop."""
    k, bands = p.links, t.bands
    length, rise, deep = k.length[link], k.rise[link], k.deep[link]
    row = _band(bands, JUMP_BAND, length)
    if row < 0:
        return
    takes, chance = length, bands[JUMP_BAND, row, 1]
    if rise > 0.0:
        row = _band(bands, LEAP_BAND, rise)
        if row < 0 or not t.combined:
            return
        takes, chance = takes + rise, chance * bands[LEAP_BAND, row, 1]
    harm = (1.0 - chance) * _harm(bands, deep)
    risk = deep if chance < 1.0 else 0.0
    if -rise * UNITS_PER_PAS > p.storeys.step:
        row = _band(bands, DROP_BAND, -rise)
        if row < 0:
            return
        harm += chance * bands[DROP_BAND, row, 2]
        chance, risk = chance * bands[DROP_BAND, row, 1], max(risk, -rise)
    _arrive(p, b, t, label, link, JUMPED, takes, chance, harm, risk)


@kernel
def _go_up(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    """Up a wall, by a leap or by climbing; with enough to spend a climb is certain."""
    bands, rise = t.bands, p.links.rise[link]
    row = _band(bands, LEAP_BAND, rise)
    if row >= 0:
        _arrive(p, b, t, label, link, LEAPT, rise, bands[LEAP_BAND, row, 1], 0.0, 0.0)
    row = _band(bands, CLIMB_BAND, rise)
    if row >= 0:
        _arrive(p, b, t, label, link, CLIMBED, rise, bands[CLIMB_BAND, row, 1], 0.0, 0.0)
        if bands[CLIMB_BAND, row, 3] < math.inf:
            _arrive(p, b, t, label, link, CLIMBED, rise * bands[CLIMB_BAND, row, 3], 1.0, 0.0, 0.0)


@kernel
def _drop(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    """Down from an edge by a fall: the way down and the slide to the nearest place cost nothing."""
    bands, deep = t.bands, p.links.deep[link]
    row = _band(bands, DROP_BAND, deep)
    if row >= 0:
        _arrive(p, b, t, label, link, DROPPED, 0.0, bands[DROP_BAND, row, 1], bands[DROP_BAND, row, 2], deep)


@kernel
def _climb_down(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    bands, deep = t.bands, p.links.deep[link]
    row = _band(bands, DESCEND_BAND, deep)
    if row >= 0:
        chance = bands[DESCEND_BAND, row, 1]
        risk = deep if chance < 1.0 else 0.0
        _arrive(p, b, t, label, link, DESCENDED, deep, chance, (1.0 - chance) * _harm(bands, deep), risk)


@kernel
def _is_in_the_way(p: Lie, link: int) -> bool:
    """Whether another figure stands in the way of a body that takes a link."""
    k, figures = p.links, p.figures
    x, y = k.take_off[link, 0], k.take_off[link, 1]
    east, north = k.landing[link, 0] - x, k.landing[link, 1] - y
    low, high = min(k.take_off[link, 2], k.landing[link, 2]), max(k.take_off[link, 2], k.landing[link, 2])
    square = max(east * east + north * north, 1e-9)
    for f in range(len(figures)):
        if figures[f, 4] <= low or figures[f, 3] >= high + p.height / UNITS_PER_PAS:
            continue
        away_east, away_north = figures[f, 0] - x, figures[f, 1] - y
        share = min(max((away_east * east + away_north * north) / square, 0.0), 1.0)
        if math.hypot(away_east - share * east, away_north - share * north) < figures[f, 2]:
            return True
    return False

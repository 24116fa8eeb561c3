"""Adds the labels that links lead to: over voids, up and down walls, along ladders and ropes, with cost and chance.

What each way takes, how far it goes and with what chance stands in the bands of the terms, which a game hands in.
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
    CLIMB_BANDS,
    CLIMBED,
    COST,
    DEEP,
    DESCEND_BANDS,
    DESCENDED,
    DROP_BANDS,
    DROPPED,
    FIXED,
    HARM,
    HELD,
    HURTS,
    JUMP_BANDS,
    JUMPED,
    LADDER_BANDS,
    LEAP_BANDS,
    LEAPT,
    PER_PAS,
    RISE_BANDS,
    ROPE_BANDS,
    SUCCEEDS,
    SURE_FIXED,
    SURE_PER_PAS,
    UP_TO,
    WET,
    add_label,
)

if TYPE_CHECKING:
    from terrain.planning.labels import Book, Lie, Terms

SHUT, NO_LEAP, NO_CLIMB = 1, 2, 4
"""Why a link may not be used: not at all, or not in one of the two ways up a wall."""


@inlined
def _band(bands: Any, kind: int, measure: float) -> int:
    """The first band of a kind that reaches a length or height, or -1."""
    for row in range(bands.shape[1]):
        if measure <= bands[kind, row, UP_TO]:
            return row
    return -1


@inlined
def _price(bands: Any, kind: int, row: int, measure: float) -> float:
    """What a length or height takes in a band."""
    return bands[kind, row, FIXED] + bands[kind, row, PER_PAS] * measure


@inlined
def _harm(bands: Any, deep: float) -> float:
    """What a fall does on average; beyond the deepest band as much as within it."""
    harm = 0.0
    for row in range(bands.shape[1]):
        if bands[DROP_BANDS, row, UP_TO] > 0.0:
            harm = bands[DROP_BANDS, row, HURTS]
        if deep <= bands[DROP_BANDS, row, UP_TO]:
            break
    return harm


@kernel
def use_links(p: Lie, b: Book, t: Terms, label: int, node: int) -> None:
    """Take every link of a node in every way that the terms allow; nobody does that crouched."""
    k = p.links
    if p.storeys.room[p.nodes.storey[node]] < p.height:
        return
    for link in range(k.start[node], k.start[node + 1]):
        shut = p.shut[link]
        if shut & SHUT or p.barred[p.nodes.storey[k.to[link]]] & TAKEN or _is_in_the_way(p, link):
            continue
        if k.kind[link] == JUMP:
            _jump(p, b, t, label, link)
        elif k.kind[link] == UP:
            if not shut & NO_LEAP:
                _take(p, b, t, label, link, LEAP_BANDS, LEAPT, k.rise[link], 0.0)
            if not shut & NO_CLIMB:
                _take(p, b, t, label, link, CLIMB_BANDS, CLIMBED, k.rise[link], 0.0)
        elif k.kind[link] == DOWN:
            _take(p, b, t, label, link, DESCEND_BANDS, DESCENDED, k.deep[link], k.deep[link])
        elif k.kind[link] == FALL:
            _drop(p, b, t, label, link)
        else:
            bands = LADDER_BANDS if k.kind[link] == LADDER else ROPE_BANDS
            _take(p, b, t, label, link, bands, HELD, k.length[link], 0.0)


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
def _take(p: Lie, b: Book, t: Terms, label: int, link: int, kind: int, way: int, measure: float, deep: float) -> None:
    """Take a link by the bands of a kind; who fails falls so deep, and who pays the sure price cannot fail."""
    bands, row = t.bands, _band(t.bands, kind, measure)
    if row < 0:
        return
    chance, harm = bands[kind, row, SUCCEEDS], bands[kind, row, HURTS]
    risk = deep if chance < 1.0 else 0.0
    if risk > 0.0:
        harm += (1.0 - chance) * _harm(bands, risk)
    _arrive(p, b, t, label, link, way, _price(bands, kind, row, measure), chance, harm, risk)
    sure = bands[kind, row, SURE_FIXED] + bands[kind, row, SURE_PER_PAS] * measure
    if sure < math.inf:
        _arrive(p, b, t, label, link, way, sure, 1.0, 0.0, 0.0)


@kernel
def _jump(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    """Over a void; one that rises keeps the bands of a rise too, and one that ends lower those of a drop."""
    k, bands = p.links, t.bands
    length, rise, deep = k.length[link], k.rise[link], k.deep[link]
    row = _band(bands, JUMP_BANDS, length)
    if row < 0:
        return
    takes, chance = _price(bands, JUMP_BANDS, row, length), bands[JUMP_BANDS, row, SUCCEEDS]
    if rise > 0.0:
        row = _band(bands, RISE_BANDS, rise)
        if row < 0:
            return
        takes += _price(bands, RISE_BANDS, row, rise)
        chance *= bands[RISE_BANDS, row, SUCCEEDS]
    harm = (1.0 - chance) * _harm(bands, deep)
    risk = deep if chance < 1.0 else 0.0
    if -rise * UNITS_PER_PAS > p.storeys.step:
        row = _band(bands, DROP_BANDS, -rise)
        if row < 0:
            return
        harm += chance * bands[DROP_BANDS, row, HURTS]
        chance, risk = chance * bands[DROP_BANDS, row, SUCCEEDS], max(risk, -rise)
    _arrive(p, b, t, label, link, JUMPED, takes, chance, harm, risk)


@kernel
def _drop(p: Lie, b: Book, t: Terms, label: int, link: int) -> None:
    """Down from an edge by a fall: it may hurt, and the slide to the nearest place is part of it."""
    bands, deep = t.bands, p.links.deep[link]
    row = _band(bands, DROP_BANDS, deep)
    if row >= 0:
        takes = _price(bands, DROP_BANDS, row, deep)
        _arrive(p, b, t, label, link, DROPPED, takes, bands[DROP_BANDS, row, SUCCEEDS], bands[DROP_BANDS, row, HURTS],
                deep)  # fmt: skip


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

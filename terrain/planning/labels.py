"""Labels of the search: at what cost, chance and risk a node of a field is reached, and how.

Few chances fit into one move, so each node keeps the few labels of which none is both dearer and less safe than
another. They are settled in the order of their cost, so a label that comes later must be safer.

Rows:
    whole     NODE, PRED, LINK, WAY, WET (whole numbers of a label)
    real      COST, CHANCE, HARM, DEEP (floats of a label)
    counts    0 labels written, 1 labels waiting in the queue, 2 labels settled
    coming    0 cost, 1 chance, 2 harm of one of the best labels that wait for a node
    figures   0 x, 1 y, 2 radius plus that of the mover, all in points; 3 low, 4 high in pas
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine.kernels import inlined

if TYPE_CHECKING:
    from terrain.planning.field.cells import Arcs, Nodes
    from terrain.planning.field.links import Links
    from terrain.planning.field.storeys import Storeys

NODE, PRED, LINK, WAY, WET = range(5)
"""Whole numbers of a label: its node, the label it came from (-1 for the start), the link it came by (-1 for a walk),
how that was used, and whether it ventured."""

COST, CHANCE, HARM, DEEP = range(4)
"""Numbers of a label: cost, chance, harm on average, and the deepest fall."""

WALK, JUMPED, LEAPT, CLIMBED, DESCENDED, DROPPED, HELD = range(7)
"""How a node was reached."""

SAME = 1e-9
"""Sums of floats that differ by less are the same."""


JUMP_BANDS, RISE_BANDS, LEAP_BANDS, CLIMB_BANDS, DESCEND_BANDS, DROP_BANDS, LADDER_BANDS, ROPE_BANDS = range(8)
"""The rows of a table of bands: the fields of `MoveRules` in their order."""

UP_TO, SUCCEEDS, HURTS, PER_PAS, FIXED, SURE_PER_PAS, SURE_FIXED = range(7)
"""The columns of a band: its bound, chance, harm and price, and the price for which it is certain, or inf."""


class Terms(NamedTuple):
    """The numbers of a move."""

    allowance: float
    bands: Any
    """For each way to take a link its bands, rising; empty ones have a bound of -inf."""
    crawl: float
    """Below 0 it means never."""
    crouch: float
    stand: float
    venture: float


class Lie(NamedTuple):
    """The lie of the land: a field, and what is true of it now."""

    storeys: Storeys
    nodes: Nodes
    arcs: Arcs
    links: Links
    height: int
    barred: Any
    """Of each storey why one may not get there."""
    rate: Any
    """Of each storey what a pas costs there, if that is not the same everywhere."""
    touched: Any
    """Of each node whether something about it or its neighbours is not as the field has it."""
    shut: Any
    """Of each link in which ways it may not be used: see `link_costs`."""
    figures: Any
    """Others in the way: point, radius with that of the mover in points, low and high in pas."""


class Book(NamedTuple):
    """The labels, the queue of those to come, and what is known of nodes."""

    whole: Any
    real: Any
    key: Any
    queue: Any
    counts: Any
    """How many labels there are, how many wait, and how many were settled."""
    best_chance: Any
    best_harm: Any
    first: Any
    last: Any
    """Of each node the first label that was settled, which is the cheapest, and the last, which is the safest."""
    coming: Any
    """Of each node cost, chance and harm of one of the best labels that wait for it."""


def new_book(nodes: int, labels: int) -> Book:
    """An empty book; memory is only touched as it is written to."""
    return Book(
        np.empty((labels, 5), np.int32),
        np.empty((labels, 4), np.float64),
        np.empty(labels, np.float64),
        np.empty(labels, np.int32),
        np.zeros(3, np.int64),
        np.full(nodes, -1.0),
        np.full(nodes, math.inf),
        np.full(nodes, -1, np.int32),
        np.full(nodes, -1, np.int32),
        np.full((nodes, 3), (math.inf, 0.0, 0.0)),
    )


@inlined
def push(key: Any, queue: Any, counts: Any, label: int, cost: float) -> None:
    """Put a label in the queue: a heap, the cheapest first."""
    place = counts[1]
    counts[1] += 1
    while place > 0:
        above = (place - 1) // 2
        if key[above] <= cost:
            break
        key[place], queue[place] = key[above], queue[above]
        place = above
    key[place], queue[place] = cost, label


@inlined
def pop(key: Any, queue: Any, counts: Any) -> int:
    """Take the cheapest label out of the queue."""
    label = queue[0]
    counts[1] -= 1
    size = counts[1]
    cost, moved = key[size], queue[size]
    place = 0
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and key[below + 1] < key[below]:
            below += 1
        if key[below] >= cost:
            break
        key[place], queue[place] = key[below], queue[below]
        place = below
    key[place], queue[place] = cost, moved
    return label


@inlined
def is_beaten(b: Book, node: int, chance: float, harm: float) -> bool:
    """Whether a node has a label that is no dearer and as safe."""
    best = b.best_chance[node]
    return best > chance + SAME or (best > chance - SAME and b.best_harm[node] <= harm + SAME)


@inlined
def add_label(
    b: Book, allowance: float, node: int, pred: int, link: int, way: int, wet: int, cost: float, chance: float,
    harm: float, deep: float,
) -> None:  # fmt: skip
    """Put a new label in the queue, unless it costs too much or is beaten already."""
    label, coming = b.counts[0], b.coming
    if cost > allowance + SAME or chance <= 0.0 or is_beaten(b, node, chance, harm) or label >= len(b.whole):
        return
    if coming[node, 0] <= cost and coming[node, 1] >= chance - SAME and coming[node, 2] <= harm + SAME:
        return
    if chance >= coming[node, 1] - SAME:
        coming[node, 0], coming[node, 1], coming[node, 2] = cost, chance, harm
    b.counts[0] = label + 1
    whole, real = b.whole, b.real
    whole[label, NODE], whole[label, PRED], whole[label, LINK] = node, pred, link
    whole[label, WAY], whole[label, WET] = way, wet
    real[label, COST], real[label, CHANCE], real[label, HARM], real[label, DEEP] = cost, chance, harm, deep
    push(b.key, b.queue, b.counts, label, cost)

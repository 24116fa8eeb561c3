"""Searches a field: settles labels in the order of their cost, from a start or to a goal.

Row of `coming`: 0 cost, 1 chance, 2 harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.planning.field.arcs import tread
from terrain.planning.field.cells import LOW, TAKEN, WATER, walk_between
from terrain.planning.labels import CHANCE, COST, DEEP, HARM, NODE, SAME, WALK, WET, add_label, is_beaten, pop
from terrain.planning.link_costs import use_links

if TYPE_CHECKING:
    from terrain.planning.labels import Book, Lie, Terms

MOST_ARCS = 1024
"""Room for the nodes that one may walk to from one."""


@kernel
def begin(p: Lie, b: Book, t: Terms, x: float, y: float, z: float) -> int:
    """Walk straight from the start, given as a point and its height, to every node in reach; how many that are."""
    s, n = p.storeys, p.nodes
    for node in range(len(n.storey)):
        point, storey = n.point[node], n.storey[node]
        end_x, end_y = float(point % s.across), float(point // s.across)
        east, north = (end_x - x) * s.spacing, (end_y - y) * s.spacing
        if east * east + north * north > t.allowance * t.allowance or p.barred[storey] & (TAKEN | LOW | WATER):
            continue
        end, cost = tread(s, p.barred, p.rate, TAKEN | LOW | WATER, x, y, z, end_x, end_y)
        if end == storey:
            add_label(b, t.allowance, node, -1, -1, WALK, 0, cost, 1.0, 0.0, 0.0)
    return b.counts[1]


@kernel
def begin_at(b: Book, t: Terms, node: int, cost: float) -> None:
    """Begin at a node that is known to be reached at a cost."""
    add_label(b, t.allowance, node, -1, -1, WALK, 0, cost, 1.0, 0.0, 0.0)


@kernel
def begin_with(b: Book, t: Terms, nodes: Any, costs: Any) -> None:
    """Begin at nodes that are known to be reached at some costs."""
    for k in range(len(nodes)):
        add_label(b, t.allowance, nodes[k], -1, -1, WALK, 0, costs[k], 1.0, 0.0, 0.0)


@kernel
def search(p: Lie, b: Book, t: Terms, goal: int, safest: bool) -> None:
    """Settle labels until none is left, or the goal is reached as well as it can be."""
    changes = np.empty(MOST_ARCS, dtype=np.int64)
    while b.counts[1] > 0:
        label = pop(b.key, b.queue, b.counts)
        node, chance, harm = b.whole[label, NODE], b.real[label, CHANCE], b.real[label, HARM]
        if is_beaten(b, node, chance, harm):
            continue
        b.best_chance[node], b.best_harm[node] = chance, harm
        b.last[node] = label
        if b.first[node] < 0:
            b.first[node] = label
        b.counts[2] += 1
        if node == goal and (not safest or (chance >= 1.0 and harm <= 0.0)):
            return
        noted = _walk_on(
            b, p.arcs.start, p.arcs.to, p.arcs.length, p.arcs.beside[node], p.touched[node] != 0, p.nodes.storey,
            p.barred, b.best_chance, b.coming, t.allowance, label, node, changes,
        )  # fmt: skip
        for k in range(noted):
            _change_over(p, b, t, label, node, changes[k])
        if p.links.start[node] < p.links.start[node + 1]:
            use_links(p, b, t, label, node)


@kernel
def _walk_on(
    b: Book, start: Any, to: Any, length: Any, beside: int, touched: bool, storey: Any, barred: Any, best_chance: Any,
    coming: Any, allowance: float, label: int, node: int, changes: Any,
) -> int:  # fmt: skip
    """Walk to the nodes around; those to which one does not simply walk are noted, and how many they are."""
    chance, harm, cost = b.real[label, CHANCE], b.real[label, HARM], b.real[label, COST]
    deep, wet, bar, noted = b.real[label, DEEP], b.whole[label, WET], barred[storey[node]], 0
    for k in range(start[node], start[node + 1]):
        end = to[k]
        total = cost + length[k]
        if total > allowance or best_chance[end] > chance + SAME:
            continue
        if touched or bar or barred[storey[end]]:
            if k < start[node] + beside or not (bar | barred[storey[end]]) & LOW:
                changes[noted] = end
                noted += 1
        elif total < coming[end, 0] or chance > coming[end, 1] + SAME or harm < coming[end, 2] - SAME:
            add_label(b, allowance, end, label, -1, WALK, wet, total, chance, harm, deep)
    return noted


@kernel
def _change_over(p: Lie, b: Book, t: Terms, label: int, node: int, end: int) -> None:
    """Walk where something bars the way, or ground is marked; one may have to crouch, or venture on water."""
    here, there, real = p.barred[p.nodes.storey[node]], p.barred[p.nodes.storey[end]], b.real
    crawls, wet = (here | there) & LOW != 0, b.whole[label, WET] != 0
    enters = there & WATER != 0 and not wet
    if there & TAKEN or (crawls and t.crawl < 0.0):
        return
    mask = TAKEN | (0 if crawls else LOW) | (0 if wet or enters else WATER)
    line = walk_between(p.storeys, p.nodes, p.barred, p.rate, mask, node, end)
    if line < 0.0:
        return
    cost = real[label, COST] + line * (t.crawl if crawls else 1.0)
    cost += t.crouch if there & LOW and not here & LOW else 0.0
    cost += t.stand if here & LOW and not there & LOW else 0.0
    chance = real[label, CHANCE] * (t.venture if enters else 1.0)
    add_label(b, t.allowance, end, label, -1, WALK, 1 if wet or enters else 0, cost, chance, real[label, HARM],
              real[label, DEEP])  # fmt: skip

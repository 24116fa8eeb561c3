"""The shortest walk of a round base between blocks, known another way: by sight between the corners of rounded blocks.

Blocks grown by the radius of the base are what its centre may not enter. The shortest way past them is a chain of
straight lines between their corners. The corners lie on the rounding, so the chain is never longer than the true way.
"""

from __future__ import annotations

import heapq
import math

import numpy as np
import shapely

CORNERS_PER_QUARTER = 4
HAIR = 1e-6


def shortest_walk(pieces, radius, start, goal, size):
    """The length of the shortest way from a spot to another, or None."""
    blocks = [shapely.MultiPoint(piece.mesh.vertices[:, :2] / 8192).convex_hull for piece in pieces]
    grown = shapely.union_all([block.buffer(radius, quad_segs=CORNERS_PER_QUARTER) for block in blocks])
    solid = grown.buffer(-HAIR)
    shapely.prepare(solid)
    corners = shapely.get_coordinates(grown)
    on_table = ((corners >= 0.0) & (corners <= np.array(size))).all(axis=1)
    spots = np.concatenate([[start, goal], corners[on_table]])
    return _dijkstra(_sights(spots, solid))


def _sights(spots, solid):
    """For each spot the others that it sees, with their distances."""
    first, second = np.triu_indices(len(spots), 1)
    lines = shapely.linestrings(np.stack([spots[first], spots[second]], axis=1))
    free = ~shapely.intersects(solid, lines)
    seen = [[] for _ in spots]
    for a, b in zip(first[free].tolist(), second[free].tolist(), strict=True):
        length = math.dist(spots[a], spots[b])
        seen[a].append((b, length))
        seen[b].append((a, length))
    return seen


def _dijkstra(seen):
    best, queue = {0: 0.0}, [(0.0, 0)]
    while queue:
        length, here = heapq.heappop(queue)
        if here == 1:
            return length
        if length > best[here]:
            continue
        for there, step in seen[here]:
            if length + step < best.get(there, math.inf):
                best[there] = length + step
                heapq.heappush(queue, (length + step, there))
    return None

"""Dead ends: what is kept of a failed growth rules out only growths that would fail as well."""

from __future__ import annotations

import numpy as np
import pytest

from terrain.scenery import Piece, Shape
from terrain.scenery.tree import all_hits
from terrain.scenery.triangles import scratch_for
from terrain.sight.chains import clear, empty_shaft, grow, is_dead_end, measure_shaft
from terrain.sight.lines import directions_between
from terrain.sight.search import new_trouble, root_shafts
from terrain.sight.shafts import hull_of, middle, span
from tests import given

UNBOUNDED = 1 << 20


class Halves:
    """A shaft between two figures that is halved again and again, at random."""

    def __init__(self, table, a, b, seed):
        self.a, self.b, self.scenery, self.scratch = hull_of(a), hull_of(b), table.scenery, scratch_for(table.scenery)
        self.shaft, self.trouble = empty_shaft(directions_between(self.a, self.b)), new_trouble()
        self.random, self.row = np.random.default_rng(seed), root_shafts(self.a, self.b)[0]

    def halve(self):
        end, dimension = self.random.integers(2, size=2)
        low = 5 * end + 1 + 2 * dimension
        self.row[low + self.random.integers(2)] = (self.row[low] + self.row[low + 1]) // 2

    def seeds(self):
        """The triangles on the middle line of the shaft as it is now."""
        shaft, ends = self.shaft, ((self.a, self.row[:5]), (self.b, self.row[5:10]))
        for end, (points, (hull, patch)) in enumerate(zip((shaft.p, shaft.q), ends, strict=True)):
            shaft.sizes[end] = span(hull, patch, points)
            middle(hull, patch, points, shaft.sizes[end], shaft.middles[end])
        measure_shaft(shaft)
        hits, scenery = np.zeros(32, dtype=np.int32), self.scenery
        count = all_hits(scenery.vertices, scenery.faces, scenery.tree, shaft.middles, hits, len(scenery.faces))
        return hits[:count]

    def is_ruled_out(self, seed):
        return is_dead_end(self.scenery, self.scratch, self.shaft, seed, UNBOUNDED, UNBOUNDED, self.trouble)

    def grows(self, seed):
        scenery, scratch = self.scenery, self.scratch
        members = grow(scenery, scratch, self.shaft, seed, UNBOUNDED, UNBOUNDED, self.trouble)
        if members > 0:
            clear(scenery.edge_of, scratch.coefficient, scratch.net, scratch.edge_class, scratch.members, members)
        return members > 0


def screen(number):
    """An upright open sheet of crumpled paper: chains that spread to its rim come to nothing."""
    across, up = np.meshgrid(np.linspace(-2.0, 2.0, 9), np.linspace(0.1, 1.1, 5), indexing="ij")
    crumpled = 0.08 * np.random.default_rng(number).normal(size=across.shape)
    here = np.arange(across.size).reshape(across.shape)
    low, right, high, over = (one.ravel() for one in (here[:-1, :-1], here[1:, :-1], here[1:, 1:], here[:-1, 1:]))
    faces = np.concatenate([np.stack([low, right, high], 1), np.stack([low, high, over], 1)])
    corners = np.stack([across, crumpled, up], axis=-1).reshape(-1, 3)
    return Piece(f"screen {number}", Shape(corners, faces), (12.0, 10.0 + 0.7 * number, 0.0))


@pytest.mark.parametrize("seed", [4, 8, 9, 11, 12, 13])
def test_growth_from_a_dead_end_would_fail(seed):
    halves = Halves(given.table(*map(screen, range(4))), given.figure((11, 6)), given.figure((13.5, 16)), seed)
    ruled_out = grown = 0
    for _ in range(20):
        halves.halve()
        for triangle in halves.seeds():
            if halves.is_ruled_out(triangle):
                ruled_out += 1
                assert not halves.grows(triangle)
            else:
                grown += halves.grows(triangle)
    assert ruled_out
    assert grown

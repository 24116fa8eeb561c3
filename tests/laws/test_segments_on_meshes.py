"""Does a segment meet a mesh? Four ways to know, on meshes that nobody made for this project.

The exact test through the tree decides verdicts, and must agree with the exact test of every triangle. Float64 and
Embree may differ from it, but only where a segment passes an edge, or ends at a face, within what rounding explains.
"""

from __future__ import annotations

import numpy as np
import pytest

from terrain.scenery.rays import RayCaster
from terrain.scenery.tree import all_hits, build_tree, first_hit
from tests.laws.brute_lines import Triangles, met_faces
from tests.laws.real_meshes import FILES, real_piece

SEGMENTS = 1024
ROOM = 4096
FAR = 2**17
"""16 pas off the table's corner: a segment through the far corner and as far beyond still has a length of 20 bits."""

FLOAT64_SLIP_UNITS = 1e-6
"""A determinant of 62 bits loses 9 of them; with edges of a unit and more that is far less than this."""

EMBREE_SLIP_UNITS = 0.25
"""Embree works in 24 bits, and coordinates on a table have up to 19: products err by a fraction of a unit."""


def segments_about(mesh, seed):
    """Half of them anywhere in the box around a mesh, half aimed to pass its edges and corners: within a few units, or
    straight through a corner, and some of those from as far away as a table allows."""
    rng = np.random.default_rng(seed)
    low, high = mesh.low - 4096, mesh.high + 4096
    starts, ends = (rng.integers(low, high, size=(SEGMENTS, 3)) for _ in range(2))
    aimed, far = np.arange(SEGMENTS // 2), SEGMENTS // 8
    starts[:far] = rng.integers(-FAR, FAR, size=(far, 3))
    face, side = rng.integers(len(mesh.faces), size=len(aimed)), rng.integers(3, size=len(aimed))
    tails, heads = (mesh.vertices[mesh.faces[face, (side + k) % 3]] for k in range(2))
    share = np.clip(rng.random(len(aimed)) * 1.5 - 0.25, 0, 1)[:, None]
    off = rng.integers(-2, 3, size=(len(aimed), 3)) * (rng.random(len(aimed)) < 0.5)[:, None]
    through = np.rint(tails + share * (heads - tails)).astype(np.int64) + off
    # As far beyond as before, so that no rounding moves the segment off the place it was aimed at.
    ends[aimed] = through + (through - starts[aimed])
    return np.stack([starts, ends], axis=1)


def float_hits(corners, line):
    """Möller and Trumbore's test in float64: which triangles the segment meets."""
    start, way = line[0].astype(np.float64), (line[1] - line[0]).astype(np.float64)
    u, v, w = (corners[:, k].astype(np.float64) for k in range(3))
    first, second = v - u, w - u
    across = np.cross(way, second)
    volume = (first * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        one = ((start - u) * across).sum(axis=1) / volume
        turned = np.cross(start - u, first)
        other = (turned @ way) / volume
        share = (second * turned).sum(axis=1) / volume
        return (volume != 0) & (one >= 0) & (other >= 0) & (one + other <= 1) & (share >= 0) & (share <= 1)


def slip_units(triangle, line):
    """How far a segment would have to move for its answer about one triangle to change, at most: a small number says
    that it passes the line of a side, or ends at the plane, within so many units."""
    start, end = line.astype(np.float64)
    u, v, w = triangle.astype(np.float64)
    normal = np.cross(v - u, w - u)
    slips = [abs(normal @ (point - u)) / np.linalg.norm(normal) for point in (start, end)]
    for tail, head in ((u, v), (v, w), (w, u)):
        across = np.cross(end - start, head - tail)
        length = np.linalg.norm(across)
        if length > 0:
            slips.append(abs(across @ (tail - start)) / length)
        else:
            slips.append(np.linalg.norm(np.cross(end - start, tail - start)) / np.linalg.norm(end - start))
    return min(slips)


def tree_differs(mesh, tree, line, exact):
    """The exact test through the tree against that of every triangle: any difference is a mistake."""
    hits = np.empty(ROOM, dtype=np.int32)
    count = all_hits(mesh.vertices, mesh.faces, tree, line, hits, len(mesh.faces))
    some = first_hit(mesh.vertices, mesh.faces, tree, line, len(mesh.faces))
    return sorted(hits[:count].tolist()) != exact.tolist() or (some not in exact if len(exact) else some != -1)


def float_slip(triangles, line, near, exact):
    """The largest slip that is needed to explain where float64 differs; 0 where it does not."""
    differing = np.setxor1d(near[float_hits(triangles.corners[near], line)], exact)
    return max([0.0, *(slip_units(triangles.corners[face], line) for face in differing)])


def embree_slip(triangles, line, exact, first_face):
    """The same for Embree, which tells of one face only: the one it met, or all it missed."""
    differing = exact if first_face < 0 else np.setdiff1d([first_face], exact)
    return max([0.0, *(slip_units(triangles.corners[face], line) for face in differing)])


@pytest.mark.parametrize("name", FILES)
def test_four_ways_to_test_a_segment_agree_or_their_difference_is_explained(name):
    mesh = real_piece(name).mesh
    triangles, lines = Triangles(mesh.corners), segments_about(mesh, seed=len(name))
    tree = build_tree(mesh.vertices, mesh.faces)
    embree = RayCaster(mesh.vertices, mesh.faces).first_faces(lines[:, 0], lines[:, 1])
    near = [triangles.near(line) for line in lines]
    exact = [met_faces(triangles, *question) for question in zip(lines, near, strict=True)]
    assert SEGMENTS // 8 <= sum(len(met) > 0 for met in exact) < SEGMENTS
    assert not [line.tolist() for line, met in zip(lines, exact, strict=True) if tree_differs(mesh, tree, line, met)]
    slips = [float_slip(triangles, *question) for question in zip(lines, near, exact, strict=True)]
    assert max(slips) <= FLOAT64_SLIP_UNITS
    slips = [embree_slip(triangles, *question) for question in zip(lines, exact, embree, strict=True)]
    assert max(slips) <= EMBREE_SLIP_UNITS

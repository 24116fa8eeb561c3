"""What stops the lines between two figures, and how much of them: the same as when each line is judged by itself."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from terrain.scenery.obstacles import Obstacle, inner_prism
from terrain.sight.explain import SAMPLE_LINES, blockers
from terrain.sight.lines import lines_between
from terrain.sight.settle import ground_for
from tests import given
from tests.terrain.exact_lines import cross, dot, minus, segment_meets_triangle

WALLS = (
    given.box(0.5, 3, 0.6, at=(7, 8), name="low wall"),
    given.box(0.5, 2, 3, at=(9, 10.4), turn=20, name="screen"),
    given.cylinder(0.4, 2, at=(11, 8.9), name="post"),
)
CROWD = {"ajax": (6, 9.8), "boris": (10, 8.3), "chloe": (12.2, 9.6)}


def blockers_line_by_line(pieces, figures, a, b):
    """In whole numbers and fractions, every triangle against every line: the nearest first, ties by the name."""
    solids = [(piece.id, piece.mesh.corners.tolist()) for piece in pieces]
    for figure in figures:
        corners, faces = inner_prism(figure.body)
        solids.append((figure.name, corners[faces].tolist()))
    starts, ends = (points.astype(np.int64).tolist() for points in lines_between(a, b, 0, SAMPLE_LINES))
    first = [
        min(((way, name) for name, faces in solids for way in _ways(start, end, faces)), default=(None, None))[1]
        for start, end in zip(starts, ends, strict=True)
    ]
    shares = Counter(name for name in first if name is not None)
    return [(name, count / SAMPLE_LINES) for name, count in sorted(shares.items(), key=lambda kv: (-kv[1], kv[0]))]


def _ways(start, end, faces):
    """How far along a line each triangle that it meets is; 1 for those that it lies in."""
    for face in faces:
        if _may_meet(start, end, face) and segment_meets_triangle(start, end, face):
            normal = cross(minus(face[1], face[0]), minus(face[2], face[0]))
            along = dot(normal, minus(end, start))
            yield Fraction(dot(normal, minus(face[0], start)), along) if along else Fraction(1)


def _may_meet(start, end, face):
    return all(
        min(start[k], end[k]) <= max(corner[k] for corner in face)
        and max(start[k], end[k]) >= min(corner[k] for corner in face)
        for k in range(3)
    )


@pytest.mark.rule("ICH-SHOOT-16")
@pytest.mark.parametrize(
    ("walls", "crowd"),
    [(WALLS, {}), ((), CROWD), (WALLS, CROWD)],
    ids=["pieces alone", "figures alone", "pieces and figures"],
)
def test_what_stops_lines_first_is_what_each_line_says_by_itself(walls, crowd):
    a, b = given.figure((4, 9)), given.figure((14, 9))
    table, figures = given.table(*walls), [Obstacle(name, given.figure(at)) for name, at in crowd.items()]
    found = blockers(ground_for(table, a, b, figures), a, b)
    assert found == blockers_line_by_line(walls, figures, a, b)
    assert len(found) >= 3


@pytest.mark.rule("ICH-SHOOT-16")
def test_nothing_stops_lines_on_an_empty_table():
    a, b = given.figure((4, 9)), given.figure((14, 9))
    assert blockers(ground_for(given.table(), a, b, ()), a, b) == []

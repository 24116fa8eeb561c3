"""Explains an answer: picks the clearest free line, what it nearly touches, and what stops the other lines."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import to_pas
from terrain.scenery.obstacles import INNER_SIDES
from terrain.scenery.tree import all_hits
from terrain.sight.clearance import clearance
from terrain.sight.lines import lines_between
from terrain.sight.settle import Ground, is_free

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body

SAMPLE_LINES = 256
COMPARED_LINES = 24
FACES_OF_PRISM = 4 * INNER_SIDES - 4


def clearest_line(ground: Ground, a: Body, b: Body, known: Any) -> Any:
    """Of the known line and some free ones, the one that keeps furthest from everything."""
    starts, ends = lines_between(a, b, 0, SAMPLE_LINES)
    free = np.flatnonzero(~ground.table.caster.stopped(starts, ends))
    chosen = free[:: max(1, len(free) // COMPARED_LINES)]
    lines = [np.stack([starts[place], ends[place]]).astype(np.int64) for place in chosen]
    return max(
        [known, *(line for line in lines if is_free(ground, line))],
        key=lambda line: _gap_or_endless(ground, line),
    )


def _gap_or_endless(ground: Ground, line: Any) -> float:
    gap = gap_of_line(ground, line)[0]
    return np.inf if gap is None else gap


def gap_of_line(ground: Ground, line: Any) -> tuple[float | None, str | None]:
    """The clearance of a free line in pas, and the name of what it passes closest; None on a bare table."""
    scenery, figures = ground.table.scenery, ground.inner
    gap, face = clearance(scenery.vertices, scenery.faces, scenery.tree, scenery.solid_faces, line)
    figure_gap, figure_face = clearance(figures.vertices, figures.faces, figures.tree, len(figures.faces), line)
    if face < 0 and figure_face < 0:
        return None, None
    if figure_gap < gap:
        return to_pas(figure_gap), ground.figures[figure_face // FACES_OF_PRISM].name
    return to_pas(gap), ground.table.name_of(face)


def blockers(ground: Ground, a: Body, b: Body) -> list[tuple[str, float]]:
    """What stops sampled lines first, and its share of them; the greatest share first."""
    starts, ends = lines_between(a, b, 0, SAMPLE_LINES)
    faces = ground.table.caster.first_faces(starts, ends)
    names = [_first_name(ground, *line) for line in zip(starts, ends, faces.tolist(), strict=True)]
    shares = Counter(name for name in names if name is not None)
    ranked = sorted(shares.items(), key=lambda item: (-item[1], item[0]))
    return [(name, count / SAMPLE_LINES) for name, count in ranked]


def _first_name(ground: Ground, start: Any, end: Any, face: int) -> str | None:
    """The piece or figure that stops one line first, given the first face of the table on it."""
    met: list[tuple[float, str]] = []
    if face >= 0:
        scenery = ground.table.scenery
        name = ground.table.name_of(face)
        met.append((_share_of_way(scenery.vertices[scenery.faces[face]], start, end), name))
    if ground.figures:
        met += _figures_met(ground, start, end)
    return min(met)[1] if met else None


def _figures_met(ground: Ground, start: Any, end: Any) -> list[tuple[float, str]]:
    inner, hits = ground.inner, np.zeros(8, dtype=np.int32)
    line = np.stack([start, end]).astype(np.int64)
    found = all_hits(inner.vertices, inner.faces, inner.tree, line, hits, len(inner.faces))
    return [
        (_share_of_way(inner.vertices[inner.faces[face]], start, end), ground.figures[face // FACES_OF_PRISM].name)
        for face in hits[:found]
    ]


def _share_of_way(corners: Any, start: Any, end: Any) -> float:
    """How far along a line its crossing with a triangle's plane is, from 0 to 1."""
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0]).astype(np.float64)
    along = float(normal @ (end - start))
    return float(np.clip(normal @ (corners[0] - start) / along, 0.0, 1.0)) if along else 1.0

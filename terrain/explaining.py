"""Explaining an answer: the clearest of the free lines, what it nearly touches, and what stops the others."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.clearance import clearance
from terrain.lattice import to_pas
from terrain.lines import lines_between
from terrain.obstacles import INNER_SIDES
from terrain.proving import Ground, is_free
from terrain.tree import first_hit

if TYPE_CHECKING:
    from terrain.bodies import Body

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
        key=lambda line: gap_of_line(ground, line)[0] or np.inf,
    )


def gap_of_line(ground: Ground, line: Any) -> tuple[float | None, str | None]:
    """The clearance of a free line in pas, and the name of what it passes closest; None on a bare table."""
    scenery, figures = ground.table.scenery, ground.inner
    gap, face = clearance(scenery.vertices, scenery.faces, scenery.tree, scenery.solid_faces, line)
    figure_gap, figure_face = clearance(figures.vertices, figures.faces, figures.tree, len(figures.faces), line)
    if face < 0 and figure_face < 0:
        return None, None
    if figure_gap < gap:
        return to_pas(figure_gap), ground.figures[figure_face // FACES_OF_PRISM].name
    return to_pas(gap), ground.table.piece_names[ground.table.piece_of_face[face]]


def blockers(ground: Ground, a: Body, b: Body) -> list[tuple[str, float]]:
    """What stops sampled lines first, and its share of them; the greatest share first."""
    starts, ends = lines_between(a, b, 0, SAMPLE_LINES)
    faces = ground.table.caster.first_faces(starts, ends)
    names = [ground.table.piece_names[ground.table.piece_of_face[face]] for face in faces[faces >= 0]]
    names += _figures_hit(ground, starts[faces < 0], ends[faces < 0])
    return [
        (name, count / SAMPLE_LINES)
        for name, count in sorted(Counter(names).items(), key=lambda item: (-item[1], item[0]))
    ]


def _figures_hit(ground: Ground, starts: Any, ends: Any) -> list[str]:
    if not ground.figures:
        return []
    inner = ground.inner
    lines = np.stack([starts, ends], axis=1).astype(np.int64)
    met = [first_hit(inner.vertices, inner.faces, inner.tree, line, len(inner.faces)) for line in lines]
    return [ground.figures[face // FACES_OF_PRISM].name for face in met if face >= 0]

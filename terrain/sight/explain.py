"""Explains an answer: picks the clearest free line, what it nearly touches, and what stops the other lines."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import to_pas
from terrain.machine.kernels import kernel
from terrain.scenery.obstacles import INNER_SIDES
from terrain.scenery.tree import Tree, all_hits
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
    shares = Counter(first_names(ground, starts, ends))
    ranked = sorted(shares.items(), key=lambda item: (-item[1], item[0]))
    return [(name, count / SAMPLE_LINES) for name, count in ranked]


def first_names(ground: Ground, starts: Any, ends: Any) -> list[str]:
    """The piece or figure that stops each line first, for the lines that are stopped."""
    table, scenery = ground.table, ground.table.scenery
    faces = table.caster.first_faces(starts, ends)
    names = np.array([*table.piece_names, *(figure.name for figure in ground.figures)], dtype=object)
    pieces = len(table.piece_names)
    first, share = np.full(len(starts), -1), np.full(len(starts), np.inf)
    met = np.flatnonzero(faces >= 0)
    first[met] = table.piece_of_face[faces[met]] % max(pieces, 1)
    share[met] = _shares_of_way(scenery.vertices[scenery.faces[faces[met]]], starts[met], ends[met])
    if ground.figures:
        figures, figure_shares = _first_figures(ground, starts, ends)
        for k in np.flatnonzero(figures >= 0).tolist():
            here, there = figures[k] + pieces, figure_shares[k]
            if first[k] < 0 or (there, names[here]) < (share[k], names[first[k]]):
                first[k] = here
    return [str(name) for name in names[first[first >= 0]]]


def _first_figures(ground: Ground, starts: Any, ends: Any) -> tuple[Any, Any]:
    """For each line the figure that it meets first, or -1, and how far along the line it does; ties by the name."""
    inner, lines = ground.inner, np.stack([starts, ends], axis=1).astype(np.int64)
    rank = np.argsort(np.argsort([figure.name for figure in ground.figures], kind="stable"), kind="stable")
    first, share = np.full(len(lines), -1), np.full(len(lines), np.inf)
    _mark_first_figures(inner.vertices, inner.faces, inner.normals, inner.tree, lines, rank, first, share)
    return first, share


@kernel
def _mark_first_figures(
    vertices: Any, faces: Any, normals: Any, tree: Tree, lines: Any, rank: Any, first: Any, share: Any
) -> None:
    hits = np.empty(len(faces), dtype=np.int32)
    for k in range(len(lines)):
        for place in range(all_hits(vertices, faces, tree, lines[k], hits, len(faces))):
            face = hits[place]
            figure, along, ahead = face // FACES_OF_PRISM, 0.0, 0.0
            for axis in range(3):
                along += float(normals[face, axis]) * (lines[k, 1, axis] - lines[k, 0, axis])
                ahead += float(normals[face, axis]) * (vertices[faces[face, 0], axis] - lines[k, 0, axis])
            here = min(1.0, max(0.0, ahead / along)) if along != 0.0 else 1.0
            if here < share[k] or (here == share[k] and rank[figure] < rank[first[k]]):
                first[k], share[k] = figure, here


def _shares_of_way(corners: Any, starts: Any, ends: Any) -> Any:
    """How far along each line its crossing with the plane of its triangle is, from 0 to 1."""
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]).astype(np.float64)
    along = np.einsum("ij,ij->i", normals, ends - starts)
    ahead = np.einsum("ij,ij->i", normals, corners[:, 0] - starts)
    return np.where(along != 0, np.clip(ahead / np.where(along != 0, along, 1.0), 0.0, 1.0), 1.0)

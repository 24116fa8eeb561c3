"""Puts the corners of a united solid on the lattice, without moving any of its surface outwards.

Where surfaces cross there is a new corner, between lattice points as a rule. It goes to the nearest one on the
inner side of every plane that meets there, so that a line which all solids leave free is left free by
the united one. And solids that only touch along an edge are joined there: the longer edge gets the corners of
the other that lie exactly on it.

Rows: a point is 0 x, 1 y, 2 z; a face three corner numbers; a plane a point on it and an outward normal.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from terrain.scenery.union.parts import boxes_that_meet

FURTHEST_UNITS = 8
"""So deep (24 µm) under the surface a corner may be put, in sharp wedges; on real models most find a place within 1.

One that finds none goes to the nearest lattice point anywhere, which is half a unit away along each axis.
"""

_SPAN = np.arange(-FURTHEST_UNITS, FURTHEST_UNITS + 1)
_OFFSETS = np.stack(np.meshgrid(_SPAN, _SPAN, _SPAN, indexing="ij"), axis=-1).reshape(-1, 3)
OFFSETS = _OFFSETS[np.argsort((_OFFSETS**2).sum(axis=1), kind="stable")]


def rounded_inwards(points: Any, faces: Any, bases: Any, normals: Any) -> Any:
    """Lattice points for the corners of faces, each on the inner side of the planes of all its faces.

    Face k lies in the plane through `bases[k]` with the outward normal `normals[k]`; a normal of zeros asks nothing.
    """
    nearest = np.rint(points).astype(np.int64)
    found = nearest.copy()
    corner, plane = faces.reshape(-1), np.repeat(np.arange(len(faces)), 3)
    for offset in OFFSETS:
        outside = ((found[corner] - bases[plane]) * normals[plane]).sum(axis=1) > 0
        sticks_out = np.zeros(len(points), dtype=bool)
        sticks_out[corner[outside]] = True
        if not sticks_out.any():
            return found
        left = sticks_out[corner]
        corner, plane = corner[left], plane[left]
        found[sticks_out] = nearest[sticks_out] + offset
    outside = ((found[corner] - bases[plane]) * normals[plane]).sum(axis=1) > 0
    found[corner[outside]] = nearest[corner[outside]]
    return found


def joined_along_edges(points: Any, faces: Any, part_of_face: Any) -> tuple[Any, Any]:
    """Faces split where the corner of another part lies exactly on one of their edges, and the face each comes from."""
    corners_on = _corners_on_edges(points, faces, part_of_face)
    if not corners_on:
        return faces, np.arange(len(faces))
    split: list[tuple[int, int, int]] = []
    source: list[int] = []
    for place, face in enumerate(faces.tolist()):
        pieces = _split(tuple(face), corners_on)
        split += pieces
        source += [place] * len(pieces)
    return np.array(split, dtype=np.int64), np.array(source, dtype=np.int64)


def _split(face: tuple[int, int, int], corners_on: dict[tuple[int, int], list[int]]) -> list[tuple[int, int, int]]:
    for side in range(3):
        u, v, w = face[side], face[(side + 1) % 3], face[(side + 2) % 3]
        between = corners_on.get((min(u, v), max(u, v)))
        if between:
            stops = [u, *(between if u < v else reversed(between)), v]
            return [part for here, there in pairwise(stops) for part in _split((here, there, w), corners_on)]
    return [face]


def _corners_on_edges(points: Any, faces: Any, part_of_face: Any) -> dict[tuple[int, int], list[int]]:
    """For each edge on which corners of another part lie, those corners, in order from its lower-numbered end."""
    found: dict[tuple[int, int], set[int]] = {}
    order = np.argsort(part_of_face, kind="stable")
    order = order[part_of_face[order] >= 0]
    starts = np.flatnonzero(np.diff(part_of_face[order])) + 1
    chosen = [faces[part] for part in np.split(order, starts)] if len(order) else []
    low = np.array([points[part].min(axis=(0, 1)) for part in chosen]).reshape(-1, 3)
    high = np.array([points[part].max(axis=(0, 1)) for part in chosen]).reshape(-1, 3)
    for i, j in boxes_that_meet(low, high):
        _note_corners(points, chosen[i], np.unique(chosen[j]), found)
        _note_corners(points, chosen[j], np.unique(chosen[i]), found)
    return {edge: sorted(on, key=lambda p: _along(points, edge, p)) for edge, on in found.items()}


def _note_corners(points: Any, faces: Any, others: Any, found: dict[tuple[int, int], set[int]]) -> None:
    edges = np.unique(np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1), axis=0)
    low, high = points[edges].min(axis=1), points[edges].max(axis=1)
    places = points[others]
    others = others[((places >= low.min(axis=0)) & (places <= high.max(axis=0))).all(axis=1)]
    places = points[others][:, None]
    corner, edge = np.nonzero(((places >= low) & (places <= high)).all(axis=2))
    start, end, place = points[edges[edge, 0]], points[edges[edge, 1]], points[others[corner]]
    on = (np.cross(end - start, place - start) == 0).all(axis=1) & (place != start).any(axis=1)
    for k in np.flatnonzero(on & (place != end).any(axis=1)).tolist():
        u, v = edges[edge[k]].tolist()
        found.setdefault((u, v), set()).add(int(others[corner[k]]))


def _along(points: Any, edge: tuple[int, int], corner: int) -> int:
    return int((points[corner] - points[edge[0]]) @ (points[edge[1]] - points[edge[0]]))

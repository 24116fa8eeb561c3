"""Splits a mesh into closed parts, and groups those that may meet.

Rows: a side of a face is numbered 3 * face + its first corner; a box has 0 x, 1 y, 2 z of its low and its high corner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import CREVICE_UNITS
from terrain.machine.kernels import inlined, kernel

if TYPE_CHECKING:
    from collections.abc import Iterator


def split_into_parts(vertices: Any, faces: Any) -> Any:
    """For each face the number of its part; parts that only share corners or touch along edges are apart.

    A face whose part has an open or ill-paired edge gets -1.
    """
    mates = pair_sides(vertices, faces)
    parts, closed = _label(mates)
    return np.where(closed[parts], parts, -1)


def pair_sides(vertices: Any, faces: Any) -> Any:
    """For each side of each face the side it shares material with, or -1.

    Where more than two faces meet at an edge, each is paired with the first face met when turning
    about the edge through its own material.
    """
    start, end = faces.reshape(-1).astype(np.int64), np.roll(faces, -1, axis=1).reshape(-1).astype(np.int64)
    key = np.minimum(start, end) << 32 | np.maximum(start, end)
    order = np.argsort(key, kind="stable")
    first = np.flatnonzero(np.r_[True, key[order][1:] != key[order][:-1]])
    count = np.diff(np.r_[first, len(order)])
    mates = np.full(len(key), -1, dtype=np.int64)
    forward = start < end
    plain = first[count == 2]
    a, b = order[plain], order[plain + 1]
    opposed = forward[a] != forward[b]
    mates[a[opposed]], mates[b[opposed]] = b[opposed], a[opposed]
    for place, number in zip(first[count > 2], count[count > 2], strict=True):
        _pair_by_angle(vertices, faces, order[place : place + number], forward, mates)
    return mates


def _pair_by_angle(vertices: Any, faces: Any, sides: Any, forward: Any, mates: Any) -> None:
    angles = _angles_about_edge(vertices, faces, sides, forward)
    ahead = [(side, angle) for side, angle in zip(sides.tolist(), angles.tolist(), strict=True) if forward[side]]
    behind = [(side, angle) for side, angle in zip(sides.tolist(), angles.tolist(), strict=True) if not forward[side]]
    if len(ahead) != len(behind):
        return
    turns = sorted(
        ((there - here) % (2 * np.pi) or 2 * np.pi, side, mate) for side, here in ahead for mate, there in behind
    )
    taken: set[int] = set()
    for _, side, mate in turns:
        if side not in taken and mate not in taken:
            taken |= {side, mate}
            mates[side], mates[mate] = mate, side


def _angles_about_edge(vertices: Any, faces: Any, sides: Any, forward: Any) -> Any:
    """The angle of each face about their common edge, growing from a forward face into its material."""
    face, side = sides // 3, sides % 3
    u, v = faces[face, side], faces[face, (side + 1) % 3]
    low, high = np.where(forward[sides], u, v)[0], np.where(forward[sides], v, u)[0]
    axis = (vertices[high] - vertices[low]).astype(np.float64)
    axis /= np.linalg.norm(axis)
    away = (vertices[faces[face, (side + 2) % 3]] - vertices[low]).astype(np.float64)
    away -= np.outer(away @ axis, axis)
    zero = away[0] / np.linalg.norm(away[0])
    # Outward normal of a forward face is axis x away; its material lies the other way about the axis.
    return -np.arctan2(away @ np.cross(axis, zero), away @ zero)


@kernel
def _label(mates: Any) -> Any:
    """Number the parts joined by paired sides, and tell which are closed."""
    total = len(mates) // 3
    parts = np.full(total, -1, dtype=np.int64)
    closed = np.ones(total, dtype=np.bool_)
    stack = np.empty(total, dtype=np.int64)
    number = 0
    for seed in range(total):
        if parts[seed] >= 0:
            continue
        parts[seed] = number
        stack[0] = seed
        top = 1
        while top > 0:
            top -= 1
            face = stack[top]
            for side in range(3):
                mate = mates[3 * face + side]
                if mate < 0:
                    closed[number] = False
                elif parts[mate // 3] < 0:
                    parts[mate // 3] = number
                    stack[top] = mate // 3
                    top += 1
        number += 1
    return parts, closed


def groups_that_meet(vertices: Any, faces: Any, parts: Any) -> list[Any]:
    """Groups of closed parts whose boxes meet, or are only a crevice apart."""
    numbers = np.unique(parts[parts >= 0])
    if len(numbers) < 2:
        return []
    rank = np.searchsorted(numbers, parts[parts >= 0])
    corners = vertices[faces[parts >= 0]]
    low = np.full((len(numbers), 3), np.iinfo(np.int64).max)
    high = -low
    np.minimum.at(low, rank, corners.min(axis=1))
    np.maximum.at(high, rank, corners.max(axis=1))
    groups = _grouped(low - CREVICE_UNITS, high)
    return [numbers[groups == group] for group in np.unique(groups) if (groups == group).sum() > 1]


@kernel
def _grouped(low: Any, high: Any) -> Any:
    """Label boxes so that boxes that meet share a label."""
    total = len(low)
    label = np.arange(total)
    changed = True
    while changed:
        changed = False
        for i in range(total):
            for j in range(i):
                if label[i] == label[j]:
                    continue
                if (
                    low[i, 0] <= high[j, 0] and low[j, 0] <= high[i, 0]
                    and low[i, 1] <= high[j, 1] and low[j, 1] <= high[i, 1]
                    and low[i, 2] <= high[j, 2] and low[j, 2] <= high[i, 2]
                ):  # fmt: skip
                    least = min(label[i], label[j])
                    label[i], label[j] = least, least
                    changed = True
    return label


def boxes_that_meet(low: Any, high: Any) -> Iterator[tuple[int, int]]:
    """The pairs of boxes that share a point, the lower number first."""
    for here in range(len(low)):
        rest = slice(here + 1, None)
        near = (low[rest] <= high[here]).all(axis=1) & (low[here] <= high[rest]).all(axis=1)
        yield from ((here, here + 1 + place) for place in np.flatnonzero(near).tolist())


def unwelded(vertices: Any, faces: Any) -> tuple[Any, Any]:
    """Corners of a part, one for each fan of faces around it, so that every edge has two faces."""
    mates = pair_sides(vertices, faces)
    corner = _fans(faces, mates)
    names, triangles = np.unique(corner, return_inverse=True)
    return vertices[faces.reshape(-1)[names]], triangles.reshape(-1, 3)


@kernel
def _fans(faces: Any, mates: Any) -> Any:
    """For each corner of each face the first corner of its fan: corners are one when a paired side joins them."""
    root = np.arange(3 * len(faces))
    for side in range(len(mates)):
        mate = mates[side]
        if mate < 0:
            continue
        after, mate_after = side // 3 * 3 + (side + 1) % 3, mate // 3 * 3 + (mate + 1) % 3
        for one, other in ((side, mate_after), (after, mate)):
            a, b = _root(root, one), _root(root, other)
            root[max(a, b)] = min(a, b)
    for k in range(len(root)):
        root[k] = _root(root, k)
    return root


@inlined
def _root(root: Any, corner: int) -> int:
    while root[corner] != corner:
        root[corner] = root[root[corner]]
        corner = root[corner]
    return corner

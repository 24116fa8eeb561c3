"""Orients the faces of a reconstructed surface: neighbours alike, open sheets up, closed parts outwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

OPEN = 0.1
"""A part that looks up by so much more than down, or the other way, is a sheet; else it is closed."""


def with_fronts(points: NDArray[np.float64], faces: NDArray[np.int64]) -> NDArray[np.int64]:
    """Turn faces over where they do not agree with their neighbours; a sheet looks up, a closed part outwards."""
    if len(faces) == 0:
        return faces
    one, other, clash = shared_edges(faces)
    flattest = np.argsort(-_evenness(points, faces, one, other), kind="stable")
    leaders, turned = _agree(one[flattest], other[flattest], clash[flattest], len(faces))
    agreeing = np.where(turned[:, None], faces[:, ::-1], faces)
    corners = points[agreeing] - points.mean(axis=0)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    _, part = np.unique(leaders, return_inverse=True)
    up = np.bincount(part, across[:, 2])
    level = np.bincount(part, np.abs(across[:, 2]))
    volume = np.bincount(part, (corners[:, 0] * across).sum(axis=1))
    wrong = np.where(np.abs(up) > OPEN * level, up, volume) < 0
    return np.ascontiguousarray(np.where(wrong[part][:, None], agreeing[:, ::-1], agreeing))


def _evenness(
    points: NDArray[np.float64], faces: NDArray[np.int64], one: NDArray[np.int64], other: NDArray[np.int64]
) -> NDArray[np.float64]:
    """How nearly two faces lie in one plane: where a surface cannot agree with itself, it breaks at a fold."""
    corners = points[faces]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-300)
    return np.asarray(np.abs((across[one] * across[other]).sum(axis=1)))


def shared_edges(faces: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    """Pairs of faces that share an edge no third face has, and whether both run along it the same way."""
    ends = np.stack([faces, np.roll(faces, -1, axis=1)], axis=2).reshape(-1, 2)
    keys = ends.min(axis=1) * (faces.max() + 1) + ends.max(axis=1)
    order = np.argsort(keys, kind="stable")
    keys, forward = keys[order], (ends[:, 0] < ends[:, 1])[order]
    same = keys[1:] == keys[:-1]
    first = np.flatnonzero(same & ~np.append(False, same[:-1]) & ~np.append(same[1:], False))
    return order[first] // 3, order[first + 1] // 3, forward[first] == forward[first + 1]


@kernel
def _agree(one: Any, other: Any, clash: Any, count: int) -> Any:
    """For each face the leader of its part, and whether it must be turned to agree with that."""
    leader, turned = np.arange(count), np.zeros(count, dtype=np.bool_)
    for k in range(len(one)):
        a, a_turned = _led(leader, turned, one[k])
        b, b_turned = _led(leader, turned, other[k])
        if a != b:
            leader[b] = a
            turned[b] = (a_turned != b_turned) != clash[k]
    for face in range(count):
        first, is_turned = _led(leader, turned, face)
        leader[face], turned[face] = first, is_turned
    return leader, turned


@inlined
def _led(leader: Any, turned: Any, face: int) -> Any:
    """The leader of a face, and whether the face is turned against it; the way there becomes shorter."""
    is_turned = False
    while leader[face] != face:
        above = leader[face]
        turned[face] = turned[face] != turned[above]
        leader[face] = leader[above]
        is_turned = is_turned != turned[face]
        face = leader[face]
    return face, is_turned

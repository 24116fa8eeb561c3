"""Cover by brute force: thousands of lines from the eye to where each first meets the target's body, judged exactly.

Shares with the search only the plane on which a silhouette is measured. The body is a true cylinder here, without
rings, and each line is judged by itself: as a segment between lattice points, against every triangle near it.
"""

from __future__ import annotations

import numpy as np

from terrain.measures.picture import picture_of
from terrain.scenery.tree import build_tree, first_hit

ACROSS = 128
"""Lines in a row; one in each square of the frame, somewhere in it."""

NOISE = 0.004
"""How far the sampled share may be from the true one: five times what the squares on a rim make of it."""


def hidden_share(table, shooter, target, others=(), pieces=None, seed=0):
    """The share of lines to the target that something stops; with `pieces` only what these hide counts."""
    lines, shares = _lines(shooter, target, seed)
    stopped = _stopped(lines, _faces_of(table, pieces))
    for other in others:
        _, there = _entries(other.body, lines[:, 0], lines[:, 1] - lines[:, 0])
        stopped |= there < 1.0
    return stopped.mean(), len(shares)


def _lines(shooter, target, seed):
    """Segments from the eye to the near side of the target's body, one for each line of the frame that meets it."""
    plane = picture_of(shooter, target)
    eye = np.array(shooter.eye, dtype=float)
    low, high = plane.outline.min(axis=0) - 50, plane.outline.max(axis=0) + 50
    squares = np.stack(np.meshgrid(np.arange(ACROSS), np.arange(ACROSS)), axis=-1).reshape(-1, 2)
    places = low + (squares + np.random.default_rng(seed).random(squares.shape)) / ACROSS * (high - low)
    ways = plane.origin + places[:, :1] * plane.along + places[:, 1:] * plane.up - eye
    hits, shares = _entries(target, eye, ways)
    ends = eye + ways[hits] * shares[hits][:, None]
    return np.stack([np.broadcast_to(eye, ends.shape), ends], axis=1), shares[hits]


def _entries(body, starts, ways):
    """Which lines meet a true cylinder, and at what share of their way they first do; endless for the others."""
    along = np.array(body.along) / np.hypot(*body.along)
    turn = np.array([along, [-along[1], along[0]]]).T / body.semi_axes
    here, step = (starts[..., :2] - body.centre) @ turn, ways[:, :2] @ turn
    a, b, c = (step**2).sum(axis=1), (here * step).sum(axis=-1), (here**2).sum(axis=-1) - 1.0
    with np.errstate(divide="ignore", invalid="ignore"):
        root = np.sqrt(b * b - a * c)
        levels = (np.array([[body.low], [body.high]]) - starts[..., 2]) / ways[:, 2]
        enter = np.maximum((-b - root) / a, levels.min(axis=0))
        leave = np.minimum((-b + root) / a, levels.max(axis=0))
    hits = (root >= 0) & (leave >= 0) & (enter <= leave)
    return hits, np.where(hits, np.maximum(enter, 0.0), np.inf)


def _faces_of(table, pieces):
    chosen = [piece for piece in table.obstacles if pieces is None or piece.id in pieces]
    corners = [np.concatenate([piece.mesh.faces, piece.closing_faces]) for piece in chosen]
    offsets = np.cumsum([0, *(len(piece.mesh.vertices) for piece in chosen)])
    points = np.concatenate([np.zeros((0, 3), dtype=np.int64), *(piece.mesh.vertices for piece in chosen)])
    faces = [one + offset for one, offset in zip(corners, offsets, strict=False)]
    return points, np.concatenate([np.zeros((0, 3), dtype=np.int64), *faces]).astype(np.int32)


def _stopped(lines, mesh):
    points, faces = mesh
    if len(faces) == 0:
        return np.zeros(len(lines), dtype=bool)
    tree = build_tree(points, faces)
    snapped = np.rint(lines).astype(np.int64)
    return np.array([first_hit(points, faces, tree, line, len(faces)) >= 0 for line in snapped])

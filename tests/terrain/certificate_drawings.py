"""Tiny scenes that can be drawn on a napkin, and certificates written for them by hand.

Figure a stands at the origin and b 100 000 units further along x, 12 pas away. Both are discs of 0.6 pas; walls stand
upright across the line between them.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass, field

import numpy as np

from terrain.certificate.checker import Checked, check, seal

DIGEST = "5ca1ab1e"
FAR = 100_000
RADIUS = 4915
LOW, HIGH = 410, 10_240


def disc(x=0, y=0, low=LOW, high=HIGH, radius=RADIUS):
    return oval(x, y, (radius, radius), (1, 0), low, high)


def oval(x, y, semi_axes, along, low=LOW, high=HIGH):
    return {"centre": [x, y], "semi_axes": list(semi_axes), "along": list(along), "z": [low, high]}


def grown(body, units):
    low, high = body["z"]
    return {**body, "semi_axes": [axis + units for axis in body["semi_axes"]], "z": [low - units, high + units]}


def half_ring(body, slack=24):
    """The tangent polygon of the ellipse, made larger by more than rounding to steps of 16 takes away."""
    (long, short), (dx, dy) = body["semi_axes"], body["along"]
    size, stretch = math.hypot(dx, dy), 16 * math.cos(math.pi / 64)
    corners = []
    for k in range(32):
        angle = 2 * math.pi * (k + 0.5) / 64
        ahead, aside = (long + slack) * math.cos(angle) / stretch, (short + slack) * math.sin(angle) / stretch
        corners.append([round((ahead * dx - aside * dy) / size), round((ahead * dy + aside * dx) / size)])
    return corners


def full_ring(body):
    half = half_ring(body)
    cx, cy = body["centre"]
    return [(cx + 16 * x, cy + 16 * y) for x, y in half] + [(cx - 16 * x, cy - 16 * y) for x, y in half]


def facing_run(body, other):
    """The shortest run of whole edges that can face the other body."""
    ring, target = full_ring(body), full_ring(other)
    facing = [edge for edge in range(64) if _faces(ring[edge], ring[(edge + 1) % 64], target)]
    start = next(edge for edge in facing if (edge - 1) % 64 not in facing or len(facing) == 64)
    return [16 * start, 16 * (start + len(facing))]


def _faces(tail, head, points):
    return any((head[1] - tail[1]) * (x - tail[0]) - (head[0] - tail[0]) * (y - tail[1]) > 0 for x, y in points)


def wall(x, south, north, bottom=0, top=20_000):
    """An upright rectangle across the line, as four corners in order."""
    return [(x, south, bottom), (x, north, bottom), (x, north, top), (x, south, top)]


BOX_FACES = [
    *((0, 2, 1), (0, 3, 2), (4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4)),
    *((1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)),
]
"""Twelve triangles, two for each of bottom, top, south, east, north and west, turned outwards."""


def box_corners(west, east, south, north, bottom, top):
    plan = [(west, south), (east, south), (east, north), (west, north)]
    return [(x, y, z) for z in (bottom, top) for x, y in plan]


def steps(chain):
    """A chain of signed triangle numbers, counted from 1, as steps from each to the next."""
    ordered = sorted(chain, key=abs)
    before = [0, *(abs(number) for number in ordered)]
    return [
        abs(number) - last if number > 0 else last - abs(number) for last, number in zip(before, ordered, strict=False)
    ]


@dataclass
class Drawing:
    """A scene: two bodies, triangles in pieces, and other figures."""

    a: dict = field(default_factory=disc)
    b: dict = field(default_factory=lambda: disc(FAR))
    vertices: list = field(default_factory=list)
    faces: list = field(default_factory=list)
    pieces: list = field(default_factory=list)
    others: dict = field(default_factory=dict)

    def add(self, corners, faces):
        """Put a piece on the table; its triangles are numbered on from those there."""
        piece = max(self.pieces, default=-1) + 1
        self.faces += [tuple(len(self.vertices) + corner for corner in face) for face in faces]
        self.vertices += corners
        self.pieces += [piece] * len(faces)
        return self

    def add_wall(self, *args, **kwargs):
        return self.add(wall(*args, **kwargs), [(0, 1, 2), (0, 2, 3)])

    def add_box(self, *args, without=()):
        return self.add(box_corners(*args), [face for k, face in enumerate(BOX_FACES) if k not in without])

    def check(self, document) -> Checked:
        return check(
            document,
            vertices=np.array(self.vertices, dtype=np.int64).reshape(-1, 3),
            faces=np.array(self.faces, dtype=np.int32).reshape(-1, 3),
            piece_of_face=np.array(self.pieces, dtype=np.int32),
            table_digest=DIGEST,
            body_a=self.a,
            body_b=self.b,
            others=self.others,
        )

    def blocked_proof(self, chains, trees, *, size="as_is", delta=0, caps=((), ()), directions=((1, 0, 0),), extra=()):
        a, b = (grown(body, -delta) for body in (self.a, self.b))
        rings = [half_ring(a)] if half_ring(a) == half_ring(b) else [half_ring(a), half_ring(b)]
        return {
            "kind": "blocked",
            "size": size,
            "a": a,
            "b": b,
            "rings": rings,
            "ring_of": [0, len(rings) - 1],
            "run_a": facing_run(a, b),
            "run_b": facing_run(b, a),
            "caps_a": list(caps[0]),
            "caps_b": list(caps[1]),
            "directions": [list(direction) for direction in directions],
            "extra": list(extra),
            "chains": [steps(chain) for chain in chains],
            "trees": [list(tree) for tree in trees],
        }

    def visible_proof(self, start, end, *, size="as_is", delta=0):
        bodies = {"a": grown(self.a, delta), "b": grown(self.b, delta)}
        return {"kind": "visible", "size": size, **bodies, "segment": [list(start), list(end)]}

    def blocked(self, chains, trees, **kwargs):
        return certificate("blocked", [self.blocked_proof(chains, trees, **kwargs)])

    def visible(self, start, end):
        return certificate("visible", [self.visible_proof(start, end)])


def certificate(verdict, proofs, delta=0):
    return seal(
        {
            "format": "pas-certificate/1",
            "scene": "napkin.toml",
            "table": DIGEST,
            "figures": ["ajax", "briseis"],
            "verdict": verdict,
            "delta": delta,
            "proofs": proofs,
        }
    )


def changed(document, change):
    """A copy with one thing changed, and sealed again: as one would who knows how seals are made."""
    document = copy.deepcopy(document)
    change(document)
    return seal(document)


def refusal(drawing, document):
    """Why a certificate does not hold; it is the caller who says that it does not."""
    checked = drawing.check(document)
    assert not checked.ok
    assert checked.problem
    assert "\n" not in checked.problem
    return checked.problem


def behind_one_wall():
    drawing = Drawing().add_wall(50_000, -8000, 8000)
    return drawing, drawing.blocked([[1, 2]], [[0]])


def behind_two_staggered_walls():
    """Neither wall hides all of b; the left one hides it from the right half of a, and so on."""
    drawing = Drawing().add_wall(49_000, -8000, 3000).add_wall(51_000, -3000, 8000)
    return drawing, drawing.blocked([[1, 2], [3, 4]], [[-1, 0, -3, 1, 0]])


def below_a_tower():
    """b stands higher, so a shows its top and b its bottom; the corners of their rectangles are no part of them."""
    drawing = Drawing(b=disc(FAR, 0, 30_000, 40_000)).add_wall(50_000, -30_000, 30_000, top=90_000)
    rest = [-5, 0, 0, 0, 0, 0, 0]
    trees = [[0], [-3, -4, -3, -4, -3, -4, *rest], [-1, -2, -1, -2, -1, -2, *rest], [0]]
    return drawing, drawing.blocked([[1, 2]], trees, caps=(["top"], ["bottom"]))


def core_in_a_box(without=(), **changes):
    """A wall as thick as a house; what stops the lines is a plain sheet inside it."""
    drawing = Drawing().add_box(40_000, 60_000, -20_000, 20_000, 0, 20_000, without=without)
    sheet = {"points": [list(p) for p in wall(50_000, -15_000, 15_000, 200, 19_000)], "faces": [[0, 1, 2], [0, 2, 3]]}
    core = {"kind": "core", "pieces": [0], **sheet, **changes}
    first = len(drawing.faces) + 1
    return drawing, drawing.blocked([[first, first + 1]], [[0]], extra=[core])


def behind_a_giant():
    drawing = Drawing(others={"titan": disc(50_000, 0, 0, 15_000, radius=12_000)})
    sheet = {"points": [list(p) for p in wall(50_000, -10_000, 10_000, 100, 15_000)], "faces": [[0, 1, 2], [0, 2, 3]]}
    extra = {"kind": "figure", "name": "titan", "body": drawing.others["titan"], **sheet}
    return drawing, drawing.blocked([[1, 2]], [[0]], extra=[extra])


def over_a_low_wall():
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=HIGH - 1)
    return drawing, drawing.visible((0, 0, HIGH), (FAR, 0, HIGH))


def by_a_hair():
    """The wall is exactly as high as both heads: a hair more shows them, a hair less hides them."""
    drawing = Drawing().add_wall(50_000, -8000, 8000, top=HIGH)
    seen = drawing.visible_proof((0, 0, HIGH + 164), (FAR, 0, HIGH + 164), size="grown", delta=164)
    unseen = drawing.blocked_proof([[1, 2]], [[0]], size="shrunk", delta=164)
    return drawing, certificate("too_close", [seen, unseen], delta=164)

"""No segment ever contradicts a certificate that the checker accepts, however it was come by.

The certificates here are guesses: a tree is split at random, and a pair is given a chain when the few lines between its
corners happen to meet it. Many guesses are wrong, and the checker alone stands between them and a false ruling.
"""

from __future__ import annotations

import math
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.terrain.certificate_drawings import FAR, Drawing, disc, facing_run, full_ring, wall
from tests.terrain.exact_lines import is_in_body, segment_meets_triangle

seeds = st.integers(0, 2**32)


def triangles_of(drawing):
    return [tuple(drawing.vertices[corner] for corner in face) for face in drawing.faces]


def point_in(body, rng):
    """A lattice point of a body, more often than not at its rim."""
    (x, y), (radius, _), (low, high) = body["centre"], body["semi_axes"], body["z"]
    angle, reach = rng.uniform(0, 2 * math.pi), radius * rng.choice([1, 1, 1, rng.random()])
    height = rng.choice([low, high, rng.randint(low, high)])
    return x + int(reach * math.cos(angle)), y + int(reach * math.sin(angle)), height


def lines_between(drawing, rng, count):
    """Random segments from a to b, half of them aimed at the edges and corners of the scenery."""
    corners = triangles_of(drawing)
    for k in range(count):
        start, end = point_in(drawing.a, rng), point_in(drawing.b, rng)
        if k % 2:
            tail, head, _ = rng.sample(rng.choice(corners), 3)
            part = rng.choice([0, 1, rng.random()])
            through = [t + part * (h - t) + rng.randint(-2, 2) for t, h in zip(tail, head, strict=True)]
            stretch = (end[0] - start[0]) / (through[0] - start[0]) if through[0] != start[0] else 1
            end = tuple(s + round(stretch * (t - s)) for s, t in zip(start, through, strict=True))
        if is_in_body(drawing.a, start) and is_in_body(drawing.b, end):
            yield start, end


def free_line(drawing, rng, count=60):
    triangles = triangles_of(drawing)
    for start, end in lines_between(drawing, rng, count):
        if not any(segment_meets_triangle(start, end, triangle) for triangle in triangles):
            return start, end
    return None


# Guessed proofs over a soup of sheets


def soup_of_sheets(rng):
    """Sheets across the line, some side by side, some bent to a point, some behind a; now and then b stands higher."""
    ground = rng.choice([0, 0, 0, 12_000])
    drawing = Drawing(b=disc(FAR, rng.randrange(-4000, 4001, 1000), ground + 410, ground + 10_240))
    chains = []
    for south, north in sheet_spans(rng):
        first = len(drawing.faces) + 1
        x = rng.choice([rng.randrange(20_000, 80_000, 500), 45_000, 50_000, 55_000, rng.choice([-20_000, 120_000])])
        corners = wall(x, south, north, rng.choice([-20_000, 0, 400]), rng.choice([9000, 10_250, 20_000, 30_000]))
        if rng.random() < 0.7:
            drawing.add(corners, [(0, 1, 2), (0, 2, 3)])
        else:
            tip = (x + rng.randrange(-60_000, 60_000, 500), rng.randint(south, north), rng.randint(0, 10_000))
            drawing.add([*corners, tip], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])
        chain = list(range(first, len(drawing.faces) + 1))
        chains.append([-t if rng.random() < 0.02 else t for t in chain])
    return drawing, chains


def sheet_spans(rng):
    """From south to north: a broad sheet that may do alone, or two that overlap more or less in the middle."""
    middle, lap = rng.randrange(-2000, 2001, 500), rng.randrange(0, 8000, 500)
    ends = [rng.randrange(6000, 20_000, 500) for _ in range(2)]
    if rng.random() < 0.3:
        return [(middle - ends[0], middle + ends[1])]
    return [(middle - ends[0], middle + lap // 2), (middle - lap // 2, middle + ends[1])]


class Guess:
    """A proof split at random, with chains given out by the look of a few lines."""

    def __init__(self, drawing, chains, rng):
        self.triangles = triangles_of(drawing)
        self.chains, self.rng, self.depth = chains, rng, rng.choice([0, 4, 6])
        self.patches = [self.roots(drawing.a, drawing.b), self.roots(drawing.b, drawing.a)]
        self.trees = [self.tree((a, b), self.depth) for a in self.patches[0] for b in self.patches[1]]

    def roots(self, body, other):
        ring = full_ring(body)
        box = [(min(p[k] for p in ring), max(p[k] for p in ring)) for k in (0, 1)]
        caps = ["top"] * (other["z"][1] > body["z"][1]) + ["bottom"] * (other["z"][0] < body["z"][0])
        return [(ring, None, (*facing_run(body, other),), (*body["z"],))] + [
            (ring, body["z"][cap == "top"], *box) for cap in caps
        ]

    def corners(self, patch):
        ring, height, first, second = patch
        if height is not None:
            return [(x, y, height) for x in first for y in second]
        return [(*self.tick(ring, k), z) for k in (first[0], sum(first) // 2, first[1]) for z in second]

    def tick(self, ring, k):
        tail, head, part = ring[k // 16 % 64], ring[(k // 16 + 1) % 64], k % 16
        return [t + (h - t) * part // 16 for t, h in zip(tail, head, strict=True)]

    def tree(self, pair, depth):
        lines = [(p, q) for p in self.corners(pair[0]) for q in self.corners(pair[1])]
        stopping = [
            number
            for number, chain in enumerate(self.chains)
            if all(any(segment_meets_triangle(*line, self.triangles[abs(t) - 1]) for t in chain) for line in lines)
        ]
        if stopping or not depth:
            return [self.rng.choice(stopping or range(len(self.chains)))]
        side, dimension = self.rng.choice([(0, 0), (1, 0), (0, 0), (1, 0), (0, 1), (1, 1)])
        low, high = pair[side][2 + dimension]
        tree = [-1 - 2 * side - dimension]
        for half in ((low, (low + high) // 2), ((low + high) // 2, high)):
            patch = (*pair[side][: 2 + dimension], half, *pair[side][3 + dimension :])
            tree += self.tree((patch, pair[1]) if side == 0 else (pair[0], patch), depth - 1)
        return tree

    def certificate(self, drawing):
        """The guess as written, with the chains that it does not use left out."""
        used = sorted({code for tree in self.trees for code in tree if code >= 0})
        trees = [[code if code < 0 else used.index(code) for code in tree] for tree in self.trees]
        heights = [{root[1]: None for root in roots if root[1] is not None} for roots in self.patches]
        caps = [
            ["top" if height == body["z"][1] else "bottom" for height in found]
            for body, found in zip((drawing.a, drawing.b), heights, strict=True)
        ]
        directions = [(1, 0, 0), (4, 1, 0), (4, -1, 0), (2, 0, 1), (2, 0, -1)]
        return drawing.blocked([self.chains[n] for n in used], trees, caps=caps, directions=directions)


def guessed_over_sheets(seed):
    rng = Random(seed)
    drawing, chains = soup_of_sheets(rng)
    return drawing, drawing.check(Guess(drawing, chains, rng).certificate(drawing)), rng


@settings(deadline=None)
@given(seeds)
def test_no_line_contradicts_a_guessed_proof_that_is_accepted(seed):
    drawing, checked, rng = guessed_over_sheets(seed)
    assert not checked.ok or free_line(drawing, rng) is None


def test_guesses_over_sheets_are_often_right_and_often_wrong():
    """Else the law above would say nothing."""
    answers = [guessed_over_sheets(seed)[1] for seed in range(60)]
    assert 10 <= sum(answer.ok for answer in answers) <= 50
    assert max(answer.leaves for answer in answers) > 3


# Guessed cores in leaky boxes


def leaky_boxes(rng):
    """One or two boxes of any size about the line, with some faces gone, and a sheet somewhere about."""
    drawing = Drawing(b=disc(FAR, 0, *rng.choice([(410, 10_240), (410, 10_240), (5000, 9000)])))
    for _ in range(rng.randint(1, 2)):
        west = rng.choice([30_000, 30_000, 50_000, 5000, 4000, -20_000])
        east = rng.choice([70_000, 70_000, 55_000, 96_000, 120_000])
        bottom, top = rng.choice([0, 0, -500, 400, 410, 600]), rng.choice([12_000, 15_000, 20_000])
        missing = rng.choice([(), (), (), (0, 1), (0, 1), (0,), tuple(rng.sample(range(12), 2))])
        width = rng.choice([9000, 12_000, 20_000])
        drawing.add_box(west, east, -width, width, bottom, top, without=missing)
    width, x = rng.choice([4000, 6000, 8000, 8000, 11_000]), rng.choice([40_000, 52_000, 60_000])
    points = wall(x, -width, width, rng.choice([-200, 10, 300, 300]), rng.choice([10_500, 11_000, 11_000, 13_000]))
    faces = rng.choice([[[0, 1, 2], [0, 2, 3]], [[2, 3, 0], [2, 0, 1]]])
    pieces = list(range(rng.randint(1, max(drawing.pieces) + 1)))
    return drawing, {"kind": "core", "pieces": pieces, "points": [list(p) for p in points], "faces": faces}


def guessed_core(seed):
    rng = Random(seed)
    drawing, core = leaky_boxes(rng)
    (low_a, high_a), (low_b, high_b) = drawing.a["z"], drawing.b["z"]
    caps = (
        ["top"] * (high_b > high_a) + ["bottom"] * (low_b < low_a),
        ["top"] * (high_a > high_b) + ["bottom"] * (low_a < low_b),
    )
    trees = [[0]] * ((1 + len(caps[0])) * (1 + len(caps[1])))
    first = len(drawing.faces) + 1
    document = drawing.blocked([[first, first + 1]], trees, caps=caps, extra=[core])
    return drawing, drawing.check(document), rng


@settings(deadline=None)
@given(seeds)
def test_no_line_contradicts_a_guessed_core_that_is_accepted(seed):
    drawing, checked, rng = guessed_core(seed)
    assert not checked.ok or free_line(drawing, rng) is None


def test_guessed_cores_are_often_right_and_fail_for_every_reason():
    answers = [guessed_core(seed)[1] for seed in range(300)]
    assert sum(answer.ok for answer in answers) >= 20
    reasons = ["meets face", "is not inside", "hangs over the lines", "neither body", "line signs differ"]
    assert [reason for reason in reasons if not any(reason in (answer.problem or "") for answer in answers)] == []

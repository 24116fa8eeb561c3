"""A second way to know whether two figures see each other, for scenes of a few walls: fractions, no rays, no chains.

Both ways start from the same bracket. Figure a stands in the west and b in the east, round or oval along x, and all
walls stand strictly between them. Then every line from a to b passes an upright rectangle just east of a and one just
west of b (the *outer windows*), and every line between cross-sections of the two bodies (the *inner windows*) is one
of theirs. So a free line between inner windows says "visible", and none between outer windows says "blocked"; when
the first is missing and the second is there, nothing is said.

**Walls across the line** (`past_walls`). A line between two windows is a point (y of a, y of b) in one plane and a
point (z of a, z of b) in another, and the two are independent. A flat upright wall at one x is met when the first
point is in a strip *and* the second is in another strip. The borders of the strips cut each plane into cells, and all
points of a cell meet the same walls. Whether there is a pair of cells with no wall in common is decided by looking at
one point in every cell: no line is missed, and nothing is rounded. Thick walls are met wherever one of their slices
is, and a line found between the slices is tried on the whole wall.

**Triangles anyhow** (`past_polygons`). All lines from a rectangle to a rectangle are stopped when their sixteen corner
lines pass one convex polygon in the same sense, since the sense is affine in each end. What is neither stopped nor has
a free line in its middle is halved, up to a limit. It is a poor search (a wall of two triangles defeats it), but a
sound one, and it knows no chains, rings, ticks or caps.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, product
from math import ceil, floor, isqrt

Span = tuple[int, int]

FINENESS = 2**12
"""Windows are halved up to twelve times: their borders are counted in this part of a unit."""


@dataclass(frozen=True)
class Window:
    """An upright rectangle across the line, from where lines start or where they end."""

    x: int
    y: Span
    z: Span


@dataclass(frozen=True)
class Wall:
    """A block with sides along the axes; flat when west and east are one."""

    west: int
    east: int
    y: Span
    z: Span

    @property
    def slices(self):
        """Flat walls inside it, or itself."""
        cuts = sorted({self.west, (self.west + self.east) // 2, self.east})
        return [Wall(x, x, self.y, self.z) for x in cuts]


# Windows


def inner_window(body, share):
    """The cross-section of a body across x, at a share of its half width from its middle."""
    long, short = body.semi_axes
    east = int(share * long)
    # Half the chord, rounded inwards.
    half = isqrt(short**2 * (long**2 - east**2)) // long
    return Window(body.centre[0] + east, (body.centre[1] - half, body.centre[1] + half), (body.low, body.high))


def outer_windows(a, b):
    """Rectangles at the east of a and at the west of b that every line between the two passes."""
    return _outer(a, b, 1), _outer(b, a, -1)


def _outer(near, far, sense):
    reach, far_reach = near.semi_axes[0], far.semi_axes[0]
    x = near.centre[0] + sense * reach
    # A line is at most this part of its way along when it leaves the near body's box.
    apart = sense * (far.centre[0] - near.centre[0]) - far_reach + reach
    part = Fraction(2 * reach, apart)
    spans = []
    for here, there in zip(_sides(near), _sides(far), strict=True):
        low = min(here[0], (1 - part) * here[0] + part * there[0])
        high = max(here[1], (1 - part) * here[1] + part * there[1])
        spans.append((floor(low), ceil(high)))
    return Window(x, *spans)


def _sides(body):
    half = body.semi_axes[1]
    return (body.centre[1] - half, body.centre[1] + half), (body.low, body.high)


SHARES = (Fraction(0), Fraction(9, 10), Fraction(1, 2), Fraction(-1, 2), Fraction(99, 100))


def verdict(a, b, search):
    """`visible`, `blocked`, or None when nothing is known.

    The search answers for two windows: a free line, None when there is none, NotImplemented when it does not know.
    """
    assert a.centre[0] + a.semi_axes[0] < b.centre[0] - b.semi_axes[0]
    for share in SHARES:
        if search(inner_window(a, share), inner_window(b, -share)) not in (None, NotImplemented):
            return "visible"
        if share == 0 and search(*outer_windows(a, b)) is None:
            return "blocked"
    return None


# Walls across the line


def past_walls(a, b, walls):
    return verdict(a, b, lambda start, end: free_line_past_walls(start, end, walls))


def free_line_past_walls(start, end, walls):
    """A line between two windows that meets no wall: exact. NotImplemented when only slices are known to be missed."""
    slices = [piece for wall in walls for piece in wall.slices]
    parts = [Fraction(piece.west - start.x, end.x - start.x) for piece in slices]
    flat = _cells(start.y, end.y, [(part, piece.y) for part, piece in zip(parts, slices, strict=True)])
    steep = _cells(start.z, end.z, [(part, piece.z) for part, piece in zip(parts, slices, strict=True)])
    missed = False
    for (met, (ya, yb)), (met_too, (za, zb)) in product(flat.items(), steep.items()):
        if met & met_too == 0:
            line = (start.x, ya, za), (end.x, yb, zb)
            if not any(meets_wall(line, wall) for wall in walls):
                return line
            missed = True
    return NotImplemented if missed else None


def _cells(start, end, strips):
    """One point in every cell of the plane of (here, there), by the set of strips that it is in, as bits."""
    borders = [(part, height) for part, span in strips for height in span]
    found = {}
    for here in _between(start, _turns(end, borders)):
        heights = [(height - (1 - part) * here) / part for part, height in borders]
        for there in _between(end, heights):
            inside = [span[0] <= (1 - part) * here + part * there <= span[1] for part, span in strips]
            found.setdefault(sum(1 << k for k, is_inside in enumerate(inside) if is_inside), (here, there))
    return found


def _turns(end, borders):
    """Where two borders cross each other, or one leaves the rectangle: between those, their order is one."""
    for part, height in borders:
        yield from ((height - part * edge) / (1 - part) for edge in end)
    for (part, height), (other, level) in product(borders, repeat=2):
        if part < other:
            # (1-p)u + pv = h and (1-q)u + qv = l.
            yield (height * other - level * part) / ((1 - part) * other - (1 - other) * part)


def _between(span, places):
    """The middles of all stretches of a span that the places cut it into."""
    cuts = sorted({Fraction(span[0]), Fraction(span[1]), *(Fraction(p) for p in places if span[0] < p < span[1])})
    return [(here + there) / 2 for here, there in pairwise(cuts)]


def meets_wall(line, wall):
    """Whether a closed segment has a point in a closed block."""
    low, high = Fraction(0), Fraction(1)
    for axis, (least, most) in enumerate(((wall.west, wall.east), wall.y, wall.z)):
        here, there = (Fraction(point[axis]) for point in line)
        if here == there:
            if not least <= here <= most:
                return False
            continue
        enter, leave = sorted([(least - here) / (there - here), (most - here) / (there - here)])
        low, high = max(low, enter), min(high, leave)
    return low <= high


# Convex polygons anyhow


def past_polygons(a, b, polygons, most_nodes=400):
    return verdict(a, b, lambda start, end: free_line_past_polygons(start, end, polygons, most_nodes))


def free_line_past_polygons(start, end, polygons, most_nodes):
    """A free line between two windows, None when all lines are stopped, or NotImplemented when the limit is reached."""
    fine = [[tuple(FINENESS * number for number in corner) for corner in polygon] for polygon in polygons]
    x = FINENESS * start.x, FINENESS * end.x
    waiting = [tuple((FINENESS * low, FINENESS * high) for w in (start, end) for low, high in (w.y, w.z))]
    for _ in range(most_nodes):
        if not waiting:
            return None
        spans = waiting.pop(0)
        line = _line(x, [sum(span) // 2 for span in spans])
        if not any(meets_polygon(line, polygon) for polygon in fine):
            return line
        lines = [_line(x, corner) for corner in product(*spans)]
        if not any(_stops_all(lines, polygon) for polygon in fine):
            waiting += _halves(spans)
    return NotImplemented if waiting else None


def _line(x, places):
    return (x[0], places[0], places[1]), (x[1], places[2], places[3])


def _halves(spans):
    widest = max(range(4), key=lambda k: spans[k][1] - spans[k][0])
    low, high = spans[widest]
    middle = (low + high) // 2
    return [(*spans[:widest], half, *spans[widest + 1 :]) for half in ((low, middle), (middle, high))]


def _stops_all(lines, polygon):
    """Whether all lines, and so all between them, pass inside all sides of a polygon that lies between their ends."""
    senses = set()
    for line in lines:
        for tail, head in pairwise([*polygon, polygon[0]]):
            senses.add(_sense(line, tail, head))
            if len(senses) > 1 or 0 in senses:
                return False
    xs = [corner[0] for corner in polygon]
    return lines[0][0][0] <= min(xs) and max(xs) <= lines[0][1][0]


def _sense(line, tail, head):
    """The sign of the turn of a line about a directed edge."""
    (px, py, pz), q = line
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = ((r[0] - px, r[1] - py, r[2] - pz) for r in (q, tail, head))
    turn = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
    return (turn > 0) - (turn < 0)


def meets_polygon(line, polygon):
    """Whether a closed segment meets a closed convex polygon; one in its plane is taken to meet it."""
    (p, q), (u, v, w) = line, polygon[:3]
    before, after = _sense((u, v), w, p), _sense((u, v), w, q)
    if before * after > 0:
        return False
    senses = {_sense(line, tail, head) for tail, head in pairwise([*polygon, polygon[0]])}
    return not {-1, 1} <= senses

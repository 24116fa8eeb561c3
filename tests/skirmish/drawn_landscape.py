"""A table of upright boxes one could draw on squared paper, answering what the rules of movement ask.

It is written naively and shares nothing with the geometry of `terrain` but the form of the answers: areas in closed
form, ways by small steps, and every turning point by halving. Bases are round.

    roofs = DrawnLandscape(box(0, 0, 10, 8, top=5), box(13, 0, 20, 8, top=5))
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from terrain.movement.answers import Footing, Gap, Landing, Stop, Stretch, Walk, Wall

EPS = 1e-9
STEP_LENGTH = 0.02
HALVINGS = 50
TOUCH = 0.02
OPEN_SKY = 99.0


@dataclass(frozen=True)
class Box:
    x0: float
    y0: float
    x1: float
    y1: float
    top: float
    bottom: float = 0.0
    name: str = "box"


def box(x0, y0, x1, y1, *, top, bottom=0.0, name="box"):
    return Box(x0, y0, x1, y1, top, bottom, name)


@dataclass(frozen=True)
class Patch:
    """Marked ground: a rectangle of a kind."""

    kind: str
    x0: float
    y0: float
    x1: float
    y1: float


TABLE_TOP = Box(-99.0, -99.0, 135.0, 135.0, 0.0, -1.0, "table")


def disc_share(x, y, radius, rectangles):
    """The share of a disc that some rectangles cover together."""
    xs = sorted({edge for rectangle in rectangles for edge in (rectangle.x0, rectangle.x1)})
    ys = sorted({edge for rectangle in rectangles for edge in (rectangle.y0, rectangle.y1)})
    covered = 0.0
    for x0, x1 in itertools.pairwise(xs):
        for y0, y1 in itertools.pairwise(ys):
            if any(r.x0 <= x0 and x1 <= r.x1 and r.y0 <= y0 and y1 <= r.y1 for r in rectangles):
                corners = [(x1, y1), (x0, y1), (x1, y0), (x0, y0)]
                parts = [_quadrant((cx - x) / radius, (cy - y) / radius) for cx, cy in corners]
                covered += parts[0] - parts[1] - parts[2] + parts[3]
    return covered / math.pi


def _quadrant(x, y):
    """The area of the unit disc to the left of x and below y."""
    x, y = max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))
    half_chord = math.sqrt(1.0 - y * y)
    if x < -half_chord:
        above = _under_arc(x)
    elif x <= half_chord:
        above = _under_arc(-half_chord) + abs(y) * (x + half_chord)
    else:
        above = _under_arc(-half_chord) + 2 * abs(y) * half_chord + _under_arc(x) - _under_arc(half_chord)
    return _under_arc(x) + math.copysign(above, y)


def _under_arc(x):
    """The area of the upper half of the unit disc to the left of x."""
    return (x * math.sqrt(max(0.0, 1.0 - x * x)) + math.asin(x) + math.pi / 2) / 2


def turning_point(good, bad, holds):
    """The last number, from a good one towards a bad one, for which a question is answered yes."""
    for _ in range(HALVINGS):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if holds(middle) else (good, middle)
    return good


class DrawnLandscape:
    def __init__(self, *boxes, size=(36.0, 36.0), patches=(), figures=(), lines=(), step=0.5):
        self.boxes, self.size, self.patches, self.figures, self.lines = boxes, size, patches, figures, lines
        self.step = step

    # ------------------------------------------------------------- standing

    def _under(self, mover, x, y):
        return [b for b in (*self.boxes, TABLE_TOP) if _rim_gap(x, y, b) < mover.base_pas / 2 - EPS]

    def _share(self, mover, x, y, level):
        """The share of a base on surfaces of the level whose highest point is given."""
        held = [b for b in self._under(mover, x, y) if level - self.step - EPS <= b.top <= level + EPS]
        return disc_share(x, y, mover.base_pas / 2, held) if held else 0.0

    def balanced(self, mover, at):
        x, y, z = at
        return self._share(mover, x, y, z) >= 0.5 - EPS and self._taken(mover, at) is None

    def footing(self, mover, at, *, below_pas=None):
        ceiling = math.inf if below_pas is None else below_pas + self.step
        levels = sorted({b.top for b in self._under(mover, *at) if b.top <= ceiling + EPS}, reverse=True)
        level = next(top for top in levels if self._share(mover, *at, top) >= 0.5 - EPS)
        place = (*at, level)
        names = [b.name for b in self._under(mover, *at) if b.top == level and b is not TABLE_TOP]
        inside = self._taken(mover, place)
        share = self._share(mover, *at, level)
        return Footing(place, share, names[0] if names else None, inside.name if isinstance(inside, Box) else None)

    def _taken(self, mover, place):
        """The box or figure whose volume a body at a place would share."""
        x, y, z = place
        for b in self._under(mover, x, y):
            if b.bottom < z + mover.height_pas - EPS and b.top > z + EPS:
                return b
        return next((f for f in self.figures if _overlap(mover, place, f)), None)

    def headroom(self, mover, at):
        x, y, z = at
        return min([b.bottom - z for b in self._under(mover, x, y) if b.bottom >= z - EPS], default=OPEN_SKY)

    def kinds_at(self, at):
        x, y, z = at
        return frozenset(p.kind for p in self.patches if p.x0 <= x < p.x1 and p.y0 <= y < p.y1 and z <= self.step)

    # -------------------------------------------------------------- walking

    def _next(self, mover, x, y, z):
        """The elevation at a spot for one who comes from elevation z, or why it cannot come there."""
        if not (0.0 <= x <= self.size[0] and 0.0 <= y <= self.size[1]):
            return None, "off_table", None, None
        under = self._under(mover, x, y)
        level = max(b.top for b in under if b.top <= z + self.step + EPS)
        taken = self._taken(mover, (x, y, level))
        if isinstance(taken, Box):
            if taken.bottom > level + EPS and taken.bottom > z + self.step:
                return None, "low", taken.name, taken.bottom - level
            return None, "wall", taken.name, taken.top - z
        if taken is not None:
            return None, "figure", taken.name, None
        if self._share(mover, x, y, level) < 0.5 - EPS:
            return None, "edge", None, None
        return level, None, None, None

    def walk(self, mover, start, to):
        length = math.hypot(to[0] - start[0], to[1] - start[1])
        count = max(1, math.ceil(length / STEP_LENGTH))

        def spot(share):
            return start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share

        elevation, before, track = start[2], 0.0, [(0.0, start[2])]
        for number in range(1, count + 1):
            share = number / count
            reached, reason, name, height = self._next(mover, *spot(share), elevation)
            if reason:
                z = elevation
                share = turning_point(before, share, lambda t, z=z: self._next(mover, *spot(t), z)[1] is None)
                at = (*spot(share), elevation)
                track.append((share, elevation))
                return Walk(at, Stop(reason, at, name, height), self._stretches(spot, track, length))
            track.append((share, reached))
            elevation, before = reached, share
        return Walk((*to, elevation), None, self._stretches(spot, track, length))

    def _stretches(self, spot, track, length):
        """The steps of a walk, put together where the ground is of one kind and level."""
        stretches = []
        for (before, low), (after, high) in itertools.pairwise(track):
            cut = before
            kinds = self.kinds_at((*spot(before), low))
            if self.kinds_at((*spot(after), high)) != kinds:
                z, same = low, kinds
                cut = turning_point(before, after, lambda t, z=z, same=same: self.kinds_at((*spot(t), z)) == same)
                _add(stretches, Stretch((*spot(before), low), (*spot(cut), low), (cut - before) * length, kinds))
                kinds = self.kinds_at((*spot(after), high))
            rise = abs(high - low)
            _add(stretches, Stretch((*spot(cut), low), (*spot(after), high), (after - cut) * length + rise, kinds))
        return tuple(stretches)

    # --------------------------------------------------------- through the air

    def gap(self, mover, start, to):
        steps = self.walk(mover, start, to)
        if steps.stop is None or steps.stop.reason != "edge":
            return Gap(steps.end, steps.end if steps.stop is None else None, 0.0, 0.0, steps.stop)
        take_off, level = steps.end, steps.end[2]
        length = math.hypot(to[0] - take_off[0], to[1] - take_off[1])
        count = max(1, math.ceil(length / STEP_LENGTH))

        def place(share):
            return take_off[0] + (to[0] - take_off[0]) * share, take_off[1] + (to[1] - take_off[1]) * share, level

        before = 0.0
        for number in range(1, count + 1):
            share = number / count
            if self._taken(mover, place(share)) is not None:
                return Gap(take_off, None, share * length, 0.0, self.sweep(mover, place(before), place(share)))
            if self._share(mover, *place(share)) >= 0.5 - EPS:
                share = 1 - turning_point(
                    1 - share, 1 - before, lambda t: self._share(mover, *place(1 - t)) >= 0.5 - EPS
                )
                tops = [b.top for b in self._under(mover, *place(share)[:2]) if b.top <= level + EPS]
                return Gap(take_off, (*place(share)[:2], max(tops)), share * length, level - max(tops), None)
            before = share
        below = self.fall(mover, (*to, level))
        landing = None if below.onto == "off_table" else below.place
        return Gap(take_off, landing, length, below.height_pas, None)

    def sweep(self, mover, start, end):
        length = math.dist(start, end)
        count = max(1, math.ceil(length / STEP_LENGTH))

        def place(share):
            return tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))

        before = 0.0
        for number in range(count + 1):
            share = number / count
            taken = self._taken(mover, place(share))
            if taken is not None:
                share = turning_point(before, share, lambda t: self._taken(mover, place(t)) is None)
                if isinstance(taken, Box):
                    return Stop("wall", place(share), taken.name, taken.top - place(share)[2])
                return Stop("figure", place(share), taken.name)
            before = share
        return None

    def fall(self, mover, at):
        x, y, z = at
        if not (0.0 <= x <= self.size[0] and 0.0 <= y <= self.size[1]):
            return Landing((x, y, 0.0), z, "off_table")
        tops = sorted({b.top for b in self._under(mover, x, y) if b.top <= z + EPS}, reverse=True)
        level = next(top for top in tops if self._share(mover, x, y, top) >= 0.5 - EPS)
        place = (x, y, level)
        taken = self._taken(mover, place)
        if taken is not None:
            place = self.settle(mover, place, within_pas=4 * mover.base_pas) or place
        struck = next((f.name for f in self.figures if _overlap(mover, (x, y, level), f)), None)
        onto = "figure" if struck else "deep_water" if "deep_water" in self.kinds_at(place) else "ground"
        return Landing(place, z - level, onto, struck, math.dist(place, (x, y, level)))

    def settle(self, mover, at, *, within_pas):
        if self.balanced(mover, at):
            return at
        best, nearest = None, within_pas + EPS
        for number in range(72):
            angle = math.tau * number / 72
            cos, sin = math.cos(angle), math.sin(angle)

            def place(away, cos=cos, sin=sin):
                return at[0] + away * cos, at[1] + away * sin, at[2]

            steps = [0.05 * k for k in range(1, math.ceil(within_pas / 0.05) + 1)]
            away = next((d for d in steps if d - 0.05 < nearest and self.balanced(mover, place(d))), None)
            if away is not None:
                away = -turning_point(-away, -(away - 0.05), lambda d, place=place: self.balanced(mover, place(-d)))
                best, nearest = (place(away), away) if away < nearest - EPS else (best, nearest)
        return best

    # ----------------------------------------------------------- walls and lines

    def wall(self, mover, start, towards, *, at_least_pas=0.0):
        x, y, z = start
        cos, sin = _way(start, towards)
        ahead = self._under(mover, x + TOUCH * cos, y + TOUCH * sin)
        rising = [b for b in ahead if b.top > z + self.step + EPS and b.bottom < z + mover.height_pas - EPS]
        faces = [b for b in rising if b.top >= at_least_pas]
        if not faces:
            return None
        face = max(faces, key=lambda b: b.top)
        top = (x + TOUCH * cos, y + TOUCH * sin, face.top)
        far = next(d for d in _distances() if face not in self._under(mover, x + d * cos, y + d * sin) and d > TOUCH)
        inside = far - 0.05
        beyond = -turning_point(-far, -inside, lambda d: face not in self._under(mover, x - d * cos, y - d * sin))
        settled = self.settle(mover, top, within_pas=mover.base_pas)
        clear = (x + beyond * cos, y + beyond * sin, face.top)
        overhang = self.sweep(mover, start, (x, y, face.top))
        barrier = overhang.name if overhang and overhang.reason == "wall" else None
        return Wall(start, face.top - z, top, settled, clear, face.name, barrier)

    def drop(self, mover, start, towards):
        x, y, z = start
        cos, sin = _way(start, towards)
        held = [b for b in self._under(mover, x, y) if abs(b.top - z) <= self.step]
        away = next(d for d in _distances() if not set(held) & set(self._under(mover, x + d * cos, y + d * sin)))
        away = -turning_point(
            -away, -(away - 0.05), lambda d: not set(held) & set(self._under(mover, x - d * cos, y - d * sin))
        )
        foot = self.fall(mover, (x + away * cos, y + away * sin, z)).place
        return Wall(foot, z - foot[2], start, start, foot, held[0].name) if z - foot[2] > self.step else None

    def line(self, mover, start, to):
        def at_hand(place, end):
            arm = mover.base_pas / 2 + 0.5
            return math.dist(place[:2], end[:2]) <= arm and abs(place[2] - end[2]) <= self.step

        for line in self.lines:
            for near, far in ((line.foot, line.top), (line.top, line.foot)):
                if at_hand(start, near) and at_hand(to, far):
                    return line
        return None

    # -------------------------------------------------------------- other figures

    def first_within(self, mover, start, end, other, reach_pas, *, strict, between="bodies"):
        measured = body_gap if between == "bodies" else base_gap

        def place(share):
            return tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))

        def near(share):
            gap = measured(mover, place(share), other)
            return gap < reach_pas if strict else gap <= reach_pas

        low, high = 0.0, 1.0
        for _ in range(200):
            third = (high - low) / 3
            closer = measured(mover, place(low + third), other) <= measured(mover, place(high - third), other)
            low, high = (low, high - third) if closer else (low + third, high)
        nearest = min((0.0, 1.0, (low + high) / 2), key=lambda share: measured(mover, place(share), other))
        if near(0.0):
            return start
        if not near(nearest):
            return None
        share = -turning_point(-nearest, 0.0, lambda t: near(-t))
        return end if share == 1.0 else place(share)


def _rim_gap(x, y, b):
    """How far a point is from a rectangle seen from above; nothing inside it."""
    return math.hypot(max(b.x0 - x, 0.0, x - b.x1), max(b.y0 - y, 0.0, y - b.y1))


def _cylinder(other):
    (x, y), radius = other.body.centre, other.body.semi_axes[0]
    return tuple(number / 8192 for number in (x, y, radius, other.body.low, other.body.high))


def body_gap(mover, place, other):
    """The gap between two upright cylinders."""
    x, y, radius, low, high = _cylinder(other)
    plan = max(0.0, math.hypot(place[0] - x, place[1] - y) - radius - mover.base_pas / 2)
    return math.hypot(plan, max(0.0, place[2] - high, low - place[2] - mover.height_pas))


def base_gap(mover, place, other):
    """The gap between two base discs in space."""
    x, y, radius, low, _ = _cylinder(other)
    plan = max(0.0, math.hypot(place[0] - x, place[1] - y) - radius - mover.base_pas / 2)
    return math.hypot(plan, place[2] - low)


def _overlap(mover, place, other):
    x, y, radius, low, high = _cylinder(other)
    apart = math.hypot(place[0] - x, place[1] - y) - radius - mover.base_pas / 2
    return apart < -EPS and low < place[2] + mover.height_pas - EPS and high > place[2] + EPS


def _way(start, towards):
    length = math.hypot(towards[0] - start[0], towards[1] - start[1])
    return (towards[0] - start[0]) / length, (towards[1] - start[1]) / length


def _distances():
    return (0.05 * number for number in range(1, 2000))


def _add(stretches, stretch):
    """Join a stretch to the one before it when nothing changes between them."""
    last = stretches[-1] if stretches else None
    level = last is not None and last.start[2] == last.end[2] == stretch.start[2] == stretch.end[2]
    if last is not None and level and last.kinds == stretch.kinds:
        stretches[-1] = Stretch(last.start, stretch.end, last.length_pas + stretch.length_pas, stretch.kinds)
    elif stretch.length_pas > 0.0:
        stretches.append(stretch)

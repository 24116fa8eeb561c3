"""How far two figures are apart, from base edge to base edge.

Figures and tokens stand upright, so a gap in space is a gap on the plane and a rise, joined by
Pythagoras. The gap on the plane between two round bases is the root of a whole number less a whole
number, and comparing it with a limit takes integers only: `less_than` and `at_most` decide
exactly, on the lattice, and do not depend on the rounding of `pas`. For ovals the gap on the plane is the
largest distance by which a straight strip can separate them, found numerically and rounded once to
2^-32 pas (less than 1e-9), so that a gap of a whole number of lattice units comes out whole; from
there on ovals are as exact as circles.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS, CONTACT_PAS
from terrain.lattice.units import UNITS_PER_PAS, to_units

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body

FINE_PER_PAS = 2**32
"""Gaps are kept as whole numbers of this grain: fine enough for ovals, and a multiple of the lattice."""

FINE_PER_UNIT = FINE_PER_PAS // UNITS_PER_PAS
ROOT_BITS = 64
"""Binary places kept behind the grain when a root is drawn for display."""

DIRECTIONS = 1024
"""Directions from which two ovals are looked at before the best ones are refined."""

HALVINGS = 40


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure or token as it is measured: footprint, ground and top, in lattice units.

    Unlike the visible body it reaches down to the ground. A token has no height: `top` is `ground`;
    a mere point has no base either.
    """

    centre: tuple[int, int]
    semi_axes: tuple[int, int]
    along: tuple[int, int]
    ground: int
    top: int

    def __post_init__(self) -> None:
        smallest = 0 if self.round else 1
        if min(self.semi_axes) < smallest or self.top < self.ground or not any(self.along):
            raise ValueError("a standing figure needs a base, a direction and a top above its ground")

    @property
    def round(self) -> bool:
        return self.semi_axes[0] == self.semi_axes[1]


def standing(body: Body) -> Standing:
    """A figure's body as it is measured: down to the ground below the rim of its base."""
    ground = body.low - to_units(BODY_CLEARANCE_PAS)
    return Standing(body.centre, body.semi_axes, body.along, ground, body.high)


def token(at_pas: tuple[float, float, float], radius_pas: float = 0.0) -> Standing:
    """A flat round token, or a point, lying at a place and height."""
    east, north, height = (to_units(number) for number in at_pas)
    radius = to_units(radius_pas)
    return Standing((east, north), (radius, radius), (1, 0), height, height)


@dataclass(frozen=True, slots=True)
class Gap:
    """A distance that can be compared exactly: of its plane part and its rise, in grains of 2^-32 pas.

    On the plane the gap is the root of `between_squared` less `radii`, and nothing when that is negative.
    """

    between_squared: int
    radii: int
    rise: int

    @property
    def pas(self) -> float:
        """The length, to be shown; exact whenever a float can be."""
        between = math.isqrt(self.between_squared << 2 * ROOT_BITS)
        plane = max(0, between - (self.radii << ROOT_BITS))
        length = math.isqrt(plane**2 + (self.rise << ROOT_BITS) ** 2)
        return length / (FINE_PER_PAS << ROOT_BITS)

    def less_than(self, limit_pas: float) -> bool:
        """Strictly nearer than a limit ('less than X')."""
        return self._against(limit_pas) < 0

    def at_most(self, limit_pas: float) -> bool:
        """Within a range, the bound included ('X or less')."""
        return self._against(limit_pas) <= 0

    @property
    def touching(self) -> bool:
        """Contact, with its tolerance."""
        return self.at_most(CONTACT_PAS)

    def _against(self, limit_pas: float) -> int:
        """The sign of the gap less the limit, in whole numbers.

        With room² = limit² - rise² the question is whether root(between²) exceeds radii + room, and
        squaring twice rids it of both roots.
        """
        limit = Fraction(limit_pas) * FINE_PER_PAS
        room_squared = limit**2 - self.rise**2
        if limit < 0 or room_squared < 0:
            return 1
        if self.between_squared <= self.radii**2:
            return -_sign(room_squared)
        excess = self.between_squared - self.radii**2 - room_squared
        if excess < 0:
            return -1
        return _sign(excess**2 - 4 * self.radii**2 * room_squared)


def _sign(number: Fraction) -> int:
    return (number > 0) - (number < 0)


@dataclass(frozen=True, slots=True)
class Distance:
    """How far two figures are apart: between their bases for ranges, between their bodies for melee."""

    bases: Gap
    bodies: Gap

    @property
    def gap_pas(self) -> float:
        """Between the base discs, in space: what ranges, auras and powers use."""
        return self.bases.pas

    @property
    def horizontal_pas(self) -> float:
        """Between the footprints seen from above; 0 when they overlap."""
        return Gap(self.bases.between_squared, self.bases.radii, 0).pas

    @property
    def vertical_pas(self) -> float:
        """Between the grounds, whichever is higher."""
        return self.bases.rise / FINE_PER_PAS

    @property
    def bodies_pas(self) -> float:
        """Between the whole bodies, ground to top: what engagement and reach use."""
        return self.bodies.pas

    @property
    def touching(self) -> bool:
        """Whether the bases are in contact."""
        return self.bases.touching

    def less_than(self, limit_pas: float) -> bool:
        """Whether the bases are strictly nearer than a limit; `bodies.less_than` asks it of the bodies."""
        return self.bases.less_than(limit_pas)

    def at_most(self, limit_pas: float) -> bool:
        """Whether the bases are within a range, bound included; `bodies.at_most` asks it of the bodies."""
        return self.bases.at_most(limit_pas)


def distance(a: Standing, b: Standing) -> Distance:
    """Measure two figures or tokens; the order does not matter."""
    between_squared, radii = _on_the_plane(a, b)
    grounds = abs(a.ground - b.ground)
    air = max(0, a.ground - b.top, b.ground - a.top)
    return Distance(
        bases=Gap(between_squared, radii, grounds * FINE_PER_UNIT),
        bodies=Gap(between_squared, radii, air * FINE_PER_UNIT),
    )


def point_distance(base: Standing, at_pas: tuple[float, float, float], radius_pas: float = 0.0) -> Distance:
    """Measure from a base to a token: a disc of some radius lying at a place and height."""
    return distance(base, token(at_pas, radius_pas))


def _on_the_plane(a: Standing, b: Standing) -> tuple[int, int]:
    """The two numbers of a gap: the square between the centres and both radii, or a gap's square and none."""
    east, north = b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]
    if a.round and b.round:
        radii = a.semi_axes[0] + b.semi_axes[0]
        return (east**2 + north**2) * FINE_PER_UNIT**2, radii * FINE_PER_UNIT
    return round(_oval_gap_units(a, b) * FINE_PER_UNIT) ** 2, 0


def _oval_gap_units(a: Standing, b: Standing) -> float:
    """The gap between two footprints on the plane, at least one of them an oval; 0 when they overlap."""
    pair = _Ovals.of(a, b)
    step = 2 * math.pi / DIRECTIONS
    angles = step * np.arange(DIRECTIONS)
    apart = pair.apart(angles)
    peaks = angles[(apart >= np.roll(apart, 1)) & (apart > np.roll(apart, -1))]
    return max([0.0, *(float(pair.apart(pair.peak(angle, step))) for angle in peaks.tolist())])


@dataclass(frozen=True, slots=True)
class _Ovals:
    """Two ovals, one about the origin and the other about an offset, looked at along a direction.

    Two convex shapes are as far apart as the widest strip that parts them. Among directions that part
    them at all the width has one peak; shapes that overlap may have several, all negative. Looking
    around finds every peak broader than a step, and a peak is broader than that unless an oval is more
    than nine times as long as it is wide.
    """

    offset: tuple[int, int]
    shapes: tuple[tuple[tuple[int, int], tuple[int, int]], ...]

    @classmethod
    def of(cls, a: Standing, b: Standing) -> _Ovals:
        """The same pair whichever comes first: ovals are symmetric, so the offset's sign is free."""
        offset = (b.centre[0] - a.centre[0], b.centre[1] - a.centre[1])
        mirrored = (-offset[0], -offset[1])
        return cls(max(offset, mirrored), tuple(sorted([(a.semi_axes, a.along), (b.semi_axes, b.along)])))

    def apart(self, angle: Any) -> Any:
        """How wide a strip across this direction parts the two; negative when none does."""
        return self._ahead(angle) - sum(reach for reach, _ in self._reaches(angle))

    def peak(self, angle: float, step: float) -> float:
        """The direction of the widest strip within one step of a direction, by halving on the slope."""
        low, high = angle - step, angle + step
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if self._widening(middle) > 0:
                low = middle
            else:
                high = middle
        return (low + high) / 2

    def _ahead(self, angle: Any) -> Any:
        return self.offset[0] * np.cos(angle) + self.offset[1] * np.sin(angle)

    def _widening(self, angle: float) -> float:
        """The slope of `apart`."""
        aside = self.offset[1] * math.cos(angle) - self.offset[0] * math.sin(angle)
        return aside - float(sum(slope for _, slope in self._reaches(angle)))

    def _reaches(self, angle: Any) -> list[tuple[Any, Any]]:
        """How far each oval reaches from its centre along a direction, and the slope of that."""
        return [_reach(semi_axes, along, angle) for semi_axes, along in self.shapes]


def _reach(semi_axes: tuple[int, int], along: tuple[int, int], angle: Any) -> tuple[Any, Any]:
    length = math.hypot(*along)
    cos, sin = along[0] / length, along[1] / length
    ahead = np.cos(angle) * cos + np.sin(angle) * sin
    aside = np.sin(angle) * cos - np.cos(angle) * sin
    long, short = semi_axes
    reach = np.hypot(long * ahead, short * aside)
    if long == short:
        return reach, np.zeros_like(reach)
    return reach, (short**2 - long**2) * ahead * aside / reach

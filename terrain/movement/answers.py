"""Defines the values of movement: the mover, stops, stretches, walks, gaps, walls, landings, ladders and ropes.

They hold answers only; `Landscape` in `landscape.py` computes them. Geometry knows no rule: it returns how far, how
high, how steep and what is in the way, never what that costs or means.

All lengths are in pas, z is up. A *place* is the centre of a base at its elevation, a *spot* a point seen from above.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = [
    "Footing",
    "Gap",
    "Landing",
    "Line",
    "LineKind",
    "Marked",
    "Mover",
    "Onto",
    "Place",
    "Reason",
    "Spot",
    "Stop",
    "Stretch",
    "Walk",
    "Wall",
]

Place = tuple[float, float, float]
Spot = tuple[float, float]

Reason = Literal["wall", "edge", "figure", "low", "off_table", "steep"]
Onto = Literal["ground", "figure", "deep_water", "off_table"]
LineKind = Literal["ladder", "rope"]


@dataclass(frozen=True, slots=True)
class Mover:
    """A figure that moves: the width of its base (length and width of an oval one), its height and its turn."""

    base_pas: float | tuple[float, float]
    height_pas: float
    turn_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class Marked:
    """Marked ground: its kind and its corners seen from above."""

    kind: str
    polygon: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Footing:
    """What holds a base up: where, which share of it, the piece that does (None for the table top).

    `inside` names the piece that the body would stand inside of, a roof that is too low included.
    """

    place: Place
    share: float
    piece: str | None
    inside: str | None


@dataclass(frozen=True, slots=True)
class Stop:
    """Why a movement ends before its goal, and where the base is then.

    wall        a rise of more than a step; `height_pas` is how high above the feet it reaches
    steep       the same, but the way up is ground too steep to walk on
    edge        balance is lost beyond this place; `height_pas` is how deep the ground beyond lies
    low         too little headroom; `height_pas` is how much there is
    figure      another body is in the way
    off_table   the centre of the base reaches the rim of the table
    """

    reason: Reason
    at: Place
    name: str | None = None
    height_pas: float | None = None


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a walk on ground of the same kinds, with its length along the surface."""

    start: Place
    end: Place
    length_pas: float
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Walk:
    """How far a walk gets; it arrived when nothing stopped it."""

    end: Place
    stop: Stop | None
    stretches: tuple[Stretch, ...]

    @property
    def length_pas(self) -> float:
        return sum(stretch.length_pas for stretch in self.stretches)


@dataclass(frozen=True, slots=True)
class Gap:
    """A void in the way: its horizontal length from the last balanced place to the first one beyond.

    `landing` is None when nothing beyond holds the base; `drop_pas` is how much lower the landing is.
    `stop` is what the body meets on the way over.
    """

    take_off: Place
    landing: Place | None
    length_pas: float
    drop_pas: float
    stop: Stop | None


@dataclass(frozen=True, slots=True)
class Wall:
    """A face that is too high to step on.

    `foot` is where the base touches it below, `top` where the base first is over its edge, `settled` the balanced place
    nearest to that (None when nothing up there holds the base), `far_side` where it is clear beyond the support.
    `barrier` is a piece that the body would run into on its way: an overhang going up, a railing going down.
    """

    foot: Place
    height_pas: float
    top: Place
    settled: Place | None
    far_side: Place
    name: str | None = None
    barrier: str | None = None


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a fall ends, how deep it was and on what.

    Onto a figure, the place is the nearest free one on the same surface and `shifted_pas` how far off it is.
    """

    place: Place
    height_pas: float
    onto: Onto
    name: str | None = None
    shifted_pas: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A ladder or a rope, from its foot to its top."""

    kind: LineKind
    foot: Place
    top: Place
    length_pas: float
    name: str

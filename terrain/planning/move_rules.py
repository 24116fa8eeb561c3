"""The rules of one move as a planner takes them: plain numbers that a game hands in.

No number of a game stands here, and nothing is possible unless it is handed in: how far a body crosses a void, how high
it rises along a wall, what that takes of its allowance and with what chance. All bounds are inclusive.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Price:
    """What something takes of the allowance: so much for each pas of its length or height, and so much at once."""

    per_pas: float = 1.0
    fixed_pas: float = 0.0

    def of(self, measure_pas: float) -> float:
        """The price of a length or height."""
        return self.fixed_pas + self.per_pas * measure_pas


@dataclass(frozen=True, slots=True)
class Band:
    """Up to which length or height something succeeds with what chance, and what it takes.

    `harm` is what it does to a body on average, in any measure. For the `sure_price`, when there is one, it succeeds
    for certain.
    """

    up_to_pas: float
    chance: float = 1.0
    harm: float = 0.0
    price: Price = Price()
    sure_price: Price | None = None


Bands = tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Venture:
    """Ground of a kind that is entered with a chance, once in a move, and then crossed at a rate."""

    kind: str
    factor: float
    chance: float


@dataclass(frozen=True, slots=True)
class MoveRules:
    """What a body may do in one move; bands rise, and beyond the last nothing is possible.

    jump        how far a body crosses a void; when that fails it falls
    jump_rise   how high it rises while it crosses a void: that comes on top, and both must succeed
    leap        how high it rises beside a wall without holding on; when that fails it stays below
    climb       how high it rises along a wall; when that fails it stays below
    descend     how deep it climbs down along a wall; when that fails it falls
    drop        how deep it falls and goes on with its move afterwards
    ladder      how long a ladder it goes up or down
    rope        how long a rope it goes up or down
    """

    allowance_pas: float
    jump: Bands = ()
    jump_rise: Bands = ()
    leap: Bands = ()
    climb: Bands = ()
    descend: Bands = ()
    drop: Bands = ()
    ladder: Bands = ()
    rope: Bands = ()
    factors: tuple[tuple[str, float], ...] = ()
    """What a pas of marked ground costs, for each kind; of several the highest counts."""
    venture: Venture | None = None
    crawl_factor: float | None = None
    """What a pas costs where a body has to crouch; None when it does not."""
    crouch_pas: float = 0.0
    stand_pas: float = 0.0
    """What it costs to crouch, and to stand up again."""

    @property
    def flights(self) -> Bands:
        """The bands of every way to take a link except falls."""
        return (*self.jump, *self.leap, *self.climb, *self.descend, *self.ladder, *self.rope)

"""Defines the legs of a move, and parses the text in which players write them.

    walk 10,4; jump 13,4; climb 13,5,4; crouch; stand; drop; ladder 3,4,5; leave

A leg goes somewhere: seen from above (x, y), or to an elevation as well (x, y, z) where there are several floors. Text
and legs are exact inverses: `read_legs(write_legs(legs)) == legs`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, ClassVar, Final

from terrain.movement import Place, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Goal = Spot | Place


class LegError(Exception):
    """A path that cannot be read or judged at all; the message is one line."""


@dataclass(frozen=True, slots=True)
class _Bound:
    """A leg that has to say where it goes."""

    to: Goal
    kind: ClassVar[str]
    numbers: ClassVar[tuple[int, ...]] = (2, 3)

    def __post_init__(self) -> None:
        _check_goal(self.kind, self.to, self.numbers)


@dataclass(frozen=True, slots=True)
class _Free:
    """A leg that may say where it goes."""

    to: Goal | None = None
    kind: ClassVar[str]
    numbers: ClassVar[tuple[int, ...]] = (0, 2, 3)

    def __post_init__(self) -> None:
        _check_goal(self.kind, self.to, self.numbers)


@dataclass(frozen=True, slots=True)
class _Still:
    """A leg that stays where it is."""

    kind: ClassVar[str]
    numbers: ClassVar[tuple[int, ...]] = (0,)
    to: ClassVar[None] = None


class From(_Bound):
    """Not a displacement: says where the path starts, and must be where the figure stands."""

    __slots__ = ()
    kind = "from"


class Walk(_Bound):
    """On foot, straight to a spot."""

    __slots__ = ()
    kind = "walk"


class Jump(_Bound):
    """Over a void; to something higher it is a jump and a leap in one (ICH-COMBO-02)."""

    __slots__ = ()
    kind = "jump"


class Leap(_Bound):
    """Straight up to the top of what is there."""

    __slots__ = ()
    kind = "leap"


class Climb(_Bound):
    """Up a wall."""

    __slots__ = ()
    kind = "climb"


class Descend(_Bound):
    """Down a wall."""

    __slots__ = ()
    kind = "descend"


class Drop(_Free):
    """A chosen fall: off the edge that lies that way; without a place, the way the leg before it went."""

    __slots__ = ()
    kind = "drop"


class Swim(_Bound):
    """Through deep water, straight to a spot."""

    __slots__ = ()
    kind = "swim"


class Crouch(_Still):
    """Down on all fours."""

    __slots__ = ()
    kind = "crouch"


class Stand(_Still):
    """Up again."""

    __slots__ = ()
    kind = "stand"


class Ladder(_Bound):
    """Up or down a ladder."""

    __slots__ = ()
    kind = "ladder"
    numbers = (3,)


class Rope(_Bound):
    """Up or down a rope."""

    __slots__ = ()
    kind = "rope"
    numbers = (3,)


class Dive(_Bound):
    """Down on an enemy."""

    __slots__ = ()
    kind = "dive"


class Leave(_Free):
    """Off the table; without a place, over its nearest edge."""

    __slots__ = ()
    kind = "leave"


Leg = From | Walk | Jump | Leap | Climb | Descend | Drop | Swim | Crouch | Stand | Ladder | Rope | Dive | Leave

KINDS: Final[dict[str, type[Leg]]] = {
    leg.kind: leg
    for leg in (From, Walk, Jump, Leap, Climb, Descend, Drop, Swim, Crouch, Stand, Ladder, Rope, Dive, Leave)
}

DECIMAL_COMMAS = ", and decimals with a point: 10.5,4"
"""Said where there are more numbers than a place has: as a rule decimals were written with commas."""

DIGITS = tuple("0123456789")
"""Where a leg begins with one, its decimals had commas, and a semicolon between the numbers was taken for its end."""

CURLY_QUOTES = frozenset("“”„«»‘’")  # noqa: RUF001  these are what is looked for

EXAMPLES = {0: "", 2: " 3,4", 3: " 3,4,5"}


def read_legs(text: str) -> tuple[Leg, ...]:
    """The legs that a text names, or a `LegError` that says which of them is wrong and how."""
    parts = [part.strip() for part in text.strip().rstrip(";").split(";")]
    if parts == [""]:
        raise LegError("the path has no legs; for example 'walk 10,4; jump 13,4'")
    return tuple(_read_leg(number, part) for number, part in enumerate(parts, 1))


def write_legs(legs: Sequence[Leg]) -> str:
    """The text of some legs."""
    return "; ".join(_write_leg(leg) for leg in legs)


def make_leg(kind: str, to: Iterable[float] | None = None) -> Leg:
    """A leg of a kind; what is wrong with it is said as for text."""
    maker = KINDS.get(kind.casefold())
    if maker is None and kind[:1] in DIGITS:
        raise LegError("a semicolon ends a leg; write 'walk 10.5,6.25'")
    if maker is None:
        raise LegError(f"no leg is called {kind!r}; {_suggestion(kind)}")
    numbers = () if to is None else tuple(to)
    if len(numbers) not in maker.numbers:
        commas = DECIMAL_COMMAS if len(numbers) > max(maker.numbers) else ""
        raise LegError(f"{maker.kind} has {_counted(len(numbers))}; {_example(maker)}{commas}")
    return maker(numbers) if numbers else maker()  # type: ignore[arg-type, call-arg]


def _read_leg(number: int, part: str) -> Leg:
    kind, _, rest = part.partition(" ")
    if not kind:
        raise LegError(f"leg {number} of the path is empty")
    try:
        return make_leg(kind, [_number(word) for word in rest.split(",")] if rest.strip() else None)
    except LegError as wrong:
        raise LegError(f"leg {number} of the path ({_shown(part)}): {wrong}") from None


def _write_leg(leg: Leg) -> str:
    return leg.kind if leg.to is None else f"{leg.kind} {','.join(_written(number) for number in leg.to)}"


def _written(number: float) -> str:
    """The shortest text that is read as the same number."""
    return repr(float(number)).removesuffix(".0")


def _number(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        quotes = ": it has typographic quotes" if set(word) & CURLY_QUOTES else ""
        raise LegError(f"{_shown(word.strip())} is not a number{quotes}") from None


def _check_goal(kind: str, to: Goal | None, numbers: tuple[int, ...]) -> None:
    if len(to or ()) not in numbers:
        raise LegError(f"{kind} has {_counted(len(to or ()))}; {_example(KINDS[kind])}")
    for number in to or ():
        if not math.isfinite(number):
            raise LegError(f"{kind} has a number that is not finite: {number}")


def _counted(numbers: int) -> str:
    return {0: "no place to go to", 1: "one number"}.get(numbers, f"{numbers} numbers")


def _example(maker: type[Leg]) -> str:
    examples = (f"'{maker.kind}{EXAMPLES[count]}'" for count in maker.numbers)
    return f"write {' or '.join(examples)}"


def _suggestion(kind: str) -> str:
    near = get_close_matches(kind.casefold(), KINDS, n=1)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(KINDS)}"


def _shown(text: str) -> str:
    return repr(text) if len(text) <= 40 else f"{text[:39]!r}…"

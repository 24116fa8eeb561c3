"""Decides the unit of a model file, given or guessed.

Few mesh files state their unit. A printed piece of scenery is between 2 and 60 cm long, STL
files are in millimetres by custom and glTF files in metres by their standard: that settles nearly all,
and where it does not, nothing is taken for granted.
"""

from __future__ import annotations

from dataclasses import dataclass

from terrain.meshes.formats.catalogue import BY_SUFFIX
from terrain.scenery.pieces import PAS_PER_UNIT

CM_PER_PAS = 2.5

PRINTED_CM = (2.0, 60.0)
"""How long printed scenery is on its longest side."""

BELIEVABLE_CM = (0.5, 150.0)
"""From a bottle to a whole table: smaller or larger is a wrong unit, even if it was given."""

GUESSES = ("mm", "cm", "m", "inch")
"""Units that a file may be in though nothing says so, the most common first."""


class SizingError(ValueError):
    """A size that no printed piece has, with the unit that was likely meant."""


@dataclass(frozen=True)
class Alternative:
    """Another unit that the file may be in, and how long the model would be."""

    units: str
    longest_cm: float


@dataclass(frozen=True)
class Sizing:
    """The unit of a file, whether it was guessed, and what else it may be."""

    units: str
    guessed: bool
    longest_cm: float
    alternatives: tuple[Alternative, ...]

    @property
    def usual(self) -> bool:
        return _within(self.longest_cm, PRINTED_CM)


def settle_units(longest: float, extension: str, said: str | None = None) -> Sizing:
    """The unit of a file whose longest side is `longest` of its units; a `SizingError` when none can be right."""
    known = BY_SUFFIX.get(extension)
    units = said or _guess(longest, known.usual_unit if known else None)
    if units is None:
        raise SizingError(
            f"its longest side is {longest:.4g}, and in no unit is that a printed piece of 2 to 60 cm; "
            "say --units, or with --scale by how much it is enlarged"
        )
    if not _within(in_cm(longest, units), BELIEVABLE_CM):
        raise SizingError(_absurd(longest, units))
    return Sizing(units, said is None, in_cm(longest, units), _alternatives(longest, units))


def in_cm(length: float, units: str) -> float:
    """A length in the unit of a file, in centimetres."""
    return length * PAS_PER_UNIT[units] * CM_PER_PAS


def _guess(longest: float, custom: str | None) -> str | None:
    if custom and _within(in_cm(longest, custom), BELIEVABLE_CM):
        return custom
    return next((units for units in GUESSES if _within(in_cm(longest, units), PRINTED_CM)), None)


def _alternatives(longest: float, units: str) -> tuple[Alternative, ...]:
    others = [Alternative(other, in_cm(longest, other)) for other in PAS_PER_UNIT if other != units]
    return tuple(other for other in others if _within(other.longest_cm, PRINTED_CM))


def _absurd(longest: float, units: str) -> str:
    likely = _guess(longest, None)
    hint = f"in {likely} it would be {in_cm(longest, likely):.3g} cm" if likely else "no unit makes it one"
    return f"in {units} its longest side is {in_cm(longest, units):.3g} cm, which no printed piece is; {hint}"


def _within(length_cm: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= length_cm <= bounds[1]

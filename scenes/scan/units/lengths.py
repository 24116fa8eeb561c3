"""Parses lengths as people write them: 90cm, 36in, 12 pas, or the length of something, "tower 92mm"."""

from __future__ import annotations

import math
import re

from scenes.files.spelling import nearest, quotes_in
from scenes.scan.options import KnownLength
from scenes.scan.surface import ScanError

METRES_PER_PAS = 0.025

LARGEST_TABLE_PAS = 96.0
"""2.4 m: scene files allow no longer side, so that scenery may reach over the rim within exact arithmetic."""

METRES = {
    "mm": 1e-3, "cm": 1e-2, "dm": 1e-1, "m": 1.0, "km": 1e3,
    "in": 0.0254, "inch": 0.0254, "inches": 0.0254, '"': 0.0254,
    "ft": 0.3048, "foot": 0.3048, "feet": 0.3048, "'": 0.3048,
    "pas": METRES_PER_PAS, "millimetres": 1e-3, "centimetres": 1e-2, "metres": 1.0, "metre": 1.0,
}  # fmt: skip
"""Metres for every unit that a length may be said in."""

EXAMPLES = "90cm, 0.9m, 36in or 36 pas"
LENGTH = re.compile(r"([-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?)\s*([^\W\d_]*|[\"'])", re.IGNORECASE)
WHAT_AND_LENGTH = re.compile(rf"\s*(\S.*?)[\s:=]+({LENGTH.pattern})\s*", re.IGNORECASE)


def metres_of(said: str) -> float:
    """The metres that a length with its unit says."""
    found = LENGTH.fullmatch(said.strip())
    if found is None:
        raise ScanError(f"{said!r} is no length; {quotes_in(said)}say {EXAMPLES}")
    number, unit = float(found[1].replace(",", ".")), found[2].lower()
    if not unit:
        raise ScanError(f"{said!r} has no unit; say {found[1]}cm, {found[1]}in or {found[1]} pas")
    if unit not in METRES:
        best = nearest(unit, METRES)
        hint = f"did you mean {best!r}?" if best else f"say {EXAMPLES}"
        raise ScanError(f"{said!r} has an unknown unit {unit!r}; {hint}")
    if not (number > 0 and math.isfinite(number * METRES[unit])):
        raise ScanError(f"{said!r} is no length: it must be more than nothing")
    return number * METRES[unit]


def known_length_of(said: str) -> KnownLength:
    """What was measured and how long it is."""
    found = WHAT_AND_LENGTH.fullmatch(said)
    quotes = quotes_in(said)
    if found is None or quotes:
        trouble = "says no length" if not LENGTH.fullmatch(said.strip()) else "does not say of what"
        raise ScanError(
            f'{said!r} {trouble}; {quotes}say what was measured and its length, such as "tower 92mm" or "table 90cm"'
        )
    return KnownLength(found[1], metres_of(found[2]))


def in_words(metres: float) -> str:
    """A length for people, in the unit that suits it, and in pas while anything can be played on it."""
    if metres >= 1000:
        said = f"{metres / 1000:.3g} km"
    elif metres >= 3:
        said = f"{metres:.3g} m"
    else:
        said = f"{100 * metres:.3g} cm" if metres >= 0.01 else f"{1000 * metres:.2g} mm"
    pas = metres / METRES_PER_PAS
    return f"{said} ({pas:.3g} pas)" if pas < 1000 else said


BYTES = {"mb": 1e6, "gb": 1e9, "mib": 2.0**20, "gib": 2.0**30}
SECONDS = {"": 1.0, "s": 1.0, "min": 60.0, "h": 3600.0}
AMOUNT = re.compile(r"(\d+(?:[.,]\d*)?|[.,]\d+)\s*([a-z]*)", re.IGNORECASE)


def pas(said: str) -> float:
    """The pas that a length with its unit says."""
    return metres_of(said) / METRES_PER_PAS


def memory_bytes(said: str) -> float:
    """The bytes that an amount of memory says."""
    return _amount(said, BYTES, "an amount of memory; say 4GB or 800MB")


def seconds(said: str) -> float:
    """The seconds that a time says; a plain number is in seconds."""
    return _amount(said, SECONDS, "a time; say 600s or 10min")


def _amount(said: str, units: dict[str, float], wanted: str) -> float:
    found = AMOUNT.fullmatch(said.strip())
    amount = float(found[1].replace(",", ".")) * units.get(found[2].lower(), math.nan) if found else math.nan
    if not (math.isfinite(amount) and amount > 0):
        raise ScanError(f"{said!r} is not {wanted}")
    return amount

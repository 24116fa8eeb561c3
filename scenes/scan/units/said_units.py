"""Finds the unit that comments name in files whose format has none.

SketchUp writes `# File units = meters` into OBJ files, Materialise `1 unit = 1000.0 mm`; scanning apps write
`comment units millimetres` into PLY headers, and some printers' programs `UNITS=mm` into the header of an STL.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

METRES = {
    "mm": 1e-3, "millimeter": 1e-3, "millimeters": 1e-3, "millimetre": 1e-3, "millimetres": 1e-3,
    "cm": 1e-2, "centimeter": 1e-2, "centimeters": 1e-2, "centimetre": 1e-2, "centimetres": 1e-2,
    "m": 1.0, "meter": 1.0, "meters": 1.0, "metre": 1.0, "metres": 1.0,
    "pas": 0.025, "in": 0.0254, "inch": 0.0254, "inches": 0.0254, "ft": 0.3048, "foot": 0.3048, "feet": 0.3048,
}  # fmt: skip

NAMED = re.compile(r"\bunits?\b ?(?:[:=]|\bare\b|\bis\b)? ?(?:\bin )?([a-z]+)\b(?! ?/)", re.IGNORECASE)
SIZED = re.compile(r"\b1 unit ?= ?(\d{1,12}(?:\.\d{0,12})?(?:e[+-]?\d\d?)?) ?([a-z]+)\b", re.IGNORECASE)
"""Both for lines whose blanks are single, so that none takes long to search."""


@dataclass(frozen=True, slots=True)
class SaidUnit:
    """How long a unit of the file is, and the words that say so."""

    metres: float
    words: str

    @property
    def note(self) -> str:
        """What a user should know about where the scale comes from."""
        return f"the file says {self.words!r}"


def said_unit(comments: str) -> SaidUnit | None:
    """The unit that comments name; nothing if they name none, or two that differ."""
    plain = "\n".join(" ".join(line.split()) for line in comments.splitlines())
    found = [
        SaidUnit(METRES[match[1].lower()], match[0]) for match in NAMED.finditer(plain) if match[1].lower() in METRES
    ]
    found += [
        SaidUnit(float(match[1]) * METRES[match[2].lower()], match[0])
        for match in SIZED.finditer(plain)
        if match[2].lower() in METRES and float(match[1]) > 0
    ]
    return found[0] if len({unit.metres for unit in found}) == 1 else None

"""Guesses the unit of a file that names none: the unit that gives tables and pieces their usual sizes.

A gaming table is 30 to 240 cm long and most are about a metre; printed pieces are 2 to 60 cm, most about
twelve. Programs that write STL files mean millimetres; scanners mean metres or millimetres, never inches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from scenes.scan.read.scan_formats import habits_of
from terrain.scenery import PAS_PER_UNIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.scan.level.upright import Footing
    from scenes.scan.surface import Reading

Shown = Literal["table", "piece", "landscape"]
METRES_PER_UNIT = {"mm": 1e-3, "cm": 1e-2, "m": 1.0, "inch": 0.0254, "pas": 0.025}


@dataclass(frozen=True, slots=True)
class Usual:
    """The lengths of things of a kind, in metres: the least, the usual and the most."""

    least: float
    mostly: float
    most: float
    spread: float
    """As a logarithm: one in three is farther off than this."""

    def likelihood(self, metres: float) -> float:
        if not self.least <= metres <= self.most:
            return 0.0
        return math.exp(-0.5 * (math.log(metres / self.mostly) / self.spread) ** 2)


TABLE = Usual(0.30, 1.0, 2.40, 0.5)
PIECE = Usual(0.02, 0.12, 0.60, 0.8)

MODELLED_GROUND = 0.4
"""A closed, low and wide model is the ground of a table more often than a base for one piece."""


@dataclass(frozen=True, eq=False)
class Measured:
    """A file and what it shows, in its own units."""

    reading: Reading
    footing: Footing

    @property
    def shows(self) -> Shown:
        if self.footing.form in {"table", "floor"}:
            return "table"
        return "landscape" if self.footing.form == "landscape" else "piece"

    @property
    def longest(self) -> float:
        """Of a table its longer side; of anything else its largest measure."""
        if self.shows == "piece":
            return max(self.footing.box)
        return max(self.footing.sizes[:2])

    def likelihood(self, metres_per_unit: float) -> float:
        """How likely it is that the file is meant so."""
        as_piece = PIECE.likelihood(max(self.footing.box) * metres_per_unit)
        as_table = TABLE.likelihood(max(self.footing.sizes[:2]) * metres_per_unit)
        if self.footing.form == "piece":
            return as_piece
        if self.footing.form == "slab":
            return max(as_piece, as_table)
        if self.shows == "landscape" and not self.footing.is_sheet:
            return max(as_table, MODELLED_GROUND * as_piece)
        return as_table


def score(files: Sequence[Measured], unit: str) -> float:
    """How likely a unit is for all files together; 0 if it would make anything absurd."""
    habit = math.prod(habits_of(one.reading.path).get(unit, 0.0) for one in files)
    size = math.prod(one.likelihood(METRES_PER_UNIT[unit]) for one in files)
    return float(habit * size) ** (1 / len(files))


def likely_units(files: Sequence[Measured]) -> list[str]:
    """The units that make no file absurd, the likeliest first."""
    scores = {unit: score(files, unit) for unit in PAS_PER_UNIT}
    return sorted((unit for unit, value in scores.items() if value > 0), key=lambda unit: -scores[unit])

"""Defines the results of the steps, as later steps and the report use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.scan.clean.cleaned import Cleaned
    from scenes.scan.level.levelled import Levelled
    from scenes.scan.read.inputs import Read
    from scenes.scan.scale.scaled import Scale
    from scenes.scan.simplify.deviation import Deviation
    from scenes.scan.split.pieces_apart import Part
    from scenes.scan.surface import Surface


@dataclass(frozen=True, eq=False)
class CleanedFile:
    """What is left of a file after cleaning; of points also how well a surface could be laid through them."""

    cleaned: Cleaned
    laid: Deviation | None = None
    scatter_pas: float = 0.0
    """How far the points of a cloud scatter about the surface laid through them."""
    spacing_pas: float | None = None
    smoothed: Deviation | None = None
    """How far the scan lies from its smoothed surface, where noise was taken out of it."""
    notes: tuple[str, ...] = ()

    @property
    def points_off_pas(self) -> float:
        """How far all but a few of the scanned points lie from the surface that stands for them."""
        return max((found.there_95 for found in (self.laid, self.smoothed) if found is not None), default=0.0)

    @property
    def noise_pas(self) -> float:
        return max(self.cleaned.noise_pas, self.scatter_pas)


@dataclass(frozen=True, eq=False)
class Laid:
    """The pieces where they stand, and the table below them."""

    parts: tuple[Part, ...]
    size_pas: tuple[float, float]
    notes: tuple[str, ...] = ()
    moves: tuple[tuple[float, float, float], ...] = ((0.0, 0.0, 0.0),)
    """By how much each file was moved to stand beside the others."""


@dataclass(frozen=True, eq=False)
class PieceMade:
    """A piece as it goes into the scene, and how far it is from what was scanned."""

    id: str
    guess: str
    surface: Surface
    triangles_before: int
    deviation: Deviation
    noise_pas: float
    accuracy_pas: float
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Found:
    """Everything the steps found out."""

    read: Read
    scale: Scale
    levelled: tuple[Levelled, ...]
    cleaned: tuple[CleanedFile, ...]
    laid: Laid
    pieces: tuple[PieceMade, ...]

"""Defines the values passed between the steps of a scan: `Surface`, `Reading` and `ScanError`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

Kind = Literal["mesh", "cloud", "heights"]


class ScanError(ValueError):
    """A scan that cannot be used; one line that names the file and the trouble."""


class ScanStopped(ScanError):  # noqa: N818  nothing is wrong with it
    """A scan that used up its time or memory; what is done is kept."""


@dataclass(frozen=True, eq=False)
class Surface:
    """Points and the triangles between them; a cloud has none. Colours, if any, are one for each point."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int64]
    colours: NDArray[np.uint8] | None = None

    @property
    def corners(self) -> NDArray[np.float64]:
        """The three corners of every triangle."""
        return self.vertices[self.faces]

    def moved(self, vertices: NDArray[np.float64]) -> Surface:
        """The same surface with its points elsewhere."""
        return Surface(vertices, self.faces, self.colours)

    def only(self, faces: NDArray[np.int64] | NDArray[np.bool_]) -> Surface:
        """Some of the triangles, and the points that carry them."""
        chosen = self.faces[faces]
        used = np.zeros(len(self.vertices), dtype=bool)
        used[chosen] = True
        colours = None if self.colours is None else self.colours[used]
        return Surface(self.vertices[used], (np.cumsum(used) - 1)[chosen], colours)


@dataclass(frozen=True, eq=False)
class Reading:
    """What a file holds, in its own units and axes, and the unit and up axis it states."""

    path: Path
    kind: Kind
    surface: Surface
    metres_per_unit: float | None = None
    """As the file or its format says; nothing when it is silent."""
    up: Literal["x", "y", "z"] | None = None
    """As the format says; nothing when any axis may be up."""
    notes: tuple[str, ...] = field(default=())

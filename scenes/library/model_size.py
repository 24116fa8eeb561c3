"""Measures a model: its size on the table, which way is up, its defects, and the floors that carry a figure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice import STEP_PAS, to_units
from terrain.meshes import MeshError
from terrain.meshes.formats import BY_SUFFIX
from terrain.scenery import PAS_PER_UNIT, Piece, PieceError, figure_body, mesh_shape
from terrain.standing import Surfaces, inside, stand

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from terrain.meshes import RawMesh

FOOT_DEPTH = 0.005
"""Faces within this share of the height, from below, are the foot."""

NO_FOOT, GOOD_FOOT = 0.02, 0.3
"""Shares of the outline that the flat foot covers: a model on its back has none, and a wall of its own would be one."""

SPOTS_ACROSS = 7
MOST_FLOORS = 8
FLOORS_UP_TO_TRIANGLES = 200_000
"""Looking for floors on larger models takes longer than users wait for it."""


@dataclass(frozen=True, eq=False)
class Measured:
    """A model as it would stand on a table, and how its file was read."""

    piece: Piece
    sizing: Sizing
    up: str
    scale: float
    floors_pas: tuple[float, ...]
    notes: tuple[str, ...]


def measure(path: Path, raw: RawMesh, *, units: str | None, up: str | None, scale: float) -> Measured:
    """Measure the mesh of a file; unit and up axis are guessed if absent. Raises a `MeshError` with the file."""
    kind = BY_SUFFIX.get(path.suffix.lower())
    upright = up or raw.up or (kind.up if kind else None) or "z"
    try:
        longest = float(np.ptp(raw.vertices[np.unique(raw.faces)], axis=0).max()) * scale
        sizing = settle_units(longest, path.suffix.lower(), units or raw.unit)
        piece = Piece("model", mesh_shape(raw, sizing.units, upright, scale))
        floors = floors_pas(piece) if len(raw.faces) <= FLOORS_UP_TO_TRIANGLES else ()
    except (PieceError, SizingError) as trouble:
        raise MeshError(f"{path}: {trouble}") from trouble
    notes = (*raw.notes, *_notes(raw, sizing, upright, said=up is not None))
    return Measured(piece, sizing, upright, scale, floors, notes)


def floors_pas(piece: Piece) -> tuple[float, ...]:
    """The heights above its foot at which the model carries a common figure, from the lowest to the highest.

    A grid of places is tried, so a floor with room for little more than one base may be missed.
    """
    surfaces, owners = Surfaces(piece.mesh.vertices, piece.mesh.faces), np.zeros(len(piece.mesh.faces), dtype=np.int32)
    found: list[float] = []
    for x, y in _spots(piece.shape.size_pas):
        found += _floors_at(surfaces, owners, (x, y))
    return _levels(found)


def _spots(size_pas: tuple[float, float, float]) -> list[tuple[float, float]]:
    """Middles of the cells of a grid over the foot."""
    shares = [(place + 0.5) / SPOTS_ACROSS - 0.5 for place in range(SPOTS_ACROSS)]
    return [(x * size_pas[0], y * size_pas[1]) for x in shares for y in shares]


def _floors_at(surfaces: Surfaces, owners: NDArray[np.int32], at: tuple[float, float]) -> list[float]:
    """The floors of the model below one place, from above."""
    floors: list[float] = []
    below: int | None = None
    for _ in range(MOST_FLOORS):
        body = figure_body(at, 0.0)
        ground = stand(surfaces, body.centre, body.semi_axes, body.along, below_units=below)
        if ground.face is None:
            break
        if inside(surfaces, owners, figure_body(at, ground.z_pas)) is None:
            floors.append(ground.z_pas)
        below = ground.z_units - 2 * to_units(STEP_PAS)
    return floors


def _levels(heights: list[float]) -> tuple[float, ...]:
    """Heights within a step of each other are one level; it has the height that is most often found in it."""
    levels: list[list[float]] = []
    for height in sorted(round(height, 2) for height in heights):
        if levels and height - levels[-1][-1] <= STEP_PAS:
            levels[-1].append(height)
        else:
            levels.append([height])
    return tuple(max(sorted(set(level)), key=level.count) for level in levels)


def _notes(raw: RawMesh, sizing: Sizing, up: str, *, said: bool) -> list[str]:
    notes = []
    if len(raw.faces) > FLOORS_UP_TO_TRIANGLES:
        notes.append("it has too many triangles to look for floors")
    if not sizing.usual:
        notes.append(f"{sizing.longest_cm:.3g} cm is unusual for a printed piece, which has 2 to 60 cm")
    return notes if said else [*notes, *foot_notes(raw, up)]


def foot_notes(raw: RawMesh, up: str) -> list[str]:
    """A word of doubt about the way up, if the model has no flat foot that way and would have one the other way."""
    other = "y" if up == "z" else "z"
    if _foot_share(raw, up) < NO_FOOT and _foot_share(raw, other) > GOOD_FOOT:
        return [f"it has no flat foot with {up} up, but would have one with {other} up"]
    return []


def _foot_share(raw: RawMesh, up: str) -> float:
    """How much of the outline from above is covered by the faces of the foot."""
    vertices: Any = raw.vertices if up == "z" else raw.vertices[:, [0, 2, 1]]
    corners = vertices[raw.faces]
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    foot = corners[(corners[:, :, 2] <= low[2] + FOOT_DEPTH * (high[2] - low[2])).all(axis=1)]
    ways = foot[:, 1:, :2] - foot[:, :1, :2]
    covered = np.abs(ways[:, 0, 0] * ways[:, 1, 1] - ways[:, 0, 1] * ways[:, 1, 0]).sum() / 2
    outline = (high[0] - low[0]) * (high[1] - low[1])
    return float(covered / outline) if outline > 0 else 0.0


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
    return next(iter(likely_units(longest)), None)


def likely_units(longest: float) -> list[str]:
    """The units that make a printed piece of a length in a file, the commonest first."""
    return [units for units in GUESSES if _within(in_cm(longest, units), PRINTED_CM)]


def _alternatives(longest: float, units: str) -> tuple[Alternative, ...]:
    others = [Alternative(other, in_cm(longest, other)) for other in PAS_PER_UNIT if other != units]
    return tuple(other for other in others if _within(other.longest_cm, PRINTED_CM))


def _absurd(longest: float, units: str) -> str:
    likely = next(iter(likely_units(longest)), None)
    hint = f"in {likely} it would be {in_cm(longest, likely):.3g} cm" if likely else "no unit makes it one"
    return f"in {units} its longest side is {in_cm(longest, units):.3g} cm, which no printed piece is; {hint}"


def _within(length_cm: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= length_cm <= bounds[1]

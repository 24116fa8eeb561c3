"""Pieces of scenery: a shape, its position and its turn.

A shape is measured in pas around the middle of its foot: the middle of its outline from above, at its
lowest height. A piece puts that point somewhere on the table and turns the shape about it. Corners
are snapped to the lattice only then, so walls that share a plane on the table share it exactly.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.lattice.units import EXTENT_PAS, to_pas, to_units
from terrain.meshes.defects import Defects, survey
from terrain.meshes.weld import Welded, weld
from terrain.scenery.close_holes import closing_faces
from terrain.scenery.kinds import SEEN_THROUGH

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from terrain.meshes.mesh import Mesh
    from terrain.meshes.raw import RawMesh

Place = tuple[float, float, float]

PAS_PER_UNIT = {"mm": 1 / 25, "cm": 0.4, "m": 40.0, "inch": 25.4 / 25, "pas": 1.0}
"""1 pas is 25 mm."""

UPS = ("z", "y")

CYLINDER_SIDES = 48
"""Corners lie on the circle, so the piece is nowhere larger than said; it lacks at most 0.2 % of the radius."""


class PieceError(ValueError):
    """A piece that cannot stand on any table; one line that says why."""


@dataclass(frozen=True, eq=False)
class Shape:
    """Triangles in pas, with the middle of the foot at the origin and z from 0 up."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int64]
    nonplanar_polygons: int = 0

    def __post_init__(self) -> None:
        if len(self.faces) == 0:
            raise PieceError("a shape needs at least one triangle")
        if not np.isfinite(self.vertices).all():
            raise PieceError("the size of a shape must be finite")
        if max(self.size_pas) > EXTENT_PAS:
            raise PieceError(f"{_sizes(self.size_pas)} pas is larger than {EXTENT_PAS:g} pas: are the units right?")

    @cached_property
    def digest(self) -> str:
        """A digest of the triangles as they were given."""
        content = hashlib.sha256(np.ascontiguousarray(self.vertices, dtype="<f8").data)
        content.update(np.ascontiguousarray(self.faces, dtype="<i8").data)
        return content.hexdigest()

    @cached_property
    def size_pas(self) -> Place:
        """Width, depth and height."""
        x, y, z = np.ptp(self.vertices, axis=0).tolist()
        return x, y, z


def _sizes(sizes_pas: tuple[float, ...]) -> str:
    return " x ".join(f"{size:g}" for size in sizes_pas)


def _check_sizes(what: str, *sizes_pas: float) -> None:
    if not all(math.isfinite(size) and size > 0 for size in sizes_pas):
        raise PieceError(f"the sizes of a {what} must be above 0 pas, not {_sizes(sizes_pas)}")


def box_shape(x_pas: float, y_pas: float, z_pas: float) -> Shape:
    """A block."""
    _check_sizes("box", x_pas, y_pas, z_pas)
    outline = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (x_pas / 2, y_pas / 2)
    return _prism(outline, z_pas)


def cylinder_shape(radius_pas: float, height_pas: float) -> Shape:
    """An upright column whose 48 corners lie on its circle."""
    _check_sizes("cylinder", radius_pas, height_pas)
    angles = 2 * np.pi * np.arange(CYLINDER_SIDES) / CYLINDER_SIDES
    return _prism(radius_pas * np.stack([np.cos(angles), np.sin(angles)], axis=1), height_pas)


def _prism(outline: NDArray[np.float64], height_pas: float) -> Shape:
    """A convex outline, counter-clockwise, raised to a closed solid; faces look outwards."""
    count = len(outline)
    heights = np.repeat([0.0, height_pas], count)
    vertices = np.column_stack([np.tile(outline, (2, 1)), heights])
    here = np.arange(count)
    after = (here + 1) % count
    walls = np.concatenate(
        [np.stack([here, after, after + count], 1), np.stack([here, after + count, here + count], 1)]
    )
    fan = np.stack([np.zeros(count - 2, dtype=np.int64), here[1:-1], here[2:]], axis=1)
    return Shape(vertices, np.concatenate([walls, fan[:, ::-1], fan + count]))


def ramp_shape(x_pas: float, y_pas: float, z_pas: float) -> Shape:
    """A wedge that rises along x, from the ground to its full height."""
    _check_sizes("ramp", x_pas, y_pas, z_pas)
    east, north = x_pas / 2, y_pas / 2
    vertices = np.array(
        [
            [-east, -north, 0], [east, -north, 0], [east, north, 0], [-east, north, 0],
            [east, -north, z_pas], [east, north, z_pas],
        ]
    )  # fmt: skip
    faces = [[0, 2, 1], [0, 3, 2], [1, 2, 5], [1, 5, 4], [0, 4, 5], [0, 5, 3], [0, 1, 4], [3, 5, 2]]
    return Shape(vertices, np.array(faces))


PLAIN_SHAPES: dict[str, Callable[..., Shape]] = {"box": box_shape, "cylinder": cylinder_shape, "ramp": ramp_shape}
"""Makes a shape from the sizes that a scene gives under its key."""


def mesh_shape(raw: RawMesh, units: str = "mm", up: str = "z", scale: float = 1.0) -> Shape:
    """The triangles of a mesh file, in pas and standing upright, with the middle of the foot at the origin."""
    if units not in PAS_PER_UNIT:
        raise PieceError(f"unknown unit {units!r}; known are {', '.join(PAS_PER_UNIT)}")
    if up not in UPS:
        raise PieceError(f"unknown direction {up!r} for up; known are {', '.join(UPS)}")
    if not (math.isfinite(scale) and scale > 0):
        raise PieceError(f"the scale must be above 0, not {scale:g}")
    vertices, faces = _only_used(raw)
    if up == "y":
        vertices = np.stack([vertices[:, 0], -vertices[:, 2], vertices[:, 1]], axis=1)
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    foot = np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])
    return Shape((vertices - foot) * (PAS_PER_UNIT[units] * scale), faces, raw.nonplanar_polygons)


def _only_used(raw: RawMesh) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The points that carry a face: stray ones must not move the foot."""
    used = np.zeros(len(raw.vertices), dtype=bool)
    used[raw.faces] = True
    return raw.vertices[used], (np.cumsum(used) - 1)[raw.faces]


@dataclass(frozen=True)
class Piece:
    """A shape on the table. Whether it blocks sight follows from its kind unless it is said."""

    id: str
    shape: Shape
    at_pas: Place = (0.0, 0.0, 0.0)
    turn_deg: float = 0.0
    kind: str = "solid"
    accuracy_pas: float = 0.0
    blocks_sight: bool | None = None

    def __post_init__(self) -> None:
        if self.blocks_sight is None:
            object.__setattr__(self, "blocks_sight", self.kind not in SEEN_THROUGH)
        if not all(math.isfinite(number) and abs(number) <= EXTENT_PAS for number in self.at_pas):
            raise PieceError(f"piece {self.id!r}: a place within {EXTENT_PAS:g} pas is needed, not {self.at_pas}")
        if not math.isfinite(self.turn_deg):
            raise PieceError(f"piece {self.id!r}: a turn in degrees is needed, not {self.turn_deg}")
        if not (math.isfinite(self.accuracy_pas) and self.accuracy_pas >= 0):
            raise PieceError(f"piece {self.id!r}: an accuracy of 0 pas or more is needed, not {self.accuracy_pas}")

    def placed(self, at_pas: Place, turn_deg: float) -> Piece:
        """The same piece elsewhere."""
        return replace(self, at_pas=at_pas, turn_deg=turn_deg)

    @cached_property
    def _welded(self) -> Welded:
        east, north = _turn(self.turn_deg)
        x, y, z = self.shape.vertices.T
        turned = np.stack([x * east - y * north, x * north + y * east, z], axis=1)
        welded = weld(to_units(turned + np.array(self.at_pas)), self.shape.faces)
        if len(welded.mesh.faces) == 0:
            raise PieceError(
                f"piece {self.id!r}: nothing is left of {_sizes(self.shape.size_pas)} pas: are the units right?"
            )
        return welded

    @property
    def mesh(self) -> Mesh:
        """The placed triangles on the lattice, welded and cleaned."""
        return self._welded.mesh

    @cached_property
    def defects(self) -> Defects:
        """What is wrong with the mesh; nothing of it keeps the piece from blocking sight."""
        return survey(self._welded, self.shape.nonplanar_polygons)

    @cached_property
    def closing_faces(self) -> NDArray[np.int64]:
        """Faces that close small holes in the mesh: cracks, and faces that a modeller forgot."""
        return np.asarray(closing_faces(self.mesh.vertices, self.mesh.faces))

    @cached_property
    def recipe(self) -> str:
        """A digest of what the piece is made from, known before it is made; equal recipes make equal pieces."""
        content = [self.shape.digest, self.at_pas, self.turn_deg, self.id, self.kind, self.accuracy_pas]
        return hashlib.sha256(json.dumps([*content, self.blocks_sight]).encode()).hexdigest()

    @cached_property
    def digest(self) -> str:
        """Equal for pieces that answer every question alike."""
        content = [self.mesh.digest, self.id, self.kind, self.accuracy_pas, self.blocks_sight]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()

    @property
    def bounds_pas(self) -> tuple[Place, Place]:
        """The lowest and the highest corner of the box around the placed piece."""
        low, high = to_pas(self.mesh.low).tolist(), to_pas(self.mesh.high).tolist()
        return tuple(low), tuple(high)


def _turn(turn_deg: float) -> tuple[float, float]:
    """Cosine and sine of a turn; whole quarters are exact."""
    quarters, rest = divmod(turn_deg % 360.0, 90.0)
    if rest == 0:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarters) % 4]
    angle = math.radians(turn_deg % 360.0)
    return math.cos(angle), math.sin(angle)

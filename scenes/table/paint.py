"""Reads the colours of mesh files as coats of pieces, for drawing.

No ruling depends on a colour. So coats are kept apart from the triangles that rulings use, and read
only for drawing: a table gives the same answers, under the same digest, whatever the colours of its pieces.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.meshes import MAX_TRIANGLES, Limits, MeshError, Polygons, RawMesh, colour_bytes, cut_into_triangles
from terrain.meshes.formats import (
    BY_SUFFIX,
    GLTF,
    OBJ,
    PLY,
    Format,
    Gltf,
    face_colours,
    format_of,
    join,
    laid_open,
    parse_obj,
    parse_ply,
)
from terrain.scenery import PieceError, Shape, mesh_shape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from terrain.scenery import Piece

    Colours = NDArray[np.uint8]
    Painted = tuple[RawMesh, Colours]

LIMITS = Limits.of_surface(MAX_TRIANGLES)
GREY = 12
"""A mesh all in one colour whose channels differ by no more has the grey of a program, and was never painted."""

UNREADABLE = (MeshError, PieceError, OSError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What a file that does not keep to its format can do; it costs the colours and no more."""


@dataclass(frozen=True, eq=False)
class Coat:
    """Triangles in pas around the middle of their foot, and a colour for each point."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int32]
    colours: Colours

    def placed(self, at_pas: tuple[float, float, float], turn_deg: float) -> NDArray[np.float64]:
        """The points where a piece stands."""
        east, north = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
        x, y, z = self.vertices.T
        turned = np.stack([x * east - y * north, x * north + y * east, z], axis=1)
        return np.asarray(turned + np.array(at_pas))


@dataclass(frozen=True, eq=False)
class Paint:
    """Where the colours of a mesh are, and how the mesh stands."""

    path: Path
    units: str
    up: str
    scale: float

    @cached_property
    def coat(self) -> Coat | None:
        """The coat, if the file has colours; whatever is wrong with them, the piece is there without."""
        try:
            with np.errstate(all="ignore"), laid_open(self.path, BY_SUFFIX) as mesh:
                kind = format_of(mesh)
                painted = COATS.get(kind, _points)(mesh) if kind.coloured else None
                return None if painted is None or _is_grey(painted[1]) else self._coat(*painted)
        except UNREADABLE:
            return None

    def _coat(self, mesh: RawMesh, colours: Colours) -> Coat:
        shape = mesh_shape(mesh, self.units, self.up, self.scale)
        used = np.zeros(len(mesh.vertices), dtype=bool)
        used[mesh.faces] = True
        a, b, c = (shape.vertices[shape.faces[:, corner]] for corner in range(3))
        flat = (np.cross(b - a, c - a) == 0).all(axis=1)
        return Coat(shape.vertices, shape.faces[~flat].astype(np.int32), colours[used])


@dataclass(frozen=True, eq=False)
class PaintedShape(Shape):
    """The shape of a mesh file that may have colours."""

    paint: Paint | None = None


def painted_shape(mesh: RawMesh, paint: Paint) -> Shape:
    """The shape of a mesh, which knows where its colours are."""
    shape = mesh_shape(mesh, paint.units, paint.up, paint.scale)
    return PaintedShape(shape.vertices, shape.faces, shape.nonplanar_polygons, paint)


def coat_of(piece: Piece) -> Coat | None:
    """The coat of a piece, if it has colours of its own."""
    shape = piece.shape
    return shape.paint.coat if isinstance(shape, PaintedShape) and shape.paint is not None else None


def read_coats(pieces: Iterable[Piece]) -> None:
    """Read all coats now, before their files are deleted."""
    for piece in pieces:
        coat_of(piece)


def _is_grey(colours: Colours) -> bool:
    return bool((colours == colours[:1]).all() and np.ptp(colours[0].astype(int)) <= GREY)


def _ply(path: Path) -> Painted | None:
    """The colours of points, else those of faces."""
    by_face = face_colours(path)
    polygons = parse_ply(path, LIMITS, painted=True)
    if polygons.colours is not None:
        return cut_into_triangles(polygons), polygons.colours
    return None if by_face is None else _by_corner(polygons, np.repeat(by_face, polygons.counts, axis=0))


def _obj(path: Path) -> Painted | None:
    """The colours of points, else those of corners from materials and pictures."""
    from scenes.scan.read.colours import UNPAINTED, worn_by_corners  # noqa: PLC0415  it loads the readers of pictures

    polygons, dress = parse_obj(path, LIMITS, painted=True)
    if polygons.colours is not None:
        return cut_into_triangles(polygons), polygons.colours
    if dress is None:
        return None
    worn, _ = worn_by_corners(path.parent, polygons, dress)
    bare = np.asarray(np.isnan(worn).any(axis=1))
    shades = np.where(bare[:, None], np.float32(UNPAINTED), worn)
    return None if bare.all() else _by_corner(polygons, colour_bytes(shades, 255.0))


def _gltf(path: Path) -> Painted | None:
    """The colours of points, materials and pictures."""
    from scenes.scan.read.gltf_colours import colours_of_gltf  # noqa: PLC0415  it loads the readers of pictures

    document = Gltf.opened(path, LIMITS)
    parts = document.parts()
    colours, _ = colours_of_gltf(document, parts)
    return None if colours is None else (join(parts), colours)


def _points(path: Path) -> Painted | None:
    """The colours of points, as their reader finds them."""
    polygons = format_of(path).parse(path, LIMITS)
    return None if polygons.colours is None else (cut_into_triangles(polygons), polygons.colours)


COATS: dict[Format, Callable[[Path], Painted | None]] = {PLY: _ply, OBJ: _obj, GLTF: _gltf}
"""Formats that have more than the colours of their points: those of faces, materials and pictures."""


def _by_corner(polygons: Polygons, colours: Colours) -> Painted:
    """Polygons whose corners have colours: a point is there once for each colour that it has."""
    marked = np.column_stack([polygons.corners, colours.astype(np.int64) @ (1 << 16, 1 << 8, 1)])
    points, numbers = np.unique(marked, axis=0, return_inverse=True)
    split = Polygons(polygons.vertices[points[:, 0]], numbers.reshape(-1), polygons.counts)
    shades = np.stack([points[:, 1] >> 16, points[:, 1] >> 8 & 255, points[:, 1] & 255], axis=1)
    return cut_into_triangles(split), shades.astype(np.uint8)

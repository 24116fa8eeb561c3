"""Parses scanned meshes of every mesh format; skips and notes bad parts where a scene would refuse the file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.clouds.clouds import Cloud, check_extent, measurable, read_cloud
from scenes.scan.read.clouds.xyz import refuse_endless_text
from scenes.scan.read.colours import colours_of_obj
from scenes.scan.read.gltf_colours import colours_of_gltf
from scenes.scan.surface import Reading, ScanError, Surface
from scenes.scan.units.said_units import METRES, said_unit
from terrain.meshes import Polygons, check_corners, cut_into_triangles, refuse_crowds
from terrain.meshes.formats import GLTF, OBJ, PLY, Gltf, join, parse_obj, ply_header

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.scan.units.said_units import SaidUnit
    from terrain.meshes import Limits
    from terrain.meshes.formats import Format, Header

MAX_CUTTING = 300_000_000
"""Squares of the corners of all polygons with more than four: cutting them takes up to ten seconds."""

SPLATS = "f_dc_0"
"""A column that only files of coloured blobs have."""


def read_mesh_scan(path: Path, kind: Format, limits: Limits) -> Reading:
    """The polygons of a mesh file, or else its points, with the unit and the way up that it or its format says."""
    if kind.is_text(path):
        refuse_endless_text(path)
    remarks = kind.remarks(path)
    polygons, notes = DRESSED.get(kind, _as_parsed)(path, kind, limits)
    reading = _reading(path, polygons, limits, said_unit(remarks), notes)
    unit, up = polygons.unit or kind.unit, polygons.up or kind.up
    return replace(reading, metres_per_unit=METRES[unit] if unit else reading.metres_per_unit, up=up)


Dressed = tuple[Polygons, tuple[str, ...]]


def _as_parsed(path: Path, kind: Format, limits: Limits) -> Dressed:
    """Polygons with the colours that their reader finds."""
    return kind.parse(path, limits), ()


def _gltf(path: Path, _: Format, limits: Limits) -> Dressed:
    """With the colours of points, materials and pictures."""
    document = Gltf.opened(path, limits)
    parts = document.parts() or document.parts(cloud=True)
    if not parts:
        raise ScanError("it has no triangles and no points")
    colours, notes = colours_of_gltf(document, parts)
    return replace(Polygons.of_triangles(join(parts)), colours=colours, unit=document.unit), notes


def _obj(path: Path, _: Format, limits: Limits) -> Dressed:
    """With the colours of points, materials and pictures."""
    polygons, dress = parse_obj(path, limits, painted=True)
    if len(polygons.corners):
        refuse_crowds(polygons, limits)
        check_corners(polygons.corners, len(polygons.vertices))
    colours, notes = colours_of_obj(path.parent, polygons, dress)
    return replace(polygons, colours=colours), notes


def _ply(path: Path, kind: Format, limits: Limits) -> Dressed:
    return kind.parse(path, limits), _splats(ply_header(path))


DRESSED: dict[Format, Callable[[Path, Format, Limits], Dressed]] = {GLTF: _gltf, OBJ: _obj, PLY: _ply}
"""Formats of which a scan takes more than their points and polygons."""


def _splats(header: Header) -> tuple[str, ...]:
    points = header.element("vertex")
    if points is None or all(column.name != SPLATS for column in points.properties):
        return ()
    return ("a cloud of coloured blobs (Gaussian splats): their middles are not on surfaces; better export a mesh",)


def _reading(
    path: Path, polygons: Polygons, limits: Limits, unit: SaidUnit | None, notes: tuple[str, ...] = ()
) -> Reading:
    """What can be measured of some polygons, or of their points if there are none."""
    refuse_crowds(polygons, limits)
    if len(polygons.corners) == 0:
        return read_cloud(path, Cloud(polygons.vertices, polygons.colours, unit, (*polygons.notes, *notes)))
    check_corners(polygons.corners, len(polygons.vertices))
    if (polygons.counts[polygons.counts > 4] ** 2).sum() > MAX_CUTTING:
        raise ScanError("too many polygons with too many corners to cut them all; save it as triangles")
    mesh = cut_into_triangles(_without_unmeasured(polygons))
    surface = Surface(mesh.vertices, mesh.faces, polygons.colours).only(np.ones(len(mesh.faces), dtype=bool))
    check_extent(surface.vertices, len(surface.vertices))
    spare = int(measurable(polygons.vertices).sum()) - len(surface.vertices)
    unused = (f"{spare} points that carry no face left out",) if spare > 0 else ()
    said = (unit.note,) if unit else ()
    return Reading(path, "mesh", surface, unit.metres if unit else None, None, (*mesh.notes, *unused, *notes, *said))


def _without_unmeasured(polygons: Polygons) -> Polygons:
    """The polygons whose corners all have a place."""
    lost = ~measurable(polygons.vertices)
    spoiled_corners = lost[polygons.corners]
    if not spoiled_corners.any():
        return polygons
    polygon_of_corner = np.repeat(np.arange(len(polygons.counts)), polygons.counts)
    spoiled = np.bincount(polygon_of_corner[spoiled_corners], minlength=len(polygons.counts)) > 0
    if spoiled.all():
        raise ScanError("every face has a corner that is no place: its coordinates are no numbers (NaN or infinite)")
    note = f"{lost.sum()} points without a place (NaN) left out, and {spoiled.sum()} faces with them"
    kept = polygons.corners[~spoiled[polygon_of_corner]]
    return replace(polygons, corners=kept, counts=polygons.counts[~spoiled], notes=(*polygons.notes, note))

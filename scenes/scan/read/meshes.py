"""Parses scanned meshes (glTF, OBJ, PLY, STL, OFF); skips and notes bad parts where a scene would refuse the file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.clouds.clouds import Cloud, check_extent, measurable, read_cloud
from scenes.scan.read.clouds.text_files import comments_at_the_head, refuse_endless_text
from scenes.scan.read.colours import colours_of_obj
from scenes.scan.read.gltf_colours import colours_of_gltf
from scenes.scan.scale.said_units import said_unit
from scenes.scan.surface import Reading, ScanError, Surface
from terrain.meshes.formats.gltf import Gltf, join
from terrain.meshes.formats.obj import parse_obj
from terrain.meshes.formats.off import parse_off
from terrain.meshes.formats.ply import parse_ply, ply_header
from terrain.meshes.formats.stl import HEADER_BYTES, parse_stl
from terrain.meshes.raw import Polygons, check_corners, cut_into_triangles, refuse_crowds

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.scan.scale.said_units import SaidUnit
    from terrain.meshes.formats.ply_head import Header
    from terrain.meshes.raw import Limits, RawMesh

MAX_CUTTING = 300_000_000
"""Squares of the corners of all polygons with more than four: cutting them takes up to ten seconds."""

SPLATS = "f_dc_0"
"""A column that only files of coloured blobs have."""


def read_gltf_scan(path: Path, limits: Limits) -> Reading:
    """The triangles of a glTF file, or else its loose points; in metres with y up, by its standard."""
    document = Gltf.opened(path, limits)
    parts = document.parts() or document.parts(cloud=True)
    if not parts:
        raise ScanError("it has no triangles and no points")
    colours, notes = colours_of_gltf(document, parts)
    polygons = replace(_triangles(join(parts)), colours=colours)
    return replace(_reading(path, polygons, limits, None, notes), metres_per_unit=1.0, up="y")


def read_obj_scan(path: Path, limits: Limits) -> Reading:
    """The polygons of an OBJ file, or else its points, with the colours of its points, materials and pictures."""
    refuse_endless_text(path)
    polygons, dress = parse_obj(path, limits, painted=True)
    if len(polygons.corners):
        refuse_crowds(polygons, limits)
        check_corners(polygons.corners, len(polygons.vertices))
    colours, notes = colours_of_obj(path.parent, polygons, dress)
    return _reading(path, replace(polygons, colours=colours), limits, said_unit(comments_at_the_head(path)), notes)


def read_ply_scan(path: Path, limits: Limits) -> Reading:
    """The polygons of a PLY file, or else its points, with the colours of its points."""
    header = ply_header(path)
    if not header.order:
        refuse_endless_text(path)
    polygons = parse_ply(path, limits, painted=True)
    return _reading(path, polygons, limits, said_unit("\n".join(header.comments)), _splats(header))


def _splats(header: Header) -> tuple[str, ...]:
    points = header.element("vertex")
    if points is None or all(column.name != SPLATS for column in points.properties):
        return ()
    return ("a cloud of coloured blobs (Gaussian splats): their middles are not on surfaces; better export a mesh",)


def read_stl_scan(path: Path, limits: Limits) -> Reading:
    """The triangles of an STL file."""
    with path.open("rb") as file:
        head = file.read(512)
    if head.lstrip().lower().startswith(b"solid") and b"\0" not in head:
        refuse_endless_text(path)
    unit = said_unit(head[: HEADER_BYTES - 4].partition(b"\n")[0].decode("latin-1"))
    return _reading(path, _triangles(parse_stl(path, limits)), limits, unit)


def read_off_scan(path: Path, limits: Limits) -> Reading:
    """The polygons of an OFF file, or else its points."""
    refuse_endless_text(path)
    return _reading(path, parse_off(path, limits), limits, said_unit(comments_at_the_head(path)))


def _triangles(mesh: RawMesh) -> Polygons:
    return Polygons(mesh.vertices, mesh.faces.reshape(-1), np.full(len(mesh.faces), 3), None, mesh.notes)


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

"""Reads mesh files and turns them into clean triangle meshes on the lattice.

files      reads a mesh file of any known format; the only entry point
formats    one parser per file format
contents   identifies a file by its content, whatever its name says
raw        triangles in file units, limits and checks before anything is placed
polygons   triangulates polygons, concave ones too
mesh       a triangle mesh in lattice units
weld       joins equal corners, drops flat and duplicate faces
slivers    removes faces without area without opening a seam
defects    counts what is wrong with a mesh
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.meshes.contents import Content, content_of
    from terrain.meshes.defects import Defects
    from terrain.meshes.files import EXTENSIONS, MAX_TRIANGLES, read_mesh
    from terrain.meshes.polygons import triangulate
    from terrain.meshes.raw import (
        MAX_BYTES,
        MAX_COORDINATE,
        Limits,
        MeshError,
        Polygons,
        RawMesh,
        check_corners,
        colour_bytes,
        cut_into_triangles,
        refuse_crowds,
        refuse_too_many,
    )
    from terrain.meshes.slivers import without_slivers

__all__ = [
    "EXTENSIONS",
    "MAX_BYTES",
    "MAX_COORDINATE",
    "MAX_TRIANGLES",
    "Content",
    "Defects",
    "Limits",
    "MeshError",
    "Polygons",
    "RawMesh",
    "check_corners",
    "colour_bytes",
    "content_of",
    "cut_into_triangles",
    "read_mesh",
    "refuse_crowds",
    "refuse_too_many",
    "triangulate",
    "without_slivers",
]
__getattr__ = door(__name__, __file__)

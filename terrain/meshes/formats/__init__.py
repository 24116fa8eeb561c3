"""Parsers of mesh files, one per format.

gltf        glTF 2 in one file (GLB or JSON), with node transforms applied
obj         Wavefront OBJ
off         OFF
ply         PLY, text or binary
ply_head    parses the header of a PLY file
stl         STL, text or binary
text_rows   parses rows of numbers in text files
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.meshes.formats.archive import ZIPPED, laid_open
    from terrain.meshes.formats.catalogue import (
        ANY_UNIT,
        BY_SUFFIX,
        CLOUDS,
        FORMATS,
        GLTF,
        OBJ,
        PLY,
        SCANNED,
        Format,
        Habits,
        format_of,
    )
    from terrain.meshes.formats.glb_writer import NamedMesh, glb
    from terrain.meshes.formats.gltf import Gltf, Part, held_in, join
    from terrain.meshes.formats.obj import NOWHERE, Dress, parse_obj
    from terrain.meshes.formats.ply import face_colours, parse_ply, ply_header
    from terrain.meshes.formats.ply_head import Header
    from terrain.meshes.formats.text_rows import blocks_of_lines, comments_at_the_head, read_points

__all__ = [
    "ANY_UNIT",
    "BY_SUFFIX",
    "CLOUDS",
    "FORMATS",
    "GLTF",
    "NOWHERE",
    "OBJ",
    "PLY",
    "SCANNED",
    "ZIPPED",
    "Dress",
    "Format",
    "Gltf",
    "Habits",
    "Header",
    "NamedMesh",
    "Part",
    "blocks_of_lines",
    "comments_at_the_head",
    "face_colours",
    "format_of",
    "glb",
    "held_in",
    "join",
    "laid_open",
    "parse_obj",
    "parse_ply",
    "ply_header",
    "read_points",
]
__getattr__ = door(__name__, __file__)

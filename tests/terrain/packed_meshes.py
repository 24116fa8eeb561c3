"""Mesh files that hold other files, made for the tests: 3MF, COLLADA and zips."""

from __future__ import annotations

import io
import zipfile

import trimesh

TRIANGLE = [(0, 0, 0), (10, 0, 0), (0, 20, 0)]

SQUARE_OBJ = b"mtllib wall.mtl\nv 0 0 0\nv 50 0 0\nv 50 0 50\nv 0 0 50\nusemtl red\nf 1 2 3 4\n"
RED_MTL = b"newmtl red\nKd 1 0 0\n"


def zipped(**files):
    """A zip of some files; two underscores stand for the dot of a name, which may also be given whole."""
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "."), content)
    return sink.getvalue()


def bomb(megabytes, name="scan.obj"):
    """Blanks without end in a few kilobytes."""
    return zipped(**{name: b" " * (megabytes << 20)})


def mesh_of(points=TRIANGLE, faces=((0, 1, 2),)):
    """A mesh as 3MF writes it."""
    vertices = "".join(f'<vertex x="{x}" y="{y}" z="{z}"/>' for x, y, z in points)
    triangles = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in faces)
    return f"<mesh><vertices>{vertices}</vertices><triangles>{triangles}</triangles></mesh>"


def three_mf(resources=None, build='<item objectid="1"/>', *, unit=' unit="millimeter"', head="", **others):
    """A 3MF file of one triangle, but for what is changed."""
    objects = f'<object id="1">{mesh_of()}</object>' if resources is None else resources
    space = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
    production = "http://schemas.microsoft.com/3dmanufacturing/production/2015/06"
    model = (
        f'<?xml version="1.0"?>{head}<model{unit} xmlns="{space}" xmlns:p="{production}">'
        f"<resources>{objects}</resources><build>{build}</build></model>"
    )
    return zipped(**{"3D/3dmodel.model": model, "[Content_Types].xml": "<Types/>", **others})


def boxes_3mf(*, unit="millimeter"):
    """Two boxes beside each other, as trimesh writes them, in a unit."""
    scene = trimesh.Scene()
    for name, place in (("wall", 0.0), ("tower", 60.0)):
        box = trimesh.creation.box((40, 10, 50))
        scene.add_geometry(box, geom_name=name, transform=trimesh.transformations.translation_matrix((place, 0, 25)))
    written = io.BytesIO(scene.export(file_type="3mf"))
    with zipfile.ZipFile(written) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    model = files["3D/3dmodel.model"]
    assert b'unit="millimeter"' in model
    return zipped(**files | {"3D/3dmodel.model": model.replace(b'unit="millimeter"', f'unit="{unit}"'.encode())})


def collada(solid, *, unit=None, up="Z_UP"):
    """A COLLADA file as trimesh writes it, with a unit and a way up."""
    text = trimesh.exchange.dae.export_collada([solid]).decode()
    said = f'<unit meter="{unit}"/>' if unit else ""
    return text.replace("<up_axis>Y_UP</up_axis>", f"{said}<up_axis>{up}</up_axis>").encode()

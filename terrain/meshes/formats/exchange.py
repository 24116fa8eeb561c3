"""3MF and COLLADA, read by trimesh, which is loaded only then.

trimesh holds a whole file in memory and follows every reference in it. So a file is gone through once before, and what
is too much, broken, or would come out wrong is refused by name. Points and triangles keep the order of the file.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.meshes.formats.archive import opened_archive
from terrain.meshes.formats.shown_parts import PartList, walk
from terrain.meshes.raw import Limits, MeshError, Polygons, RawMesh, surface_of_polygons

if TYPE_CHECKING:
    import zipfile
    from pathlib import Path

    from numpy.typing import NDArray

    from terrain.meshes.raw import Up

MODEL = "3d/3dmodel.model"
UNITS_3MF = {
    "micron": ("mm", 0.001),
    "millimeter": ("mm", 1.0),
    "centimeter": ("cm", 1.0),
    "inch": ("inch", 1.0),
    "foot": ("inch", 12.0),
    "meter": ("m", 1.0),
}
"""Units of the standard as ours, and by how much numbers grow with it."""

MAX_APART = 100
SCATTERED = "its parts are kept in several files in a way that is not read; export it as STL, or as one model"

MAX_COLLADA_BYTES = 1 << 28
METRES = {"mm": 0.001, "cm": 0.01, "m": 1.0, "inch": 0.0254}
OPTIONS: dict[str, dict[str, Any]] = {"3mf": {"postprocess": False}, "dae": {"ignore_broken": False}}
"""What makes trimesh rename nothing, and pass over nothing that is broken."""

READERS = {"3mf": ("3MF", ("lxml", "networkx")), "dae": ("COLLADA", ("collada",))}
"""What trimesh itself needs for a format: an extra, since few tables come in it."""

NODES = frozenset({"node", "visual_scene"})
SURFACES = frozenset({"triangles", "polylist"})
NOT_READ = {
    "polygons": "polygons with holes or many corners",
    "tristrips": "strips of triangles",
    "trifans": "fans of triangles",
    "instance_controller": "parts with a skeleton",
}
"""What trimesh would leave out without a word, or cut into the wrong triangles."""


def read_3mf(path: Path, limit: int) -> RawMesh:
    """The triangles of a 3MF file, placed as its build says."""
    limits = Limits.of_surface(limit)
    return surface_of_polygons(parse_3mf(path, limits), limits)


def parse_3mf(path: Path, limits: Limits) -> Polygons:
    """What a 3MF file shows, and its unit; its colours are passed over."""
    with opened_archive(path) as archive:
        survey = _survey_3mf(archive)
    if survey.unit not in UNITS_3MF:
        raise MeshError(f"damaged: its unit {survey.unit[:40]!r} is none of 3MF")
    unit, grown = UNITS_3MF[survey.unit]
    vertices, faces = _loaded(path, "3mf", survey.parts.refuse_crowds(limits))
    return Polygons.of_triangles(RawMesh(vertices * grown, faces, unit=unit, up="z"))


def _survey_3mf(archive: zipfile.ZipFile) -> _Survey3mf:
    models = {name.lower(): name for name in archive.namelist() if name.lower().endswith(".model")}
    main = next((name for plain, name in models.items() if MODEL in plain), None)
    if main is None:
        raise MeshError("damaged: its archive holds no 3D/3dmodel.model")
    survey = _Survey3mf()
    with archive.open(main) as file:
        walk(file, survey.start)
    survey.refuse_scattered()
    for place, part in survey.elsewhere:
        survey.take_in(part, archive, models.get(place.strip("/").lower()))
    return survey


@dataclass
class _Survey3mf:
    """Hears the elements of a 3MF model, and counts."""

    parts: PartList = field(default_factory=PartList)
    unit: str = "millimeter"
    elsewhere: list[tuple[str, str]] = field(default_factory=list)
    part: str = ""
    meshes: int = 0

    def start(self, name: str, said: dict[str, str]) -> None:
        counts = self.parts.triangles
        if name == "triangle":
            counts[self.part] += 1
        elif name == "model":
            self.unit = said.get("unit", self.unit)
        elif name == "object":
            self.part = _needed(said, "id")
            if self.part in counts:
                raise MeshError(f"damaged: two of its parts are called {self.part[:40]!r}")
            counts[self.part] = 0
        elif name == "mesh":
            self.meshes += 1
        elif name == "component":
            self.parts.children.setdefault(self.part, []).append(_needed(said, "objectid"))
            self.elsewhere += [(place, said["objectid"]) for key, place in said.items() if key.endswith("path")]
        elif name == "item":
            self.parts.roots.append(_needed(said, "objectid"))

    def refuse_scattered(self) -> None:
        """Trimesh takes all meshes of another file for a part, at each mention: one of each must do."""
        places, parts = {place for place, _ in self.elsewhere}, {part for _, part in self.elsewhere}
        once = len(places) == len(parts) == len(self.elsewhere) <= MAX_APART
        if not once or parts & self.parts.triangles.keys():
            raise MeshError(SCATTERED)

    def take_in(self, part: str, archive: zipfile.ZipFile, name: str | None) -> None:
        """Count a part in a file of its own."""
        other = _Survey3mf()
        if name is not None:
            with archive.open(name) as file:
                walk(file, other.start)
        if other.meshes != 1 or other.elsewhere:
            raise MeshError(SCATTERED)
        self.parts.triangles[part] = sum(other.parts.triangles.values())


def _needed(said: dict[str, str], key: str) -> str:
    if key not in said:
        raise MeshError(f"damaged: an element lacks its {key!r}")
    return said[key]


def read_collada(path: Path, limit: int) -> RawMesh:
    """The triangles of a COLLADA file, placed as its scene says."""
    limits = Limits.of_surface(limit)
    return surface_of_polygons(parse_collada(path, limits), limits)


def parse_collada(path: Path, limits: Limits) -> Polygons:
    """What a COLLADA file shows, its unit and its way up; its colours are passed over."""
    if path.stat().st_size > MAX_COLLADA_BYTES:
        raise MeshError(f"more than {MAX_COLLADA_BYTES >> 20} MB of XML; simplify the mesh first, or export it as GLB")
    survey = _SurveyCollada()
    with path.open("rb") as file:
        walk(file, survey.start, survey.end, frozenset({"up_axis", "vcount", "p"}))
    unit, grown = _unit_of_metres(survey.metres)
    vertices, faces = _loaded(path, "dae", survey.parts.refuse_crowds(limits))
    if survey.up == "X_UP":
        vertices = np.stack([-vertices[:, 2], vertices[:, 1], vertices[:, 0]], axis=1)
    up: Up = "z" if survey.up in {"X_UP", "Z_UP"} else "y"
    return Polygons.of_triangles(RawMesh(vertices * grown, faces, unit=unit, up=up))


@dataclass
class _SurveyCollada:
    """Hears the elements of a COLLADA file, and counts."""

    parts: PartList = field(default_factory=PartList)
    metres: str = "1"
    up: str = "Y_UP"
    shape: str = ""
    inputs: int = 1
    within: list[str] = field(default_factory=list)
    nodes: int = 0

    def start(self, name: str, said: dict[str, str]) -> None:
        if name in NOT_READ:
            raise MeshError(f"it has {NOT_READ[name]}, which are not read; export it with triangles, or as GLB")
        if name == "unit":
            self.metres = said.get("meter", "1")
        elif name == "geometry":
            self.shape = f"#{said.get('id', '')}"
        elif name in SURFACES:
            self.inputs = 1
        elif name == "input" and "offset" in said:
            self.inputs = max(self.inputs, 1 + int(said["offset"]))
        elif name in NODES:
            self._begin_node(said)
        elif name == "instance_visual_scene":
            self.parts.roots.append(said.get("url", ""))
        elif name in {"instance_geometry", "instance_node"} and self.within:
            self.parts.children[self.within[-1]].append(said.get("url", ""))

    def _begin_node(self, said: dict[str, str]) -> None:
        """Nodes lie within nodes or within a scene; those of a library are seen where they are named."""
        self.nodes += 1
        own = f"#{said['id']}" if "id" in said else f"node {self.nodes}"
        if self.within:
            self.parts.children[self.within[-1]].append(own)
        self.within.append(own)
        self.parts.children.setdefault(own, [])

    def end(self, name: str, text: str) -> None:
        if name == "up_axis":
            self.up = text.strip()
        elif name == "vcount" and set(text.split()) - {"3"}:
            raise MeshError("it has polygons of more than three corners; export it with triangles, or as GLB")
        elif name == "p":
            triangles = _count_words(text) // (3 * self.inputs)
            self.parts.triangles[self.shape] = self.parts.triangles.get(self.shape, 0) + triangles
        elif name in NODES:
            self.within.pop()


def _count_words(text: str) -> int:
    """How many words a text has, which may be of hundreds of megabytes."""
    solid = np.frombuffer(text.encode(), dtype=np.uint8) > ord(" ")
    return int(solid[:1].sum() + (solid[1:] & ~solid[:-1]).sum())


def _unit_of_metres(said: str) -> tuple[str, float]:
    """The unit with this length in metres, or else metres, and by how much numbers grow with it."""
    try:
        metres = float(said)
    except ValueError:
        metres = math.nan
    if not 1e-9 < metres < 1e9:
        raise MeshError(f"damaged: its unit has {said[:40]!r} metres")
    for unit, length in METRES.items():
        if math.isclose(metres, length, rel_tol=1e-6):
            return unit, 1.0
    return "m", metres


def _loaded(path: Path, kind: str, expected: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """All points and triangles that trimesh finds. It gets bytes and no name, so it can open nothing else."""
    if expected == 0:
        raise MeshError("it has no triangles")
    format_name, needed = READERS[kind]
    if any(find_spec(package) is None for package in needed):
        raise MeshError(f"{format_name} needs more packages; install them with: pip install 'pas-skirmish[scans]'")
    from trimesh.exchange.load import mesh_loaders  # noqa: PLC0415  it takes a second, and few files need it

    try:
        with path.open("rb") as file:
            # Its loader itself: made into trimesh's own scene, points would be joined and numbered anew.
            parts = _placed(mesh_loaders[kind](file, **OPTIONS[kind]))
    except MemoryError:
        raise
    except Exception as trouble:  # the library meets nonsense in its own ways, and each is the file's fault
        raise MeshError(f"damaged: it does not keep to its format ({type(trouble).__name__})") from trouble
    if sum(len(faces) for _, faces in parts) != expected:
        raise MeshError(f"damaged: it should show {expected} triangles, but others come out")
    firsts = np.cumsum([0, *(len(points) for points, _ in parts)])
    faces = np.concatenate([faces + first for (_, faces), first in zip(parts, firsts[:-1], strict=True)])
    return np.concatenate([points for points, _ in parts]), faces


def _placed(scene: dict[str, Any]) -> list[tuple[NDArray[np.float64], NDArray[np.int64]]]:
    """Points and faces of all parts: in the order of the file, and those shown several times by their places."""
    shown: dict[str, list[NDArray[np.float64]]] = {}
    for node in scene["graph"]:
        shown.setdefault(node["geometry"], []).append(np.asarray(node["matrix"], dtype=np.float64))
    parts = []
    for name, mesh in scene["geometry"].items():
        points, faces = np.asarray(mesh["vertices"], dtype=np.float64), np.asarray(mesh["faces"], dtype=np.int64)
        for matrix in sorted(shown.get(name, []), key=lambda matrix: matrix.reshape(-1).tolist()):
            mirrored = np.linalg.det(matrix[:3, :3]) < 0
            parts.append((_moved(points, matrix), faces[:, ::-1] if mirrored else faces))
    return parts


def _moved(points: NDArray[np.float64], matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points where a part is shown; those that stay where they are keep every digit."""
    return points if np.array_equal(matrix, np.eye(4)) else points @ matrix[:3, :3].T + matrix[:3, 3]

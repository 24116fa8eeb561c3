"""Counts the defects of a mesh on the lattice. No defect is fatal: sight works on any triangles."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import numpy as np

from terrain.machine.kernels import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.meshes.mesh import Faces, Mesh
    from terrain.meshes.weld import Welded


@dataclass(frozen=True)
class Defects:
    """Counts of everything a surveyor would remark on.

    A mesh is closed when every edge has an even number of faces: then inside and outside are
    decided by counting. Where two solids touch, their faces lie back to back and both count.
    """

    triangles: int
    parts: int
    closed: bool
    border_edges: int
    crowded_edges: int
    corners_welded: int
    flat_faces_dropped: int
    repeated_faces_dropped: int
    nonplanar_polygons: int

    def lines(self) -> list[str]:
        """The report for people: the size first, then only what is out of order."""
        state = "closed" if self.closed else "not closed"
        remarks = (
            (self.border_edges, "{} at a border: holes, cracks, or an open sheet", "edge"),
            (self.crowded_edges, "{} with more than two faces: walls that meet or touch", "edge"),
            (self.corners_welded, "{} joined to others at the same place", "corner"),
            (self.flat_faces_dropped, "{} without area left out", "face"),
            (self.repeated_faces_dropped, "{} left out, the same as another", "face"),
            (self.nonplanar_polygons, "{} not flat, cut into triangles as best fits", "polygon"),
        )
        size = f"{_count(self.triangles, 'triangle')} in {_count(self.parts, 'part')}, {state}"
        return [size, *(text.format(_count(count, noun)) for count, text, noun in remarks if count)]

    def as_dict(self) -> dict[str, int | bool]:
        """The report for programs."""
        return asdict(self)


def _count(number: int, noun: str) -> str:
    grouped = f"{number:,}".replace(",", " ")
    return f"{grouped} {noun}" if number == 1 else f"{grouped} {noun}s"


def survey(welded: Welded, nonplanar_polygons: int = 0) -> Defects:
    """Count the defects of a welded mesh."""
    mesh = welded.mesh
    faces_of_edge = _faces_of_edge(mesh)
    return Defects(
        triangles=len(mesh.faces),
        parts=int(_count_parts(mesh.faces, len(mesh.vertices))),
        closed=bool((faces_of_edge % 2 == 0).all()),
        border_edges=int((faces_of_edge == 1).sum()),
        crowded_edges=int((faces_of_edge > 2).sum()),
        corners_welded=welded.corners_welded,
        flat_faces_dropped=welded.flat_faces_dropped,
        repeated_faces_dropped=welded.repeated_faces_dropped,
        nonplanar_polygons=nonplanar_polygons,
    )


def _faces_of_edge(mesh: Mesh) -> NDArray[np.int64]:
    """How many faces each edge has."""
    ends = mesh.faces[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2).astype(np.int64)
    keys = ends.min(axis=1) * len(mesh.vertices) + ends.max(axis=1)
    return np.asarray(np.unique(keys, return_counts=True)[1])


@kernel
def _count_parts(faces: Faces, vertices: int) -> int:
    """How many pieces the mesh falls into when faces hold together by their corners."""
    above = np.arange(vertices)
    parts = vertices
    for face in range(len(faces)):
        for side in range(2):
            one, other = faces[face, side], faces[face, side + 1]
            while above[one] != one:
                above[one] = above[above[one]]
                one = above[one]
            while above[other] != other:
                above[other] = above[above[other]]
                other = above[other]
            if one != other:
                above[other] = one
                parts -= 1
    return parts

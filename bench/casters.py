"""Adapters of the ray casters we are compared with, each called in the plainest way: is one of these segments free?

Every adapter is a function that takes a mesh in pas and returns one that casts along segments. A library that
is not installed raises ImportError.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Sees = Callable[[Any, Any], bool]
"""Whether one of many segments, given by their starts and ends, is free."""


def embree(vertices: Any, faces: Any) -> Sees:
    """Embree itself, in its robust mode; it knows where a segment ends."""
    from embreex.mesh_construction import TriangleMesh  # noqa: PLC0415
    from embreex.rtcore_scene import EmbreeScene  # noqa: PLC0415

    scene = EmbreeScene(robust=True)
    points, triangles = np.ascontiguousarray(vertices, dtype=np.float32), np.ascontiguousarray(faces, dtype=np.int32)
    kept = points, triangles, TriangleMesh(scene=scene, vertices=points, indices=triangles)

    def sees(starts: Any, ends: Any) -> bool:
        assert kept, "Embree looks into these arrays"
        reach = (ends - starts).astype(np.float32)
        return bool((scene.run(starts.astype(np.float32), reach, dists=1.0, query="OCCLUDED") == -1).any())

    return sees


def trimesh_any(vertices: Any, faces: Any) -> Sees:
    """What most would write: trimesh's `intersects_any`, with Embree below it. Its rays have no end."""
    import trimesh  # noqa: PLC0415

    rays = trimesh.Trimesh(vertices, faces, process=False).ray
    return lambda starts, ends: not bool(rays.intersects_any(starts, ends - starts).all())


def trimesh_first(vertices: Any, faces: Any) -> Sees:
    """The first hit of each ray, taken only if it comes before the segment's end."""
    import trimesh  # noqa: PLC0415

    rays = trimesh.Trimesh(vertices, faces, process=False).ray

    def sees(starts: Any, ends: Any) -> bool:
        points, number, _ = rays.intersects_location(starts, ends - starts, multiple_hits=False)
        reached = np.linalg.norm(points - starts[number], axis=1) <= np.linalg.norm((ends - starts)[number], axis=1)
        return int(reached.sum()) < len(starts)

    return sees


def trimesh_alone(vertices: Any, faces: Any) -> Sees:
    """`intersects_any` of trimesh's own rays, which is what it uses where Embree is not installed."""
    import rtree  # noqa: F401, PLC0415 - trimesh says too late that it needs it
    import trimesh  # noqa: PLC0415
    from trimesh.ray.ray_triangle import RayMeshIntersector  # noqa: PLC0415

    rays = RayMeshIntersector(trimesh.Trimesh(vertices, faces, process=False))
    return lambda starts, ends: not bool(rays.intersects_any(starts, ends - starts).all())


def pyvista_all(vertices: Any, faces: Any) -> Sees:
    """PyVista's `ray_trace`, segment by segment."""
    is_free = _pyvista(vertices, faces)

    def sees(starts: Any, ends: Any) -> bool:
        free = [is_free(start, end) for start, end in zip(starts, ends, strict=True)]
        return any(free)

    return sees


def pyvista_until_free(vertices: Any, faces: Any) -> Sees:
    """The same, but the first free segment is the last that is asked about."""
    is_free = _pyvista(vertices, faces)
    return lambda starts, ends: any(is_free(start, end) for start, end in zip(starts, ends, strict=True))


def _pyvista(vertices: Any, faces: Any) -> Callable[[Any, Any], bool]:
    import pyvista  # noqa: PLC0415

    mesh = pyvista.PolyData.from_regular_faces(vertices, faces)
    return lambda start, end: len(mesh.ray_trace(start, end, first_point=True)[1]) == 0


def vtk_locator(vertices: Any, faces: Any) -> Sees:
    """The fastest way of VTK, which PyVista stands on: a static cell locator."""
    import pyvista  # noqa: PLC0415
    from vtkmodules.vtkCommonCore import mutable  # noqa: PLC0415
    from vtkmodules.vtkCommonDataModel import vtkStaticCellLocator  # noqa: PLC0415

    locator: Any = vtkStaticCellLocator()
    locator.SetDataSet(pyvista.PolyData.from_regular_faces(vertices, faces))
    locator.BuildLocator()
    share, place, within, part = mutable(0.0), [0.0] * 3, [0.0] * 3, mutable(0)

    def sees(starts: Any, ends: Any) -> bool:
        lines = zip(starts.tolist(), ends.tolist(), strict=True)
        free = [not locator.IntersectWithLine(start, end, 0.0, share, place, within, part) for start, end in lines]
        return any(free)

    return sees

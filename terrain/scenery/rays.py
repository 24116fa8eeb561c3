"""Casts rays with Embree; the only module that knows it. Rays propose lines, they never decide a verdict."""

from __future__ import annotations

from typing import Any

import numpy as np
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene


class RayCaster:
    """Tells which of many segments run into a mesh. Safe to ask from several threads once made."""

    def __init__(self, vertices: Any, faces: Any) -> None:
        self._scene = EmbreeScene(robust=True) if len(faces) else None
        if self._scene is not None:
            # Embree keeps pointers into these arrays.
            self._vertices = np.ascontiguousarray(vertices, dtype=np.float32)
            self._faces = np.ascontiguousarray(faces, dtype=np.int32)
            TriangleMesh(scene=self._scene, vertices=self._vertices, indices=self._faces)
            # Embree builds its tree at the first question: ask one now, alone.
            self.stopped(np.zeros((1, 3)), np.ones((1, 3)))

    def stopped(self, starts: Any, ends: Any) -> Any:
        """For each segment whether something stops it."""
        if self._scene is None:
            return np.zeros(len(starts), dtype=bool)
        origin = np.ascontiguousarray(starts, dtype=np.float32)
        reach = np.ascontiguousarray(ends - starts, dtype=np.float32)
        return self._scene.run(origin, reach, dists=1.0, query="OCCLUDED") != -1

    def first_faces(self, starts: Any, ends: Any) -> Any:
        """For each segment the first face it meets, or -1."""
        if self._scene is None:
            return np.full(len(starts), -1, dtype=np.int64)
        origin = np.ascontiguousarray(starts, dtype=np.float32)
        reach = np.ascontiguousarray(ends - starts, dtype=np.float32)
        return self._scene.run(origin, reach, dists=1.0, query="INTERSECT").astype(np.int64)

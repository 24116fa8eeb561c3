"""Renders a view of the stage off-screen, as pixels and depths.

VTK kills the process where OpenGL is missing, so this runs in a process of its own (see `opengl`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pyvista as pv
from vtkmodules.util.numpy_support import vtk_to_numpy
from vtkmodules.vtkCommonCore import mutable, vtkFloatArray, vtkUnsignedCharArray
from vtkmodules.vtkCommonDataModel import vtkPlane, vtkStaticCellLocator

from viewer.draw import palette
from viewer.draw.actors import set_stage
from viewer.draw.picture import Tableau, as_points
from viewer.draw.shading import shaded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from viewer.draw.camera import Hidden, View

HIDDEN_BEYOND_PAS = 0.04
"""A point this much farther than the pixel's depth counts as hidden: ink on a surface does not."""


@dataclass(frozen=True, eq=False)
class Photograph:
    """A rendered view: pixels (height, width, 3), and the depth in pas at each of them."""

    view: View
    pixels: NDArray[np.uint8]
    depths_pas: NDArray[np.float32]

    @property
    def size(self) -> tuple[int, int]:
        return self.pixels.shape[1], self.pixels.shape[0]

    @property
    def is_blank(self) -> bool:
        return bool(self.pixels.max() == self.pixels.min())

    def place(self, points: object) -> NDArray[np.float64]:
        """Pixels at which points of the table appear."""
        return self.view.project(points, self.size)[0]

    def place_with_depth(self, points: object) -> NDArray[np.float64]:
        """Pixels at which points of the table appear, and their depths in pas."""
        at, depth = self.view.project(points, self.size)
        return np.concatenate([at, depth[:, None]], axis=1)

    def is_open(self, placed: NDArray[np.float64]) -> NDArray[np.bool_]:
        """At which pixels with depth nothing nearer hides them; the edge stands in for what is outside."""
        column = np.clip(placed[:, 0].astype(int), 0, self.size[0] - 1)
        row = np.clip(placed[:, 1].astype(int), 0, self.size[1] - 1)
        return np.asarray(placed[:, 2] <= self.depths_pas[row, column] + HIDDEN_BEYOND_PAS)


def photograph(
    drawing: Tableau, view: View, size: tuple[int, int], *, without: Iterable[str] = (), cut_open: bool = False
) -> Photograph:
    """Render the stage; with `cut_open` whatever is nearer than the view's near plane is cut away."""
    plotter = pv.Plotter(off_screen=True, window_size=size)
    try:
        plotter.set_background(palette.PAPER)
        set_stage(plotter, drawing, without=without)
        plotter.disable_anti_aliasing()
        point_camera(plotter, view)
        if cut_open:
            _cut_open(plotter, view)
        plotter.render_window.Render()
        return developed(plotter, view, shade=not cut_open)
    finally:
        plotter.close()


def point_camera(plotter: pv.Plotter, view: View) -> None:
    """Put the camera of a plotter where a view is taken from."""
    camera = plotter.renderer.GetActiveCamera()
    camera.SetPosition(view.eye)
    camera.SetFocalPoint(view.focus)
    camera.SetViewUp(*view.axes[1])
    camera.SetParallelProjection(view.parallel)
    if view.half_height_pas is not None:
        camera.SetParallelScale(view.half_height_pas)
    else:
        camera.SetViewAngle(view.angle_deg)
    camera.SetClippingRange(view.near_pas, view.far_pas)


def _cut_open(plotter: pv.Plotter, view: View) -> None:
    """Cut every actor at the near plane, and paint what is inside flat, as a section is drawn."""
    forward = view.axes[2]
    plane = vtkPlane()
    plane.SetOrigin(*(np.asarray(view.eye) + view.near_pas * forward))
    plane.SetNormal(*forward)
    inside = pv.Property(color=palette.CUT, ambient=1.0, diffuse=0.0, specular=0.0)
    for actor in plotter.actors.values():
        actor.mapper.AddClippingPlane(plane)
        actor.SetBackfaceProperty(inside)


def developed(plotter: pv.Plotter, view: View, *, shade: bool) -> Photograph:
    """Read pixels and depths back, and shade the dips."""
    window = plotter.render_window
    width, height = window.GetSize()
    colours, buffer = vtkUnsignedCharArray(), vtkFloatArray()
    window.GetPixelData(0, 0, width - 1, height - 1, 1, colours, 0)
    window.GetZbufferData(0, 0, width - 1, height - 1, buffer)
    pixels = np.ascontiguousarray(_numbers(colours).reshape(height, width, 3)[::-1])
    depths = view.depth_of(np.ascontiguousarray(_numbers(buffer).reshape(height, width)[::-1]))
    if shade:
        scale = 1 / view.pixels_per_pas((width, height))
        pixels = shaded(pixels, depths, scale if view.parallel else scale * depths)
    return Photograph(view, pixels, depths)


def _numbers(array: Any) -> Any:
    return vtk_to_numpy(array)  # type: ignore[no-untyped-call]


def hiding_scenery(drawing: Tableau) -> Hidden:
    """A question to all pieces at once: which share of some points is hidden from an eye far off."""
    locator = _locator(drawing)

    def hidden(points: NDArray[np.float64], towards_eye: NDArray[np.float64]) -> float:
        if locator is None:
            return 0.0
        return sum(_meets(locator, point, point + towards_eye) for point in points) / len(points)

    return hidden


def _locator(drawing: Tableau) -> vtkStaticCellLocator | None:
    pieces = [piece for piece in drawing.pieces if len(piece.faces) and not piece.see_through]
    if not pieces:
        return None
    offsets = np.cumsum([0, *(len(piece.vertices_pas) for piece in pieces)])
    faces = [piece.faces + offset for piece, offset in zip(pieces, offsets, strict=False)]
    locator = vtkStaticCellLocator()
    mesh = pv.PolyData.from_regular_faces(
        as_points(np.concatenate([piece.vertices_pas for piece in pieces])), np.concatenate(faces)
    )
    locator.SetDataSet(mesh)
    locator.BuildLocator()
    return locator


def _meets(locator: Any, start: NDArray[np.float64], end: NDArray[np.float64]) -> bool:
    where, part, at, local = mutable(0.0), mutable(0), [0.0] * 3, [0.0] * 3
    return bool(locator.IntersectWithLine(start, end, 1e-6, where, at, local, part))

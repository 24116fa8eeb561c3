"""A window on this machine's screen: a table to turn, to look at from above, or through a figure's eyes.

`scene` adds what can be done with a scene, `replay` with a record. VTK kills the process where a
window cannot be opened, so `check_window` in `open` tries one in a child first.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pyvista as pv
from vtkmodules.vtkInteractionStyle import vtkInteractorStyleTrackballCamera, vtkInteractorStyleUser

from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.draw.actors import add_piece, set_stage
from viewer.draw.photograph import point_camera
from viewer.export.pawns import pawn_mesh
from viewer.stage.viewpoint import view_named

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.words import Lang
    from viewer.draw.picture import DrawnFigure, Point
    from viewer.stage.stage_set import StageSet

WINDOW_WORDS = sentences("pictures/window")
SIZE = (1280, 860)
PICK_PX = 24.0
STILL_PX = 5.0
NO_WINDOW_EXIT = 88
"""How the trial says that VTK drew somewhere, but not on the screen."""


class Window:
    """A stage in a window, with pawns that can be pointed at and moved."""

    def __init__(self, stage: StageSet, lang: Lang = "en", size: tuple[int, int] = SIZE) -> None:
        self.stage, self.words = stage, Tongue(lang, WINDOW_WORDS)
        self.places: dict[str, Point] = {}
        self.chosen: list[str] = []
        self.plotter = pv.Plotter(window_size=list(size), title=f"{stage.title} · Pas")
        self.plotter.set_background(palette.PAPER)
        set_stage(self.plotter, replace(stage, figures=(), tokens=()))
        self.show_cast(stage)
        self.say("", "")
        self.look_from("orbit")
        self._listen()

    # ---------------------------------------------------------------- what is in it

    def show_cast(self, stage: StageSet) -> None:
        """Put figures and what lies about where a stage has them."""
        for name in [key for key in self.plotter.actors if str(key).startswith(("figure ", "token "))]:
            self.plotter.remove_actor(name, render=False)
        self.stage = stage
        self.places = {figure.name: (*figure.at_pas, figure.ground_pas) for figure in stage.figures}
        before = set(self.plotter.actors)
        for number, token in enumerate(stage.tokens):
            add_piece(self.plotter, token, number)
        for number, key in enumerate(set(self.plotter.actors) - before):
            self.plotter.actors[f"token {number}"] = self.plotter.actors.pop(key)
        for figure in stage.figures:
            self._add_pawn(figure)
        self.name_all()

    def _add_pawn(self, figure: DrawnFigure) -> None:
        side = self.stage.sides.index(figure.side)
        points, faces = pawn_mesh(figure, palette.side_shape(side))
        mesh = pv.PolyData.from_regular_faces(points, faces)
        self.plotter.add_mesh(
            mesh, color=palette.side_colour(side), ambient=0.34, name=f"figure {figure.name}", render=False
        )

    def figure(self, name: str) -> DrawnFigure:
        found = self.stage.figure(name)
        assert found is not None, f"{name} is on the stage"
        return found

    def put(self, name: str, place: Point) -> None:
        """Move a pawn."""
        figure = self.figure(name)
        self.places[name] = place
        x, y, z = (a - b for a, b in zip(place, (*figure.at_pas, figure.ground_pas), strict=True))
        self.plotter.actors[f"figure {name}"].SetPosition(x, y, z)
        self.name_all()

    def name_all(self) -> None:
        """Names over all figures; those that are chosen have their letter."""
        if not self.places:
            return
        heads = [(x, y, z + self._height(name) + 0.25) for name, (x, y, z) in self.places.items()]
        letters = {name: f"{letter}: " for letter, name in zip("AB", self.chosen, strict=False)}
        self.plotter.add_point_labels(
            np.array(heads), [f"{letters.get(name, '')}{name}" for name in self.places], name="names", font_size=13,
            shape_color=palette.WHITE, text_color=palette.INK, show_points=False, always_visible=True, render=False,
        )  # fmt: skip

    def _height(self, name: str) -> float:
        figure = self.figure(name)
        return figure.top_pas - figure.ground_pas

    def say(self, large: str, small: str, colour: str = palette.INK) -> None:
        """Large letters at the top, a few lines under them, and the keys at the bottom."""
        self.large, self.small = large, small
        texts = (("large", large, (20, -64), 26, colour), ("small", small, (20, -64), 11, palette.INK))
        width, height = self.plotter.window_size
        for name, words, (x, y), font, tone in texts:
            below = 26 * (1 + words.count("\n")) if name == "small" else 0
            self.plotter.add_text(
                words or " ", position=(x, height + y - below), font_size=font, color=tone, name=name, render=False
            )
        self.plotter.add_text(self.keys, position=(20, 12), font_size=9, color=palette.FADED_INK, name="keys")
        assert width > 0

    @property
    def keys(self) -> str:
        return self.words("keys")

    # ---------------------------------------------------------------- views

    def look_from(self, camera: str) -> None:
        """Stand where `--camera` would: top, orbit, eyes:NAME."""
        self.plotter.enable_trackball_style()
        width, height = self.plotter.window_size
        moved = replace(self.stage, figures=tuple(self._as_it_stands(figure) for figure in self.stage.figures))
        point_camera(self.plotter, view_named(camera, moved, width / height))
        hidden = camera.split(":")[1] if camera.startswith("eyes:") else None
        for name in self.places:
            self.plotter.actors[f"figure {name}"].SetVisibility(name != hidden)
        self.plotter.camera.is_set = True  # else the window turns to a view of its own when it opens
        self.plotter.renderer.ResetCameraClippingRange()
        self.plotter.render()

    def _as_it_stands(self, figure: DrawnFigure) -> DrawnFigure:
        x, y, z = self.places[figure.name]
        rise = z - figure.ground_pas
        return replace(
            figure, at_pas=(x, y), ground_pas=z, low_pas=figure.low_pas + rise, top_pas=figure.top_pas + rise
        )

    def look_through_eyes(self) -> None:
        looker = self.chosen[0] if self.chosen else next(iter(self.places), None)
        if looker is not None:
            self.look_from(":".join(["eyes", looker, *self.chosen[1:2]]))

    def save_picture(self, path: Path | str = "pas.png") -> None:
        self.plotter.render()
        self.plotter.screenshot(str(path))
        self.say(self.large, self.words("saved", file=path))

    # ---------------------------------------------------------------- hands

    def _listen(self) -> None:
        keys: dict[str, Callable[[], None]] = {
            "t": lambda: self.look_from("top"),
            "o": lambda: self.look_from("orbit"),
            "e": self.look_through_eyes,
            "s": self.save_picture,
            **self.more_keys(),
        }
        for key, act in keys.items():
            self.plotter.add_key_event(key, act)
        interactor = self.plotter.iren.interactor
        self._held: tuple[str, tuple[int, int]] | None = None
        self._dragged = False
        interactor.AddObserver("LeftButtonPressEvent", self._pressed, 10.0)
        interactor.AddObserver("MouseMoveEvent", self._moved, 10.0)
        interactor.AddObserver("LeftButtonReleaseEvent", self._released, 10.0)

    def more_keys(self) -> dict[str, Callable[[], None]]:
        """Keys of a window of some kind."""
        return {}

    def _pressed(self, interactor: Any, _event: str) -> None:
        at = interactor.GetEventPosition()
        name = self.under(at)
        if name is not None:
            self._held, self._dragged = (name, at), False
            interactor.SetInteractorStyle(vtkInteractorStyleUser())  # the table stays while a figure is held

    def _moved(self, interactor: Any, _event: str) -> None:
        if self._held is None:
            return
        name, begin = self._held
        at = interactor.GetEventPosition()
        self._dragged = self._dragged or bool(np.hypot(at[0] - begin[0], at[1] - begin[1]) > STILL_PX)
        if self._dragged:
            self.dragged(name, at, dropped=False)

    def _released(self, interactor: Any, _event: str) -> None:
        if self._held is None:
            return
        name, _ = self._held
        self._held = None
        interactor.SetInteractorStyle(vtkInteractorStyleTrackballCamera())
        if self._dragged:
            self.dragged(name, interactor.GetEventPosition(), dropped=True)
        else:
            self.clicked(name)

    def under(self, at: tuple[int, int]) -> str | None:
        """The figure under the pointer, if there is one near enough."""
        found = [(self._apart(name, at), name) for name in self.places]
        least = min(found, default=(np.inf, ""))
        return least[1] if least[0] < PICK_PX else None

    def _apart(self, name: str, at: tuple[int, int]) -> float:
        x, y, z = self.places[name]
        low, high = (self.pixel((x, y, z + lift)) for lift in (0.0, self._height(name)))
        way = high - low
        share = np.clip((np.asarray(at) - low) @ way / max(float(way @ way), 1e-9), 0.0, 1.0)
        return float(np.linalg.norm(np.asarray(at) - low - share * way))

    def pixel(self, place: Point) -> Any:
        """Where a place of the table is in the window, from its lower left corner."""
        renderer = self.plotter.renderer
        renderer.SetWorldPoint(*place, 1.0)
        renderer.WorldToDisplay()
        return np.asarray(renderer.GetDisplayPoint()[:2])

    def ray(self, at: tuple[int, int]) -> tuple[Point, Point]:
        """The line of view through a pixel."""
        ends = []
        for depth in (0.0, 1.0):
            self.plotter.renderer.SetDisplayPoint(*at, depth)
            self.plotter.renderer.DisplayToWorld()
            x, y, z, w = self.plotter.renderer.GetWorldPoint()
            ends.append((x / w, y / w, z / w))
        return ends[0], ends[1]

    def clicked(self, name: str) -> None:
        """Choose a figure, and show its card."""
        self.chosen = [name]
        figure, (x, y, z) = self.figure(name), self.places[name]
        numbers = {key: self.words.number(value) for key, value in (("x", x), ("y", y), ("z", z))}
        self.say(name, self.words("card", name=name, side=figure.side, **numbers))
        self.name_all()

    def dragged(self, name: str, at: tuple[int, int], *, dropped: bool) -> None:
        """A figure is dragged; only scenes let it go anywhere."""

    def open(self) -> None:
        """Show the window until it is closed."""
        self.plotter.show(auto_close=True)


def _try() -> int:
    """Open a small window for a moment."""
    plotter = pv.Plotter(window_size=[64, 64], off_screen=False)
    plotter.add_mesh(pv.Sphere())
    plotter.show(interactive=False, auto_close=False)
    kind = plotter.render_window.GetClassName()
    plotter.close()
    return NO_WINDOW_EXIT if sys.platform == "linux" and "XOpenGL" not in kind else 0


if __name__ == "__main__":
    sys.exit(_try())

"""Shows a scene in a window: click two figures for a ruling, drag one to see sight and distance change, show reach."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyvista as pv

import scenes
from scenes.files import moved_text, named_file
from scenes.table import with_figures
from terrain.machine import write_whole
from viewer.draw import palette
from viewer.web.scene_look import Aim, Look, look
from viewer.window.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.table import Scene
    from scenes.words import Lang
    from viewer.stage.stage_set import StageSet

LINE_PAS = {"witness": 0.06, "nearly": 0.06, "stopped": 0.035}
MODEL = re.compile(r'\bmodel\s*=\s*"([^"]+)"')
MESH = re.compile(r'\bmesh\s*=\s*"([^"]+)"')


class SceneWindow(Window):
    """A window in which questions are asked of a scene."""

    def __init__(self, scene: Scene, stage: StageSet, lang: Lang = "en", **more: Any) -> None:
        self.scene, self.lang = scene, lang
        self.moved: dict[str, list[float]] = {}
        self.reaching = False
        self.ruling: dict[str, Any] | None = None
        super().__init__(stage, lang, **more)

    @property
    def keys(self) -> str:
        return f"{self.words('keys')} · {self.words('scene_keys')}"

    def more_keys(self) -> dict[str, Callable[[], None]]:
        return {"r": self.switch_reach, "u": self.put_back, "w": self.save_here}

    # ---------------------------------------------------------------- asking

    def clicked(self, name: str) -> None:
        """The first click chooses the looker, the second the target; a third begins anew."""
        if len(self.chosen) == 1 and self.chosen[0] != name:
            self.chosen.append(name)
            self.ask()
            self.name_all()
        else:
            self._draw_lines([])
            super().clicked(name)
        self.map_reach()

    def ask(self, aim: Aim | None = None, *, quick: bool = False) -> None:
        """Ask about the two that are chosen, and one that is dragged; show what is answered."""
        pair = (self.chosen[0], self.chosen[1]) if len(self.chosen) == 2 else None
        moved = [{"id": name, "at": at} for name, at in self.moved.items()]
        answer = look(self.scene, Look(moved, aim, pair, quick=quick), self.lang)
        for placed in answer["figures"]:
            x, y, z = placed["at"]
            self.put(placed["name"], (x, y, z))
            if aim is not None and placed["name"] == aim.figure and answer["refused"] is None:
                self.moved[aim.figure] = placed["at"]
        self.ruling = answer["ruling"]
        if self.ruling is not None:
            self._show(self.ruling, answer["refused"])
        elif answer["refused"]:
            self.say(self.large, answer["refused"])

    def _show(self, ruling: dict[str, Any], refused: str | None) -> None:
        words = ruling["words"]
        lines = [words["headline"], words["distance"], words["cover"], words["reason"], words["stopped"], refused or ""]
        self.say(words["verdict"], "\n".join(line for line in lines if line), palette.VERDICTS[ruling["verdict"]])
        self._draw_lines(ruling["lines"])

    def _draw_lines(self, lines: list[dict[str, Any]]) -> None:
        for name in [key for key in self.plotter.actors if str(key).startswith("line ")]:
            self.plotter.remove_actor(name, render=False)
        for number, line in enumerate(lines):
            kind = line["kind"]
            tube = pv.Line(line["from"], line["to"]).tube(radius=LINE_PAS[kind])
            self.plotter.add_mesh(tube, color=palette.LINES[kind], ambient=0.8, name=f"line {number}", render=False)
            if kind == "stopped":
                knot = pv.Sphere(radius=0.12, center=line["to"])
                self.plotter.add_mesh(
                    knot, color=palette.BLOCKER, ambient=0.8, name=f"line {number} knot", render=False
                )
        self.plotter.render()

    def dragged(self, name: str, at: tuple[int, int], *, dropped: bool) -> None:
        """Put a figure where the pointer meets the table or what stands on it."""
        if not self.chosen:
            self.chosen = [name]
        start, end = self.ray(at)
        self.ask(Aim(name, start, end), quick=not dropped)
        if dropped:
            self.map_reach()
        self.plotter.render()

    def put_back(self) -> None:
        """Every figure where the file has it."""
        self.moved.clear()
        for figure in self.stage.figures:
            self.put(figure.name, (*figure.at_pas, figure.ground_pas))
        self.ask()
        self.map_reach()

    # ---------------------------------------------------------------- reach and files

    def switch_reach(self) -> None:
        self.reaching = not self.reaching
        self.map_reach()

    def map_reach(self) -> None:
        """Show everywhere the first figure can get, where that is wanted."""
        self.plotter.remove_actor("reach", render=False)
        if not (self.reaching and self.chosen):
            return
        try:
            stood = with_figures(self.scene, [{"id": name, "at": at} for name, at in self.moved.items()])
            found = scenes.map_reach(stood, self.chosen[0])
        except scenes.SceneError as wrong:
            self.say(self.large, str(wrong))
            return
        self.plotter.add_mesh(
            cells(found.places_pas, found.cell_pas), scalars=np.repeat(found.costs_pas, 4), cmap="viridis",
            opacity=0.6, show_scalar_bar=False, lighting=False, name="reach",
        )  # fmt: skip

    def save_here(self) -> None:
        self.save_scene(Path.cwd() / f"{self.scene.path.stem}-moved.toml")

    def save_scene(self, path: Path) -> None:
        """Write the scene with its figures where they are now."""
        self.say(self.large, self.words("saved", file=save_moved(self.scene.path, self.moved, path)))


def cells(places_pas: Any, side_pas: float) -> pv.PolyData:
    """Squares that lie on the floors, one for each place."""
    half = side_pas / 2
    corners = np.array([(-half, -half, 0.03), (half, -half, 0.03), (half, half, 0.03), (-half, half, 0.03)])
    points = (np.asarray(places_pas)[:, None, :] + corners[None]).reshape(-1, 3)
    quads = np.arange(len(points)).reshape(-1, 4)
    return pv.PolyData(points, faces=np.insert(quads, 0, 4, axis=1).ravel())


def save_moved(source: Path, moved: dict[str, list[float]], target: Path) -> Path:
    """Copy a scene file with other places for some figures; all else, comments too, stays as it is."""
    text = moved_text(source.read_text("utf-8"), moved)
    _bring_meshes(text, source.parent, target.parent)
    return write_whole(target, text)


def _bring_meshes(text: str, source: Path, target: Path) -> None:
    """A scene has its meshes and models beside it, so those that are not there yet come along."""
    for name in MESH.findall(text):
        found, wanted = named_file(source, name), named_file(target, name)
        if not wanted.exists() and found.is_file():
            wanted.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(found, wanted)
    for model in MODEL.findall(text):
        folder = Path("pieces", model)
        if (source / folder).is_dir() and not (target / folder).exists():
            shutil.copytree(source / folder, target / folder)

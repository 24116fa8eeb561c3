"""The program that films: reads a pickled plan, writes frames into a file, returns their number (see `draw/opengl`).

Where the camera stands still the scenery is drawn once; each frame draws the figures, and depths decide what is hidden.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pyvista as pv
from PIL import Image

from viewer.draw import palette
from viewer.draw.actors import add_cast, light, set_stage
from viewer.draw.annotate import Plate
from viewer.draw.camera import NEAR_EYE_PAS
from viewer.draw.ink import Ink
from viewer.draw.opengl import BLANK_EXIT, BlankError
from viewer.draw.photograph import Photograph, developed, photograph, point_camera
from viewer.replay.film import Film, Take, caption_height, figures_at, unseen, view_at
from viewer.replay.film_caption import write_caption
from viewer.stage.sheet.sheet_page import sheet_image
from viewer.stage.shot_sheet import name_all, page_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viewer.draw.camera import View
    from viewer.draw.picture import DrawnPiece, Point
    from viewer.stage.stage_set import StageSet

SUPERSAMPLE = 2
LARGER = 1.4
"""Names are larger than on stills: a film is small, and passes."""

TRAIL_LIFT_PAS = 0.1
FARTHEST_OUT = 3.0
"""Lines are drawn to points no farther outside of a picture than this many times its size."""

COLOURS_OF_A_GIF = 128
FASTEST_GIF_MS = 20


@dataclass
class Studio:
    """Draws frames of one film; keeps the scenery it has drawn, for as long as it is seen from there."""

    film: Film
    _seen: tuple[tuple[DrawnPiece, ...], View] | None = None
    _scenery: Photograph | None = None
    _plotter: Any = None
    _set: tuple[tuple[DrawnPiece, ...], Any] | None = None

    @property
    def size(self) -> tuple[int, int]:
        """The stage of a frame, in the pixels it is drawn with."""
        width, height = self.film.size
        return width * SUPERSAMPLE, (height - caption_height(self.film.size)) * SUPERSAMPLE

    def frames(self, take: Take, progress: tuple[float, float]) -> Iterator[tuple[Image.Image, float]]:
        """The frames of a take, each with how many seconds it stands."""
        if take.after.sheet is not None:
            yield self._sheet(take, progress[1]), take.hold_s
            return
        movers = {way.figure for way in take.ways}
        count = round(take.travel_s * self.film.fps)
        if count:
            resting = [figure for figure in take.after.figures if figure.name not in movers]
            ground = None
            for number in range(count):
                figures = figures_at(take, (number + 0.5) / count)
                stage = replace(take.after, figures=(*resting, *figures))
                view = view_at(self.film, stage)
                if ground is None or ground.view != view:
                    ground = self._with(self.scenery(take.before, view), replace(take.before, figures=tuple(resting)))
                moving = self._with(ground, replace(take.before, figures=figures, tokens=()))
                yield self._page(moving, stage, take, progress[0]), take.travel_s / count
        ground = self.scenery(take.after, view_at(self.film, take.after))
        yield self._page(self._with(ground, take.after), take.after, take, progress[1]), take.hold_s

    def _sheet(self, take: Take, progress: float) -> Image.Image:
        """A frame of a game without space: its sheet, and the words below."""
        width, height = self.film.size
        page = Image.new("RGB", (width, height), palette.PAPER)
        page.paste(sheet_image(take.after, (width, self.size[1] // SUPERSAMPLE)), (0, 0))
        write_caption(page, self.film, take, progress)
        return page

    def scenery(self, stage: StageSet, view: View) -> Photograph:
        """The stage without anybody on it."""
        if self._scenery is None or self._seen is None or self._seen[0] is not stage.pieces or self._seen[1] != view:
            self._seen = stage.pieces, view
            self._scenery = self._passing(stage, view) if self.film.eyes else self._still(stage, view)
        return self._scenery

    def _still(self, stage: StageSet, view: View) -> Photograph:
        found = photograph(replace(stage, figures=(), tokens=()), view, self.size)
        if found.is_blank:
            raise BlankError
        return found

    def _passing(self, stage: StageSet, view: View) -> Photograph:
        """The scenery as a figure passes it, from one place after another: set up once, and without soft shadows."""
        if self._set is None or self._set[0] is not stage.pieces:
            self._set = stage.pieces, self._new_plotter()
            set_stage(self._set[1], replace(stage, figures=(), tokens=()))
        plotter = self._set[1]
        point_camera(plotter, view)
        plotter.render_window.Render()
        return developed(plotter, view, shade=False)

    def _new_plotter(self) -> Any:
        plotter = pv.Plotter(off_screen=True, window_size=self.size)
        plotter.set_background(palette.PAPER)
        plotter.disable_anti_aliasing()
        return plotter

    def _with(self, ground: Photograph, stage: StageSet) -> Photograph:
        """What is on the stage put into a picture of the ground, nearer before farther."""
        stage = unseen(self.film, stage)
        if not stage.figures and not stage.tokens:
            return ground
        cast = self._photograph_cast(stage, ground.view)
        nearer = cast.depths_pas < ground.depths_pas
        pixels = np.where(nearer[..., None], cast.pixels, ground.pixels)
        return Photograph(ground.view, pixels, np.where(nearer, cast.depths_pas, ground.depths_pas))

    def _photograph_cast(self, stage: StageSet, view: View) -> Photograph:
        if self._plotter is None:
            self._plotter = self._new_plotter()
        self._plotter.clear_actors()
        light(self._plotter)
        add_cast(self._plotter, stage)
        point_camera(self._plotter, view)
        self._plotter.render_window.Render()
        return developed(self._plotter, view, shade=False)

    def _page(self, photo: Photograph, stage: StageSet, take: Take, progress: float) -> Image.Image:
        plate = Plate(Ink(Image.fromarray(photo.pixels), LARGER * page_unit(self.size)), photo)
        _trails(plate, stage, take)
        _pointer(plate, stage, take)
        name_all(plate, unseen(self.film, stage))
        width, height = self.film.size
        page = Image.new("RGB", (width, height), palette.PAPER)
        page.paste(plate.ink.image.resize((width, self.size[1] // SUPERSAMPLE), Image.Resampling.BOX), (0, 0))
        write_caption(page, self.film, take, progress)
        return page


def _trails(plate: Plate, stage: StageSet, take: Take) -> None:
    """The way of each moving figure in this take."""
    for way in take.ways:
        figure = stage.figure(way.figure)
        points = [(x, y, z + TRAIL_LIFT_PAS) for x, y, z in way.points]
        if figure is not None and _in_sight(plate, points):
            at = plate.photo.place(points)
            plate.ink.path(at, palette.side_colour(stage.sides.index(figure.side)), 3.0, dashed=True)


def _in_sight(plate: Plate, points: list[Point]) -> bool:
    """Whether lines between some points can be drawn: through eyes, what lies behind them has no place in a picture."""
    if plate.photo.view.parallel:
        return True
    at, depths = plate.photo.view.project(points, plate.photo.size)
    return bool((depths > NEAR_EYE_PAS).all() and (np.abs(at) < FARTHEST_OUT * max(plate.photo.size)).all())


def _pointer(plate: Plate, stage: StageSet, take: Take) -> None:
    """A line from the acting figure to its target, with a ring about the target."""
    pair = [stage.figure(name) for name in take.pair or ()]
    one, other = pair if len(pair) == 2 else (None, None)
    if one is not None and other is not None and _in_sight(plate, [one.middle, other.middle]):
        start, end = plate.photo.place([one.middle, other.middle])
        plate.ink.cased_line(start, end, palette.VERDICTS["blocked"], 3.2)
        plate.ink.ring(end, 15.0, palette.VERDICTS["blocked"], 3.0)
        plate.keep_clear(start, end)


def shown(film: Film) -> Iterator[tuple[Image.Image, float]]:
    """All frames of a film."""
    studio, passed = Studio(film), 0.0
    for take in film.takes:
        ends = passed + take.travel_s + take.hold_s
        yield from studio.frames(take, (passed / film.seconds, ends / film.seconds))
        passed = ends


def write_mp4(film: Film) -> int:
    """Frames at an even pace, compressed by ffmpeg; every player shows this kind."""
    import imageio_ffmpeg  # noqa: PLC0415  only MP4 files need it

    writer = imageio_ffmpeg.write_frames(
        film.path, film.size, fps=film.fps, codec="libx264", quality=7, macro_block_size=2, ffmpeg_log_level="error"
    )
    writer.send(None)
    written, due = 0, 0.0
    for image, seconds in shown(film):
        due += seconds * film.fps
        content = np.ascontiguousarray(image).tobytes()
        while written < round(due):
            writer.send(content)
            written += 1
    writer.close()
    return written


def write_gif(film: Film) -> int:
    """Frames that stand as long as they are wanted, with few colours."""
    images, lengths, colours = [], [], None
    for image, seconds in shown(film):
        if colours is None or film.eyes:  # a moving camera sees other colours all the time
            colours = image.quantize(COLOURS_OF_A_GIF)
        images.append(image.quantize(palette=colours, dither=Image.Dither.NONE))
        lengths.append(max(FASTEST_GIF_MS, round(1000 * seconds)))
    images[0].save(film.path, "GIF", save_all=True, append_images=images[1:], duration=lengths, loop=0, optimize=False)
    return len(images)


def main() -> int:
    """Read the plan, film it, say how many frames there are. What libraries print goes with the errors."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    film = pickle.load(sys.stdin.buffer)  # noqa: S301  from our own process, through a pipe
    try:
        frames = write_gif(film) if film.path.endswith(".gif") else write_mp4(film)
    except BlankError:
        return BLANK_EXIT
    answers.write(json.dumps({"frames": frames}))
    answers.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Pictures that are compared with those in `baselines/`; run as a program, this file draws those anew.

python tests/viewer/picture_baselines.py
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image

from scenes import load_scene, map_reach
from scenes.plugs.open import load_any
from tests.viewer import easel
from tests.viewer.picture_specimens import behind_a_high_wall, by_a_hair, figure, over_a_low_wall, wall
from viewer.replay.film import save_film
from viewer.replay.timeline import Moment, Timeline
from viewer.replay.ways import Way, arc
from viewer.rulings.reach import reach_picture
from viewer.stage.relief import set_of_board
from viewer.stage.shot import Shot
from viewer.stage.stage_set import Label, StageSet

HERE = Path(__file__).parent / "baselines"
CATALOGUE = Path(__file__).parents[2] / "scenes" / "catalogue"
SIZE = (640, 400)
COARSE = (80, 50)
"""Pictures are compared in squares of eight pixels: letters and edges may differ by a hair from driver to driver."""

MEAN_OFF, FAR_OFF, FAR_SHARE = 2.0, 24, 0.01
"""They are alike when they differ by so little on the mean, and no more than this share of squares by so much."""


def drawn(picture) -> Image.Image:
    return easel.picture(picture, SIZE)


def reach_on_two_floors() -> Image.Image:
    scene = load_scene(CATALOGUE / "vertical.toml")
    return drawn(reach_picture(scene, map_reach(scene, "leucas", hurry=True)))


def mythic_board() -> Image.Image:
    return drawn(Shot(set_of_board(load_any(CATALOGUE / "mythic" / "boards" / "atalanta.toml"))))


def stage(x: float, ground: float = 0.0) -> StageSet:
    """A table with a wall, and a figure on either side of it."""
    figures = (figure("Ariadne", "cretans", x, 6.0, ground=ground), figure("Thésée", "athenians", 12.0, 6.0))
    labels = (Label((4.0, 9.0, 0.0), "thread"),)
    return StageSet(
        "Labyrinth", "by hand", (16.0, 12.0), (wall("wall", 8.0, 6.0),), figures, ("cretans", "athenians"), labels
    )


@cache
def short_game() -> Timeline:
    """Ariadne leaps from the floor onto the wall, and is hurt there."""
    before, after = stage(4.0), stage(8.0, ground=2.5)
    leap = Way("Ariadne", "leap", arc((4.0, 6.0, 0.0), (8.0, 6.0, 2.5), 0.5))
    return Timeline(
        (
            Moment(0, "The game begins.", "", before),
            Moment(1, "Ariadne leaps onto the wall", "Turn 1", after, "Moved", ("Ariadne rolls 5",), (5,), (leap,)),
            Moment(2, "Ariadne is hurt", "Turn 1", after, "Hurt", wound=True, pair=("Thésée", "Ariadne")),
        )
    )


def replay_frame() -> Image.Image:
    """The frame in the middle of the leap."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "g.gif"
        save_film(short_game(), path, size=SIZE)
        with Image.open(path) as film:
            film.seek(film.n_frames // 2 - 1)
            return film.convert("RGB")


PICTURES = {
    "sight_visible": lambda: drawn(over_a_low_wall()),
    "sight_blocked": lambda: drawn(behind_a_high_wall()),
    "sight_too_close": lambda: drawn(by_a_hair()),
    "reach_on_two_floors": reach_on_two_floors,
    "mythic_board": mythic_board,
    "replay_frame": replay_frame,
}


def baseline(name: str) -> Image.Image:
    return Image.open(HERE / f"{name}.png").convert("RGB")


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """By how much two pictures differ on the mean, and the share of squares that differ by much."""
    coarse = [np.asarray(image.resize(COARSE, Image.Resampling.BOX)).astype(int) for image in (one, other)]
    apart = np.abs(coarse[0] - coarse[1]).max(axis=2)
    return float(apart.mean()), float((apart > FAR_OFF).mean())


def alike(one: Image.Image, other: Image.Image) -> bool:
    mean, far = differences(one, other)
    return one.size == other.size and mean <= MEAN_OFF and far <= FAR_SHARE


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        draw().quantize(128).save(HERE / f"{name}.png", optimize=True)
        sys.stdout.write(f"{name}\n")

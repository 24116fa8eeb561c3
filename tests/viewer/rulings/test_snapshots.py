"""Pictures, really drawn: what is in them, and what is said where they cannot be drawn."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.viewer import easel
from tests.viewer.picture_specimens import (
    ARIADNE,
    THESEUS,
    behind_a_high_wall,
    drawing,
    every_verdict,
    figure,
    over_a_low_wall,
    wall,
)
from viewer import PictureError, check_opengl
from viewer.draw import palette
from viewer.draw.picture import DrawnLine
from viewer.rulings.snapshots import picture_png, save_picture

SIZE = (800, 500)
pictures = pytest.mark.pictures


@cache
def drawn(picture, size=SIZE):
    """The pixels of a picture, as a player gets them; the same drawing is drawn once."""
    return np.asarray(easel.picture(picture, size)).astype(int)


def main_view(pixels):
    """The large view alone: without the heading, the column beside it and the legend below."""
    height, width = pixels.shape[:2]
    return pixels[int(0.16 * height) : int(0.90 * height), int(0.02 * width) : int(0.69 * width)]


def is_colour(pixels, colour, within=12):
    return np.abs(pixels - np.array(palette.rgb(colour))).max(axis=-1) <= within


@pictures
@pytest.mark.parametrize(("verdict", "picture"), every_verdict().items())
def test_every_verdict_has_a_picture_headed_by_a_word_and_a_sign_of_its_own(verdict, picture):
    heading = drawn(picture)[: int(0.14 * SIZE[1])]
    written = is_colour(heading, palette.VERDICTS[verdict])
    assert written[:, : int(0.075 * SIZE[0])].sum() > 800, "the sign"
    assert written[:, int(0.08 * SIZE[0]) :].sum() > 400, "the word"


@pictures
def test_the_signs_of_the_verdicts_differ_without_colour():
    signs = []
    for verdict, picture in every_verdict().items():
        corner = drawn(picture)[: int(0.14 * SIZE[1]), : int(0.075 * SIZE[0])]
        signs.append(is_colour(corner, palette.VERDICTS[verdict], within=60))
    for first in range(4):
        for second in range(first):
            assert (signs[first] != signs[second]).sum() > 60


@pictures
def test_a_free_line_is_drawn_from_one_figure_to_the_other():
    picture = over_a_low_wall()
    line = is_colour(main_view(drawn(picture)), palette.LINES["witness"])
    across = np.flatnonzero(line.any(axis=0))
    assert np.ptp(across) > 0.4 * line.shape[1]
    assert len(across) > 0.9 * np.ptp(across), "it is not broken"
    assert not is_colour(main_view(drawn(replace(picture, lines=(), gap=None))), palette.LINES["witness"]).any()


@pictures
def test_a_line_behind_scenery_is_drawn_broken():
    """Two walls along the line leave no view of it but from straight above."""
    canyon = [wall(name, 8.0, y, size=(3.0, 0.3, 5.0)) for name, y in (("north", 6.8), ("south", 5.2))]
    line = DrawnLine((4.0, 6.0, 0.4), (12.0, 6.0, 0.4), "witness")
    inked = is_colour(main_view(drawn(drawing("visible", *canyon, lines=[line]))), palette.LINES["witness"])
    across = inked.any(axis=0)
    first, last = np.flatnonzero(across)[[0, -1]]
    gaps = np.flatnonzero(np.diff(across[first:last].astype(int)) == -1)
    assert last - first > 0.4 * inked.shape[1]
    assert len(gaps) >= 4


@pictures
def test_stopped_lines_end_at_the_wall_that_stops_them():
    inked = is_colour(main_view(drawn(behind_a_high_wall())), palette.LINES["stopped"])
    middle = inked.shape[1] // 2
    assert inked[:, :middle].sum() > 3 * inked[:, middle + 30 :].sum() > 0


@pictures
def test_what_blocks_is_warmer_than_the_same_wall_that_does_not():
    blocked = behind_a_high_wall()
    idle = replace(blocked, pieces=tuple(replace(piece, blocks=False, stops=()) for piece in blocked.pieces))
    warm, plain = (main_view(drawn(picture)) for picture in (blocked, idle))
    redder = (warm[..., 0] - warm[..., 2]) - (plain[..., 0] - plain[..., 2])
    assert (redder > 40).sum() > 2000


@pictures
def test_sides_are_told_apart_by_the_shape_of_their_pawns():
    """The same figure on another side is another silhouette, not only another colour."""
    views = [
        main_view(drawn(drawing("visible", pair=(ARIADNE, figure("Thésée", side, 12.0, 6.0)))))
        for side in ("cretans", "athenians")
    ]
    shapes = [np.abs(view - np.array(palette.rgb(palette.TABLE_TOP))).max(axis=-1) > 60 for view in views]
    right = shapes[0].shape[1] // 2
    assert (shapes[0][:, right:] != shapes[1][:, right:]).sum() > 50


@pictures
def test_an_empty_table_and_a_very_tall_page_can_be_drawn():
    pixels = drawn(drawing("visible", lines=[DrawnLine(ARIADNE.eye, THESEUS.eye, "witness")]), (500, 900))
    across = is_colour(pixels[120:500], palette.LINES["witness"], within=60).any(axis=0)
    assert across.sum() > 200


@pictures
def test_figures_one_above_the_other_can_be_drawn():
    """Seen from straight below there is no line across the table to look along."""
    above = figure("Daidalos", "athenians", 4.0, 6.0, ground=4.0)
    line = DrawnLine(ARIADNE.eye, (4.0, 6.0, 4.05), "witness")
    assert is_colour(
        main_view(drawn(drawing("visible", lines=[line], pair=(ARIADNE, above)))), palette.LINES["witness"]
    ).any()


@pictures
def test_the_file_is_the_picture_and_nothing_is_left_beside_it(tmp_path):
    path = save_picture(over_a_low_wall(), tmp_path / "ruling.png", SIZE)
    with Image.open(path) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "RGB", SIZE)
        assert (np.asarray(image) == drawn(over_a_low_wall())).all(), "another process draws the same"
    assert names_in(tmp_path) == ["ruling.png"]


def names_in(folder):
    return [path.name for path in folder.iterdir()]


def no_library(folder):
    """A system whose libEGL cannot be loaded: the loader finds empty files first."""
    for name in ("libEGL.so", "libEGL.so.1"):
        (folder / name).touch()
    return {"LD_LIBRARY_PATH": str(folder)}


def no_driver(folder):
    """A system with libEGL but no driver behind it."""
    return {"__EGL_VENDOR_LIBRARY_DIRS": str(folder), "LIBGL_DRIVERS_PATH": str(folder)}


@pictures
@pytest.mark.skipif(sys.platform != "linux", reason="OpenGL is part of the system elsewhere")
@pytest.mark.parametrize("lack", [no_library, no_driver])
def test_without_opengl_one_line_says_which_packages_to_install(lack, tmp_path, monkeypatch):
    libraries, out = tmp_path / "libraries", tmp_path / "out"
    libraries.mkdir()
    out.mkdir()
    (out / "ruling.png").write_text("an older picture")
    for name, value in lack(libraries).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(PictureError, match=r"^[^\n]*apt-get install libegl1 libgl1-mesa-dri$"):
        save_picture(over_a_low_wall(), out / "ruling.png", SIZE)
    with pytest.raises(PictureError, match="libegl1"):
        check_opengl()
    assert (out / "ruling.png").read_text() == "an older picture"
    assert names_in(out) == ["ruling.png"]


def test_without_pyvista_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyvista", None)
    with pytest.raises(PictureError, match=r"^[^\n]*pip install 'pas-skirmish\[viewer\]'$"):
        picture_png(over_a_low_wall(), SIZE)


def test_the_asking_process_never_loads_vtk():
    program = "import sys, viewer; sys.exit(any(name.startswith(('vtk', 'pyvista')) for name in sys.modules))"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere/ruling.png", "there is no folder"),
        ("folder", "is a folder"),
        ("ruling.jpg", r"ends in \.png"),
    ],
)
def test_a_place_that_cannot_hold_a_picture_is_refused_in_one_line(name, said, tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(PictureError, match=rf"^[^\n]*{said}[^\n]*$"):
        save_picture(over_a_low_wall(), tmp_path / name, SIZE)
    assert names_in(tmp_path) == ["folder"]


@pytest.mark.parametrize("size", [(399, 500), (500, 4097), (0, 0)])
def test_a_size_nobody_can_look_at_is_refused(size):
    with pytest.raises(PictureError, match="400 to 4096 pixels"):
        picture_png(over_a_low_wall(), size)

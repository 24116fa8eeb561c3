"""Pictures of boards, really drawn: what is told by colour is told by a pattern, a stroke or a word as well."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from scenes.board.board_questions import rule_board_reach, rule_board_sight
from scenes.plugs.open import load_any
from scenes.words.board_rulings import BOARD_SENTENCES
from skirmish.board.boundaries import KINDS
from skirmish.board.terrains import TERRAINS
from viewer.board.board_picture import board_png
from viewer.board.ground import GROUND, MARKS, PATTERNS, lay_ground
from viewer.board.lines import draw_boundary
from viewer.draw import palette
from viewer.draw.ink import Ink

MYTHIC = Path(__file__).parents[3] / "scenes" / "catalogue" / "mythic"
SIZE = (800, 500)


@cache
def scene(name):
    return load_any(MYTHIC / f"{name}.toml")


def pixels(png):
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB")).astype(int)


def share(picture, colour):
    """The share of a picture that has nearly this colour."""
    return float((np.abs(picture - np.array(palette.rgb(colour))).max(axis=2) < 12).mean())


def patch(terrain):
    image = Image.new("RGB", (120, 120), palette.PAPER)
    lay_ground(image, [(0, 0), (120, 0), (120, 120), (0, 120)], terrain, 1.0)
    return image


def test_every_terrain_has_a_ground_a_mark_and_a_pattern():
    assert set(GROUND) == set(MARKS) == set(PATTERNS) == set(TERRAINS)


def test_no_two_terrains_look_alike_in_grey():
    """Without their colours, patterns still tell them apart."""
    grey = {name: np.asarray(patch(name).convert("L")).astype(float) for name in TERRAINS}
    edges = {
        name: np.abs(np.diff(one, axis=1)).mean() + 1j * np.abs(np.diff(one, axis=0)).mean()
        for name, one in grey.items()
    }
    names = sorted(TERRAINS)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            tone = abs(grey[one].mean() - grey[other].mean())
            assert tone + 20 * abs(edges[one] - edges[other]) > 3, f"{one} looks like {other}"


def test_every_kind_of_boundary_has_a_stroke_of_its_own():
    drawn = {}
    for kind in KINDS:
        ink = Ink(Image.new("RGB", (120, 30), palette.PAPER), 1.0)
        draw_boundary(ink, [(5, 15), (115, 15)], kind)
        drawn[kind] = ink.image.convert("L").tobytes()
    assert len(set(drawn.values())) == len(KINDS)


def test_ground_stays_inside_its_area():
    image = Image.new("RGB", (60, 60), palette.PAPER)
    lay_ground(image, [(10, 10), (50, 10), (50, 50), (10, 50)], "water", 1.0)
    paper = np.asarray(image).astype(int) - np.array(palette.rgb(palette.PAPER))
    assert not paper[:9].any()
    assert not paper[:, 52:].any()


@pytest.mark.parametrize("name", ["boards/agora", "boards/tartarus", "boards/hyperborea"])
def test_every_terrain_of_a_board_is_on_its_picture(name):
    picture = pixels(board_png(scene(name), size=SIZE))
    found = {area.terrain for area in scene(name).board.areas.values()}
    assert not [terrain for terrain in found if share(picture, GROUND[terrain]) < 0.004]


def test_a_blocked_line_is_drawn_in_the_colour_of_blocked_and_a_free_one_in_that_of_seen():
    board = scene("boards/atalanta")
    hidden = pixels(board_png(board, rule_board_sight(board, "atalanta", "achilles"), size=SIZE))
    seen = pixels(board_png(board, rule_board_sight(board, "atalanta", "heracles"), size=SIZE))
    assert share(hidden, palette.VERDICTS["blocked"]) > 0.004 > share(hidden, palette.VERDICTS["visible"])
    assert share(seen, palette.VERDICTS["visible"]) > 0.004 > share(seen, palette.VERDICTS["blocked"])


def test_areas_that_are_reached_are_outlined():
    board = scene("the_cage")
    plain = pixels(board_png(board, size=SIZE))
    reached = pixels(board_png(board, rule_board_reach(board, "minotaur"), size=SIZE))
    assert share(reached, "#00795B") > share(plain, "#00795B") + 0.003


def test_a_picture_speaks_both_languages():
    board = scene("boards/agora")
    assert board_png(board, lang="fr", size=SIZE) != board_png(board, lang="en", size=SIZE)
    assert all(all(columns.values()) for columns in BOARD_SENTENCES.values())

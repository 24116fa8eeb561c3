"""Judged paths, really drawn: legs by kind, falls, rolls, and where a path is refused."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tests.viewer import easel
from tests.viewer.picture_specimens import figure, wall
from viewer.draw import palette
from viewer.rulings.move import DrawnLeg, LegRow, MovePicture, MoveWords
from viewer.rulings.move_sheet import COLOURS, FALL, WAKE

SIZE = (800, 512)
pictures = pytest.mark.pictures
WORDS = MoveWords("POSSIBLE", "Ariadne", "no roll", "small", "Legs", "On the way", "From above")
ARIADNE = figure("Ariadne", "cretans", 4.0, 6.0)
WALKED = DrawnLeg("walk", ((4.0, 6.0, 0.1), (7.0, 6.0, 0.1)))
JUMPED = DrawnLeg("jump", ((7.0, 6.0, 0.1), (11.0, 6.0, 0.1)), risks=(((9.0, 6.0, 0.1), (9.0, 4.0, 0.1)),), rolls=1)


def path(*legs, pieces=(), **more):
    rows = tuple(LegRow(leg.kind, f"{leg.kind}, 3 pas") for leg in legs)
    arrival = replace(ARIADNE, at_pas=(11.0, 6.0))
    return MovePicture(
        (16.0, 12.0), tuple(pieces), (ARIADNE,), "Ariadne", arrival, more.pop("legal", True), legs, rows, WORDS, **more
    )


PLAIN = path(WALKED)
JUMPING = path(WALKED, JUMPED)


@cache
def drawn(picture):
    return np.asarray(easel.picture(picture, SIZE)).astype(int)


def main_view(pixels):
    height, width = pixels.shape[:2]
    return pixels[int(0.16 * height) : int(0.94 * height), int(0.02 * width) : int(0.66 * width)]


def is_ink(view, colour, within=25):
    return np.abs(view - np.array(palette.rgb(colour))).max(axis=-1) <= within


def inked(view, colour):
    return is_ink(view, colour).sum()


@pictures
def test_every_kind_of_leg_has_its_colour():
    view = main_view(drawn(JUMPING))
    assert inked(view, COLOURS["walk"]) > 400
    assert inked(view, COLOURS["jump"]) > 400
    assert inked(main_view(drawn(PLAIN)), COLOURS["jump"]) < 40


@pictures
def test_the_fall_of_who_fails_is_dotted_down_to_where_it_lands():
    assert inked(main_view(drawn(JUMPING)), FALL) > inked(main_view(drawn(PLAIN)), FALL) + 60


@pictures
def test_a_refused_path_has_a_cross_in_a_ring_where_it_ends():
    refused = path(WALKED, legal=False, stop=(7.0, 6.0, 0.0), wanted=((7.0, 6.0, 0.1), (11.0, 6.0, 0.1)))
    view = main_view(drawn(refused))
    assert inked(view, palette.VERDICTS["blocked"]) > inked(main_view(drawn(PLAIN)), palette.VERDICTS["blocked"]) + 150


@pictures
def test_what_a_path_wakes_is_marked_once_for_each_even_at_one_place():
    here = (6.0, 6.0, 0.0)
    marked = is_ink(main_view(drawn(path(WALKED, wakes=((here, "engages Thésée"), (here, "touches f1"))))), WAKE)
    columns = np.flatnonzero(marked.any(axis=0))
    assert marked.sum() > 60
    assert columns[-1] - columns[0] > 1.5 * np.ptp(np.flatnonzero(marked.any(axis=1)))


@pictures
def test_a_leg_behind_a_wall_is_broken():
    """A wall on either side: wherever the eye stands, the path between them is partly hidden."""
    walls = [wall(f"wall {y}", 5.5, y, size=(3.0, 0.4, 6.0)) for y in (5.0, 7.0)]
    walls += [wall("roof", 5.5, 6.0, size=(3.0, 2.4, 0.2))]
    roof = walls[-1]
    walls[-1] = replace(roof, vertices_pas=roof.vertices_pas + np.array([0.0, 0.0, 6.0]))
    open_view, hidden_view = (main_view(drawn(picture)) for picture in (PLAIN, path(WALKED, pieces=walls)))
    assert inked(hidden_view, COLOURS["walk"]) < inked(open_view, COLOURS["walk"])
    assert inked(hidden_view, COLOURS["walk"]) > 100


@pictures
def test_a_path_of_no_length_can_be_drawn():
    assert drawn(path(DrawnLeg("crouch", ()))).shape == (SIZE[1], SIZE[0], 3)

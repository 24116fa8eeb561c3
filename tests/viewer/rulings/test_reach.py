"""Reach maps, really drawn: colours that tell chance and cost, on every floor."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.viewer import easel
from tests.viewer.picture_specimens import figure, wall
from viewer.draw import palette
from viewer.rulings.reach import ReachPicture, ReachWords, Threat, shades

SIZE = (800, 512)
pictures = pytest.mark.pictures
WORDS = ReachWords(
    "12.0 pas²", "where Ariadne can get", "all of it", "small", "plan", "below {height}", "chance", "cost"
)
CERTAIN, LIKELY, UNLIKELY = (1.0, 2 / 3, 1 / 6)


def carpet(x0, y0, x1, y1, *, height=0.0, chance=1.0, cost=0.0):
    """Cells of a quarter pas all over a rectangle, each with a height, a chance and a cost."""
    xs, ys = np.meshgrid(np.arange(x0, x1, 0.25), np.arange(y0, y1, 0.25))
    places = np.column_stack([xs.ravel(), ys.ravel(), np.full(xs.size, height)])
    return places, np.full(len(places), cost), np.full(len(places), chance)


def reach(*carpets, pieces=(), threats=()):
    places, costs, chances = (np.concatenate(part) for part in zip(*carpets, strict=True))
    ariadne, theseus = figure("Ariadne", "cretans", 4.0, 6.0), figure("Thésée", "athenians", 9.0, 6.0)
    return ReachPicture(
        (16.0, 12.0), tuple(pieces), (ariadne, theseus), "Ariadne", places, costs, chances, 0.25, 6.0, WORDS, threats
    )


PLAIN = reach(carpet(2, 3, 8, 9))


@cache
def drawn(picture):
    return np.asarray(easel.picture(picture, SIZE)).astype(int)


def main_view(pixels):
    height, width = pixels.shape[:2]
    return pixels[int(0.16 * height) : int(0.94 * height), int(0.02 * width) : int(0.66 * width)]


def plans(pixels):
    """The column beside the main view, without the legend."""
    height, width = pixels.shape[:2]
    return pixels[int(0.16 * height) : int(0.74 * height), int(0.69 * width) :]


def hue_share(view, chance):
    """The share of a view in the hue of a chance, near or far: told by direction of colour, not by lightness."""
    wanted = shades(np.array([chance]), np.array([0.0]))[0].astype(float)
    away = view - view.mean(axis=-1, keepdims=True)
    want = wanted - wanted.mean()
    strength = np.linalg.norm(away, axis=-1)
    alike = (away @ want) / np.maximum(strength * np.linalg.norm(want), 1e-9)
    return float(((alike > 0.985) & (strength > 35)).mean())


def test_what_is_certain_is_not_the_colour_of_what_is_likely():
    certain, likely, unlikely = shades(np.array([1.0, 5 / 6, 1 / 6]), np.zeros(3)).astype(int)
    assert np.abs(certain - likely).max() > 60
    assert np.abs(likely - unlikely).max() > 60


def test_what_costs_more_is_paler_and_never_white():
    cheap, dear = shades(np.array([1.0, 1.0]), np.array([0.0, 1.0])).astype(int)
    assert (dear > cheap).all()
    assert dear.min() < 200


@pictures
def test_places_have_the_colour_of_their_chance():
    picture = reach(carpet(2, 3, 6, 9, chance=CERTAIN), carpet(6, 3, 10, 9, chance=UNLIKELY, cost=1.0))
    view = main_view(drawn(picture))
    assert hue_share(view, CERTAIN) > 0.1
    assert hue_share(view, UNLIKELY) > 0.1
    assert hue_share(main_view(drawn(PLAIN)), UNLIKELY) < 0.002


@pictures
def test_a_floor_under_a_roof_gets_a_plan_of_its_own_that_is_cut_open():
    """From above the roof hides what is below it: only a second plan can show the lower floor."""
    roof = wall("roof", 7.0, 6.0, size=(6.0, 6.0, 0.3))
    lifted = type(roof)(roof.name, roof.vertices_pas + np.array([0.0, 0.0, 3.0]), roof.faces)
    below, above = carpet(4.5, 3.5, 9.5, 8.5, chance=UNLIKELY), carpet(4.5, 3.5, 9.5, 8.5, height=3.3, chance=CERTAIN)
    column = plans(drawn(reach(below, above, pieces=[lifted])))
    upper, lower = column[: len(column) // 2], column[len(column) // 2 :]
    assert hue_share(upper, CERTAIN) > 0.05
    assert hue_share(upper, UNLIKELY) < 0.01
    assert hue_share(lower, UNLIKELY) > 0.05


@pictures
def test_places_behind_scenery_show_as_dots():
    high = wall("high wall", 6.0, 5.0, size=(6.0, 0.5, 5.0))
    behind = reach(carpet(3, 5.5, 9, 8, chance=UNLIKELY, cost=0.5), pieces=[high])
    assert hue_share(main_view(drawn(behind)), UNLIKELY) > 0.02


@pictures
def test_who_is_threatened_is_marked_by_name():
    threatening = reach(carpet(2, 3, 8, 9), threats=(Threat("Thésée", "charge"),))
    calm, threatened = main_view(drawn(PLAIN)), main_view(drawn(threatening))
    rim = np.array(palette.rgb(palette.LINES["stopped"]))
    assert (np.abs(threatened - rim).max(axis=-1) < 20).sum() > (np.abs(calm - rim).max(axis=-1) < 20).sum() + 50


@pictures
def test_the_legend_has_every_chance_of_a_die():
    pixels = drawn(PLAIN)
    height, width = pixels.shape[:2]
    legend = pixels[int(0.78 * height) : int(0.95 * height), int(0.69 * width) :]
    for chance in (1.0, 5 / 6, 2 / 3, 1 / 2, 1 / 3, 1 / 6):
        wanted = shades(np.array([chance]), np.array([0.0]))[0].astype(int)
        assert (np.abs(legend - wanted).max(axis=-1) < 10).sum() > 20, chance

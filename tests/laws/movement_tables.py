"""Ten tables on which it is hard to say where one gets: five made here, five of the catalogue.

Each has what trips a planner up: pits, ledges and ramps, ceilings too low to stand under, treads shorter than a base,
battlements, solids that run through one another.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from scenes import load_scene
from tests import given

SIDE = 24.0
MIDDLE = SIDE / 2
PITS = ((8.0, 8.0), (16.0, 8.0), (8.0, 16.0), (16.0, 16.0))
SHIPPED = ("castle", "vertical", "ruin", "two_towers", "level")
MADE = ("arena", "bunker", "curved stair", "battlements", "solids")
CROWDED_PAS = 2.5
"""Others nearer than this to where somebody is put are taken away."""


@cache
def scene_of(name):
    """One of the ten tables."""
    if name in SHIPPED:
        return load_scene(given.CATALOGUE / f"{name}.toml")
    return given.scene(*PIECES[name](), size=(SIDE, SIDE))


def standing_at(scene, place):
    """The same scene with somebody at a place, and nobody too near."""
    away = lambda figure: np.hypot(figure.at_pas[0] - place[0], figure.at_pas[1] - place[1])  # noqa: E731
    others = tuple(figure for figure in scene.figures if away(figure) > CROWDED_PAS)
    return replace(scene, figures=(given.miniature("somebody", place), *others))


def arena():
    """Raised ground with four pits; ramps lead into them, ledges hang over them, blocks stand at their rims."""
    squares = [(4.0 + 4.0 * east, 4.0 + 4.0 * north) for east in range(5) for north in range(5)]
    yield from (
        given.box(4.0, 4.0, 2.0, at=square, name=f"ground {number}")
        for number, square in enumerate(squares)
        if square not in PITS
    )
    for number, (x, y) in enumerate(PITS):
        yield given.ramp(3.0, 1.6, 2.0, at=(x - 0.5, y - 1.2), turn=90.0 * number, name=f"ramp {number}")
        yield given.box(1.3, 4.0, 0.3, at=(x + 1.35, y, 1.2 + 0.15 * number), name=f"ledge {number}")
        yield given.box(
            1.2, 1.2, 0.7 + 0.3 * number, at=(x + 2.6, y + 2.6, 2.0), turn=20.0 * number, name=f"block {number}"
        )
    yield given.ramp(3.5, 2.0, 2.0, at=(0.4 + 1.75, MIDDLE), name="way up")


def bunker():
    """Two rooms under one roof: one to stand in, one to crawl in, with slits, a doorway and a shelf."""
    walls = (
        ("south", 12.0, 0.6, 12.0, 7.0), ("north", 12.0, 0.6, 12.0, 17.0), ("west", 0.6, 9.4, 6.3, 12.0),
        ("east low", 0.6, 4.0, 17.7, 9.3), ("east high", 0.6, 4.0, 17.7, 14.9), ("between", 0.5, 6.5, 11.0, 13.4),
    )  # fmt: skip
    for name, wide, deep, x, y in walls:
        yield given.box(wide, deep, 1.5, at=(x, y), name=name)
    yield given.box(5.2, 9.6, 0.4, at=(8.6, 12.0, 1.5), name="high roof")
    yield given.box(7.0, 9.6, 0.4, at=(14.6, 12.0, 0.9), turn=0.0, name="low roof")
    yield given.box(1.4, 3.0, 0.35, at=(8.0, 15.0), name="bench")
    yield given.box(2.0, 1.0, 0.6, at=(13.5, 12.5), turn=25.0, name="crate")
    yield from (given.box(1.0, 1.0, 1.0, at=(20.0, 6.0 + 1.12 * row), name=f"slit {row}") for row in range(7))
    yield given.box(3.0, 1.4, 1.2, at=(12.0, 5.4), name="step up")


def curved_stair():
    """A stair of thirty treads around a pillar, most of them narrower than a base, and a landing it ends on."""
    yield given.cylinder(0.9, 7.0, at=(MIDDLE, MIDDLE), name="pillar")
    for step in range(30):
        heading, rise = np.radians(15.0 * step), 0.22 * (step + 1)
        spot = MIDDLE + 1.9 * np.cos(heading), MIDDLE + 1.9 * np.sin(heading)
        yield given.box(2.0, 0.75, 0.2, at=(*map(float, spot), rise - 0.2), turn=15.0 * step, name=f"tread {step}")
    yield given.box(3.0, 3.0, 0.25, at=(MIDDLE + 1.6, MIDDLE + 3.6, 6.4), turn=15.0, name="landing")
    yield given.box(0.3, 4.0, 1.2, at=(MIDDLE - 3.2, MIDDLE), name="rail")


def battlements():
    """A tower and a wall walk with merlons, joined by stairs; from their tops one looks and climbs down."""
    yield given.box(6.0, 6.0, 4.0, at=(8.0, 8.0), name="tower")
    for number in range(5):
        along = 5.2 + 1.4 * number
        for x, y, turn in ((along, 5.2, 0.0), (along, 10.8, 0.0), (5.2, along, 90.0), (10.8, along, 90.0)):
            yield given.box(0.7, 0.4, 0.8, at=(x, y, 4.0), turn=turn, name=f"merlon {x:g} {y:g}")
    yield given.box(10.0, 1.8, 2.5, at=(16.0, 8.0), name="wall")
    for number in range(7):
        yield given.box(0.6, 0.35, 0.7, at=(12.0 + 1.4 * number, 7.3, 2.5), name=f"merlon {number}")
    for step in range(6):
        yield given.box(1.6, 0.7, 0.4 * (step + 1), at=(16.0, 12.4 - 0.7 * step), name=f"step {step}")
    yield given.box(0.4, 0.1, 4.0, at=(8.0, 11.06), kind="ladder", name="ladder")


def solids():
    """Blocks, columns and wedges at random, some of them through or above one another."""
    chance = np.random.default_rng(16)
    for number in range(34):
        spot = (*chance.uniform(3.0, SIDE - 3.0, 2).tolist(), 0.0 if number % 4 else float(chance.uniform(0.4, 1.6)))
        size, turn = chance.uniform(0.4, 3.2, 3).tolist(), float(chance.uniform(0.0, 360.0))
        if number % 3 == 0:
            yield given.box(*size, at=spot, turn=turn, name=f"block {number}")
        elif number % 3 == 1:
            yield given.cylinder(0.3 + size[0] / 2.5, size[2], at=spot, name=f"column {number}")
        else:
            yield given.ramp(*size, at=spot, turn=turn, name=f"wedge {number}")


PIECES = dict(zip(MADE, (arena, bunker, curved_stair, battlements, solids), strict=True))
EVERY = (*MADE, *SHIPPED)

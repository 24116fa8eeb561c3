"""Drawings made by hand: a few boxes and figures, and every kind of verdict about them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from viewer.draw.picture import Caption, Drawing, DrawnFigure, DrawnLine, DrawnPiece, Share
from viewer.rulings.sight_lines import Obstacles, stopped_fan, tightest

QUADS = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
BOX_FACES = np.array([(a, b, c) for a, b, c, _ in QUADS] + [(a, c, d) for a, _, c, d in QUADS], dtype=np.int32)


def wall(name, x, y, *, size=(0.5, 4.0, 2.5)):
    """A box with the middle of its foot at a place."""
    east, north, high = size[0] / 2, size[1] / 2, size[2]
    ring = [(x - east, y - north), (x + east, y - north), (x + east, y + north), (x - east, y + north)]
    corners = [(*corner, z) for z in (0.0, high) for corner in ring]
    return DrawnPiece(name, np.array(corners, dtype=np.float64), BOX_FACES)


def figure(name, side, x, y, *, ground=0.0, semi_axes=(0.6, 0.6), turn=0.0):
    return DrawnFigure(name, side, (x, y), semi_axes, turn, ground, ground + 0.05, ground + 1.25)


ARIADNE, THESEUS = figure("Ariadne", "cretans", 4.0, 6.0), figure("Thésée", "athenians", 12.0, 6.0)


def drawing(verdict, *pieces, lines=(), others=(), pair=(ARIADNE, THESEUS), **more):
    """A drawing on a table of 16 by 12 pas."""
    caption = Caption(verdict.upper(), "Ariadne and Thésée", "for a reason", "small print")
    names = pair[0].name, pair[1].name
    return Drawing(verdict, (16.0, 12.0), tuple(pieces), (*pair, *others), *names, caption, lines=tuple(lines), **more)


@cache
def over_a_low_wall():
    """They see each other over a wall that is 0.25 pas lower than they are."""
    low = wall("low wall", 8.0, 6.0, size=(0.5, 6.0, 1.0))
    line = DrawnLine(ARIADNE.eye, THESEUS.eye, "witness")
    gap = tightest(Obstacles.of([low], []), line.start, line.end)
    return drawing("visible", low, lines=[line], gap=gap, gap_length="6.2 mm (0.250 pas)")


@cache
def behind_a_high_wall():
    """A wall higher than both stands between them."""
    return stopped("blocked", wall("high wall", 8.0, 6.0, size=(0.5, 6.0, 2.0)))


def stopped(verdict, *pieces):
    """Lines between the two and what stops them."""
    fan = stopped_fan(Obstacles.of(pieces, []), ARIADNE, THESEUS, [piece.name for piece in pieces])
    marked = [replace(piece, blocks=True, stops=stops(fan, piece.name)) for piece in pieces]
    shares = tuple(Share(piece.name, 1 / len(pieces)) for piece in pieces)
    return drawing(verdict, *marked, lines=fan, shares=shares)


def stops(fan, name):
    return tuple(line.end for line, by in fan.items() if by == name)


@cache
def by_a_hair():
    """A slit that lets a line through only if the two were a little larger."""
    left, right = wall("left wall", 8.0, 3.79), wall("right wall", 8.0, 7.81)
    fan = stopped_fan(Obstacles.of([left, right], []), ARIADNE, THESEUS)
    line = DrawnLine((4.0, 5.8, 1.2), (12.0, 5.8, 1.2), "nearly")
    gap = tightest(Obstacles.of([left, right], []), line.start, line.end)
    return drawing("too_close", left, right, lines=[line, *fan], gap=gap, gap_length="0.25 mm (0.010 pas)")


@cache
def every_verdict():
    return {
        "visible": over_a_low_wall(),
        "blocked": behind_a_high_wall(),
        "too_close": by_a_hair(),
        "undecided": stopped("undecided", wall("high wall", 8.0, 6.0, size=(0.5, 6.0, 2.0))),
    }

"""Two ways to know: the search with its rays and chains, and a naive one that only knows fractions."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from terrain.lattice.units import UNITS_PER_PAS
from terrain.scenery.bodies import Body
from terrain.scenery.pieces import Piece, Shape
from terrain.scenery.table import Table
from terrain.sight.question import sight
from tests.laws.answers import DECIDED
from tests.laws.naive_sight import Wall, past_polygons, past_walls

pytestmark = pytest.mark.rule("ICH-SHOOT-02")

PAS = UNITS_PER_PAS
BUDGET_MS = 300.0
BOX_FACES = [
    *((0, 2, 1), (0, 3, 2), (4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4)),
    *((1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)),
]


def figure(x_pas, y, ground=0, semi_axes=(4915, 4915), height=10_240):
    return Body((round(x_pas * PAS), y), semi_axes, (1, 0), ground + 410, ground + height)


def piece(name, corners, faces):
    return Piece(name, Shape(np.array(corners, dtype=np.float64) / PAS, np.array(faces)))


def wall_piece(name, wall):
    """The wall as scenery: twelve triangles, or two when it is flat."""
    (south, north), (bottom, top) = wall.y, wall.z
    if wall.west == wall.east:
        plan = [(wall.west, south), (wall.west, north)]
        return piece(name, [(*p, bottom) for p in plan] + [(*p, top) for p in plan[::-1]], [(0, 1, 2), (0, 2, 3)])
    plan = [(wall.west, south), (wall.east, south), (wall.east, north), (wall.west, north)]
    return piece(name, [(*p, z) for z in (bottom, top) for p in plan], BOX_FACES)


def searched(a, b, pieces, budget_ms=BUDGET_MS):
    return sight(Table((18.0, 18.0), tuple(pieces)), a, b, budget_ms=budget_ms, explain=False).verdict


def past(a, b, walls):
    return searched(a, b, [wall_piece(f"wall {k}", wall) for k, wall in enumerate(walls)])


# The naive way on scenes that are known


A, B = figure(2, 9 * PAS), figure(16, 9 * PAS)


def across(south, north, bottom=0, top=20_000, *, x=70_000, thick=4000):
    return Wall(x, x + thick, (south, north), (bottom, top))


@pytest.mark.parametrize(
    ("walls", "known"),
    [
        ([], "visible"),
        ([across(60_000, 90_000)], "blocked"),
        ([across(60_000, 90_000, top=10_239)], "visible"),
        ([across(60_000, 90_000, top=10_240)], "blocked"),
        ([across(60_000, 90_000, bottom=411)], "visible"),
        ([across(74_000, 90_000)], "visible"),
        ([across(20_000, 73_728, thick=0), across(73_729, 99_000, x=75_000, thick=0)], "visible"),
        ([across(20_000, 75_000, thick=0), across(73_000, 99_000, x=75_000, thick=0)], "blocked"),
    ],
)
def test_the_naive_way_is_right_on_walls_that_are_known(walls, known):
    assert past_walls(A, B, walls) == known


def test_the_naive_way_is_right_on_triangles_that_are_known():
    large = [(70_000, -50_000, -1000), (75_000, 200_000, -1000), (72_000, 73_000, 300_000)]
    small = [(70_000, 70_000, -1000), (75_000, 77_000, -1000), (72_000, 73_000, 300_000)]
    assert past_polygons(A, B, [large]) == "blocked"
    assert past_polygons(A, B, [small]) == "visible"
    assert past_polygons(A, B, [small, large]) == "blocked"


# Both ways on scenes at random


def random_figures(rng):
    level = rng.choice([0, 0, 0, 4096, 12_288])
    semi_axes = rng.choice([(4915, 4915), (4915, 4915), (4096, 4096), (8000, 4000), (4000, 8000)])
    a = figure(2, 9 * PAS + rng.randrange(-4096, 4097, 512))
    return a, figure(
        16, 9 * PAS + rng.randrange(-4096, 4097, 512), level, semi_axes, rng.choice([10_240, 10_240, 6144, 16_384])
    )


def random_walls(rng):
    """One to four walls across the line, flat or thick; their ends and tops come close to what decides."""
    walls = []
    for _ in range(rng.randint(1, 4)):
        west = rng.randrange(4 * PAS, 14 * PAS, 512)
        middle = 9 * PAS + rng.randrange(-8192, 8193, 512)
        span = rng.choice([
            (middle - rng.randrange(8192, 65_536, 512), middle),
            (middle, middle + rng.randrange(8192, 65_536, 512)),
            (middle - 32_768, middle + 32_768),
        ])  # fmt: skip
        bottom = rng.choice([0, 0, 0, 410, 409, 1024, 8192])
        top = rng.choice([30_000, 30_000, 30_000, 10_240, 10_322, 10_158, 16_384, 20_000])
        walls.append(Wall(west, west + rng.choice([0, 512, 4096]), span, (bottom, top)))
    return walls


def both_ways(found, naive, a, b):
    """What the search found, what the naive way says, and whether that hangs on one lattice unit.

    Where figures smaller and larger by a unit are answered differently, lines touch a wall and nothing
    more: the naive way decides that, while a proof that is strict may leave it open.
    """
    known = naive(a, b)
    hangs = found not in DECIDED and naive(a.grown(1), b.grown(1)) != naive(a.grown(-1), b.grown(-1))
    return found, known, hangs


def compared(rng):
    """What the search and the naive way say of a few walls at random."""
    (a, b), walls = random_figures(rng), random_walls(rng)
    return both_ways(past(a, b, walls), lambda a, b: past_walls(a, b, walls), a, b)


def agree(answers):
    """No contradiction, and hardly anything that the naive way knows is left open; answers how often it knew."""
    tally = Counter(answers)
    known = {answer: count for answer, count in tally.items() if answer[1] is not None}
    assert not [answer for answer in known if answer[0] in DECIDED and answer[0] != answer[1]], tally
    left_open = sum(count for (found, _, hangs), count in known.items() if found not in DECIDED and not hangs)
    assert left_open <= sum(known.values()) // 20, tally
    return Counter({verdict: sum(c for answer, c in known.items() if answer[1] == verdict) for verdict in DECIDED})


def test_both_ways_agree_about_walls_across_the_line():
    rng = Random(20)
    knew = agree([compared(rng) for _ in range(120)])
    assert min(knew.values()) >= 25


def random_triangles(rng):
    """A few triangles that lean any way, large enough to hide a figure now and then."""
    return [
        [
            _corner(rng, -1, -rng.randrange(4 * PAS)),
            _corner(rng, 1, -rng.randrange(4 * PAS)),
            _corner(rng, rng.choice([-1, 0, 1]), rng.randrange(1, 12) * PAS),
        ]
        for _ in range(rng.randint(1, 3))
    ]


def _corner(rng, side, height):
    return rng.randrange(4 * PAS, 14 * PAS), 9 * PAS + side * rng.randrange(0, 8 * PAS), height


def compared_on_triangles(rng):
    (a, b), triangles = random_figures(rng), random_triangles(rng)
    corners = [corner for triangle in triangles for corner in triangle]
    faces = [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(len(triangles))]
    found = searched(a, b, [piece("shards", corners, faces)])
    return both_ways(found, lambda a, b: past_polygons(a, b, triangles), a, b)


def test_both_ways_agree_about_triangles_that_lean_any_way():
    rng = Random(7)
    knew = agree([compared_on_triangles(rng) for _ in range(100)])
    assert min(knew.values()) >= 25


@pytest.mark.parametrize("thick", [0, 512, 4096])
def test_both_ways_agree_on_the_way_to_the_critical_overlap_of_two_staggered_walls(thick):
    """From a gap that shows the other to an overlap that hides it; only next to the critical one may they be silent."""
    answers = []
    for overlap in range(0, 2049, 64):
        north = Wall(60_000, 60_000 + thick, (9 * PAS - overlap, 30 * PAS), (0, 30_000))
        south = Wall(84_000, 84_000 + thick, (-12 * PAS, 9 * PAS + overlap), (0, 30_000))
        walls = [north, south]
        answers.append(both_ways(past(A, B, walls), lambda a, b, walls=walls: past_walls(a, b, walls), A, B))
    knew = agree(answers)
    assert min(knew.values()) >= 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_both_ways_agree_for_hours(seed):
    rng = Random(1000 + seed)
    agree([compared(rng) for _ in range(500)])
    agree([compared_on_triangles(rng) for _ in range(300)])

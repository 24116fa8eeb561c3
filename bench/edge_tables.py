"""Makes the tables of the edge pairs: rooms, slits, stairs, an arena, solids at random, and three of the catalogue."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.tables import SIDE_PAS, Specimen, seed_of, specimens
from terrain.scenery import Piece, Table, box_shape, cylinder_shape, ramp_shape

MIDDLE = SIDE_PAS / 2
PAIRS = 50
FROM_CATALOGUE = ("castle", "tower", "mars")
SHAPES = (box_shape, cylinder_shape, ramp_shape)
PITS = ((12.0, 12.0), (24.0, 12.0), (12.0, 24.0), (24.0, 24.0))


def edge_specimens(*, quick: bool = False) -> tuple[Specimen, ...]:
    """Eight tables, 50 pairs each; when it has to be quick two small ones."""
    made = [
        Specimen("house", house, PAIRS),
        Specimen("bunker", bunker, PAIRS),
        Specimen("stairs", stairs, PAIRS),
        Specimen("arena", arena, PAIRS),
        Specimen("solids", solids, PAIRS),
    ]
    if quick:
        return tuple(Specimen(one.name, one.make, 6) for one in made[:2])
    shipped = [Specimen(one.name, one.make, PAIRS) for one in specimens() if one.name in FROM_CATALOGUE]
    return (*shipped, *made)


def _box(name: str, x: float, y: float, z: float, size: tuple[float, float, float], turn: float = 0.0) -> Piece:
    return Piece(name, box_shape(*size), (x, y, z), turn)


def house() -> Table:
    """Two houses whose walls meet at angles, with doorways and a gallery inside, one with a roof."""
    pieces = []
    for name, (x, y), turn in (("red", (12.0, 13.0), 17.0), ("blue", (24.0, 22.0), -31.0)):
        heading = np.radians(turn)
        for part, east, north, size, extra in (
            ("south", 0.0, -3.0, (6.4, 0.4, 3.0), 0.0),
            ("west", -3.0, 0.0, (0.4, 6.4, 3.0), 0.0),
            ("north west", -2.0, 3.0, (2.4, 0.4, 3.0), 0.0),
            ("north east", 2.1, 3.2, (2.2, 0.4, 3.0), 12.0),
            ("gallery", -2.2, 0.0, (1.2, 5.6, 0.25), 0.0),
        ):
            away = _turned(east, north, heading)
            foot = 1.5 if part == "gallery" else 0.0
            pieces.append(_box(f"{name} {part}", x + away[0], y + away[1], foot, size, turn + extra))
        if name == "red":
            pieces.append(_box("roof", x, y, 3.0, (7.0, 7.0, 0.3), turn))
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))


def _turned(east: float, north: float, heading: float) -> tuple[float, float]:
    return (
        float(east * np.cos(heading) - north * np.sin(heading)),
        float(east * np.sin(heading) + north * np.cos(heading)),
    )


def bunker() -> Table:
    """Walls of blocks with slits between them, under one roof, and a second row of slits to look through."""
    pieces = []
    for row, (y, gap, height) in enumerate(((14.0, 0.12, 2.2), (18.0, 0.35, 2.2), (24.0, 0.06, 3.0))):
        x, number = 8.0, 0
        while x < 28.0:
            wide = 1.7 + 0.45 * ((number * 7 + row * 3) % 5)
            pieces.append(_box(f"row {row} block {number}", x + wide / 2, y, 0.0, (wide, 0.8, height), 0.0))
            x, number = x + wide + gap, number + 1
    pieces.append(_box("roof", 18.0, 16.0, 2.2, (22.0, 5.2, 0.3), 0.0))
    pieces.append(_box("sill", 18.0, 22.0, 0.0, (20.0, 0.5, 0.9), 3.0))
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))


def stairs() -> Table:
    """A winding stair of 28 treads around a pillar, and a straight flight with a parapet."""
    pieces = [Piece("pillar", cylinder_shape(1.2, 7.5), (14.0, 18.0, 0.0))]
    for step in range(28):
        heading = np.radians(15.0 * step)
        x, y = 14.0 + 2.4 * np.cos(heading), 18.0 + 2.4 * np.sin(heading)
        rise = 0.25 * (step + 1)
        pieces.append(_box(f"tread {step}", float(x), float(y), rise - 0.2, (2.4, 0.9, 0.2), 15.0 * step))
    pieces += [_box(f"flight {step}", 22.0 + 0.6 * step, 14.0, 0.0, (0.6, 3.0, 0.3 * (step + 1))) for step in range(12)]
    pieces.append(_box("parapet", 25.3, 15.7, 0.0, (7.2, 0.3, 4.4)))
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))


def arena() -> Table:
    """Raised ground with four pits in it, ramps into them, and ledges over them."""
    pieces = [
        _box(f"ground {east} {north}", 6.0 + 6.0 * east, 6.0 + 6.0 * north, 0.0, (6.0, 6.0, 2.0))
        for east in range(5)
        for north in range(5)
        if (6.0 + 6.0 * east, 6.0 + 6.0 * north) not in PITS
    ]
    for number, (x, y) in enumerate(PITS):
        pieces.append(Piece(f"ramp {number}", ramp_shape(2.0, 5.0, 2.0), (x - 1.9, y, 0.0), 0.0))
        pieces.append(_box(f"ledge {number}", x + 2.2, y, 1.3 + 0.1 * number, (1.6, 6.0, 0.3)))
        pieces.append(_box(f"block {number}", x + 3.5, y + 3.5, 2.0, (1.5, 1.5, 1.0 + 0.3 * number), 20.0 * number))
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))


def solids() -> Table:
    """Boxes, cylinders and ramps at random, some of them through one another."""
    random = np.random.default_rng(seed_of("solids"))
    pieces = []
    for number in range(45):
        shape: Any = SHAPES[number % len(SHAPES)]
        size = random.uniform(0.5, 3.5, 3) if shape is not cylinder_shape else random.uniform((0.4, 0.8), (1.6, 4.0))
        x, y = random.uniform(6.0, SIDE_PAS - 6.0, 2)
        foot = 0.0 if number % 4 else random.uniform(0.5, 2.0)
        pieces.append(Piece(f"solid {number}", shape(*size.tolist()), (float(x), float(y), float(foot)),
                            float(random.uniform(0.0, 360.0))))  # fmt: skip
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))

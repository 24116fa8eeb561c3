"""Small tables drawn by hypothesis: a few blocks, columns, wedges and loose triangles between two figures.

Sizes and places are eighths of a pas, so walls that touch, tops that are level and edges in one line come up often.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
from hypothesis import strategies as st

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS
from terrain.lattice.units import UNITS_PER_PAS, to_units
from terrain.scenery.bodies import Body, figure_body
from terrain.scenery.obstacles import Obstacle
from terrain.scenery.pieces import Piece, Shape, box_shape, cylinder_shape, ramp_shape
from terrain.scenery.table import Table

SIZE_PAS = (18.0, 18.0)


@dataclass(frozen=True)
class Setting:
    """Two figures, what stands between them, and who else is there."""

    pieces: tuple[Piece, ...]
    a: Body
    b: Body
    others: tuple[Obstacle, ...] = ()
    table: Table = field(init=False, compare=False)

    def __post_init__(self):
        object.__setattr__(self, "table", Table(SIZE_PAS, self.pieces))

    def without(self, place):
        return replace(self, pieces=self.pieces[:place] + self.pieces[place + 1 :])

    def resized(self, units):
        """Both figures larger, or smaller when negative."""
        return replace(self, a=self.a.grown(units), b=self.b.grown(units))

    def _repr_pretty_(self, printer, _cycle):
        """What one needs to draw it."""
        pieces = [f"{p.id}: {p.mesh.vertices.tolist()} {p.mesh.faces.tolist()}" for p in self.pieces]
        printer.text("\n".join(["", *pieces, *map(str, (self.a, self.b, *self.others))]))


def eighths(low, high):
    return st.integers(round(low * 8), round(high * 8)).map(lambda number: number / 8)


heights = st.sampled_from([3.0, 4.0, 2.0, 1.25, 1.5, 1.0, 0.75])
turns = st.sampled_from([0.0, 0.0, 0.0, 90.0, 30.0, 45.0, 17.0, 253.0])


@st.composite
def solid_pieces(draw, x=(4.5, 13.5), y=(7.0, 11.0)):
    kind = draw(st.sampled_from(["wall", "wall", "wall", "wall", "box", "column", "ramp"]))
    if kind == "wall":
        shape = box_shape(draw(eighths(0.125, 0.5)), draw(eighths(2, 10)), draw(heights))
    elif kind == "box":
        shape = box_shape(draw(eighths(0.5, 3)), draw(eighths(0.5, 3)), draw(eighths(0.5, 3)))
    elif kind == "column":
        shape = cylinder_shape(draw(eighths(0.25, 2.5)), draw(heights))
    else:
        shape = ramp_shape(draw(eighths(1, 4)), draw(eighths(1, 6)), draw(eighths(0.5, 3)))
    lift = draw(st.sampled_from([0.0, 0.0, 0.0, 0.0, 0.25, 1.0]))
    return Piece(kind, shape, (draw(eighths(*x)), draw(eighths(*y)), lift), draw(turns))


@st.composite
def soup_pieces(draw, x=(4.5, 13.5), y=(4.0, 14.0)):
    """Loose triangles, some of which share corners."""
    corner = st.tuples(eighths(*x), eighths(*y), eighths(0, 4))
    corners = draw(st.lists(corner, min_size=3, max_size=10, unique=True))
    place = st.integers(0, len(corners) - 1)
    faces = draw(st.lists(st.lists(place, min_size=3, max_size=3, unique=True), min_size=1, max_size=10))
    return sheet("soup", corners, [[0, 1, 2], *faces])


def sheet(name, corners_pas, faces):
    """A piece of just these triangles; three corners in one line are moved out of it, so that something is left."""
    corners = np.array(corners_pas, dtype=np.float64)
    across = np.cross(corners[faces[0][1]] - corners[faces[0][0]], corners[faces[0][2]] - corners[faces[0][0]])
    if not across.any():
        corners[faces[0][0]] += (0.0, 0.125, 1.375)
        corners[faces[0][1]] += (0.0, 1.125, 0.25)
    return Piece(name, Shape(corners, np.array(faces)))


figure_sizes = st.sampled_from(
    [(1.2, 1.25), (1.2, 1.25), (1.2, 0.75), (1.6, 2.0), ((2.4, 1.2), 1.25), ((2.0, 1.0), 2.5)]
)


@st.composite
def figures(draw, x, y):
    base, height = draw(figure_sizes)
    ground = draw(st.sampled_from([0.0, 0.0, 0.0, 1.5]))
    return figure_body((draw(eighths(*x)), draw(eighths(*y))), ground, base, height, draw(turns))


def _named(pieces):
    return tuple(replace(piece, id=f"{piece.id} {place}") for place, piece in enumerate(pieces))


@st.composite
def settings_apart(draw, most_pieces=5, others=True):
    """A figure in the west, one in the east, and the scenery in between."""
    pieces = draw(st.lists(st.one_of(solid_pieces(), solid_pieces(), soup_pieces()), min_size=2, max_size=most_pieces))
    a, b = draw(figures((1.5, 3), (7.5, 10.5))), draw(figures((15, 16.5), (7.5, 10.5)))
    return Setting(_named(pieces), a, b, draw(bystanders((5, 13), (6, 12))) if others else ())


@st.composite
def settings_crowded(draw):
    """A small yard: figures at arm's length, scenery anywhere between them, leaning on them and even in them."""
    yard = (5.0, 11.0)
    piece = st.one_of(solid_pieces(yard, yard), solid_pieces(yard, yard), soup_pieces(yard, yard))
    pieces = draw(st.lists(piece, min_size=3, max_size=6))
    places = draw(st.lists(st.tuples(*[st.integers(0, 2)] * 2), min_size=2, max_size=4, unique=True))
    a, b, *others = [draw(figures((4 + 3 * x, 4.5 + 3 * x), (4 + 3 * y, 4.5 + 3 * y))) for x, y in places]
    return Setting(_named(pieces), a, b, _as_obstacles(others))


@st.composite
def settings_overlapping(draw):
    """Figures put down so carelessly that they stand in one another, among a piece or two."""
    pieces = draw(st.lists(solid_pieces((6.0, 10.0), (6.0, 10.0)), max_size=2))
    close = figures((7.0, 9.0), (7.0, 9.0))
    a, b, others = draw(close), draw(close), draw(st.lists(close, min_size=1, max_size=2))
    return Setting(_named(pieces), a, b, _as_obstacles(others))


@st.composite
def ribbon_pieces(draw):
    """A folded sheet over the whole table: each triangle hangs on the one before, also behind the figures."""
    corner = st.tuples(eighths(0, 18), eighths(4, 14), st.sampled_from([0.0, 0.0, 4.0, 4.0, 1.0, -1.0]))
    corners = draw(st.lists(corner, min_size=4, max_size=12, unique=True))
    return sheet("ribbon", corners, [[k, k + 1, k + 2] for k in range(len(corners) - 2)])


@st.composite
def settings_wound(draw):
    """Two figures with a folded sheet or two wound between them, around them and behind them."""
    pieces = draw(st.lists(st.one_of(ribbon_pieces(), ribbon_pieces(), solid_pieces()), min_size=1, max_size=3))
    a, b = draw(figures((3, 7), (7.5, 10.5))), draw(figures((11, 15), (7.5, 10.5)))
    return Setting(_named(pieces), a, b)


@st.composite
def bystanders(draw, x, y):
    """No other figure, one or two."""
    return _as_obstacles(draw(st.lists(figures(x, y), max_size=2)))


def _as_obstacles(bodies):
    """They stand on the ground, while what is seen of them begins a little higher."""
    whole = [replace(body, low=body.low - to_units(BODY_CLEARANCE_PAS)) for body in bodies]
    return tuple(Obstacle(f"other {place}", body) for place, body in enumerate(whole))


# The same setting elsewhere, turned, mirrored, or drawn with the faces in another way


def remade(setting, corners_of, body_of):
    """A setting with every corner and every body moved."""
    pieces = tuple(
        Piece(piece.id, Shape(corners_of(piece.mesh.vertices) / UNITS_PER_PAS, piece.mesh.faces.astype(np.int64)))
        for piece in setting.pieces
    )
    others = tuple(Obstacle(other.name, body_of(other.body)) for other in setting.others)
    return Setting(pieces, body_of(setting.a), body_of(setting.b), others)


def shifted(setting, by):
    """Moved by whole lattice units."""

    def body_of(body):
        centre = (body.centre[0] + by[0], body.centre[1] + by[1])
        return replace(body, centre=centre, low=body.low + by[2], high=body.high + by[2])

    return remade(setting, lambda corners: corners + np.array(by), body_of)


def turned(setting, matrix):
    """Turned or mirrored about the upright axis through the origin, by a matrix of whole numbers."""
    (xx, xy), (yx, yy) = matrix

    def flat(x, y):
        return (xx * x + xy * y, yx * x + yy * y)

    def body_of(body):
        return replace(body, centre=flat(*body.centre), along=flat(*body.along))

    full = np.array([[xx, xy, 0], [yx, yy, 0], [0, 0, 1]])
    return remade(setting, lambda corners: corners @ full.T, body_of)


def with_faces(setting, change):
    """The same corners, and the faces of every piece changed: another order, another sense, some twice."""
    pieces = tuple(
        Piece(piece.id, Shape(piece.mesh.vertices / UNITS_PER_PAS, change(piece.mesh.faces.astype(np.int64))))
        for piece in setting.pieces
    )
    return replace(setting, pieces=pieces)

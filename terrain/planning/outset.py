"""Begins a search at a place: the nodes that one walks to straight from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.lattice.units import to_units
from terrain.planning.label_search import begin, begin_at

if TYPE_CHECKING:
    from terrain.movement.answers import Place
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Book, Lie, Terms

MOST_LABELS = 1 << 20

SQUEEZED_CELLS = (1, 2, 4, 8, 12)
"""Cells around a start whose nodes are tried on the mesh, until some are found, when no other way leads out of it."""


def set_out(field: Field, landscape: Landscape, lie: Lie, start: Place, book: Book, terms: Terms) -> None:
    """Write the first labels of a search from a place: those of the nodes that one walks to from there."""
    (x, y), known = field.points(start[0], start[1]), int(book.counts[1])
    if begin(lie, book, terms, float(x), float(y), float(to_units(start[2]))) == known:
        _squeeze_out(field, landscape, start, book, terms)


def _squeeze_out(field: Field, landscape: Landscape, start: Place, book: Book, terms: Terms) -> None:
    """Begin at nodes to which one walks on the mesh, from a start that is too narrow for the field."""
    tried: set[int] = set()
    known = int(book.counts[0])
    for cells in SQUEEZED_CELLS:
        for node in field.nodes_near(start, cells):
            if node in tried or field.low[node]:
                continue
            tried.add(node)
            walk = landscape.walk(field.mover, start, (float(field.places[node, 0]), float(field.places[node, 1])))
            if walk.stop is None and abs(walk.end[2] - field.places[node, 2]) <= field.form.step_pas:
                begin_at(book, terms, node, walk.length_pas)
        if book.counts[0] > known:
            return

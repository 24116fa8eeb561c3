"""Follows a label back to the start and returns the steps of its route."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terrain.planning.labels import CHANCE, LINK, NODE, PRED, WALK, WAY

if TYPE_CHECKING:
    from terrain.movement.answers import Place
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Book


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a way: a straight walk to a node, or a link to it and how that is used."""

    way: int
    to: Place
    """The place of the node, or where the link lands."""
    node: int
    link: int = -1
    low: bool = False
    """Whether one crouches there."""
    sure: bool = False
    """Whether a link that may fail was paid for so that it cannot."""


def trace(field: Field, book: Book, label: int) -> list[Step]:
    """The steps of the way to the node of a label."""
    steps: list[Step] = []
    while label >= 0:
        steps += _steps_to(field, book, label)
        label = int(book.whole[label, PRED])
    return steps[::-1]


def _steps_to(field: Field, book: Book, label: int) -> list[Step]:
    """The last step to a label, last first: a link is followed by a walk to the node."""
    node, link, before = (int(book.whole[label, of]) for of in (NODE, LINK, PRED))
    x, y, z = field.places[node].tolist()
    walk = Step(WALK, (x, y, z), node, low=bool(field.low[node]))
    if link < 0:
        return [walk]
    column, row, height = field.links.landing[link].tolist()
    sure = bool(book.real[label, CHANCE] >= book.real[before, CHANCE])
    return [walk, Step(int(book.whole[label, WAY]), (*field.spots(column, row), height), node, link, sure=sure)]

"""Computes where a body can get in several moves: for every place the best chance to be there after each move.

A move ends wherever a body can stand, and the next one begins there with its whole allowance. So a place after a move
is judged by the chance to be there and by the risk; the cost of the way is forgotten. Each further move starts
from the places that the last one improved, and skips places that are already as good.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.planning.conditions import lie_of, terms_of
from terrain.planning.label_search import search
from terrain.planning.labels import CHANCE, COST, DEEP, HARM, LINK, NODE, PRED, SAME, WALK, WAY, WET, new_book
from terrain.planning.outset import MOST_LABELS, set_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from terrain.movement.answers import Place
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Book
    from terrain.planning.move_rules import MoveRules

SLACK_PAS = 1e-6
"""Sums along a way and along its mirror image may differ by less: neither is cut off for that."""


@dataclass(frozen=True, eq=False)
class Standing:
    """What is known of every node after a move: how likely one gets there, at what harm, with how deep a fall."""

    chances: NDArray[np.float64]
    harms: NDArray[np.float64]
    deepest_pas: NDArray[np.float64]

    def improved_by(self, other: Standing) -> NDArray[np.bool_]:
        """The nodes that are likelier reached in another way, or as likely with less harm."""
        likelier = other.chances > self.chances + SAME
        return likelier | ((other.chances > self.chances - SAME) & (other.harms < self.harms - SAME))

    def with_better(self, other: Standing, better: NDArray[np.bool_]) -> Standing:
        """Take some nodes from another."""
        parts = ("chances", "harms", "deepest_pas")
        return Standing(*(np.where(better, getattr(other, part), getattr(self, part)) for part in parts))


@dataclass(frozen=True, eq=False)
class Stage:
    """One way of making one of the moves: its labels, from which the route can be traced."""

    move: int
    whole: NDArray[np.int32]
    last: NDArray[np.int32]
    taken: NDArray[np.bool_]
    """The nodes for which this was the best of the ways of this move."""


@dataclass(frozen=True, eq=False)
class Journey:
    """Every node after 0, 1, 2 … moves."""

    field: Field
    after: tuple[Standing, ...]
    at_rest: tuple[NDArray[np.float64], ...]
    """The chances after each move if that one is made at a pace that leaves time for something else; none before."""
    stages: tuple[Stage, ...] = ()

    @property
    def moves(self) -> int:
        return len(self.after) - 1

    def chances(self, nodes: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely one is at the best of some nodes after 0, 1, 2 … moves."""
        if not len(nodes):
            return np.zeros(len(self.after))
        return np.array([standing.chances[nodes].max() for standing in self.after])

    def chances_at_rest(self, nodes: NDArray[np.int64]) -> NDArray[np.float64]:
        """The same for moves of which the last leaves time for something else."""
        if not len(nodes):
            return np.zeros(len(self.at_rest))
        return np.array([chances[nodes].max() for chances in self.at_rest])

    def best_node(self, nodes: NDArray[np.int64], moves: int) -> int:
        """Of some nodes the likeliest after a number of moves; of several the least harmful."""
        standing = self.after[moves]
        order = np.lexsort((standing.harms[nodes].round(9), -standing.chances[nodes].round(9)))
        return int(nodes[order[0]])

    def way_to(self, node: int, moves: int) -> list[list[tuple[int, int]]]:
        """The way to a node in a number of moves: for each move its steps, a node and how it was reached."""
        way: list[list[tuple[int, int]]] = []
        for move in range(moves, 0, -1):
            stage = next((one for one in self.stages if one.move == move and one.taken[node]), None)
            if stage is None:
                continue
            steps = _steps(stage, node)
            way.append(steps)
            node = steps[0][0]
        return way[::-1]


def _steps(stage: Stage, node: int) -> list[tuple[int, int]]:
    """The steps of one move, from the node where it sets out."""
    found, label = [], int(stage.last[node])
    while label >= 0:
        found.append((int(stage.whole[label, NODE]), int(stage.whole[label, WAY])))
        label = int(stage.whole[label, PRED])
    return found[::-1]


@dataclass(frozen=True, eq=False)
class Start:
    """Where one sets out: any of some nodes, or any of some places beside them."""

    nodes: NDArray[np.int64]
    places: tuple[Place, ...] = ()


def journey(
    on: Field,
    landscape: Landscape,
    start: Start,
    paces: Sequence[MoveRules],
    moves: int,
    *,
    unhurried: int | None = None,
    keeping_ways: bool = False,
) -> Journey:
    """Compute how far one gets in a number of moves, each made by the best of some paces.

    The first `unhurried` paces leave time for something else; by default all do.
    """
    calm = len(paces) if unhurried is None else unhurried
    rules = [replace(pace, allowance_pas=pace.allowance_pas + SLACK_PAS) for pace in paces]
    lies = [lie_of(on, landscape, pace) for pace in rules]
    here, frontier = _at_start(on, start)
    after, at_rest, stages = [here], [np.full_like(here.chances, -1.0)], []
    for move in range(1, moves + 1):
        known, places = here, start.places if move == 1 else ()
        resting = np.maximum(known.chances, at_rest[-1])  # a body already there waits
        for number, (lie, pace) in enumerate(zip(lies, rules, strict=True)):
            if not len(frontier) and not places:
                break
            book = _seeded(on, known, frontier)
            for place in places:
                set_out(on, landscape, lie, place, book, terms_of(pace))
            search(lie, book, terms_of(pace), -1, False)
            found = _found(book)
            resting = np.maximum(resting, found.chances) if number < calm else resting
            better = here.improved_by(found)
            here = here.with_better(found, better)
            if keeping_ways:
                stages.append(_stage(move, book, better))
        after.append(here)
        at_rest.append(resting)
        frontier = np.flatnonzero(known.improved_by(here))
    # Of the ways of one move the one that was looked at last had to be better than those before: it goes first.
    return Journey(on, tuple(after), tuple(at_rest), tuple(stages[::-1]))


def _at_start(on: Field, start: Start) -> tuple[Standing, NDArray[np.int64]]:
    count = len(on.nodes.storey)
    chances, harms = np.full(count, -1.0), np.full(count, np.inf)
    chances[start.nodes], harms[start.nodes] = 1.0, 0.0
    return Standing(chances, harms, np.zeros(count)), np.asarray(start.nodes, dtype=np.int64)


def _seeded(on: Field, known: Standing, frontier: NDArray[np.int64]) -> Book:
    """A book whose first labels are those of the frontier, and in which all that is as good already is beaten."""
    book, count = new_book(len(on.nodes.storey), MOST_LABELS), len(frontier)
    book.best_chance[:], book.best_harm[:] = known.chances, known.harms
    book.best_chance[frontier], book.best_harm[frontier] = -1.0, np.inf
    whole, real = book.whole[:count], book.real[:count]
    whole[:, NODE], whole[:, PRED], whole[:, LINK], whole[:, WAY], whole[:, WET] = frontier, -1, -1, WALK, 0
    real[:, COST], real[:, CHANCE], real[:, HARM] = 0.0, known.chances[frontier], known.harms[frontier]
    real[:, DEEP] = known.deepest_pas[frontier]
    # All keys are alike: in whatever order they stand, they are a heap.
    book.key[:count], book.queue[:count] = 0.0, np.arange(count)
    book.counts[:2] = count
    book.coming[frontier] = np.stack([np.zeros(count), known.chances[frontier], known.harms[frontier]], axis=1)
    return book


def _found(book: Book) -> Standing:
    """What a search found, for the nodes that it settled."""
    count = len(book.last)
    found = Standing(np.full(count, -1.0), np.full(count, np.inf), np.zeros(count))
    settled = np.flatnonzero(book.last >= 0)
    labels = book.real[book.last[settled]]
    found.chances[settled], found.harms[settled] = labels[:, CHANCE], labels[:, HARM]
    found.deepest_pas[settled] = labels[:, DEEP]
    return found


def _stage(move: int, book: Book, better: Any) -> Stage:
    return Stage(move, book.whole[: book.counts[0]].copy(), book.last.copy(), better)

"""Searches a field, tries on the mesh what the answer rests on, and searches again without what failed.

A search sees more than there is: walks that only just do not pass, and links a little shorter than they are. What its
answer rests on is tried, once for each field; so after some searches the answer rests on nothing but what passed, and
hardly depends on what was tried before.
"""

from __future__ import annotations

import dataclasses
import hashlib
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.sources import made_by
from terrain.movement.landscape import Landscape
from terrain.planning.conditions import lie_of, terms_of
from terrain.planning.label_search import begin_with, search
from terrain.planning.labels import COST, LINK, NODE, PRED, WAY, WET, Book, new_book
from terrain.planning.legs.string_pulling import Walker
from terrain.planning.link_costs import SHUT
from terrain.planning.outset import MOST_LABELS, set_out
from terrain.planning.trial.ledger import Ledger, Referee, keep, ledger_of
from terrain.planning.trial.link_trials import lay_link, try_link
from terrain.planning.trial.open_ground import leads_over_open_ground
from terrain.planning.trial.walk_trials import (
    arcs_between,
    arriving,
    place_of,
    points_of,
    stand_at,
    try_places,
    try_walks,
    walk_of_arc,
)

if TYPE_CHECKING:
    from terrain.movement.answers import Place
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Lie, Terms
    from terrain.planning.move_rules import MoveRules

MOST_SEARCHES = 200
"""Searches before one gives up; each finds something that fails, and there is only so much of it."""

SNAPPED_PAS = 4 / UNITS_PER_PAS
"""By so much a length may come back too long because its ends were snapped."""

AT_ONCE = 200
"""Labels whose ways are tried between two searches, at least."""

NEAR_FIGURES_PAS = 0.1
"""Ways that pass so near to others are tried among them."""


@dataclass(eq=False)
class TriedSearch:
    """Searches from one place in one move, each relying on less than the one before."""

    field: Field
    landscape: Landscape
    start: Place
    rules: MoveRules
    referee: Referee | None = None
    extra_pas: dict[tuple[int, int], float] = dataclasses.field(default_factory=dict)
    """How much longer walks from the start to nodes are on the mesh, for those that were tried."""
    seen: set[tuple[int, int]] = dataclasses.field(default_factory=set)
    """Walks and links that were tried among the others."""
    lost_arcs: set[int] = dataclasses.field(default_factory=set)
    lost_links: set[int] = dataclasses.field(default_factory=set)
    """Those that nothing here relies on any more; the ledger is for others too."""

    @cached_property
    def bare(self) -> Landscape:
        """The scenery alone."""
        return Landscape(self.landscape.table, step_pas=self.landscape.step_pas, slope_deg=self.landscape.slope_deg)

    @cached_property
    def name(self) -> str:
        """What the ledger is called on disk."""
        told = f"{self.landscape.table.content} {self.field.form} {self.referee}"
        makers = [] if self.referee is None else [type(self.referee)]
        return f"trials-{hashlib.sha256(told.encode()).hexdigest()[:32]}-{made_by(TriedSearch, *makers)}"

    @cached_property
    def ledger(self) -> Ledger:
        return ledger_of(self.field, self.referee, self.name)

    @cached_property
    def plain(self) -> Lie:
        """The field among the others on it."""
        return lie_of(self.field, self.landscape, self.rules)

    @property
    def lie(self) -> Lie:
        """The same as far as it stood the test."""
        length, shut = self.ledger.passable, self.ledger.shut
        if self.lost_arcs:
            length = length.copy()
            length[list(self.lost_arcs)] = np.inf
        if self.lost_links:
            shut = shut.copy()
            shut[list(self.lost_links)] |= SHUT
        arcs = self.field.arcs._replace(length=length)
        return self.plain._replace(arcs=arcs, links=self.ledger.links, shut=shut)

    @cached_property
    def starts(self) -> dict[int, float]:
        """The nodes that one walks to from the start, each at its cost."""
        book = new_book(len(self.field.nodes.storey), len(self.field.nodes.storey) + 1)
        set_out(self.field, self.landscape, self.plain, self.start, book, terms_of(self.rules))
        count = int(book.counts[0])
        return dict(zip(book.whole[:count, NODE].tolist(), book.real[:count, COST].tolist(), strict=True))

    def untried(self) -> Book:
        """Search by what the field says."""
        return self._searched(self.plain, terms_of(self.rules))

    def once(self, goal: int = -1, *, safest: bool = False) -> Book:
        """Search by what has stood the test so far, and what was not tried yet."""
        return self._searched(self.lie, terms_of(self.rules, SNAPPED_PAS), goal, safest=safest)

    def _searched(self, lie: Lie, terms: Terms, goal: int = -1, *, safest: bool = False) -> Book:
        book = new_book(len(self.field.nodes.storey), MOST_LABELS)
        nodes, costs = np.array(list(self.starts), dtype=np.int64), np.array(list(self.starts.values()))
        begin_with(book, terms, nodes, costs.astype(np.float64))
        search(lie, book, terms, goal, safest)
        return book

    def everywhere(self) -> Book:
        """Search until every way to a place is one that passed."""
        began = perf_counter()
        for _ in range(MOST_SEARCHES):
            book = self.once()
            ends = np.concatenate([book.first[book.first >= 0], book.last[book.last >= 0]])
            if not self._has_some_failed(book, ends):
                break
        keep(self.ledger, self.name, perf_counter() - began)
        return book

    def _has_some_failed(self, book: Book, ends: Any) -> bool:
        """Try the ways to some labels, the cheapest first, until something fails: beyond that all may be different."""
        ends = ends[np.argsort(book.real[ends, COST], kind="stable")]
        return any(self.has_failed(book, ends[first : first + AT_ONCE]) for first in range(0, len(ends), AT_ONCE))

    def to(self, goal: int, *, safest: bool = False) -> tuple[Book, int]:
        """Search until the way to a node is one that passed: the book and its label, or -1."""
        for _ in range(MOST_SEARCHES):
            book = self.once(goal, safest=safest)
            label = int(book.last[goal] if safest else book.first[goal])
            if label < 0 or not self.has_failed(book, np.array([label])):
                break
        return book, label

    def give_up(self, node: int, link: int) -> None:
        """Rely on a node or a link no more: what the mesh allows, something else may not."""
        if node >= 0:
            self.lost_arcs.update(np.flatnonzero(self.field.arcs.to == node).tolist())
            self.lost_links.update(np.flatnonzero(self.field.links.to == node).tolist())
            self.starts.pop(node, None)
        if link >= 0:
            self.lost_links.add(link)

    # ---------------------------------------------------------------- trials

    def has_failed(self, book: Book, ends: Any) -> bool:
        """Try the ways to some labels; whether anything on them failed, or is not what it was taken for."""
        labels = ways_to(book, ends)
        whole = book.whole[labels]
        nodes, before = whole[:, NODE].astype(np.int64), whole[:, PRED]
        came = np.where(before >= 0, book.whole[np.maximum(before, 0), NODE], -1).astype(np.int64)
        walked, linked = (before >= 0) & (whole[:, LINK] < 0), whole[:, LINK] >= 0
        failed = try_places(self.field, self.ledger, self.bare, np.unique(nodes))
        failed |= self._have_starts_failed(nodes[before < 0])
        failed |= self._have_walks_failed(came[walked], nodes[walked], whole[walked, WET] == 0)
        failed |= self._have_links_failed(came[linked], whole[linked])
        return failed

    def _have_starts_failed(self, nodes: Any) -> bool:
        """Try straight walks from the start."""
        nodes = np.array([node for node in np.unique(nodes).tolist() if (-1, node) not in self.seen], dtype=np.int64)
        start = np.array(self.field.points(self.start[0], self.start[1]), dtype=np.float64)
        ends = points_of(self.field, nodes)
        starts = np.broadcast_to(start, ends.shape)
        clear = leads_over_open_ground(self.field, self.ledger.is_open, starts, ends)
        clear &= ~self._near_figures(starts, ends) & (not self._is_marked)
        failed = False
        for node, is_clear in zip(nodes.tolist(), clear.tolist(), strict=True):
            self.seen.add((-1, node))
            if not is_clear and not self._walks_from_start(node):
                self.starts.pop(node, None)
                failed = True
        return failed

    def _walks_from_start(self, node: int) -> bool:
        if not stand_at(self.field, self.ledger, self.bare, node):
            return False
        walker = Walker(self.landscape, self.field.mover, self.rules, keeps_dry=True)
        to = place_of(self.field, self.ledger, node)
        walk = walker.walk(self.start, (to[0], to[1]))
        if walk.stop is not None or arriving(self.landscape, self.field.mover, self.start, to) is None:
            return False
        self.extra_pas[-1, node] = walker.cost(walk) - self.starts[node]
        return True

    def _have_walks_failed(self, start: Any, end: Any, dry: Any) -> bool:
        """Try walks between nodes."""
        arcs = arcs_between(self.field, start, end)
        arcs, first = np.unique(arcs, return_index=True)
        start, end, dry = start[first], end[first], dry[first]
        failed = try_walks(self.field, self.ledger, self.bare, arcs, start, end)
        near = self._near_figures(points_of(self.field, start), points_of(self.field, end))
        for arc, here, there in zip(*(of[near].tolist() for of in (arcs, start, end)), strict=True):
            if (here, there) not in self.seen:
                self.seen.add((here, there))
                if walk_of_arc(self.field, self.ledger, self.bare, self.landscape, here, there) is None:
                    self.lost_arcs.add(arc)
                    failed = True
        return failed

    def _have_links_failed(self, start: Any, whole: Any) -> bool:
        """Try links, and those near others among them."""
        failed = False
        links = self.field.links
        near = self._near_figures(links.take_off[whole[:, LINK], :2], links.landing[whole[:, LINK], :2])
        rows = zip(start.tolist(), whole[:, LINK].tolist(), whole[:, WAY].tolist(), near.tolist(), strict=True)
        for node, link, way, is_near in rows:
            failed |= try_link(self.field, self.ledger, self.bare, self.referee, node, link)
            if is_near and not self.ledger.shut[link] & SHUT and (-2 - link, way) not in self.seen:
                self.seen.add((-2 - link, way))
                if lay_link(self.field, self.ledger, self.landscape, None, node, link, way) is None:
                    self.lost_links.add(link)
                    failed = True
        return failed

    @cached_property
    def _is_marked(self) -> bool:
        """Whether there is ground on which a walk may cost more than its length."""
        return len(self.plain.rate) > 0

    def _near_figures(self, start: Any, end: Any) -> Any:
        """Which straight ways, given in points, pass near others."""
        near = np.zeros(len(start), dtype=bool)
        away = end - start
        square = np.maximum((away * away).sum(axis=1), 1e-9)
        margin = NEAR_FIGURES_PAS / self.field.storeys.spacing
        for x, y, radius, _, _ in self.plain.figures.tolist():
            to = np.array([x, y]) - start
            share = np.clip((to * away).sum(axis=1) / square, 0.0, 1.0)
            near |= np.hypot(*(to - share[:, None] * away).T) < radius + margin
        return near

    def extra_costs(self, book: Book, labels: Any) -> dict[int, float]:
        """For all labels on the ways to some: how much more they cost on the mesh than the search thought."""
        every = ways_to(book, labels)
        whole = book.whole[every]
        before = whole[:, PRED]
        walked = (before >= 0) & (whole[:, LINK] < 0)
        came = book.whole[np.maximum(before, 0), NODE].astype(np.int64)
        own = np.zeros(len(every))
        arcs = arcs_between(self.field, came[walked], whole[walked, NODE].astype(np.int64))
        own[walked] = self.ledger.measured[arcs] - self.field.arcs.length[arcs]
        linked = whole[:, LINK] >= 0
        own[linked] = -self.ledger.spared[whole[linked, LINK]]
        if self._is_marked:
            self._measure_marked(book, every, came, walked, own)
        extra: dict[int, float] = {}
        for label, pred, node, more in zip(
            every.tolist(), before.tolist(), whole[:, NODE].tolist(), own.tolist(), strict=True
        ):
            extra[label] = extra[pred] + more if pred >= 0 else self.extra_pas.get((-1, node), 0.0)
        return extra

    def _measure_marked(self, book: Book, labels: Any, came: Any, walked: Any, own: Any) -> None:
        """How much more walks cost on marked ground, whose borders lie between the points of the field."""
        walker = Walker(self.landscape, self.field.mover, self.rules)
        nodes = book.whole[labels, NODE].astype(np.int64)
        touched = (self.plain.touched[came] | self.plain.touched[nodes]) != 0
        upright = ~(self.field.low[came] | self.field.low[nodes])
        for row in np.flatnonzero(walked & touched & upright).tolist():
            here, there = int(came[row]), int(nodes[row])
            x, y, _ = place_of(self.field, self.ledger, there)
            walk = walker.walk(place_of(self.field, self.ledger, here), (x, y))
            pred = int(book.whole[labels[row], PRED])
            if walk.stop is None:
                own[row] = walker.cost(walk) - float(book.real[labels[row], COST] - book.real[pred, COST])


def ways_to(book: Book, ends: Any) -> Any:
    """Some labels and all those that their ways come by, the first ones first."""
    known = np.zeros(int(book.counts[0]), dtype=bool)
    new = np.unique(ends)
    while len(new):
        known[new] = True
        before = book.whole[new, PRED]
        new = np.unique(before[before >= 0])
        new = new[~known[new]]
    return np.flatnonzero(known)

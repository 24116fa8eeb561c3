"""Keeps what was tried on the mesh for a field: which places, walks and links stand the test, and what links measure.

It is filled as plans ask, and what is in it hardly changes an answer: a walk that failed is one that no plan rests on,
and a link that was tried is taken to cost no less than before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakKeyDictionary

import numpy as np

from terrain.machine import cache
from terrain.planning.field.link_finder import JUMP, LADDER, ROPE
from terrain.planning.field.links import BOUND_SLACK_PAS
from terrain.planning.trial.open_ground import open_points

if TYPE_CHECKING:
    from terrain.movement.answers import Place
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.field.links import Links
    from terrain.planning.legs.route_legs import Leg

UNTRIED, GOOD, BAD = range(3)

MISJUDGED_PAS = 0.1
"""By so much links are taken to cost more on the mesh than on the field: most do, and few cost more than that."""


class Referee(Protocol):
    """The rules of a game: where legs end that one takes from a place, whatever they cost; None when they do not."""

    def __call__(self, landscape: Landscape, start: Place, legs: tuple[Leg, ...]) -> Place | None: ...


@dataclass(frozen=True, eq=False)
class Ledger:
    """For each place, walk and link of a field whether it was tried, and what was found."""

    is_open: Any
    """Of each point of the field whether it is open ground."""
    places: Any
    elevations: Any
    """Of each node whether a body stands there, and how high it does on the mesh."""
    walks: Any
    measured: Any
    """Of each arc whether one walks it, and how long that walk is on the mesh."""
    passable: Any
    """The lengths of arcs as a search takes them: inf where one does not walk."""
    ways: Any
    links: Links
    """The links as a search takes them, and of each whether it was tried."""
    shut: Any
    """Of each link in which ways it may not be used: see `link_costs`."""
    spared: Any
    """Of each link how much less it costs on the mesh than a search takes it to."""


_LEDGERS: WeakKeyDictionary[Field, dict[Any, Ledger]] = WeakKeyDictionary()


def ledger_of(field: Field, referee: Referee | None, name: str) -> Ledger:
    """The ledger of a field for the rules of a game: from memory, as it was kept on disk by a name, or an empty one."""
    known = _LEDGERS.setdefault(field, {})
    if referee not in known:
        ledger = _new_ledger(field)
        arrays = cache.load(name)
        if arrays is not None and all(arrays[key].shape == value.shape for key, value in _found(ledger).items()):
            for key, value in _found(ledger).items():
                value[:] = arrays[key]
        known[referee] = ledger
    return known[referee]


def keep(ledger: Ledger, name: str, took_s: float) -> None:
    """Keep on disk what was found, if it took long enough to be worth it."""
    cache.save(name, _found(ledger), took_s)


def _found(ledger: Ledger) -> dict[str, Any]:
    """What trials have written."""
    own, links = ("places", "elevations", "walks", "measured", "passable", "ways", "shut", "spared"), ledger.links
    return {key: getattr(ledger, key) for key in own} | {
        key: getattr(links, key) for key in ("after", "length", "rise", "deep")
    }


def _new_ledger(field: Field) -> Ledger:
    nodes, arcs, links = len(field.nodes.storey), len(field.arcs.to), len(field.links.to)
    return Ledger(
        open_points(field),
        np.zeros(nodes, np.uint8), field.places[:, 2].copy(),
        np.zeros(arcs, np.uint8), field.arcs.length.copy(), field.arcs.length.copy(),
        np.zeros(links, np.uint8), _misjudged(field.links), np.zeros(links, np.uint8), np.zeros(links),
    )  # fmt: skip


def _misjudged(links: Links) -> Links:
    """Links as a search takes them before they are tried: dearer, and no longer than the field may mistake."""
    held, slack = (links.kind == LADDER) | (links.kind == ROPE), BOUND_SLACK_PAS
    length = np.where(held, links.length, np.maximum(links.length - slack, 0.0))
    rise = np.where(np.abs(links.rise) > slack, links.rise - slack * np.sign(links.rise), links.rise)
    return links._replace(
        after=links.after + np.where(held, 0.0, MISJUDGED_PAS),
        length=length, rise=rise, deep=np.where(links.kind == JUMP, links.deep, np.maximum(links.deep - slack, 0.0)),
    )  # fmt: skip

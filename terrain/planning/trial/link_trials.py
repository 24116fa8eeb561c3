"""Tries links on the mesh: laid out from the place of one node to that of another, and judged by a game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from terrain.planning.field.link_finder import DOWN, FALL, JUMP, UP
from terrain.planning.labels import CLIMBED, DESCENDED, DROPPED, HELD, JUMPED, LEAPT
from terrain.planning.legs.route_legs import Layer
from terrain.planning.legs.string_pulling import Blocked
from terrain.planning.legs.trace import Step
from terrain.planning.link_costs import NO_CLIMB, NO_LEAP
from terrain.planning.move_rules import Band, MoveRules, Price
from terrain.planning.trial.ledger import BAD, GOOD, UNTRIED
from terrain.planning.trial.walk_trials import SAME_LEVEL_PAS, place_of, stand_at

if TYPE_CHECKING:
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.legs.route_legs import Leg
    from terrain.planning.trial.ledger import Ledger, Referee

ANY = (Band(math.inf, price=Price(0.0)),)
FREE = MoveRules(math.inf, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY)
"""Everything is possible, and takes nothing but the walks to it."""

WAYS = {JUMP: (JUMPED,), UP: (CLIMBED, LEAPT), DOWN: (DESCENDED,), FALL: (DROPPED,)}
"""How a link of a kind is taken; what is held on to is in one way only."""

ASTRAY_PAS = 0.01
"""Legs that end so near to a place end there."""

ON_FOOT = ("walk", "crouch", "stand")


def try_link(field: Field, ledger: Ledger, bare: Landscape, referee: Referee | None, node: int, link: int) -> bool:
    """Try a link that begins at a node; whether it is now less than what was hoped for."""
    if ledger.ways[link] != UNTRIED:
        return False
    to = int(field.links.to[link])
    legs: dict[int, tuple[Leg, ...]] = {}
    if stand_at(field, ledger, bare, node) and stand_at(field, ledger, bare, to):
        for way in WAYS.get(int(field.links.kind[link]), (HELD,)):
            found = lay_link(field, ledger, bare, referee, node, link, way)
            if found is not None:
                legs[way] = found
    ledger.ways[link] = GOOD if legs else BAD
    if not legs:
        ledger.shut[link] = 1
        return True
    ledger.shut[link] |= _refused(legs)
    _measure(field, ledger, link, next(iter(legs.values())))
    return True


def _refused(legs: dict[int, tuple[Leg, ...]]) -> int:
    """Which of the two ways up a wall is none."""
    if not set(legs) & {CLIMBED, LEAPT}:
        return 0
    return (0 if CLIMBED in legs else NO_CLIMB) | (0 if LEAPT in legs else NO_LEAP)


def lay_link(
    field: Field, ledger: Ledger, landscape: Landscape, referee: Referee | None, node: int, link: int, way: int
) -> tuple[Leg, ...] | None:
    """The legs of a link from the place of its first node to that of its last, if they lead there."""
    start, goal = place_of(field, ledger, node), place_of(field, ledger, int(field.links.to[link]))
    layer = Layer(field, landscape, None, FREE, start)
    column, row, height = field.links.landing[link].tolist()
    try:
        legs = layer.lay_link(Step(way, (*field.spots(column, row), height), int(field.links.to[link]), link))
    except Blocked:
        return None
    end = referee(landscape, start, legs) if referee is not None else layer.at
    if end is None or math.dist(end[:2], goal[:2]) > ASTRAY_PAS or abs(end[2] - goal[2]) > SAME_LEVEL_PAS:
        return None
    return legs


def _measure(field: Field, ledger: Ledger, link: int, legs: tuple[Leg, ...]) -> None:
    """Write down what a link takes on the mesh; a search takes it for no less than before it was tried."""
    links, kind = ledger.links, int(field.links.kind[link])
    leg = next(leg for leg in legs if leg.kind not in ON_FOOT)
    walked, thought = sum(leg.cost_pas for leg in legs), float(links.before[link] + links.after[link])
    links.after[link] += max(walked - thought, 0.0)
    ledger.spared[link] = max(thought - walked, 0.0)
    if kind == JUMP:
        links.length[link] = max(links.length[link], leg.length_pas)
        if leg.rise_pas > 0.0:
            links.rise[link] = max(links.rise[link], leg.rise_pas)
        if leg.deep_pas > 0.0:
            links.rise[link] = min(links.rise[link], -leg.deep_pas)
    elif kind == UP:
        links.rise[link] = max(links.rise[link], leg.length_pas)
    elif kind in (DOWN, FALL):
        links.deep[link] = max(links.deep[link], leg.length_pas)

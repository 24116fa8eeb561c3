"""Judges walks, runs and fast flights: a way from area to area, step by step.

A `Mover` is a unit about to go, with all that stays the same on its way looked up once. `after` is the only judge of a
step; paths are checked, listed and suggested with it, so that all callers get the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from skirmish.board import least_restrictive
from skirmish.kernel import YES, Verdict
from skirmish.mythic.movement.entry import ROOM_FOR_HUGE, large, no
from skirmish.mythic.state.areas import ground
from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.stones import carried_by
from skirmish.mythic.units.stats import has_talent, ignores_ground, movement_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.board import Board, Crossing
    from skirmish.mythic.state.play import Situation

Way = Literal["walk", "run", "flight"]

DROP = "drop"
"""In a path: the stone is let go here (MYT-STONE-04)."""

SWAMP_RUN_AREAS = 1
"""MYT-TERR-20: how many areas a run out of a swamp enters."""

_RULES = {
    "too_far": {"walk": "MYT-WALK-01", "run": "MYT-RUN-01", "flight": "MYT-FLY-04"},
    "not_adjacent": {"walk": "MYT-WALK-02", "run": "MYT-RUN-01", "flight": "MYT-FLY-04"},
    "enemy_stops": {"walk": "MYT-WALK-03", "run": "MYT-RUN-02", "flight": "MYT-FLY-07"},
    "terrain_forbids": {"walk": "MYT-WALK-04", "run": "MYT-RUN-03", "flight": "MYT-FLY-05"},
    "boundary_forbids": {"walk": "MYT-WALK-05", "run": "MYT-RUN-04", "flight": "MYT-FLY-06"},
    "area_full": {"walk": "MYT-WALK-06", "run": "MYT-RUN-05", "flight": "MYT-FLY-07"},
}


@dataclass(frozen=True, slots=True)
class Stance:
    """Where a mover is on its way, and what has happened to it so far."""

    area: str
    entered: int = 0
    aquatic: bool = False
    """Whether it started in an aquatic area and entered none but such (MYT-CLASS-03)."""
    stopped: str | None = None
    """The rule by which the way ends here."""
    rift_from: str | None = None
    """The area from which a divinity or monster came into a rift, which it has to leave again."""


@dataclass(frozen=True, slots=True)
class Mover:
    """A unit about to go."""

    at: Situation
    unit: str
    way: Way
    kind: str
    areas: int
    """How many areas it may enter."""
    climbs: bool
    large: bool
    """A divinity or a monster: a rift is only passed through."""
    huge: bool
    swims: bool
    closed: frozenset[str]
    """Areas that are full without it."""
    held: frozenset[str]
    """Areas with enemies."""


def mover(at: Situation, unit: str, way: Way) -> Mover:
    """A unit about to walk, run or fly, with what stays the same on its way."""
    card = card_of(at, unit)
    return Mover(
        at=at,
        unit=unit,
        way=way,
        kind=card.type,
        areas=_allowance(at, unit, way),
        climbs=way == "walk" and has_talent(at, unit, "climb"),
        large=large(card),
        huge="huge" in card.classes,
        swims="aquatic" in card.classes,
        closed=_closed_areas(at, unit),
        held=_enemy_areas(at, unit),
    )


def charger(at: Situation, unit: str, areas: int) -> Mover:
    """A unit about to charge: a power takes it through a number of areas, and enemies in them do not stop it."""
    return replace(mover(at, unit, "walk"), areas=areas, held=frozenset(), swims=False)


def can_charge(at: Situation, unit: str, areas: int) -> bool:
    """Whether a unit can begin a charge and enter an area at least, out of which it comes again (MYT-TERR-14)."""
    if not may_set_out(at, unit, "walk"):
        return False
    going = charger(at, unit, areas)
    return bool(onward(going, start_of(going)))


def _allowance(at: Situation, unit: str, way: Way) -> int:
    """MYT-WALK-01, MYT-RUN-01, MYT-FLY-04, MYT-TERR-20: how many areas it may enter, the aquatic bonus apart."""
    area = at.state.units[unit].area
    if way == "walk":
        return movement_of(at, unit)
    if way == "run" and area is not None and bogged_down(at, unit, area):
        return int(at.book.scenario_rules.get("swamp_run_areas", SWAMP_RUN_AREAS))
    return movement_of(at, unit) + 1


def bogged_down(at: Situation, unit: str, area: str) -> bool:
    """MYT-TERR-20, MYT-CLASS-04: whether an area is a swamp for a unit."""
    return ground(at, area).id == "swamp" and not ignores_ground(at, unit, "swamp")


def _closed_areas(at: Situation, unit: str) -> frozenset[str]:
    """MYT-WALK-06, MYT-BOARD-05: the areas that are full, the unit itself left out of account."""
    count: dict[str, int] = {}
    for other in at.state.units.values():
        if other.area is not None and other.id != unit:
            huge = "huge" in at.book.cards[other.card].classes
            count[other.area] = count.get(other.area, 0) + (1000 if huge else 1)
    areas = at.board.areas
    return frozenset(area for area, units in count.items() if units >= areas[area].capacity)


def _enemy_areas(at: Situation, unit: str) -> frozenset[str]:
    allies = at.book.side_of(at.state.units[unit].player)
    units = at.state.units.values()
    return frozenset(other.area for other in units if other.area is not None and other.player not in allies)


def start_of(mover: Mover) -> Stance:
    area = mover.at.state.units[mover.unit].area
    assert area is not None, f"{mover.unit} is not on the board"
    return Stance(area, aquatic=mover.swims and ground(mover.at, area).aquatic)


def may_set_out(at: Situation, unit: str, way: Way) -> Verdict:
    """Whether a unit may begin a walk, a run or a flight where it stands (MYT-FLY-09: nothing holds a flight back)."""
    found = at.state.units[unit]
    if found.area is None:
        return no("not_on_the_board", "MYT-DEPLOY-01", unit=unit)
    if way == "flight":
        return YES if "flying" in card_of(at, unit).classes else no("cannot_fly", "MYT-FLY-03", unit=unit)
    if way == "walk" and bogged_down(at, unit, found.area):
        return no("swamp_holds", "MYT-TERR-20", area=found.area)
    if not has_talent(at, unit, "block"):
        for other in at.state.units.values():
            if other.area == found.area and blocks(at, other.id, unit):
                return no("blocked", "MYT-TAL-07", by=other.id)
    return YES


def blocks(at: Situation, blocker: str, unit: str) -> bool:
    """MYT-TAL-07: whether a unit with Block is an enemy of another."""
    units = at.state.units
    return not at.book.allied(units[blocker].player, units[unit].player) and has_talent(at, blocker, "block")


def after(mover: Mover, here: Stance, there: str) -> Stance | Verdict:
    """One step: where it leads, or why it cannot be made."""
    if here.stopped is not None:
        return no("the_way_ends", here.stopped, area=here.area)
    refusal = _refused(mover, here, there)
    if refusal is not None:
        return refusal
    board = mover.at.board
    crossing = way_over(board, here.area, there, mover.kind, mover.way, mover.climbs)
    if crossing is None:
        return _no(mover, "not_adjacent", there)
    if crossing == "no":
        return _no(mover, "boundary_forbids", there)
    stopped = _stop(mover, there, crossing)
    into_rift = mover.large and mover.way != "flight" and ground(mover.at, there).id == "rift"
    if into_rift:
        if stopped is not None or not board.skull_exits(there, here.area):
            return no("no_path_of_skulls", "MYT-TERR-14", area=there)
        stopped = None
    wet = here.aquatic and ground(mover.at, there).aquatic
    return Stance(there, here.entered + 1, wet, stopped, here.area if into_rift else None)


def _refused(mover: Mover, here: Stance, there: str) -> Verdict | None:
    """What forbids an area, whatever lies between: distance, room, ground, the way out of a rift."""
    at = mover.at
    if there not in at.board.areas:
        return _no(mover, "not_adjacent", there)
    ground_there = ground(at, there)
    most = mover.areas
    if mover.way != "flight" and here.aquatic and ground_there.aquatic:
        most += 1  # MYT-CLASS-03
    if here.entered >= most:
        return _no(mover, "too_far", there)
    if there in mover.closed:
        return _no(mover, "area_full", there)
    if mover.huge and at.board.areas[there].capacity < ROOM_FOR_HUGE:
        return no("too_small_for_huge", "MYT-CLASS-07", area=there)
    if not ground_there.enterable and not (mover.climbs or mover.way == "flight"):
        return _no(mover, "terrain_forbids", there)
    if here.rift_from is not None and there not in at.board.skull_exits(here.area, here.rift_from):
        return no("no_path_of_skulls", "MYT-TERR-14", area=there)
    return None


def _stop(mover: Mover, there: str, crossing: Crossing) -> str | None:
    """The rule by which the way ends in an area just entered, if it does."""
    at, unit = mover.at, mover.unit
    if crossing == "ends":
        return "MYT-FLY-06" if mover.way == "flight" else "MYT-BOUND-06"
    if mover.way == "flight":
        return None
    kind = ground(at, there).id
    if kind == "lava" and not ignores_ground(at, unit, "lava"):
        return "MYT-TERR-09"
    if kind == "swamp" and not ignores_ground(at, unit, "swamp"):
        return "MYT-TERR-19"
    if there in mover.held and not (mover.large and kind == "rift"):
        return _RULES["enemy_stops"][mover.way]
    return None


def may_stop(mover: Mover, here: Stance) -> bool:
    """MYT-TERR-14, MYT-TERR-15: anywhere but in a rift, for divinities and monsters."""
    return not (mover.large and ground(mover.at, here.area).id == "rift")


def onward(mover: Mover, here: Stance) -> list[Stance]:
    """The steps that can be made from here, those into a rift only where there is a way out."""
    if here.stopped is not None:
        return []
    found = []
    for there in mover.at.board.neighbours(here.area):
        stance = after(mover, here, there)
        if isinstance(stance, Stance) and _can_end(mover, stance):
            found.append(stance)
    return found


def _can_end(mover: Mover, stance: Stance) -> bool:
    return may_stop(mover, stance) or any(True for _ in onward(mover, stance))


def can_go(at: Situation, unit: str, way: Way) -> bool:
    """Whether a unit can begin a way and enter an area at least."""
    if not may_set_out(at, unit, way):
        return False
    going = mover(at, unit, way)
    return bool(onward(going, start_of(going)))


def judge(mover: Mover, path: Sequence[str]) -> Verdict:
    """Whether a path is legal: the areas entered in order, with `drop` where the stone is let go on the way."""
    here, carries = start_of(mover), carried_by(mover.at, mover.unit) is not None
    if not path or path[0] == DROP or path[-1] == DROP:
        return no("no_way", _RULES["too_far"][mover.way])
    for step in path:
        if step == DROP:
            refusal = _drop_refused(mover, carries)
            if refusal is not None:
                return refusal
            carries = False
            continue
        stance = after(mover, here, step)
        if isinstance(stance, Verdict):
            return stance
        here = stance
    return YES if may_stop(mover, here) else no("ends_in_a_rift", "MYT-TERR-14", area=here.area)


def _drop_refused(mover: Mover, carries: bool) -> Verdict | None:
    if mover.way == "flight":
        return no("no_drop_in_flight", "MYT-STONE-05", unit=mover.unit)
    return None if carries else no("carries_nothing", "MYT-STONE-04", unit=mover.unit)


def paths(mover: Mover) -> Iterator[tuple[str, ...]]:
    """Every legal path that drops nothing on the way."""
    return _paths(mover, start_of(mover), ())


def _paths(mover: Mover, here: Stance, so_far: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for stance in onward(mover, here):
        path = (*so_far, stance.area)
        if may_stop(mover, stance):
            yield path
        yield from _paths(mover, stance, path)


def reach(at: Situation, unit: str, way: Way) -> dict[str, tuple[str, ...]]:
    """The areas in which a unit can end a walk, run or flight, each with a shortest path."""
    if not may_set_out(at, unit, way):
        return {}
    going = mover(at, unit, way)
    found: dict[str, tuple[str, ...]] = {}
    edge: dict[Stance, tuple[str, ...]] = {start_of(going): ()}
    while edge:
        steps = [(stance, (*path, stance.area)) for here, path in edge.items() for stance in onward(going, here)]
        edge = {}
        for stance, path in steps:
            edge.setdefault(stance, path)
            if may_stop(going, stance):
                found.setdefault(stance.area, path)
    return found


@lru_cache(maxsize=1 << 16)
def way_over(board: Board, a: str, b: str, kind: str, way: Way, climbs: bool) -> Crossing | None:
    """MYT-BOUND-02: how a type of unit gets from one area to another; None when they are not adjacent."""
    best = least_restrictive(board.borders(a, b), kind, way, climbs=climbs)
    return None if best is None else best[0]


def _no(mover: Mover, reason: str, area: str) -> Verdict:
    return no(reason, _RULES[reason][mover.way], area=area)

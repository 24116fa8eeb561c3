"""Finds where a figure can get: the best path to a place, and the whole map of places with cost and chance.

The planner of `terrain` proposes; the rules of `skirmish` judge what it proposes, and only legal paths are returned.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Literal

import numpy as np

from scenes.games.ichoria.moves.planner_ground import Ground, charged_at, holder, plan_ground
from scenes.games.ichoria.moves.planner_rules import as_legs, plan_rules
from scenes.games.ichoria.moves.ruling import check_stands, judge_legs
from scenes.games.ichoria.moves.threats import charges, shots
from scenes.table.answers import MoveRuling, ReachRuling, RouteRuling
from skirmish.ichoria.book import DEEP_WATER
from skirmish.ichoria.path import Judgement, LegError, Stand, make_leg
from skirmish.kernel import Verdict
from terrain.planning import reach, route

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from scenes.table.scene import Scene
    from skirmish.ichoria.path import Leg
    from terrain.movement import Place, Spot
    from terrain.planning import Leg as PlannedLeg
    from terrain.planning import Reach

    Progress = Callable[[float], None]
    Judge = Callable[[Iterable[Leg]], MoveRuling]

Prefer = Literal["cheapest", "safest"]

DIGITS = (2, 3, 4)
"""Paths are returned with as few decimals as the rules allow."""


def map_reach(
    scene: Scene,
    name: str,
    *,
    hurry: bool = False,
    athletisme: int | None = None,
    with_threats: bool = False,
    progress: Progress | None = None,
) -> ReachRuling:
    """Map where a figure can get in this activation, and if wanted the enemies it could charge or shoot from there.

    Enemies are given the berth at which they would stop it; an engaged figure stays where it is (ICH-ENG-04).
    """
    check_stands(scene, scene.figure(name))
    ground = plan_ground(scene, scene.figure(name), hurry=hurry, athletisme=athletisme, progress=progress)
    found = reach_on(ground)
    if not with_threats:
        return found
    charging = reach_on(ground, charging=True) if ground.prowess.athlete.charge_pas is not None else found
    return replace(found, threats=(*charges(scene, charging), *shots(scene, found, ground.landscape)))


def reach_on(ground: Ground, *, charging: bool = False, tried: bool = True) -> ReachRuling:
    """Map where a figure can get on prepared ground.

    Every way was tried by the rules that judge paths; if not, some cells may be none, and a route to each must be asked
    for before anybody relies on it.
    """
    allowed = ground.allowance_pas(charging=charging)
    if holder(ground) is not None or (ground.stands_up and not _can_stand(ground)):
        allowed = 0.0
    landscape = ground.with_berths()
    maps = [
        reach(
            ground.field,
            landscape,
            ground.start,
            plan_rules(ground.prowess.athlete, allowed, hurry=ground.hurry, fast_water=fast),
            referee=ground.referee,
            tried=tried,
        )
        for fast in _waters(ground)
    ]
    return _merged(ground, maps, charging=charging)


def _waters(ground: Ground) -> tuple[bool, ...]:
    """Water at full speed by fewer rolls, and at half of it by more: both maps are needed where there is any."""
    kinds = [area.kind for area in ground.scene.areas] + [piece.kind for piece in ground.scene.table.pieces]
    return (True, False) if DEEP_WATER in kinds else (True,)


def _can_stand(ground: Ground) -> bool:
    """Whether a crouched figure has the room to stand up (ICH-CROUCH-02)."""
    mover = ground.prowess.athlete.mover(crouched=True)
    return ground.landscape.headroom(mover, ground.start) >= ground.prowess.athlete.height_pas


def _merged(ground: Ground, maps: list[Reach], *, charging: bool) -> ReachRuling:
    """The union of maps: of every place the least cost and the best chance, with the fall that goes with it."""
    nodes = np.unique(np.concatenate([found.nodes for found in maps]))
    costs, chances = np.full(len(nodes), np.inf), np.zeros(len(nodes))
    falls = np.zeros(len(nodes))
    for found in maps:
        rows = np.searchsorted(nodes, found.nodes)
        costs[rows] = np.minimum(costs[rows], found.costs_pas)
        better = found.chances > chances[rows]
        chances[rows] = np.where(better, found.chances, chances[rows])
        falls[rows] = np.where(better, found.deepest_pas, falls[rows])
    spent = ground.allowance_pas(charging=charging)
    whole = replace(ground, figure=replace(ground.figure, crouched=False)).allowance_pas(charging=charging)
    return ReachRuling(
        ground.figure,
        ground.prowess,
        ground.hurry,
        whole,
        ground.field.form.cell_pas,
        np.asarray(ground.field.places[nodes]),
        costs + (whole - spent),
        chances,
        falls,
    )


def plan_route(
    scene: Scene,
    name: str,
    goal: Spot | Place,
    *,
    hurry: bool = False,
    prefer: Prefer = "cheapest",
    athletisme: int | None = None,
    alert: Iterable[str] = (),
    progress: Progress | None = None,
) -> RouteRuling:
    """Find the best path to a place in this activation: the cheapest, or the one most likely to get there.

    What is answered has passed the judge; a goal near an enemy is a charge.
    """
    figure, on_alert = scene.figure(name), tuple(alert)
    check_stands(scene, figure)
    ground = plan_ground(scene, figure, hurry=hurry, athletisme=athletisme, progress=progress)

    def judge(legs: Iterable[Leg]) -> MoveRuling:
        return judge_legs(scene, figure, tuple(legs), hurry=hurry, athletisme=athletisme, alert=on_alert)

    return route_on(ground, goal, judge, prefer=prefer)


def route_on(ground: Ground, goal: Spot | Place, judge: Judge, *, prefer: Prefer = "cheapest") -> RouteRuling:
    """Find the best path to a place on prepared ground; `judge` judges what is proposed."""
    refusal = _refusal(ground, goal)
    if refusal is None:
        for wish, fast in product(dict.fromkeys((prefer, "cheapest")), _waters(ground)):
            found = _planned(ground, goal, wish, judge, fast_water=fast)
            if found is not None:
                return RouteRuling(goal, prefer, _tidied(found, judge))
        refusal = Verdict(False, "no_route", "ICH-MOV-03", _full(ground, goal))
    return RouteRuling(goal, prefer, _refused(ground, refusal))


def _full(ground: Ground, goal: Spot | Place) -> Place:
    """A goal with its elevation."""
    below = goal[2] if len(goal) == 3 else None
    mover = ground.prowess.athlete.mover(crouched=False)
    return ground.landscape.footing(mover, (goal[0], goal[1]), below_pas=below).place


def _refusal(ground: Ground, goal: Spot | Place) -> Verdict | None:
    """Why no path needs to be searched for: the figure is held, or the base cannot stand at the goal (ICH-MOV-09)."""
    held = holder(ground)
    if held is not None:
        return Verdict(False, "engaged_already", "ICH-ENG-04", ground.start, {"name": held.name})
    mover = ground.prowess.athlete.mover(crouched=False)
    place = _full(ground, goal)
    wanted = (goal[0], goal[1], goal[2] if len(goal) == 3 else place[2])
    if abs(wanted[2] - place[2]) > ground.scene.step_pas:
        return Verdict(False, "no_floor", "ICH-MOV-09", wanted, {"below_pas": place[2]})
    crouched = replace(mover, height_pas=ground.field.form.low_height_pas)
    inside = ground.landscape.footing(crouched, (goal[0], goal[1]), below_pas=wanted[2]).inside
    if inside is not None:
        return Verdict(False, "no_room", "ICH-MOV-04", place, {"name": inside})
    return None


def _planned(
    ground: Ground,
    goal: Spot | Place,
    prefer: Prefer,
    judge: Judge,
    *,
    fast_water: bool,
) -> MoveRuling | None:
    """A proposal of the planner that the judge has allowed."""
    charged = charged_at(ground, _full(ground, goal))
    rules = plan_rules(
        ground.prowess.athlete, ground.allowance_pas(charging=bool(charged)), hurry=ground.hurry, fast_water=fast_water
    )
    rises: tuple[Leg, ...] = (Stand(),) if ground.stands_up else ()

    def refused_leg(planned: tuple[PlannedLeg, ...]) -> int | None:
        judged = judge((*rises, *as_legs(planned))).judgement
        return None if judged.legal else max(int(judged.verdict.facts.get("leg") or 0) - len(rises), 0)

    found = route(
        ground.field,
        ground.with_berths(*charged),
        ground.start,
        goal,
        rules,
        prefer="safest" if prefer == "safest" else "shortest",
        validate=refused_leg,
        referee=ground.referee,
    )
    return judge((*rises, *as_legs(found.legs))) if found is not None else None


def _tidied(found: MoveRuling, judge: Judge) -> MoveRuling:
    """The same path in numbers that people can type, if it stands up to them."""
    for digits in DIGITS:
        legs = [leg if leg.to is None else make_leg(leg.kind, [round(n, digits) for n in leg.to]) for leg in found.path]
        try:
            ruling = judge(legs)
        except LegError:
            continue
        if ruling.legal and ruling.judgement.chance >= found.judgement.chance:
            return ruling
    return found


def _refused(ground: Ground, verdict: Verdict) -> MoveRuling:
    """A path that is not there, as a judgement without legs."""
    spare = ground.allowance_pas()
    judgement = Judgement(False, verdict, 0.0, spare, (), (), (), ground.start, ground.figure.crouched)
    return MoveRuling(ground.figure, ground.prowess, ground.hurry, (), "", judgement)

"""Computes how many activations it takes to reach a place, and with what chance: from every side, for every band.

Reaching a fragment means touching its token; harvesting it takes one action more, for which a hurrying figure has no
time left (ICH-ICHOR-02, ICH-ACT-07). A figure may hurry in one activation and not in the next,
climb, jump, swim, take ladders and ropes; it goes on wherever its last activation ended. Chances are those of getting
through without a failed roll: no figure stands in the way, and no roll is tried again.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial import cKDTree

from scenes.games.ichoria.moves.planner_rules import plan_rules
from scenes.layout.surveys import Access, Stretch
from scenes.table.scene import FRAGMENT_BASE_PAS
from skirmish.ichoria.book import DEEP_WATER, allowance
from terrain.planning import CLIMBED, DESCENDED, DROPPED, HELD, JUMPED, LEAPT, WALK, Start, Venture, journey

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from numpy.typing import NDArray

    from scenes.games.ichoria.survey.scope import Runner, Setting, Side
    from scenes.layout.surveys import Token
    from skirmish.ichoria.path import Athlete
    from terrain.movement import Place
    from terrain.planning import Journey, MoveRules
    from terrain.planning.field import Field

    Progress = Callable[[float], None]

PREPARED = 0.4
"""How much of the work the ground is, in a bar that people watch."""

LIKELY = 0.5
"""A place counts as reached after the activations that make it at least this likely."""

CERTAIN = 1.0 - 1e-9
HAIR_PAS = 1e-6
CHANCE_DIGITS = 9
WAYS = {WALK: "walk", JUMPED: "jump", LEAPT: "leap", CLIMBED: "climb", DESCENDED: "descend", DROPPED: "drop",
        HELD: "ladder"}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Road:
    """Everywhere that one kind of figure gets to from one side."""

    field: Field
    everything: Journey
    walking: Journey

    @cached_property
    def harvests(self) -> NDArray[np.float64]:
        """For 0, 1, 2 … activations and each node how likely something there is harvested by then."""
        return np.maximum(np.stack(self.everything.at_rest), 0.0).round(CHANCE_DIGITS)


@dataclass(frozen=True, eq=False)
class Travel:
    """Everywhere that the figures get to, from every side."""

    setting: Setting
    roads: Mapping[tuple[str, Athlete], Road]
    _ways: dict[tuple[str, Athlete], Journey] = field(default_factory=dict, repr=False)

    def access(self, side: Side, band: str | None, place: Place) -> Access:
        """How a band, or any, gets from a side to a place; of its figures the one that is there first at best."""
        runners = (one for one in self.setting.fastest if band is None or one.band == band)
        found = [self._of(side, runner, place) for runner in runners]
        best = max(found, key=_rank)
        chances, harvests = (
            tuple(max(numbers) for numbers in zip(*(getattr(one, curve) for one in found), strict=True))
            for curve in ("chances", "harvests")
        )
        walks = [one.walking for one in found if one.walking is not None]
        return replace(best, chances=chances, harvests=harvests, walking=min(walks, default=None))

    def expected(self, places: NDArray[np.float64]) -> dict[str, NDArray[np.float64]]:
        """By side and place how many activations it takes until a fragment is harvested, on average over the bands.

        The same as `Access.expected` for one band, for many places at once.
        """
        bands = self.setting.bands
        return {
            side.name: np.round(sum(self._expected(side, band, places) for band in bands) / len(bands), CHANCE_DIGITS)
            for side in self.setting.sides
        }

    def _expected(self, side: Side, band: str, places: NDArray[np.float64]) -> NDArray[np.float64]:
        best = np.zeros((len(places), self.setting.moves + 1))
        for runner in (one for one in self.setting.fastest if one.band == band):
            road = self.roads[side.name, runner.athlete]
            for row, nodes in enumerate(_touching_each(road.field, places)):
                if len(nodes):
                    best[row] = np.maximum(best[row], road.harvests[:, nodes].max(axis=1))
                if side.places and self._touched_at_start(side, runner, _place(places[row])):
                    best[row, 1:] = 1.0
        return np.asarray((1.0 - best[:, :-1]).sum(axis=1))

    def walks(self, side: Side, runner: Runner) -> Road:
        """The road of a figure, or of one that walks as far on as wide a base."""
        like = (runner.athlete.move_pas, runner.athlete.base_pas)
        kinds = (mover for name, mover in self.roads if name == side.name)
        alike = next((mover for mover in kinds if (mover.move_pas, mover.base_pas) == like), None)
        if alike is None:
            return _road(self.setting, side, runner.athlete, self.setting.field(runner.athlete))
        return self.roads[side.name, alike]

    def _of(self, side: Side, runner: Runner, place: Place) -> Access:
        road = self.roads[side.name, runner.athlete]
        nodes = touching(road.field, place)
        chances = road.everything.chances(nodes).round(CHANCE_DIGITS)
        harvests = road.everything.chances_at_rest(nodes).round(CHANCE_DIGITS)
        if self._touched_at_start(side, runner, place):
            chances[:], harvests[1:] = 1.0, 1.0
        walks = np.flatnonzero(road.walking.chances(nodes) >= CERTAIN)
        walking = 0 if chances[0] >= CERTAIN else int(walks[0]) if len(walks) else None
        bare = Access(_curve(chances), _curve(harvests), None, walking)
        if bare.activations is None:
            return bare
        harm, deep = self._risk(road, nodes, bare.activations)
        return replace(bare, figure=runner.name, harm=harm, deepest_pas=deep)

    def _risk(self, road: Road, nodes: NDArray[np.int64], moves: int) -> tuple[float, float]:
        if moves == 0 or not len(nodes):
            return 0.0, 0.0
        standing, node = road.everything.after[moves], road.everything.best_node(nodes, moves)
        harm = round(float(standing.harms[node]), CHANCE_DIGITS)
        return harm, round(float(standing.deepest_pas[node]), 2) if harm > 0.0 else 0.0

    def _touched_at_start(self, side: Side, runner: Runner, place: Place) -> bool:
        """Whether a figure that stands already touches it there."""
        near = (runner.athlete.base_diameter_pas + FRAGMENT_BASE_PAS) / 2 + HAIR_PAS
        step = self.setting.scene.step_pas
        return any(_apart(start, place) <= near and abs(start[2] - place[2]) <= step for start in side.places)

    def route(self, side: Side, access: Access, place: Place) -> tuple[tuple[Stretch, ...], ...]:
        """The way of the figure that gets there best."""
        runner = next((one for one in self.setting.runners if one.name == access.figure), None)
        if runner is None or not access.activations:
            return ()
        key = (side.name, runner.athlete)
        road = self.roads[key]
        nodes = touching(road.field, place)
        own = self._of(side, runner, place)
        if not len(nodes) or own.activations is None:
            return ()
        if key not in self._ways:
            self._ways[key] = _everything(self.setting, side, runner.athlete, road.field, keeping_ways=True)
        kept = self._ways[key]
        return _stretches(road.field, kept.way_to(kept.best_node(nodes, own.activations), own.activations))


def _curve(chances: NDArray[np.float64]) -> tuple[float, ...]:
    return tuple(np.maximum(chances, 0.0).tolist())


def _rank(access: Access) -> tuple[float, float]:
    """The sooner the better; of those that are as soon the one at less risk."""
    return -access.expected, -access.harm


def _apart(a: Place, b: Place) -> float:
    return float(np.hypot(a[0] - b[0], a[1] - b[1]))


def touching(ground: Field, place: Place) -> NDArray[np.int64]:
    """The nodes at which a base touches a token: within a step both are of one level (GAP-28)."""
    reach = (min(ground.form.base_pas) + FRAGMENT_BASE_PAS) / 2 + HAIR_PAS
    away = ground.places - np.array(place)
    return np.flatnonzero(
        (np.hypot(away[:, 0], away[:, 1]) <= reach) & (np.abs(away[:, 2]) <= ground.form.step_pas + HAIR_PAS)
    )


def _touching_each(ground: Field, places: NDArray[np.float64]) -> Iterator[NDArray[np.int64]]:
    """The same for many places."""
    reach = (min(ground.form.base_pas) + FRAGMENT_BASE_PAS) / 2 + HAIR_PAS
    near = cKDTree(ground.places[:, :2]).query_ball_point(places[:, :2], reach)
    for place, nodes in zip(places, near, strict=True):
        found = np.array(sorted(nodes), dtype=np.int64)
        yield found[np.abs(ground.places[found, 2] - place[2]) <= ground.form.step_pas + HAIR_PAS]


def _place(row: NDArray[np.float64]) -> Place:
    x, y, z = (float(number) for number in row)
    return x, y, z


def travel(setting: Setting, progress: Progress = lambda _: None) -> Travel:
    """Compute where all figures get to from every side."""
    kinds = list(dict.fromkeys(runner.athlete for runner in setting.fastest))
    for number, mover in enumerate(kinds):
        setting.field(mover, partial(_tell, progress, number, len(kinds)))
    wanted = [(side, mover) for side in setting.sides for mover in kinds]
    roads: dict[tuple[str, Athlete], Road] = {}
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        found = pool.map(lambda key: _road(setting, key[0], key[1], setting.field(key[1])), wanted)
        for number, ((side, mover), road) in enumerate(zip(wanted, found, strict=True), start=1):
            roads[side.name, mover] = road
            progress(PREPARED + (1.0 - PREPARED) * number / len(wanted))
    return Travel(setting, roads)


def _tell(progress: Progress, number: int, count: int, share: float) -> None:
    """How far the ground is prepared, as a share of the whole."""
    progress(PREPARED * (number + share) / count)


def _road(setting: Setting, side: Side, mover: Athlete, ground: Field) -> Road:
    start = Start(setting.start_nodes(side, ground), side.places)
    walking = journey(ground, setting.landscape, start, [_on_foot(mover)], setting.moves)
    return Road(ground, _everything(setting, side, mover, ground), walking)


def _everything(setting: Setting, side: Side, mover: Athlete, ground: Field, *, keeping_ways: bool = False) -> Journey:
    """Where a figure gets with all it can do; ways are only kept where they are needed."""
    start, every = Start(setting.start_nodes(side, ground), side.places), paces(setting, mover)
    calm = len(every) // 2
    return journey(ground, setting.landscape, start, every, setting.moves, unhurried=calm, keeping_ways=keeping_ways)


def paces(setting: Setting, mover: Athlete) -> list[MoveRules]:
    """How a figure may go in one activation: without hurry first, then hurrying; through water in either way."""
    scene = setting.scene
    kinds = {area.kind for area in scene.areas} | {piece.kind for piece in scene.table.pieces}
    waters = (True, False) if DEEP_WATER in kinds else (True,)
    return [
        plan_rules(mover, allowance(mover, hurry=hurry), hurry=hurry, fast_water=fast)
        for hurry in (False, True)
        for fast in waters
    ]


def _on_foot(mover: Athlete) -> MoveRules:
    """A walk without hurry: crouching where it has to, over no void, up no wall, through no deep water."""
    rules = plan_rules(mover, allowance(mover, hurry=False), hurry=False)
    dry = Venture(DEEP_WATER, 1.0, 0.0)
    return replace(rules, jump=(), leap=(), climb=(), descend=(), drop=(), ladder=(), rope=(), venture=dry)


def _stretches(ground: Field, way: Iterable[list[tuple[int, int]]]) -> tuple[tuple[Stretch, ...], ...]:
    places = ground.places
    return tuple(
        tuple(Stretch(WAYS[how], (float(x), float(y), float(z))) for (node, how) in steps for x, y, z in [places[node]])
        for steps in way
    )


def unreachable(setting: Setting, travels: Travel) -> tuple[Token, ...]:
    """The fragments that no figure gets to from any side, whichever band plays there."""
    return tuple(
        token
        for token in setting.tokens
        if all(travels.access(side, None, token.place).activations is None for side in setting.sides)
    )

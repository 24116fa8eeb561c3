"""Finds where a unit can get on a board: the areas in which a walk, a run or a fast flight of it can end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from skirmish.mythic.board.distances import distances_from
from skirmish.mythic.movement.move_judge import Way, may_set_out, reach, way_over

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.games.mythic.board.scene import BoardScene, BoardUnit
    from skirmish.kernel.verdicts import Verdict

WAY_RULES: dict[Way, str] = {"walk": "MYT-WALK-01", "run": "MYT-RUN-01", "flight": "MYT-FLY-04"}


@dataclass(frozen=True)
class BoardReach:
    """Where one way of going leads: the areas with a shortest path each, or why the unit cannot set out."""

    way: Way
    paths: Mapping[str, tuple[str, ...]]
    setting_out: Verdict

    @property
    def rule(self) -> str:
        return self.setting_out.rule or WAY_RULES[self.way]


@dataclass(frozen=True)
class BoardReachRuling:
    """Where a unit can get this activation."""

    unit: BoardUnit
    reaches: tuple[BoardReach, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.rule for one in self.reaches))

    def nearest_way(self, area: str) -> tuple[Way, tuple[str, ...]] | None:
        """How to get to an area: on a walk if that will do, else on a run, else in flight."""
        return next(((one.way, one.paths[area]) for one in self.reaches if area in one.paths), None)


def unwalked_areas(scene: BoardScene) -> dict[str, str]:
    """Areas to which no unit gets on foot, and whether their terrain or their borders are why."""
    board = scene.board
    walked = {area: _walked_from(scene, area) for area in board.areas}
    starts = (area for area in walked if board.terrain(area).enterable)
    largest = max((distances_from(area, walked) for area in starts), key=len, default={})
    missing = (area for area in board.areas if area not in largest)
    return {area: "borders" if board.terrain(area).enterable else "terrain" for area in missing}


def _walked_from(scene: BoardScene, area: str) -> list[str]:
    """The areas beside one that a hero, who can slip into cages, may walk into."""
    board = scene.board
    return [
        beside
        for beside in board.neighbours(area)
        if board.terrain(beside).enterable and way_over(board, area, beside, "hero", "walk", climbs=False) != "no"
    ]


def rule_board_reach(scene: BoardScene, name: str) -> BoardReachRuling:
    """MYT-WALK-01, MYT-RUN-01, MYT-FLY-04: every area in which a unit can end its movement."""
    unit = known_mover(scene, name)
    ways: tuple[Way, ...] = ("walk", "run", "flight") if "flying" in unit.classes else ("walk", "run")
    return BoardReachRuling(unit, tuple(_reach(scene, name, way) for way in ways))


def known_mover(scene: BoardScene, name: str) -> BoardUnit:
    """A unit of which all is known that movement needs."""
    unit = scene.unit(name)
    for key, example in (("type", '"hero"'), ("movement", "2")):
        if getattr(unit, key) is None:
            what = f"no card is called {unit.card!r}, and the scene gives {name!r} no {key}; say it: {key} = {example}"
            raise SceneError(f"{scene.path}: {what}")
    return unit


def _reach(scene: BoardScene, name: str, way: Way) -> BoardReach:
    return BoardReach(way, reach(scene.position, name, way), may_set_out(scene.position, name, way))

"""Finds where a unit can get on a board: the areas in which a walk, a run or a fast flight of it can end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.board.board_answers import BoardReach, BoardReachRuling
from scenes.files.problems import SceneError
from skirmish.board import distances_from
from skirmish.mythic.movement import Way, may_set_out, reach, way_over

if TYPE_CHECKING:
    from scenes.board.board_scene import BoardScene, BoardUnit

WAY_RULES: dict[Way, str] = {"walk": "MYT-WALK-01", "run": "MYT-RUN-01", "flight": "MYT-FLY-04"}


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


def map_reach(scene: BoardScene, name: str) -> BoardReachRuling:
    """MYT-WALK-01, MYT-RUN-01, MYT-FLY-04: every area in which a unit can end its movement."""
    unit = known_mover(scene, name)
    ways: tuple[Way, ...] = ("walk", "run", "flight") if "flying" in unit.classes else ("walk", "run")
    return BoardReachRuling(unit, tuple(_reach(scene, unit.id, way) for way in ways))


def known_mover(scene: BoardScene, name: str) -> BoardUnit:
    """A unit of which all is known that movement needs."""
    unit = scene.unit(name)
    for key, example in (("type", '"hero"'), ("movement", "2")):
        if getattr(unit, key) is None:
            what = f"no card is called {unit.card!r}, and the scene gives {name!r} no {key}; say it: {key} = {example}"
            raise SceneError(f"{scene.path}: {what}")
    return unit


def _reach(scene: BoardScene, name: str, way: Way) -> BoardReach:
    setting_out = may_set_out(scene.position, name, way)
    return BoardReach(way, reach(scene.position, name, way), setting_out, setting_out.rule or WAY_RULES[way])

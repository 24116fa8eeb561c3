"""Judges a unit's path on a board, such as `walk agora, temple`, by the rules of walking, running and flying."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, cast, get_args

from scenes.board.board_answers import BoardMoveRuling
from scenes.files.problems import SceneError
from scenes.games.mythic.rulings.reach import WAY_RULES, known_mover
from skirmish.board import least_restrictive
from skirmish.mythic.movement import Way, judge, may_set_out, mover

if TYPE_CHECKING:
    from scenes.board.board_scene import BoardScene
    from skirmish.kernel import Verdict

WAYS: tuple[str, ...] = get_args(Way)


def judge_move(scene: BoardScene, name: str, text: str) -> BoardMoveRuling:
    """Judge a way such as `run agora, temple`: the areas entered, in order."""
    unit = known_mover(scene, name)
    way, path = _read(scene, text)
    setting_out = may_set_out(scene.position, unit.id, way)
    going = mover(scene.position, unit.id, way)
    verdict = judge(going, path) if setting_out else setting_out
    steps = pairwise((unit.area, *path))
    used = (least_restrictive(scene.board.borders(a, b), going.kind, way, climbs=going.climbs) for a, b in steps)
    boundaries = tuple(best[1] if best else None for best in used)
    return BoardMoveRuling(unit, way, path, verdict, boundaries, _gone(verdict, path), verdict.rule or WAY_RULES[way])


def _gone(verdict: Verdict, path: tuple[str, ...]) -> int:
    """How many areas of a path can be entered before it is refused."""
    area = verdict.facts.get("area")
    if verdict.allowed or area not in path:
        return len(path) if verdict.allowed else 0
    stops_there = verdict.reason in ("the_way_ends", "ends_in_a_rift")
    return path.index(str(area)) + stops_there


def _read(scene: BoardScene, text: str) -> tuple[Way, tuple[str, ...]]:
    way, _, rest = text.strip().partition(" ")
    if way not in WAYS:
        raise SceneError(f"{text!r}: a way begins with walk, run or flight, such as 'walk agora, temple'")
    path = tuple(scene.area(part.strip()) for part in rest.replace(";", ",").split(",") if part.strip())
    if not path:
        raise SceneError(f"{text!r}: say which areas are entered, such as '{way} agora, temple'")
    return cast("Way", way), path

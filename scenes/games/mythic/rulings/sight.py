"""Rules sight and distance on a board: whether a unit sees another, and how far they are apart.

The measuring tool and the rules of the game call the same functions of `skirmish.mythic`, so that they cannot disagree.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from scenes.board.board_answers import BoardDistanceRuling, BoardSightRuling, End
from scenes.files.problems import SceneError
from skirmish.board import in_range, shortest_way
from skirmish.mythic.state import full, sees
from skirmish.mythic.units import range_of

if TYPE_CHECKING:
    from scenes.board.board_answers import Over
    from scenes.board.board_scene import BoardScene
    from skirmish.board import Blocker

RANGE_RULES = ("MYT-RANGE-01", "MYT-RANGE-02")
WHY_RULES = {"wall": ("MYT-LOS-06", "MYT-BOUND-14"), "terrain": ("MYT-LOS-01",), "units": ("MYT-LOS-08",)}
OVER_RULES = {"same_area": ("MYT-LOS-03",), "terrain": ("MYT-LOS-10",), "heights": ("MYT-LOS-10", "MYT-BOUND-10")}


def rule_sight(scene: BoardScene, a_name: str, b_name: str) -> BoardSightRuling:
    """MYT-LOS-02: rule whether a sees b; units and areas may be named."""
    began = perf_counter()
    a, b = ends(scene, a_name, b_name)
    board, over = scene.board, _over(scene, a.area, b.area)
    line = board.line(a.area, b.area)
    return BoardSightRuling(
        a=a,
        b=b,
        line=line,
        sees=sees(scene.position, a.area, b.area),
        seen_back=sees(scene.position, b.area, a.area),
        over=over,
        blockers=line.blockers(scene.occupied),
        distance=board.distance(a.area, b.area),
        milliseconds=1000 * (perf_counter() - began),
        rules=_rules(over, line.blockers(scene.occupied)),
    )


def _rules(over: Over | None, blockers: tuple[Blocker, ...]) -> tuple[str, ...]:
    """The rules that a sight ruling rests on."""
    if over is not None:
        return ("MYT-LOS-02", *OVER_RULES[over])
    grounds = (rule for blocker in blockers for rule in WHY_RULES[blocker.why])
    return ("MYT-LOS-02", *dict.fromkeys(grounds or ("MYT-LOS-07",)))


def rule_distance(scene: BoardScene, a_name: str, b_name: str) -> BoardDistanceRuling:
    """MYT-RANGE-01: count the areas from a to b, and say whether a reaches b."""
    a, b = ends(scene, a_name, b_name)
    board = scene.board
    distance = board.distance(a.area, b.area)
    reach = _reach(scene, a, b)
    return BoardDistanceRuling(
        a=a,
        b=b,
        distance=distance,
        way=shortest_way(a.area, b.area, {area: board.neighbours(area) for area in board.areas}) or (),
        adjacent=b.area in board.neighbours(a.area),
        range=reach,
        in_range=None if reach is None else in_range(distance, reach),
        full=full(scene.position, b.area),
        rules=RANGE_RULES,
    )


def ends(scene: BoardScene, a_name: str, b_name: str) -> tuple[End, End]:
    """Find both ends of a question by their names."""
    a, b = (_end(scene, name) for name in (a_name, b_name))
    if a.name == b.name:
        raise SceneError(f"{scene.path}: {a_name!r} is named twice; name two different units or areas")
    return a, b


def _end(scene: BoardScene, name: str) -> End:
    area, unit = scene.place(name)
    return End(unit.id if unit else area, area, unit)


def _over(scene: BoardScene, start: str, end: str) -> Over | None:
    if start == end:
        return "same_area"
    if scene.board.terrain(start).ignores_obstacles:
        return "terrain"
    return "heights" if end in scene.board.lower(start) else None


def _reach(scene: BoardScene, a: End, b: End) -> int | None:
    """MYT-RANGE-08: the range of a at b, with rock, stairs and heights, within the limit of 10."""
    if a.unit is None or a.unit.range is None:
        return None
    return range_of(scene.position, a.unit.id, b.area)

"""Answers one question of the page about a board: a unit is put into an area, two units see each other or not.

Returns the words and what to draw. The line that decides runs from the icon of one area to that of the other, and
stops at what blocks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import shapely

from scenes.board import rule_board_distance, rule_board_sight, with_units
from scenes.files import SceneError
from scenes.words import BOARD_SENTENCES, Tongue, board_sight_reason, board_sight_verdict
from viewer.stage.relief import UNIT_HEIGHT, height_of, icon_of, outline_of, set_of_board

if TYPE_CHECKING:
    from scenes.board import BoardDistanceRuling, BoardScene, BoardSightRuling
    from scenes.words import Lang
    from viewer.draw.picture import Point
    from viewer.web.scene_look import Aim, Look

EYE = 0.8 * UNIT_HEIGHT
"""How high over its ground a line of sight is drawn."""


def board_head(scene: BoardScene) -> dict[str, Any]:
    """What the page knows of a board besides its stage: the areas, which can be asked about like units."""
    board = scene.board
    return {
        "areas": [{"name": name, "words": area.name, "at": _eye(scene, name)} for name, area in board.areas.items()]
    }


def look_at_board(scene: BoardScene, asked: Look, lang: Lang = "en") -> dict[str, Any]:
    """The answer as a document; a unit that does not fit where it is dragged stays, and it is said why."""
    stood, refused = with_units(scene, asked.moved), None
    if asked.aim is not None:
        stood, refused = _dropped(stood, asked.aim)
    return {
        "figures": _placed(stood, lang),
        "refused": refused,
        "ruling": _ruling(stood, asked.pair, Tongue(lang, BOARD_SENTENCES)) if asked.pair else None,
    }


def _dropped(scene: BoardScene, aim: Aim) -> tuple[BoardScene, str | None]:
    area = aimed_area(scene, aim)
    if area is None:
        return scene, None
    try:
        return with_units(scene, [{"id": scene.unit(aim.figure).id, "area": area}]), None
    except SceneError as wrong:
        return scene, str(wrong).rpartition(".toml: ")[2]


def aimed_area(scene: BoardScene, aim: Aim) -> str | None:
    """The area whose ground a line of view meets first; beside the board, none."""
    (x, y, z), (to_x, to_y, to_z) = aim.start, aim.end
    found = []
    for name, area in scene.board.areas.items():
        share = (z - height_of(area)) / (z - to_z) if z != to_z else -1.0
        spot = shapely.Point(x + share * (to_x - x), y + share * (to_y - y))
        if 0.0 <= share <= 1.0 and shapely.Polygon(outline_of(scene, area)).covers(spot):
            found.append((share, name))
    return min(found)[1] if found else None


def _placed(scene: BoardScene, lang: Lang) -> list[dict[str, Any]]:
    """Every unit: a unit that arrives makes the others of its area move up."""
    areas = {unit.id: unit.area for unit in scene.units}
    return [
        {
            "name": figure.name,
            "at": [round(number, 4) for number in (*figure.at_pas, figure.ground_pas)],
            "height": round(figure.top_pas - figure.ground_pas, 4),
            "area": areas[figure.name],
        }
        for figure in set_of_board(scene, lang, bare=True).figures
    ]


def _ruling(scene: BoardScene, pair: tuple[str, str], tongue: Tongue) -> dict[str, Any]:
    sight, distance = rule_board_sight(scene, *pair), rule_board_distance(scene, *pair)
    return {
        "verdict": "visible" if sight.sees else "blocked",
        "sees": sight.sees,
        "distance": sight.distance,
        "engaged": False,
        "hidden": None,
        "rules": list(sight.rules),
        "words": _words(scene, sight, distance, tongue),
        "lines": [_line(scene, sight)] if sight.a.area != sight.b.area else [],
        "gap": None,
        "blockers": [] if sight.sees else _blockers(scene, sight),
    }


def _words(scene: BoardScene, sight: BoardSightRuling, distance: BoardDistanceRuling, tongue: Tongue) -> dict[str, str]:
    count = tongue("board_no_way") if sight.distance is None else tongue("board_areas_far", count=sight.distance)
    return {
        "verdict": tongue("board_sees_short" if sight.sees else "board_sees_not_short").upper(),
        "headline": board_sight_verdict(sight, tongue),
        "reason": board_sight_reason(scene, sight, tongue),
        "stopped": "",
        "distance": count,
        "engaged": "",
        "cover": _range_words(distance, tongue),
    }


def _range_words(distance: BoardDistanceRuling, tongue: Tongue) -> str:
    if distance.range is None:
        return ""
    key = "board_in_range" if distance.in_range else "board_out_of_range"
    return f"{tongue('board_range')} {tongue(key, range=distance.range)}"


def _line(scene: BoardScene, sight: BoardSightRuling) -> dict[str, Any]:
    """The line from icon to icon; one that is blocked ends where it meets the first thing in the way."""
    start, end = _eye(scene, sight.a.area), _eye(scene, sight.b.area)
    if sight.sees:
        return {"kind": "witness", "from": start, "to": end, "aim": None}
    share = min((float(blocker.at) for blocker in sight.blockers), default=1.0)
    return {"kind": "stopped", "from": start, "to": _between(start, end, share), "aim": end}


def _blockers(scene: BoardScene, sight: BoardSightRuling) -> list[dict[str, Any]]:
    """What blocks, by the names that the stage has for it."""
    kinds = {boundary.id: boundary.kind for boundary in scene.board.boundaries}
    start, end = _eye(scene, sight.a.area), _eye(scene, sight.b.area)
    return [
        {
            "name": f"{kinds[blocker.what]} {blocker.what}" if blocker.why == "wall" else blocker.what,
            "stops": [_between(start, end, float(blocker.at))],
        }
        for blocker in sight.blockers
    ]


def _eye(scene: BoardScene, name: str) -> Point:
    area = scene.board.areas[name]
    x, y = icon_of(scene, area)
    return x, y, height_of(area) + EYE


def _between(start: Point, end: Point, share: float) -> Point:
    x, y, z = (a + share * (b - a) for a, b in zip(start, end, strict=True))
    return x, y, z

"""Answers the questions of `pas` on a board: sight, distance, moves, reach, and what is on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from api.command.pictures.board_pictures import draw_board
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput
from api.command.terminal.scene_names import shown
from api.command.terminal.text import Row, Tone, facts, headline, paragraph
from api.command.words.complaints import complaint
from api.documents.board_rulings import (
    board_distance_document,
    board_document,
    board_move_document,
    board_reach_document,
    board_sight_document,
)
from scenes.board import judge_board_move, rule_board_distance, rule_board_reach, rule_board_sight, unwalked_areas
from scenes.words import area_name, board_sight_reason, board_sight_verdict, boundary_name, said_blockers, said_refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import RenderableType

    from scenes.board import BoardDistanceRuling, BoardReach, BoardReachRuling, BoardScene, BoardSightRuling
    from scenes.words import Tongue


@dataclass(frozen=True)
class Asked:
    """A board that is asked about, the language of the answer, and where a picture of it goes."""

    scene: BoardScene
    tongue: Tongue
    picture: Path | None = None


def board_los(asked: Asked, a: str, b: str, certificate: Path | None = None) -> Answer:
    """Whether A sees B on a board."""
    if certificate is not None:
        raise BadInput(complaint("board_certificate", path=asked.scene.path))
    scene = asked.scene
    ruling = rule_board_sight(scene, a, b)
    drawn = draw_board(scene, ruling, asked.picture, asked.tongue)
    document = board_sight_document(scene, ruling) | _papers(scene, drawn) | {"certificate": None}
    return Answer(document, _sight_text(scene, ruling, drawn, asked.tongue))


def _papers(scene: BoardScene, drawn: Path | None) -> dict[str, str | None]:
    return {"scene": str(scene.path), "picture": str(drawn) if drawn else None}


def _sight_text(
    scene: BoardScene, ruling: BoardSightRuling, drawn: Path | None, tongue: Tongue
) -> list[RenderableType]:
    tone: Tone = "yes" if ruling.sees else "no"
    names = [area_name(scene, area) for area in ruling.line.areas]
    rows = [
        (tongue("board_areas_passed"), ", ".join(names) or tongue("board_nothing_between")),
        _borders_met(scene, ruling, tongue),
        _looked_over(scene, ruling, tongue),
        _back(ruling, tongue),
        (tongue("board_distance"), _far(ruling.distance, tongue)),
        (tongue("rules"), ", ".join(ruling.rules)),
        (tongue("picture"), f"{drawn}") if drawn else None,
    ]
    verdict = headline(board_sight_verdict(ruling, tongue), tone)
    return [verdict, paragraph(board_sight_reason(scene, ruling, tongue)), facts(rows)]


def _borders_met(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> Row | None:
    """The boundaries on the line that are not just normal ones."""
    met = [one for one in ruling.line.meets if one.kind != "normal"]
    said = [f"{tongue(f'kind_{one.kind}')} {boundary_name(scene, one.boundary)}" for one in met]
    return (tongue("board_borders_met"), ", ".join(said)) if said else None


def _looked_over(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> Row | None:
    if ruling.over in (None, "same_area") or not ruling.blockers:
        return None
    said = tongue("board_looked_over", blockers=said_blockers(scene, ruling, tongue))
    return tongue("board_in_the_way"), said


def _back(ruling: BoardSightRuling, tongue: Tongue) -> Row | None:
    """What b sees, where it is not the same."""
    if ruling.seen_back == ruling.sees:
        return None
    key = "board_sees" if ruling.seen_back else "board_sees_not"
    return tongue("board_back"), tongue(key, a=ruling.b.name, b=ruling.a.name)


def _far(distance: int | None, tongue: Tongue) -> str:
    return tongue("board_no_way") if distance is None else tongue("board_areas_far", count=distance)


def board_measure(asked: Asked, a: str, b: str) -> Answer:
    """How far B is from A, in areas."""
    scene = asked.scene
    ruling = rule_board_distance(scene, a, b)
    document = board_distance_document(ruling) | {"scene": str(scene.path)}
    return Answer(document, _distance_text(scene, ruling, asked.tongue))


def _distance_text(scene: BoardScene, ruling: BoardDistanceRuling, tongue: Tongue) -> list[RenderableType]:
    key = "board_together" if ruling.distance == 0 else "board_apart"
    said = tongue(key, a=ruling.a.name, b=ruling.b.name, count=ruling.distance)
    full = tongue("board_full_said", area=area_name(scene, ruling.b.area))
    rows = [
        (tongue("board_way"), " → ".join(area_name(scene, area) for area in ruling.way)) if ruling.distance else None,
        (tongue("board_adjacent"), tongue("yes" if ruling.adjacent else "no")),
        (tongue("board_range"), _range(ruling, tongue)),
        (tongue("board_full"), full) if ruling.full and ruling.adjacent else None,
        (tongue("rules"), ", ".join(ruling.rules)),
    ]
    return [headline(said, "plain"), facts(rows)]


def _range(ruling: BoardDistanceRuling, tongue: Tongue) -> str:
    if ruling.in_range is None:
        return tongue("board_range_unknown", a=ruling.a.name)
    return tongue("board_in_range" if ruling.in_range else "board_out_of_range", range=ruling.range)


def board_move(asked: Asked, name: str, path: str) -> Answer:
    """Whether a unit may go a way."""
    scene, tongue = asked.scene, asked.tongue
    ruling = judge_board_move(scene, name, path)
    drawn = draw_board(scene, ruling, asked.picture, tongue)
    document = board_move_document(ruling) | _papers(scene, drawn)
    key: Tone = "yes" if ruling.legal else "no"
    verdict = headline(tongue("board_move_legal" if ruling.legal else "board_move_illegal", unit=name), key)
    why = [] if ruling.legal else [paragraph(said_refusal(scene, ruling.verdict, tongue))]
    way = " → ".join(area_name(scene, area) for area in (ruling.unit.area, *ruling.path))
    rows = [
        (tongue(f"board_{ruling.way}"), way),
        (tongue("rules"), ruling.rule),
        (tongue("picture"), f"{drawn}") if drawn else None,
    ]
    return Answer(document, [verdict, *why, facts(rows)], ANSWERED if ruling.legal else ANSWERED_NO)


def board_reach(asked: Asked, name: str) -> Answer:
    """Where a unit can get this activation."""
    scene = asked.scene
    ruling = rule_board_reach(scene, name)
    drawn = draw_board(scene, ruling, asked.picture, asked.tongue)
    document = board_reach_document(ruling) | _papers(scene, drawn)
    return Answer(document, _reach_text(scene, ruling, drawn, asked.tongue))


def _reach_text(
    scene: BoardScene, ruling: BoardReachRuling, drawn: Path | None, tongue: Tongue
) -> list[RenderableType]:
    count = len({area for one in ruling.reaches for area in one.paths})
    rows = [
        (tongue("board_from"), area_name(scene, ruling.unit.area)),
        (tongue("board_movement"), f"{ruling.unit.movement}"),
        *((tongue(f"board_{one.way}"), _ends(scene, one, tongue)) for one in ruling.reaches),
        (tongue("rules"), ", ".join(ruling.rules)),
        (tongue("picture"), f"{drawn}") if drawn else None,
    ]
    return [headline(tongue("board_reach_found", unit=ruling.unit.id, count=count), "plain"), facts(rows)]


def _ends(scene: BoardScene, one: BoardReach, tongue: Tongue) -> str:
    if not one.setting_out:
        return said_refusal(scene, one.setting_out, tongue)
    ends = [f"{area_name(scene, area)} ({len(path)})" for area, path in one.paths.items()]
    return ", ".join(ends) or tongue("board_nowhere")


def board_check(asked: Asked) -> Answer:
    """What there is on a board without problems; the command itself reports problems."""
    scene, tongue = asked.scene, asked.tongue
    notes = list(_notes(scene, tongue))
    document = {"scene": str(scene.path), "ok": True, "problems": [], "notes": notes, "board": board_document(scene)}
    rows = [
        (tongue("scene"), f"{scene.name} ({shown(scene.path)})"),
        (tongue("board"), _size(scene, tongue)),
        *_zones(scene, tongue),
        (tongue("board_units"), ", ".join(unit.id for unit in scene.units) or tongue("none")),
        (tongue("board_stones"), ", ".join(area_name(scene, stone.area) for stone in scene.stones) or tongue("none")),
        *((tongue("notes") if place == 0 else "", note) for place, note in enumerate(notes)),
    ]
    return Answer(document, [headline(tongue("scene_good"), "yes"), facts(rows)])


def _size(scene: BoardScene, tongue: Tongue) -> str:
    counts = Counter(area.terrain for area in scene.board.areas.values())
    terrains = ", ".join(f"{tongue(f'terrain_{terrain}')} {count}" for terrain, count in counts.most_common())
    return tongue("board_size", areas=len(scene.board.areas), boundaries=len(scene.board.boundaries), terrains=terrains)


def _zones(scene: BoardScene, tongue: Tongue) -> Iterator[Row]:
    for place, zone in enumerate(scene.board.zones):
        areas = ", ".join(area_name(scene, area) for area in zone.areas)
        said = tongue("board_zone", side=zone.side, players=zone.players, areas=areas)
        yield (tongue("board_zones") if place == 0 else ""), said


def _notes(scene: BoardScene, tongue: Tongue) -> Iterator[str]:
    """Areas that no unit gets to on foot: no fault, but worth knowing."""
    for area, why in unwalked_areas(scene).items():
        yield tongue("board_unwalked", area=area_name(scene, area), why=tongue(f"unwalked_{why}"))

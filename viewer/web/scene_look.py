"""Answers one question of the page about a scene: a figure is put somewhere, two figures see each other or not.

It returns the words and what to draw. A finger drags faster than people read, so there are two modes: quick, for the
verdict and its line, while the figure is dragged; and full, with cover, the lines that are stopped and the tightest
place, once it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

import scenes
from scenes.table import with_figures
from scenes.words import sight_reason, sight_verdict
from terrain.lattice import UNITS_PER_PAS, to_pas
from viewer.rulings.sight import drawn_figure, sight_drawing
from viewer.web.page_words import page_tongue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.rulings import CoverRuling, DistanceRuling, SightRuling
    from scenes.table import Scene
    from scenes.words import Lang, Tongue
    from viewer.draw.picture import Point

QUICK_MS = 25.0
LIFT_PAS = 0.02
"""A place that was pointed at is taken this much higher, so that rounding does not put it under its floor."""

COVER_KEYS = {2: "page_in_cover", 1: "page_concealed", 0: "page_open", None: "page_unsure"}


@dataclass(frozen=True, slots=True)
class Aim:
    """A figure that is dragged: to where a line from the eye through the finger first meets something."""

    figure: str
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Look:
    """What is asked: figures elsewhere than in the scene, one that is being dragged, and the two to rule on."""

    moved: Sequence[Mapping[str, Any]] = ()
    aim: Aim | None = None
    pair: tuple[str, str] | None = None
    quick: bool = False
    budget_ms: float = 500.0


def look(scene: Scene, asked: Look, lang: Lang = "en") -> dict[str, Any]:
    """The answer as a document; a figure that cannot stand where it is dragged stays, and it is said why."""
    stood = with_figures(scene, asked.moved)
    refused = None
    if asked.aim is not None:
        try:
            stood = with_figures(stood, [{"id": asked.aim.figure, "at": aimed_at(stood, asked.aim)}])
        except scenes.SceneError as wrong:
            refused = str(wrong).rpartition(".toml: ")[2]
    names = {str(said.get("id")) for said in asked.moved} | ({asked.aim.figure} if asked.aim else set())
    return {
        "figures": [_placed(stood, name) for name in sorted(names)],
        "refused": refused,
        "ruling": _ruling(stood, asked, page_tongue(lang)) if asked.pair else None,
    }


def aimed_at(scene: Scene, aim: Aim) -> list[float]:
    """The first point of scenery or table on a line; beyond the rim, the point under its end."""
    start, end = np.asarray(aim.start), np.asarray(aim.end)
    table = scene.table
    faces = table.caster.first_faces(start[None] * UNITS_PER_PAS, end[None] * UNITS_PER_PAS)
    share = _share_of_level(start, end)
    if faces[0] >= 0:
        corners = np.asarray(to_pas(table.vertices[table.faces[int(faces[0])]]))
        share = min(share, _share_of_plane(start, end, corners))
    x, y, z = (float(number) for number in start + share * (end - start))
    return [round(x, 4), round(y, 4), max(z, 0.0) + LIFT_PAS]


def _share_of_level(start: Any, end: Any) -> float:
    """How far along a line the table top is."""
    drop = float(start[2] - end[2])
    return min(max(float(start[2]) / drop, 0.0), 1.0) if drop > 1e-9 else 1.0


def _share_of_plane(start: Any, end: Any, corners: Any) -> float:
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    along = float(normal @ (end - start))
    return min(max(float(normal @ (corners[0] - start)) / along, 0.0), 1.0) if along else 1.0


def _placed(scene: Scene, name: str) -> dict[str, Any]:
    figure = drawn_figure(scene.figure(name))
    at = [round(number, 4) for number in (*figure.at_pas, figure.ground_pas)]
    return {"name": name, "at": at, "height": round(figure.top_pas - figure.ground_pas, 4)}


def _ruling(scene: Scene, asked: Look, tongue: Tongue) -> dict[str, Any]:
    assert asked.pair is not None, "two figures are asked about"
    a, b = asked.pair
    budget = min(asked.budget_ms, QUICK_MS) if asked.quick else asked.budget_ms
    ruling = scenes.rule_sight(scene, a, b, budget_ms=budget, explain=not asked.quick)
    distance = scenes.rule_distance(scene, a, b)
    cover = scenes.rule_cover(scene, a, b) if ruling.sees and not asked.quick else None
    return {
        "verdict": ruling.sight.verdict,
        "sees": ruling.sees,
        "distance": distance.distance.gap_pas,
        "engaged": distance.engaged,
        "hidden": [cover.cover.hidden_low, cover.cover.hidden_high] if cover else None,
        "rules": list(ruling.rules),
        "words": _words(scene, ruling, cover, distance, tongue),
        **(_quick_lines(ruling) if asked.quick else _all_lines(scene, ruling, tongue.lang)),
    }


def _words(
    scene: Scene, ruling: SightRuling, cover: CoverRuling | None, distance: DistanceRuling, tongue: Tongue
) -> dict[str, str]:
    gap = distance.distance.gap_pas
    stopped = ", ".join(f"{one.name} {tongue.share(one.share)}" for one in ruling.sight.blockers[:3])
    return {
        "verdict": tongue(ruling.sight.verdict),
        "headline": sight_verdict(ruling, tongue),
        "reason": sight_reason(scene, ruling, tongue),
        "stopped": tongue("page_stopped", shares=stopped) if stopped and ruling.sight.verdict != "visible" else "",
        "distance": tongue("page_distance", pas=tongue.number(gap), cm=tongue.number(2.5 * gap, 1)),
        "engaged": tongue("page_engaged") if distance.engaged else "",
        "cover": _cover_words(cover, tongue) if cover else "",
    }


def _cover_words(cover: CoverRuling, tongue: Tongue) -> str:
    share, so = tongue.between(cover.cover.hidden_low, cover.cover.hidden_high), tongue(COVER_KEYS[cover.bonus])
    return tongue("page_hidden", share=share, a=cover.shooter.id, b=cover.target.id, so=so)


def _quick_lines(ruling: SightRuling) -> dict[str, Any]:
    witness = ruling.sight.witness
    lines = [_line("witness", witness.start_pas, witness.end_pas)] if witness else []
    blockers = [one.name for one in ruling.sight.blockers] if ruling.sight.verdict != "visible" else []
    return {"lines": lines, "gap": None, "blockers": [{"name": name, "stops": []} for name in blockers]}


def _all_lines(scene: Scene, ruling: SightRuling, lang: Lang) -> dict[str, Any]:
    drawing = sight_drawing(scene, ruling, lang)
    gap = drawing.gap
    return {
        "lines": [_line(line.kind, line.start, line.end, line.aim) for line in drawing.lines],
        "gap": {"from": list(gap.on_line), "to": list(gap.on_obstacle), "words": drawing.gap_length} if gap else None,
        "blockers": [
            {"name": piece.name, "stops": [list(stop) for stop in piece.stops]}
            for piece in drawing.pieces
            if piece.blocks
        ],
    }


def _line(
    kind: str, start: Sequence[float], end: Sequence[float], aim: Sequence[float] | None = None
) -> dict[str, Any]:
    return {"kind": kind, "from": list(start), "to": list(end), "aim": list(aim) if aim else None}

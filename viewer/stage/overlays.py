"""Lays rulings over the stage, as solid things that can be seen from all sides: sight, distance, reach, paths.

Nothing is ruled here. A ruling comes in, and a `StageSet` that shows it is returned; stills, pages and models draw it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.draw.glow import glow
from viewer.rulings.move import move_picture
from viewer.rulings.reach import TILE, reach_picture
from viewer.rulings.sight import sight_drawing
from viewer.stage.stage_set import Label
from viewer.stage.table_ground import coloured

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from scenes.rulings import CoverRuling, DistanceRuling, SightRuling
    from scenes.table import MoveRuling, ReachRuling, Scene
    from scenes.words import Lang
    from viewer.draw.picture import DrawnFigure, DrawnPiece, Point
    from viewer.stage.stage_set import StageSet

ROD_PAS = {"witness": 0.06, "nearly": 0.06, "stopped": 0.035, "measure": 0.05, "path": 0.09, "fall": 0.05}
BALL_PAS = 0.16
CORNERS = 6
SHORTEST_PAS = 1e-6
RISK = "#C4500A"

OVERLAY_WORDS = sentences("pictures/overlays")


def with_sight(
    stage: StageSet, scene: Scene, ruling: SightRuling, lang: Lang = "en", cover: CoverRuling | None = None
) -> StageSet:
    """The line that decides, or lines up to where they are stopped; what blocks is warm, what is hidden is said."""
    drawing = sight_drawing(scene, ruling, lang)
    marked = {piece.name: piece for piece in drawing.pieces}
    pieces = tuple(_warmed(piece, marked.get(piece.name)) for piece in stage.pieces)
    rods = [
        rod(f"{line.kind} line", line.start, line.end, palette.LINES[line.kind], line.kind) for line in drawing.lines
    ]
    labels = list(stage.labels)
    if drawing.gap is not None:
        labels.append(Label(drawing.gap.on_line, f"{drawing.gap_length} · {drawing.gap.obstacle}"))
    if cover is not None and ruling.sees:
        words = Tongue(lang, OVERLAY_WORDS)
        share = words.between(cover.cover.hidden_low, cover.cover.hidden_high)
        labels.append(Label(_above(stage, ruling.b.id), words("hidden", b=ruling.b.id, share=share)))
    title = f"{drawing.caption.verdict}: {drawing.caption.headline}"
    return _titled(stage, title, drawing.caption.reason, pieces=pieces, tokens=rods, labels=labels)


def with_distance(stage: StageSet, ruling: DistanceRuling, said: str) -> StageSet:
    """The shortest way from base to base, and how long it is."""
    one, other = (stage.figure(figure.id) for figure in (ruling.a, ruling.b))
    assert one is not None
    assert other is not None
    start, end = (_on_rim(one_, towards) for one_, towards in ((one, other), (other, one)))
    middle = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))
    line = rod("distance", start, end, palette.INK, "measure")
    label = Label((middle[0], middle[1], middle[2] + 0.2), said)
    return _titled(stage, said, stage.subtitle, tokens=[line], labels=[*stage.labels, label])


def with_reach(stage: StageSet, scene: Scene, ruling: ReachRuling, lang: Lang = "en") -> StageSet:
    """Every place that can be reached, on every floor, coloured by chance and paler by cost; and threatened enemies."""
    picture = reach_picture(scene, ruling, lang)
    labels = [Label(_above(stage, threat.name), threat.words, RISK) for threat in picture.threats]
    words = picture.words
    title = f"{words.verdict} {words.headline}"
    return _titled(stage, title, words.reason, tokens=[picture.carpet(TILE)], labels=[*stage.labels, *labels])


def with_path(stage: StageSet, scene: Scene, ruling: MoveRuling, lang: Lang = "en") -> StageSet:
    """A judged path leg by leg, where rolls are made, the falls of failures, and where it is refused."""
    picture = move_picture(scene, ruling, lang)
    words, colour = Tongue(lang, OVERLAY_WORDS), palette.VERDICTS["visible" if picture.legal else "blocked"]
    rods = [rod("path", *ends, colour, "path") for leg in picture.legs for ends in pairwise(leg.points)]
    rods += [rod("fall", *ends, RISK, "fall") for leg in picture.legs for ends in (*leg.falls, *leg.risks)]
    rolls = [
        Label(leg.points[0], words("roll", count=leg.rolls), RISK) for leg in picture.legs if leg.rolls and leg.points
    ]
    stop = [ball("stop", picture.stop, RISK)] if picture.stop else []
    title = f"{picture.words.verdict}: {picture.words.headline}"
    return _titled(stage, title, picture.words.reason, tokens=[*rods, *stop], labels=[*stage.labels, *rolls])


def _titled(
    stage: StageSet,
    title: str,
    subtitle: str,
    *,
    tokens: Iterable[DrawnPiece],
    labels: Iterable[Label],
    pieces: tuple[DrawnPiece, ...] | None = None,
) -> StageSet:
    return replace(
        stage,
        title=title,
        subtitle=subtitle,
        pieces=stage.pieces if pieces is None else pieces,
        tokens=(*stage.tokens, *tokens),
        labels=tuple(labels),
    )


def _warmed(piece: DrawnPiece, ruled: DrawnPiece | None) -> DrawnPiece:
    """The piece with the places where it stops lines, if it stops any."""
    if ruled is None or not ruled.blocks:
        return piece
    return replace(piece, colours=glow(ruled, palette.KINDS.get(piece.kind, palette.STONES[0])))


def _above(stage: StageSet, name: str) -> Point:
    figure = stage.figure(name)
    assert figure is not None
    return (*figure.at_pas, figure.ground_pas)


def _on_rim(figure: DrawnFigure, towards: DrawnFigure) -> Point:
    """The point of a base that is nearest to another figure."""
    rim = figure.rim(figure.ground_pas + 0.08)
    away = np.linalg.norm(rim[:, :2] - np.array(towards.at_pas), axis=1)
    x, y, z = (float(number) for number in rim[int(away.argmin())])
    return x, y, z


def rod(name: str, start: Point, end: Point, colour: str, kind: str) -> DrawnPiece:
    """A thin six-sided rod from one point to another."""
    a, b = np.array(start), np.array(end)
    length = float(np.linalg.norm(b - a))
    way = (b - a) / length if length > SHORTEST_PAS else np.array([0.0, 0.0, 1.0])
    side = np.cross(way, (0.0, 0.0, 1.0) if abs(way[2]) < 0.9 else (1.0, 0.0, 0.0))
    side /= np.linalg.norm(side)
    other = np.cross(way, side)
    angles = 2 * np.pi * np.arange(CORNERS) / CORNERS
    ring = ROD_PAS[kind] * (np.cos(angles)[:, None] * side + np.sin(angles)[:, None] * other)
    here = np.arange(CORNERS)
    after = (here + 1) % CORNERS
    walls = [(here, after, here + CORNERS), (after, after + CORNERS, here + CORNERS)]
    faces = np.concatenate([np.column_stack(wall) for wall in walls]).astype(np.int32)
    return coloured(name, (np.concatenate([a + ring, b + ring]), faces), colour)


def ball(name: str, at: Point, colour: str) -> DrawnPiece:
    """A small octahedron at a point."""
    tips: NDArray[np.float64] = np.concatenate([np.eye(3), -np.eye(3)]) * BALL_PAS + np.array(at)
    faces = [(0, 1, 2), (1, 3, 2), (3, 4, 2), (4, 0, 2), (1, 0, 5), (3, 1, 5), (4, 3, 5), (0, 4, 5)]
    return coloured(name, (tips, np.array(faces, dtype=np.int32)), colour)

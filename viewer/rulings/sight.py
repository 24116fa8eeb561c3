"""Turns a scene and a sight ruling into a drawing; also draws pieces and figures for other pictures."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from terrain.lattice import to_pas
from viewer.draw.picture import Drawing, DrawnFigure, DrawnLine, DrawnPiece, Gap, Share
from viewer.rulings.captions import is_tight, picture_tongue, sight_caption
from viewer.rulings.sight_lines import Obstacles, stopped_fan, tightest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scenes.rulings import SightRuling
    from scenes.table import Coat, Figure, Scene
    from scenes.words import Lang
    from terrain.scenery import Piece
    from terrain.sight import Sight
    from viewer.draw.picture import Point

MOST_BLOCKERS_SHOWN = 3


def sight_drawing(scene: Scene, ruling: SightRuling, lang: Lang = "en") -> Drawing:
    """The picture of a sight ruling: the line that decides, or what stops the lines."""
    found = ruling.sight
    pieces = tuple(drawn_piece(piece) for piece in scene.table.pieces)
    figures = tuple(drawn_figure(figure) for figure in scene.figures)
    obstacles = _obstacles(scene, ruling, pieces, figures)
    free = _free_line(found)
    gap = _gap(found, obstacles, free)
    fan = {} if found.verdict == "visible" else _fan(ruling, figures, obstacles)
    lines = (*((free,) if free else ()), *fan)
    words = picture_tongue(lang)
    return Drawing(
        verdict=found.verdict,
        table_size_pas=scene.table.size_pas,
        pieces=tuple(_marked(piece, fan, found) for piece in pieces),
        figures=tuple(replace(figure, blocks=figure.name in fan.values()) for figure in figures),
        looker=ruling.a.id,
        target=ruling.b.id,
        caption=sight_caption(scene, ruling, lines, words),
        lines=lines,
        gap=gap,
        gap_length=words.length(gap.clearance_pas) if gap else "",
        shares=_shares(found),
    )


def drawn_piece(piece: Piece) -> DrawnPiece:
    """A piece with the colours of its mesh, where the mesh has any; its arrays are never changed."""
    if piece not in _drawn:
        from scenes.table import coat_of  # noqa: PLC0415  callers with drawn pieces load no mesh files

        plain = DrawnPiece(
            piece.id, to_pas(piece.mesh.vertices), piece.mesh.faces, piece.kind, see_through=not piece.blocks_sight
        )
        coat = coat_of(piece)
        _drawn[piece] = plain if coat is None else _dressed(plain, piece, coat)
    return _drawn[piece]


def _dressed(plain: DrawnPiece, piece: Piece, coat: Coat) -> DrawnPiece:
    return replace(
        plain, vertices_pas=coat.placed(piece.at_pas, piece.turn_deg), faces=coat.faces, colours=coat.colours
    )


_drawn: WeakKeyDictionary[Piece, DrawnPiece] = WeakKeyDictionary()
"""Pieces stay while figures move, and turning half a million points into pas takes a while."""


def drawn_figure(figure: Figure) -> DrawnFigure:
    body = figure.body
    x, y = (to_pas(number) for number in body.centre)
    long, short = (to_pas(number) for number in body.semi_axes)
    return DrawnFigure(
        name=figure.id,
        side=figure.side or "",
        at_pas=(x, y),
        semi_axes_pas=(long, short),
        turn_deg=math.degrees(math.atan2(body.along[1], body.along[0])),
        ground_pas=figure.ground_pas,
        low_pas=to_pas(body.low),
        top_pas=to_pas(body.high),
    )


def _obstacles(
    scene: Scene, ruling: SightRuling, pieces: Iterable[DrawnPiece], figures: Iterable[DrawnFigure]
) -> Obstacles:
    """What could stop a line between the two."""
    pair = {ruling.a.id, ruling.b.id}
    others = [figure for figure in figures if figure.name not in pair] if scene.figures_block else []
    return Obstacles.of([piece for piece in pieces if not piece.see_through], others)


def _free_line(found: Sight) -> DrawnLine | None:
    """The witness; of a sight that hangs on a hair, the line between the grown bodies."""
    if found.verdict not in ("visible", "too_close"):
        return None
    kind: Any = "witness" if found.verdict == "visible" else "nearly"
    if found.witness is not None:
        return DrawnLine(_pas(found.witness.start), _pas(found.witness.end), kind)
    ends = next((proof["segment"] for proof in found.proofs if proof["kind"] == "visible"), None)
    return DrawnLine(_pas(ends[0]), _pas(ends[1]), kind) if ends else None


def _pas(point: Iterable[int]) -> Point:
    x, y, z = (to_pas(int(number)) for number in point)
    return x, y, z


def _gap(found: Sight, obstacles: Obstacles, free: DrawnLine | None) -> Gap | None:
    """Where the free line is tightest, if it is tight anywhere: at what the ruling names, by what it says."""
    if free is None:
        return None
    if found.verdict == "too_close":
        return tightest(obstacles, free.start, free.end)
    if not is_tight(found):
        return None
    gap = tightest(obstacles.only(found.nearest or ""), free.start, free.end)
    return replace(gap, clearance_pas=found.clearance_pas or 0.0) if gap else None


def _fan(ruling: SightRuling, figures: Iterable[DrawnFigure], obstacles: Obstacles) -> dict[DrawnLine, str]:
    by_name = {figure.name: figure for figure in figures}
    show = [blocker.name for blocker in ruling.sight.blockers[:MOST_BLOCKERS_SHOWN]]
    return stopped_fan(obstacles, by_name[ruling.a.id], by_name[ruling.b.id], show)


def _shares(found: Sight) -> tuple[Share, ...]:
    """What stops the lines; of no interest where one line is free."""
    if found.verdict == "visible":
        return ()
    return tuple(Share(blocker.name, blocker.share) for blocker in found.blockers)


def _marked(piece: DrawnPiece, fan: dict[DrawnLine, str], found: Sight) -> DrawnPiece:
    """The piece with the places where it stops lines."""
    stops = tuple(line.end for line, name in fan.items() if name == piece.name)
    named = found.verdict != "visible" and any(blocker.name == piece.name for blocker in found.blockers)
    return replace(piece, stops=stops, blocks=bool(stops) or named)

"""Draws pictures of boards of areas: the board with its units, and a ruling on it.

They are drawn flat, with a pen: no OpenGL is needed. `ground` draws the terrains, `lines` the boundaries,
`board_sheet` the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from scenes.board import BoardMoveRuling, BoardReachRuling, BoardSightRuling
from scenes.words import BOARD_SENTENCES, Lang, Tongue, area_name, board_sight_reason, said_refusal
from viewer.draw.opengl import NO_PYVISTA
from viewer.draw.picture import PictureError, put_picture
from viewer.rulings.snapshots import SIZE

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.board import BoardScene


Ruling = BoardSightRuling | BoardReachRuling | BoardMoveRuling


@dataclass(frozen=True)
class BoardPicture:
    """A board to be drawn, with a ruling on it or none, and the words that go with it."""

    scene: BoardScene
    sight: BoardSightRuling | None
    reach: BoardReachRuling | None
    move: BoardMoveRuling | None
    verdict: str
    headline: str
    reason: str
    small_print: str
    tongue: Tongue

    @property
    def good(self) -> bool | None:
        if self.move is not None:
            return self.move.legal
        return self.sight.sees if self.sight else None


def save_board(
    scene: BoardScene,
    ruling: Ruling | None,
    path: Path,
    lang: Lang = "en",
    size: tuple[int, int] = SIZE,
) -> Path:
    """Draw a board and a ruling on it into a PNG file, which is either whole or not there."""
    return put_picture(board_png(scene, ruling, lang, size), path)


def board_png(
    scene: BoardScene,
    ruling: Ruling | None = None,
    lang: Lang = "en",
    size: tuple[int, int] = SIZE,
) -> bytes:
    """The picture as the bytes of a PNG."""
    if find_spec("matplotlib") is None:
        raise PictureError(NO_PYVISTA)  # its typeface comes with the viewer
    from viewer.board.board_sheet import paint_board  # noqa: PLC0415  it loads the typeface

    return paint_board(_picture(scene, ruling, Tongue(lang, BOARD_SENTENCES)), size)


def _picture(scene: BoardScene, ruling: Ruling | None, tongue: Tongue) -> BoardPicture:
    if isinstance(ruling, BoardSightRuling):
        return _sight(scene, ruling, tongue)
    if isinstance(ruling, BoardReachRuling):
        return _reach(scene, ruling, tongue)
    if isinstance(ruling, BoardMoveRuling):
        return _move(scene, ruling, tongue)
    size = tongue("board_count", areas=len(scene.board.areas), units=len(scene.units))
    return BoardPicture(scene, None, None, None, scene.name, "", size, scene.path.name, tongue)


def _sight(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> BoardPicture:
    verdict = tongue("board_sees_short" if ruling.sees else "board_sees_not_short").upper()
    headline = tongue("board_sees" if ruling.sees else "board_sees_not", a=ruling.a.name, b=ruling.b.name)
    small = " · ".join((scene.name, scene.path.name, ", ".join(ruling.rules)))
    return BoardPicture(
        scene, ruling, None, None, verdict, headline, board_sight_reason(scene, ruling, tongue), small, tongue
    )


def _reach(scene: BoardScene, ruling: BoardReachRuling, tongue: Tongue) -> BoardPicture:
    ends = {area for one in ruling.reaches for area in one.paths}
    headline = tongue("board_reach_found", unit=ruling.unit.id, count=len(ends))
    start = area_name(scene, ruling.unit.area)
    reason = tongue("board_reach_reason", area=start, movement=ruling.unit.movement)
    small = " · ".join((scene.name, scene.path.name, ", ".join(ruling.rules)))
    return BoardPicture(scene, None, ruling, None, ruling.unit.id, headline, reason, small, tongue)


def _move(scene: BoardScene, ruling: BoardMoveRuling, tongue: Tongue) -> BoardPicture:
    way = " → ".join(area_name(scene, area) for area in (ruling.unit.area, *ruling.path))
    headline = tongue("board_move_legal" if ruling.legal else "board_move_illegal", unit=ruling.unit.id)
    reason = "" if ruling.legal else f" · {said_refusal(scene, ruling.verdict, tongue)}"
    verdict = tongue("yes" if ruling.legal else "no").upper()
    small = f"{scene.name} · {scene.path.name} · {ruling.rule}"
    said = f"{tongue(f'board_{ruling.way}')}: {way}{reason}"
    return BoardPicture(scene, None, None, ruling, verdict, headline, said, small, tongue)

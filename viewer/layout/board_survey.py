"""Draws the map of a surveyed board: its zones, its stones with the ways to them, and the choke points on the ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from scenes.layout import BoardLayout
from scenes.words import BOARD_SENTENCES, Tongue, area_name, sentences, together
from viewer.board.board_picture import BoardPicture
from viewer.board.board_sheet import panel_in
from viewer.draw import palette
from viewer.draw.ink import Ink
from viewer.draw.picture import PictureError
from viewer.layout.board_plan import draw_board_plan
from viewer.layout.scenario_plan import layout_case
from viewer.rulings.sight_sheet import SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout import BoardSurvey, StoneSurvey
    from scenes.words import Lang
    from viewer.board.board_sheet import Panel

WIDE, MARGIN, HEAD, LINE, FOOT = 1600, 40, 120, 34, 70
NECK = palette.VERDICTS["blocked"]

BOARD_SURVEY_WORDS = together(BOARD_SENTENCES, sentences("layout/board_survey"))


def board_survey_png(path: Path, survey: BoardSurvey, lang: Lang = "en") -> bytes:
    """The map as the bytes of a PNG."""
    layout = layout_case(path, "no picture: ")
    if not isinstance(layout, BoardLayout):
        raise PictureError(f"no picture: {path}: there is no board to draw")
    words, unit = Tongue(lang, BOARD_SURVEY_WORDS), float(SUPERSAMPLE)
    board_high = round((WIDE - 2 * MARGIN) * _aspect(layout))
    size = WIDE, HEAD + board_high + FOOT + LINE * len(survey.stones)
    page = Ink(Image.new("RGB", (size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE), palette.PAPER), unit)
    page.text((MARGIN * unit, 26 * unit), survey.name, 36, palette.INK, bold=True)
    page.text((MARGIN * unit, 76 * unit), _subtitle(survey, words), 21, palette.FADED_INK)
    box = (MARGIN, HEAD, WIDE - MARGIN, HEAD + board_high)
    draw_board_plan(page, layout, box, (), words)
    _marks(page, layout, survey, box, words)
    for number, stone in enumerate(survey.stones):
        said = page.fitted(_line(layout, stone, number + 1, words), 20, (WIDE - 2 * MARGIN) * unit)
        page.text((MARGIN * unit, (HEAD + board_high + 16 + LINE * number) * unit), said, 20, palette.INK)
    at = (MARGIN * unit, (HEAD + board_high + 16 + LINE * len(survey.stones)) * unit)
    page.text(at, words("survey_necks"), 18, palette.FADED_INK)
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def _aspect(layout: BoardLayout) -> float:
    """How high the board is for its width."""
    board = layout.scene.board
    places = [board.grid.place(corner) for area in board.areas.values() for corner in area.polygon]
    xs, ys = [float(x) for x, _ in places], [float(y) for _, y in places]
    return (max(ys) - min(ys)) / (max(xs) - min(xs))


def _subtitle(survey: BoardSurvey, words: Tongue) -> str:
    found = survey.imbalance
    verdict = words("survey_favours", side=found.favours) if found.favours else words("survey_balanced")
    numbers = {"total": found.total, "time": found.time, "exposure": found.exposure}
    return words("survey_subtitle", verdict=verdict, **{name: words.number(one, 2) for name, one in numbers.items()})


def _line(layout: BoardLayout, stone: StoneSurvey, number: int, words: Tongue) -> str:
    zones = (
        words(
            "survey_zone",
            zone=zone,
            walk="—" if access.walk is None else access.walk,
            ways=access.ways,
            seen=words.share(stone.dangers[zone].value),
        )
        for zone, access in stone.access.items()
    )
    return words("survey_line", number=number, area=area_name(layout.scene, stone.area), zones=" · ".join(zones))


def _marks(
    page: Ink, layout: BoardLayout, survey: BoardSurvey, box: tuple[float, float, float, float], words: Tongue
) -> None:
    """Rings round choke points, and a number with the distances of the zones at each stone."""
    left, top, right, low = (side * page.unit for side in box)
    picture = BoardPicture(layout.scene, None, None, None, "", "", "", "", words)
    panel = panel_in(page, picture, (left, top, right, low))
    for area in {neck for stone in survey.stones for access in stone.access.values() for neck in access.necks}:
        page.ring(panel.spot(layout.scene.board.areas[area].icon), 72, NECK, 4)
    for number, stone in enumerate(survey.stones, start=1):
        _stone(panel, stone, number, survey)


def _stone(panel: Panel, stone: StoneSurvey, number: int, survey: BoardSurvey) -> None:
    ink = panel.ink
    x, y = panel.spot(panel.picture.scene.board.areas[stone.area].icon)
    at = (x - 36 * ink.unit * len(survey.zones) / 2, y + 54 * ink.unit)
    ink.dot(at, 20, palette.WHITE)
    ink.dot(at, 18, palette.ICHOR)
    ink.text(at, str(number), 20, palette.WHITE, bold=True, anchor="mm")
    for place, zone in enumerate(survey.zones):
        walk = stone.access[zone.name].walk
        spot = (at[0] + (36 + 34 * place) * ink.unit, at[1])
        ink.plate(
            (spot[0] - 15 * ink.unit, spot[1] - 15 * ink.unit, spot[0] + 15 * ink.unit, spot[1] + 15 * ink.unit),
            palette.side_colour(place), rim=palette.WHITE, radius=6,
        )  # fmt: skip
        ink.text(spot, "—" if walk is None else str(walk), 18, palette.WHITE, bold=True, anchor="mm")

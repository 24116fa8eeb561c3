"""Draws the map of a survey: the plan of a scenario with the best route of every side to every fragment, and numbers.

Routes have the colours of their sides and strokes of their own, so that they can be told apart in print too. On a
board the choke points are marked, and each stone has its distances.
"""

from __future__ import annotations

import io
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from scenes.layout import Survey
from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.draw.opengl import NO_PYVISTA
from viewer.draw.picture import PictureError, put_picture
from viewer.layout.scenario_plan import plan_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from scenes.layout import Access, BoardSurvey, FragmentSurvey, Stretch
    from scenes.words import Lang
    from viewer.layout.scenario_plan import Plan

WIDE_IN, DPI = 10.0, 160
MARGIN_IN, HEAD_IN, LINE_IN, LEGEND_IN = 0.35, 0.95, 0.24, 0.62
STROKES: tuple[Any, ...] = ("-", (0, (5, 1.6)), (0, (1.2, 1.2)), (0, (5, 1.5, 1.2, 1.5)))
SIGNS = {"jump": "*", "leap": "^", "climb": "^", "descend": "v", "drop": "v", "ladder": "P"}
ASIDE_PAS = 0.09
"""Routes of different sides are drawn so far beside each other."""

COLUMNS = (0.0, 0.26, 0.32, 0.39)
SURVEY_MAP_WORDS = sentences("layout/survey")


def save_survey(path: Path, found: Survey | BoardSurvey, picture: Path, lang: Lang = "en") -> Path:
    """Draw a survey into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return put_picture(survey_png(path, found, lang), picture)


def survey_png(path: Path, found: Survey | BoardSurvey, lang: Lang = "en") -> bytes:
    """The map as the bytes of a PNG."""
    if find_spec("matplotlib") is None:
        raise PictureError(NO_PYVISTA)  # it comes with the viewer
    if not isinstance(found, Survey):
        from viewer.layout.board_survey import board_survey_png  # noqa: PLC0415  it draws with another library

        return board_survey_png(path, found, lang)
    return _painted(plan_of(path, lang=lang), found, Tongue(lang, SURVEY_MAP_WORDS))


def _painted(plan: Plan, survey: Survey, words: Tongue) -> bytes:
    from matplotlib.figure import Figure  # noqa: PLC0415  it takes a while

    wide, deep = plan.size_pas
    map_in = WIDE_IN - 2 * MARGIN_IN
    map_high = map_in * deep / wide
    foot = LEGEND_IN + LINE_IN * (len(survey.fragments) + 1) + MARGIN_IN
    high = HEAD_IN + map_high + foot
    page = Figure(figsize=(WIDE_IN, high), facecolor=palette.PAPER)
    _heading(page, plan.title, survey, words, high)
    low = foot / high
    axes = page.add_axes((MARGIN_IN / WIDE_IN, low, map_in / WIDE_IN, map_high / high))
    draw_routes_on(axes, plan, survey, words, points_per_pas=72 * map_in / wide)
    _legend(page, survey, words, low, high)
    _table(page, survey, words, low - LEGEND_IN / high, high)
    sink = io.BytesIO()
    page.savefig(sink, format="png", dpi=DPI, facecolor=page.get_facecolor(), metadata={"Software": None})
    return sink.getvalue()


def draw_routes_on(axes: Any, plan: Plan, survey: Survey, words: Tongue, *, points_per_pas: float) -> None:
    """The plan, and over it the best route of each side to each fragment."""
    from viewer.layout.drawing import draw_plan  # noqa: PLC0415  it loads matplotlib

    draw_plan(axes, plan, words, points_per_pas=points_per_pas)
    for number, side in enumerate(survey.sides):
        for fragment in survey.fragments:
            _route(axes, fragment.access[side.name], number, len(survey.sides))


def _route(axes: Any, access: Access, number: int, sides: int) -> None:
    colour, aside = palette.side_colour(number), ASIDE_PAS * (number - (sides - 1) / 2)
    for turn, stage in enumerate(access.route, start=1):
        xs, ys = [part.to[0] + aside for part in stage], [part.to[1] + aside for part in stage]
        axes.plot(xs, ys, color="white", linewidth=3.0, alpha=0.75, zorder=5, solid_capstyle="round")
        axes.plot(xs, ys, color=colour, linewidth=1.7, linestyle=STROKES[number % len(STROKES)], zorder=6)
        _links(axes, stage, colour, aside)
        if turn < len(access.route):
            axes.plot(xs[-1:], ys[-1:], "o", markersize=9, color="white", markeredgecolor=colour, zorder=7)
            axes.text(xs[-1], ys[-1], str(turn), ha="center", va="center", fontsize=6, color=colour, zorder=8)


def _links(axes: Any, stage: Sequence[Stretch], colour: str, aside: float) -> None:
    for part in stage:
        if part.way in SIGNS:
            at = ([part.to[0] + aside], [part.to[1] + aside])
            axes.plot(*at, SIGNS[part.way], markersize=7, color=colour, markeredgecolor="white", zorder=7)


def _heading(page: Any, title: str, survey: Survey, words: Tongue, high: float) -> None:
    imbalance, left = survey.imbalance, MARGIN_IN / WIDE_IN
    verdict = words("favours", side=imbalance.favours) if imbalance.favours else words("balanced")
    numbers = {"total": imbalance.total, "time": imbalance.time, "exposure": imbalance.exposure}
    said = words("subtitle", verdict=verdict, **{name: words.number(one, 2) for name, one in numbers.items()})
    page.text(left, 1 - 0.42 / high, title, fontsize=17, weight="bold", color=palette.INK)
    page.text(left, 1 - 0.74 / high, said, fontsize=10.5, color=palette.FADED_INK)


def _legend(page: Any, survey: Survey, words: Tongue, low: float, high: float) -> None:
    from matplotlib.lines import Line2D  # noqa: PLC0415  it takes a while

    lines = [
        Line2D(
            [],
            [],
            color=palette.side_colour(number),
            linewidth=1.9,
            linestyle=STROKES[number % len(STROKES)],
            label=words("route", side=side.name),
        )
        for number, side in enumerate(survey.sides)
    ]
    ring = Line2D([], [], marker="o", linestyle="", color="white", markeredgecolor=palette.INK, label=words("ends"))
    page.legend(
        handles=[*lines, ring],
        loc="upper left",
        bbox_to_anchor=(MARGIN_IN / WIDE_IN - 0.005, low - 0.02 / high),
        ncols=len(lines) + 1,
        fontsize=8.5,
        frameon=False,
        borderpad=0.2,
        labelcolor=palette.INK,
    )
    page.text(MARGIN_IN / WIDE_IN, low - 0.48 / high, words("signs"), fontsize=8, color=palette.FADED_INK)


def _table(page: Any, survey: Survey, words: Tongue, top: float, high: float) -> None:
    """A line for each fragment: its number, worth and height, and what each side gets of it."""
    heads = [words("head"), words("worth"), words("height")]
    heads += [words("head_side", side=side.name) for side in survey.sides]
    _line(page, heads, survey, top - 0.14 / high, bold=True)
    for number, one in enumerate(survey.fragments, start=1):
        cells = [f"{number}  {one.token.id}", str(one.token.value), words.number(one.token.place[2], 1)]
        cells += [_cell(one, side.name, words) for side in survey.sides]
        _line(page, cells, survey, top - (0.14 + LINE_IN * number) / high)


def _cell(one: FragmentSurvey, side: str, words: Tongue) -> str:
    access = one.access[side]
    if access.activations is None:
        return words("never")
    return words(
        "of_side",
        count=access.activations,
        chance=words.share(access.chance),
        time=words.number(one.times[side], 1),
        seen=words.share(one.dangers[side].value),
    )


def _line(page: Any, cells: list[str], survey: Survey, at: float, *, bold: bool = False) -> None:
    whole = 1 - 2 * MARGIN_IN / WIDE_IN
    step = (1.0 - COLUMNS[-1]) / len(survey.sides)
    places = [*COLUMNS[:3], *(COLUMNS[3] + step * number for number in range(len(survey.sides)))]
    for number, (cell, place) in enumerate(zip(cells, places, strict=True)):
        colour = palette.INK if number < len(COLUMNS) - 1 else palette.side_colour(number - len(COLUMNS) + 1)
        page.text(
            MARGIN_IN / WIDE_IN + place * whole,
            at,
            cell,
            fontsize=8.5,
            color=colour,
            weight="bold" if bold else "normal",
            va="center",
        )

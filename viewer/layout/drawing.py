"""Draws the plan of a scenario with strokes that stay sharp on paper, on axes in pas."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from matplotlib.figure import Figure
from matplotlib.patheffects import withStroke

from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.paper.true_scale import photograph_from_above

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.layout import PlanFigure, PlanFragment, PlanZone
    from scenes.words import Lang
    from viewer.layout.scenario_plan import Plan, PlanMark

WIDE_IN, DPI = 10.0, 160
HEAD_IN, LINE_IN, FOOT_IN = 0.85, 0.26, 0.35
MARGIN_IN = 0.35
BOLD_EVERY_PAS = 6
MOST_LISTED = 14
WRONG = palette.VERDICTS["blocked"]
HALO = [withStroke(linewidth=2.6, foreground="white")]

PLAN_WORDS = sentences("layout/plan")


def paint_plan(plan: Plan, lang: Lang = "en") -> bytes:
    """The plan as a page of its own: title, map, and the list of what is marked."""
    words = Tongue(lang, PLAN_WORDS)
    listed = plan.marks[:MOST_LISTED]
    wide, deep = plan.size_pas
    map_in = WIDE_IN - 2 * MARGIN_IN
    map_high = map_in * deep / wide
    lines = [f"{mark.number}. {mark.words}" for mark in listed]
    if len(plan.marks) > len(listed):
        lines.append(words("more", count=len(plan.marks) - len(listed)))
    high = HEAD_IN + map_high + FOOT_IN + LINE_IN * len(lines) + MARGIN_IN
    page = Figure(figsize=(WIDE_IN, high), facecolor=palette.PAPER)
    page.text(MARGIN_IN / WIDE_IN, 1 - 0.38 / high, plan.title, fontsize=17, weight="bold", color=palette.INK)
    said = words("problems", count=len(plan.marks)) if plan.marks else size_said(plan, words)
    colour = WRONG if plan.marks else palette.FADED_INK
    page.text(MARGIN_IN / WIDE_IN, 1 - 0.66 / high, said, fontsize=10.5, color=colour)
    low = (high - HEAD_IN - map_high) / high
    axes = page.add_axes((MARGIN_IN / WIDE_IN, low, map_in / WIDE_IN, map_high / high))
    draw_plan(axes, plan, words, points_per_pas=72 * map_in / wide)
    page.text(MARGIN_IN / WIDE_IN, low - 0.22 / high, words("legend"), fontsize=8, color=palette.FADED_INK)
    for number, line in enumerate(lines):
        at = low - (FOOT_IN + 0.1 + LINE_IN * (number + 0.5)) / high
        page.text(MARGIN_IN / WIDE_IN, at, line, fontsize=9, color=palette.INK, va="center")
    return _png(page)


def size_said(plan: Plan, words: Tongue) -> str:
    """The size of the table in words."""
    x, y = plan.size_pas
    return words("size", x=f"{x:g}", y=f"{y:g}", x_cm=words.number(2.5 * x, 1), y_cm=words.number(2.5 * y, 1))


def _png(page: Figure) -> bytes:
    sink = io.BytesIO()
    page.savefig(sink, format="png", dpi=DPI, facecolor=page.get_facecolor(), metadata={"Software": None})
    return sink.getvalue()


def draw_plan(axes: Any, plan: Plan, words: Tongue, *, points_per_pas: float) -> None:
    """The map itself on axes of any size; points of print for each pas decide how large signs can be."""
    wide, deep = plan.size_pas
    axes.set_xlim(0, wide)
    axes.set_ylim(0, deep)
    axes.set_axis_off()
    axes.imshow(np.asarray(photograph_from_above(plan.stage)), extent=(0, wide, 0, deep), aspect="auto", zorder=0)
    _grid(axes, wide, deep)
    sign = min(8.5, max(4.0, 0.42 * points_per_pas))
    for number, zone in enumerate(plan.zones):
        _zone(axes, zone, zone_colour(plan, number), sign)
    for figure in plan.figures:
        _figure(axes, figure, palette.side_colour(_number(plan.sides, figure.side)), sign)
    for fragment in plan.fragments:
        draw_fragment(axes, fragment, words, sign)
    taken: list[tuple[float, float]] = []
    for mark in plan.marks:
        draw_mark(axes, mark, plan.size_pas, sign, taken)
    _bar(axes, plan, words, sign)
    axes.plot([0, wide, wide, 0, 0], [0, 0, deep, deep, 0], color=palette.INK, linewidth=1.4, clip_on=False, zorder=9)


def zone_colour(plan: Plan, number: int) -> str:
    """The colour of a zone: that of its side, else one by its place among the zones."""
    side = plan.zones[number].side
    return palette.side_colour(number if side is None else _number(plan.sides, side))


def _number(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else len(names)


def _grid(axes: Any, wide: float, deep: float) -> None:
    for length, draw, other in ((wide, axes.vlines, deep), (deep, axes.hlines, wide)):
        for number in range(int(length) + 1):
            strong = number % BOLD_EVERY_PAS == 0
            draw(number, 0, other, color=palette.GRID_BOLD, linewidth=0.6 if strong else 0.2, zorder=1)


def _zone(axes: Any, zone: PlanZone, colour: str, sign: float) -> None:
    """Tinted ground with a broken rim, and its name where it is widest."""
    xs, ys = [x for x, _ in zone.polygon_pas], [y for _, y in zone.polygon_pas]
    axes.fill(xs, ys, facecolor=colour, alpha=0.13, zorder=2)
    axes.fill(xs, ys, facecolor="none", edgecolor=colour, linewidth=1.5, linestyle=(0, (5, 2.5)), zorder=3)
    name = zone.name if zone.side is None or zone.side == zone.name else f"{zone.name} · {zone.side}"
    x, y = _roomy(zone)
    axes.text(
        x, y, name, ha="center", va="center", fontsize=1.5 * sign, weight="bold", color=colour, alpha=0.95,
        path_effects=HALO, zorder=4, clip_on=True,
    )  # fmt: skip


def _roomy(zone: PlanZone) -> tuple[float, float]:
    """The middle of a zone, or a point of it where its middle is not."""
    polygon = shapely.Polygon(zone.polygon_pas)
    point = polygon.centroid if polygon.is_valid and polygon.contains(polygon.centroid) else polygon.envelope.centroid
    return float(point.x), float(point.y)


def _figure(axes: Any, figure: PlanFigure, colour: str, sign: float) -> None:
    x, y = figure.at_pas
    rim = np.linspace(0, 2 * np.pi, 49)
    xs, ys = x + figure.base_pas / 2 * np.cos(rim), y + figure.base_pas / 2 * np.sin(rim)
    axes.fill(xs, ys, facecolor="white", edgecolor=colour, linewidth=1.3, alpha=0.95, zorder=5)
    letter = figure.side[:1].upper()
    axes.text(x, y, letter, ha="center", va="center", fontsize=sign, weight="bold", color=colour, zorder=6)
    _tag(axes, (x, y - figure.base_pas / 2), figure.name, sign, palette.INK, below=True)


def draw_fragment(axes: Any, fragment: PlanFragment, words: Tongue, sign: float) -> None:
    """A diamond with the number of a fragment; its worth and its height stand below."""
    x, y = fragment.at_pas
    axes.plot(
        [x], [y], marker="D", markersize=1.75 * sign, color=palette.ICHOR, markeredgecolor="white", markeredgewidth=1.0,
        zorder=7, clip_on=False,
    )  # fmt: skip
    axes.text(
        x, y, str(fragment.number), ha="center", va="center_baseline", fontsize=0.95 * sign, weight="bold",
        color="white", zorder=8,
    )  # fmt: skip
    low = fragment.height_pas is None or abs(fragment.height_pas) < 0.05
    height = "" if low or fragment.height_pas is None else f" ↑{words.number(fragment.height_pas, 1)}"
    _tag(axes, (x, y), f"{fragment.value}{height}", sign, palette.ICHOR, below=True, gap=1.9 * sign)


def _tag(
    axes: Any, at: tuple[float, float], said: str, sign: float, colour: str, *, below: bool, gap: float = 2.0
) -> None:
    """Words beside a place, with a white rim so that they can be read on anything."""
    axes.annotate(
        said, at, xytext=(0, -gap if below else gap), textcoords="offset points", ha="center",
        va="top" if below else "bottom", fontsize=0.95 * sign, weight="bold", color=colour, path_effects=HALO, zorder=8,
        annotation_clip=False,
    )  # fmt: skip


def draw_mark(
    axes: Any, mark: PlanMark, size_pas: tuple[float, float], sign: float, taken: list[tuple[float, float]]
) -> None:
    """A problem: hatched ground or a ring, a line between two places, and its number where no other is."""
    at, ground = mark.at_pas, len(mark.outline_pas) >= 3
    if ground:
        xs, ys = [x for x, _ in mark.outline_pas], [y for _, y in mark.outline_pas]
        axes.fill(xs, ys, facecolor="none", edgecolor=WRONG, linewidth=1.6, hatch="///", alpha=0.45, zorder=3)
        at = float(min(xs)), float(max(ys))
    if at is None:
        return
    at = min(max(at[0], 0.0), size_pas[0]), min(max(at[1], 0.0), size_pas[1])
    if len(mark.outline_pas) == 1:
        (x, y) = mark.outline_pas[0]
        axes.plot([x, at[0]], [y, at[1]], color=WRONG, linewidth=2.0, path_effects=HALO, zorder=6)
    if not ground:
        axes.plot(
            [at[0]], [at[1]], marker="o", markersize=3.4 * sign, markerfacecolor="none", markeredgecolor=WRONG,
            markeredgewidth=2.0, zorder=9, clip_on=False,
        )  # fmt: skip
    _number_tag(axes, mark.number, at, _aside(at, size_pas, taken), sign)


def _aside(at: tuple[float, float], size_pas: tuple[float, float], taken: list[tuple[float, float]]) -> tuple[int, int]:
    """Into which corner of a place its number goes: towards the middle of the table, and off the numbers before it."""
    near = sum(abs(at[0] - x) + abs(at[1] - y) < 1.0 for x, y in taken)
    taken.append(at)
    east, north = (1 if at[0] < 0.9 * size_pas[0] else -1), (1 if at[1] < 0.9 * size_pas[1] else -1)
    corners = ((east, north), (-east, north), (east, -north), (-east, -north))
    return corners[near % len(corners)]


def _number_tag(axes: Any, number: int, at: tuple[float, float], aside: tuple[int, int], sign: float) -> None:
    axes.annotate(
        str(number), at, xytext=(2.0 * sign * aside[0], 2.0 * sign * aside[1]), textcoords="offset points",
        ha="center", va="center", fontsize=1.1 * sign, weight="bold", color="white", zorder=11, annotation_clip=False,
        bbox={"boxstyle": "circle,pad=0.25", "facecolor": WRONG, "edgecolor": "white", "linewidth": 1.0},
    )  # fmt: skip


def _bar(axes: Any, plan: Plan, words: Tongue, sign: float) -> None:
    """A bar of six pas in the lower right corner."""
    wide, _ = plan.size_pas
    length = next((bar for bar in (6.0, 4.0, 2.0) if bar < 0.45 * wide), 1.0)
    x, y = wide - length - 0.5, 0.5
    for number in range(6):
        left, tone = x + number * length / 6, palette.INK if number % 2 == 0 else "white"
        right = left + length / 6
        axes.fill(
            [left, right, right, left], [y, y, y + 0.18, y + 0.18], facecolor=tone, edgecolor=palette.INK,
            linewidth=0.5, zorder=8,
        )  # fmt: skip
    said = words("scale", pas=f"{length:g}", cm=f"{2.5 * length:g}")
    _tag(axes, (x + length / 2, y + 0.18), said, 0.9 * sign, palette.INK, below=False)

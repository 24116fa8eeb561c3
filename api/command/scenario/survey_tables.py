"""Formats surveys as tables for people: a row for each fragment and side, and one for each side."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.table import Table

from api.command.terminal.text import facts, headline

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from scenes.layout import Access, BoardSurvey, FragmentSurvey, Imbalance, StoneSurvey, Survey
    from scenes.words import Tongue

MOST_NECKS = 3
"""A row names no more choke points; the document and the map have all."""

FAIR_ENOUGH = 0.1
"""A smaller imbalance is called balanced."""


def survey_text(survey: Survey | BoardSurvey, words: Tongue) -> list[RenderableType]:
    """A survey of a table or a board: whom it favours, every fragment or stone, every side."""
    return _board_survey(survey, words) if survey.space == "board" else _table_survey(survey, words)


def _table_survey(survey: Survey, words: Tongue) -> list[RenderableType]:
    rows = [
        (words("imbalance"), parts_said(survey.imbalance, words)),
        (words("read"), words("legend", moves=survey.moves, rays=survey.rays)),
    ]
    return [verdict(called(survey), survey.unreachable, words), _fragments(survey, words), _sides(survey, words),
            facts(rows)]  # fmt: skip


def called(survey: Survey | BoardSurvey) -> Imbalance:
    """The imbalance with the favoured side named with its band, where it has one of its own."""
    if survey.space == "board":
        return survey.imbalance
    bands = {side.name: side.band for side in survey.sides}
    favoured = survey.imbalance.favours
    band = bands.get(favoured or "")
    return (
        replace(survey.imbalance, favours=f"{favoured} ({band})") if band not in (None, favoured) else survey.imbalance
    )


def _board_survey(survey: BoardSurvey, words: Tongue) -> list[RenderableType]:
    rows = [(words("imbalance"), parts_said(survey.imbalance, words)), (words("read"), words("board_legend"))]
    said = verdict(survey.imbalance, survey.unreachable, words, key="favours_areas")
    return [said, _stones(survey, words), _zones(survey, words), facts(rows)]


def verdict(imbalance: Imbalance, unreachable: Sequence[str], words: Tongue, key: str = "favours") -> RenderableType:
    """The first line: what no figure reaches, else which side it favours."""
    if unreachable:
        return headline(words("unreached", names=", ".join(unreachable)), "no")
    if imbalance.favours is None or imbalance.total <= FAIR_ENOUGH:
        return headline(words("balanced"), "yes")
    return headline(words(key, side=imbalance.favours, total=words.number(imbalance.total, 2)), "unsure")


def parts_said(imbalance: Imbalance, words: Tongue) -> str:
    """The number and what it is made of."""
    numbers = {"total": imbalance.total, "time": imbalance.time, "exposure": imbalance.exposure}
    return words("parts", **{name: words.number(number, 2) for name, number in numbers.items()})


def _table(heads: Iterable[str], right: Sequence[int] = (), wraps: int = -1) -> Table:
    table = Table(box=None, pad_edge=True, header_style="bold", padding=(0, 1))
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number in right else "left", no_wrap=number != wraps)
    return table


def _fragments(survey: Survey, words: Tongue) -> Table:
    keys = ("fragment", "worth", "height", "from", "walking", "everything", "harvest", "risk", "enemy", "ground")
    table = _table((words(key) for key in keys), right=(1, 2, 4, 5, 6, 8, 9), wraps=7)
    for number, one in enumerate(survey.fragments, start=1):
        for row, (side, access) in enumerate(one.access.items()):
            first = row == 0
            table.add_row(
                f"{number} {one.token.id}" if first else "",
                str(one.token.value) if first else "",
                words.number(one.token.place[2], 1) if first else "",
                side,
                _count(access.walking, words),
                _best(access, words),
                words.number(one.times[side], 1),
                _risk(access, words),
                words.share(one.dangers[side].value),
                words.share(one.seen.value) if first else "",
            )
    return table


def _count(count: int | None, words: Tongue) -> str:
    return words("never") if count is None else str(count)


def _best(access: Access, words: Tongue) -> str:
    if access.activations is None:
        return words("never")
    return words("chance", count=access.activations, chance=words.share(access.chance))


def _risk(access: Access, words: Tongue) -> str:
    if access.harm > 0.0:
        return words("harm", deep=words.number(access.deepest_pas, 1), harm=words.number(access.harm, 2))
    return words("fall", deep=words.number(access.deepest_pas, 1)) if access.deepest_pas > 0.0 else ""


def _sides(survey: Survey, words: Tongue) -> Table:
    table = _table((words(key) for key in ("side", "band", "time", "danger", "shot_at")), right=(2, 3, 4))
    for side in survey.sides:
        table.add_row(
            side.name,
            side.band or words("either"),
            words.number(side.time, 2),
            words.share(side.danger),
            words.share(side.shot_at.value),
        )
    return table


def _stones(survey: BoardSurvey, words: Tongue) -> Table:
    keys = ("stone", "from", "areas", "walk", "ways", "necks", "enemy", "ground")
    table = _table((words(key) for key in keys), right=(2, 3, 4, 6, 7), wraps=5)
    for number, stone in enumerate(survey.stones, start=1):
        for row, zone in enumerate(stone.access):
            _stone_row(table, stone, zone, f"{number} {stone.area}" if row == 0 else "", words)
    return table


def _stone_row(table: Table, stone: StoneSurvey, zone: str, name: str, words: Tongue) -> None:
    access = stone.access[zone]
    table.add_row(
        name,
        zone,
        _count(access.areas, words),
        _count(access.walk, words),
        str(access.ways),
        ", ".join(access.necks[:MOST_NECKS]) + (" …" if len(access.necks) > MOST_NECKS else ""),
        words.share(stone.dangers[zone].value),
        words.share(stone.seen.value) if name else "",
    )


def _zones(survey: BoardSurvey, words: Tongue) -> Table:
    table = _table((words(key) for key in ("zone", "time", "danger", "zone_seen")), right=(1, 2, 3))
    for zone in survey.zones:
        table.add_row(zone.name, words.number(zone.time, 2), words.share(zone.danger), words.share(zone.seen.value))
    return table


def fragment_times(one: FragmentSurvey, words: Tongue) -> str:
    """How soon each side has a fragment in hand."""
    said = [words("time_of", side=side, time=words.number(time, 1)) for side, time in one.times.items()]
    return words("times", times=", ".join(said))

"""Checks the layout of a scenario on request, with fragments where the request tries them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from api.documents.layout_report import checkup_document
from api.guard.problems import Refusal
from api.scenery.ask import answered
from scenes.files import SceneError
from scenes.layout import Checkup
from scenes.plugs import adapter, check_layout
from skirmish import kit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from api.http.schemas.scenario_forms import FragmentAim, LayoutQuestion
    from api.http.services import House
    from api.scenery.scenario_list import Playable
    from scenes.layout import Finding, LayoutTrial

    Document = dict[str, Any]


def checked(house: House, scenario_id: str, question: LayoutQuestion) -> Document:
    """The document of `pas scenario check`, and where the fragments lie that were tried elsewhere."""
    one = house.scenarios.found(scenario_id)
    tries = adapter(one.game).offers("try_layout")
    return answered(lambda: (_tried if tries else _as_it_is)(house, one, question))


def _as_it_is(house: House, one: Playable, question: LayoutQuestion) -> Document:
    """The check of a game whose layouts are not tried by hand."""
    if question.fragments or question.aim:
        game = kit(one.game)
        code, where = ("not_on_a_board", "boards") if game.space == "board" else ("no_fragments", "scenarios")
        raise Refusal(422, code, f"{where} of {game.title} have no fragments")
    with house.scenarios.file(one.id) as path:
        found = check_layout(path)
    return {**checkup_document(one.id, _plain(found), question.lang), "fragments": []}


def _tried(house: House, one: Playable, question: LayoutQuestion) -> Document:
    table = house.scenarios.table(one)
    moved = {placed.id: list(placed.at) for placed in question.fragments}
    if question.aim is not None:
        moved[question.aim.fragment] = _aimed(table, question.aim)
    try:
        tried = table.tried(moved)
    except SceneError as wrong:
        raise Refusal(422, "unknown_fragment", str(wrong)) from wrong
    lying = [_lies(name, at, tried.places.get(name)) for name, at in moved.items()]
    return {**checkup_document(one.id, _plain(tried.found), question.lang), "fragments": lying}


def _aimed(table: LayoutTrial, aim: FragmentAim) -> list[float]:
    from viewer.web import Aim, aimed_at  # noqa: PLC0415 - geometry loads slowly

    if table.scene is None:
        raise Refusal(422, "no_table", "the scenario has no table that can be read")
    start, end = ((x, y, z) for x, y, z in (aim.start, aim.end))
    return aimed_at(table.scene, Aim(aim.fragment, start, end))


def _lies(name: str, at: list[float], place: tuple[float, float, float] | None) -> Document:
    where = place or (at[0], at[1], at[2] if len(at) > 2 else 0.0)
    return {"id": name, "at": [round(number, 4) for number in where], "lies": place is not None}


def _plain(found: Checkup) -> Checkup:
    """What was found, without the folders of this machine."""
    return Checkup(_bare(found.problems), _bare(found.notes))


def _bare(found: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(replace(one, file=PurePath(one.file).name) for one in found)

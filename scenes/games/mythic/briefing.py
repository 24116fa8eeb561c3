"""Describes a scenario of Mythic Battles in words for its printed sheet: the set-up, the players, and what wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.games.mythic.armies.unit_cards import known_card
from scenes.layout.cases import Briefing
from scenes.words.board_rulings import area_name
from scenes.words.sentence_files import sentences
from scenes.words.tongue import Tongue
from scenes.words.typography import name_in
from skirmish.mythic.state import SKIRMISH
from skirmish.mythic.units import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from scenes.games.mythic.layout.legality import BoardCase
    from scenes.layout.cases import BoardLayout

BRIEFING_WORDS = sentences("story/mythic/briefing")


def brief(layout: BoardLayout, lang: Any) -> Briefing:
    """A scenario in words."""
    case: BoardCase = layout.case
    words, match = Tongue(lang, BRIEFING_WORDS), case.match
    conditions = match.get("victory") if match.get("mode") == "adventure" else SKIRMISH
    victory = [_condition(case, one, words) for one in conditions or ()]
    if match.get("max_rounds"):
        victory.append(words("rounds", count=match["max_rounds"]))
    if match.get("stalemate"):
        victory.append(words("stalemate", count=match["stalemate"]))
    armies = match.get("armies") or {}
    bands = tuple(
        (player, tuple(_unit(unit, words) for unit in armies.get(player, ())) or (words("draft_points"),))
        for player in match.get("players", ())
    )
    return Briefing(case.scene.name, "", tuple(_steps(case, words)), tuple(victory), bands)


def _steps(case: BoardCase, words: Tongue) -> Iterator[str]:
    match, scene = case.match, case.scene
    yield words("board", board=scene.board.name)
    stones = ", ".join(area_name(scene, stone.area) for stone in scene.stones)
    yield words("stones", count=len(scene.stones), areas=stones)
    yield words(match.get("recruitment") or ("limited" if match.get("armies") else "draft"))
    if match.get("teams"):
        yield words("teams", teams=" / ".join(" + ".join(team) for team in match["teams"]))
    if match.get("lead"):
        yield words("lead", lead=match["lead"])
    for zone in case.zones:
        areas = ", ".join(area_name(scene, area) for area in zone.areas if area in scene.board.areas)
        yield words("board_zone", zone=zone.name, areas=areas)
    if scene.units:
        there = (f"{unit.id} ({area_name(scene, unit.area)})" for unit in scene.units)
        yield words("units_start", names=", ".join(there))


def _condition(case: BoardCase, condition: Mapping[str, Any], words: Tongue) -> str:
    area = condition.get("area")
    facts = {
        "who": condition.get("player") or words("anyone"),
        "count": condition.get("count"),
        "unit": condition.get("unit"),
        "area": area_name(case.scene, str(area)) if area in case.scene.board.areas else area,
    }
    return words(f"win_{condition['kind']}", **facts)


def _unit(name: str, words: Tongue) -> str:
    """A unit with what one looks for on the shelf: its dashboard by its colour (MYT-UNIT-08), or its troop card."""
    card = known_card(name)
    if card is None:
        return name
    called = name_in(words.lang, card.get(f"name_{words.lang}", card["name"]))
    colour = COLOURS.get(card["type"])
    if colour is None:
        return words("troop_card", name=called)
    return words("dashboard", name=called, type=words(card["type"]), colour=words(colour))

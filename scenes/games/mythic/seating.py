"""Seats the bands of Mythic Battles: players change sides of the board, or armies where a scenario fixes zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError
from scenes.layout.fairness.seating import Seating
from scenes.plugs.matches import rules_for
from skirmish.mythic.setup import LeadChosen, zones_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.plugs.matches import Scenario
    from skirmish.kernel import Json, Match
    from skirmish.mythic import MythicRules
    from skirmish.mythic.state import Book

BY_PLAYER = ("armies", "points", "collections")
"""What a setup gives to players and a band takes with it; zones, lead and victory stay with the side."""


def seatings(scenario: Scenario) -> tuple[Seating, ...]:
    """The seatings of a scenario, the one it is written with first."""
    book: Book = scenario.rules.book  # type: ignore[attr-defined]  # the rules of this game
    seat = _with_armies_moved if book.mode == "adventure" and book.zones else _with_sides_chosen
    return tuple(seat(scenario, book, step) for step in range(len(book.sides)))


def opening(match: Match[Any]) -> str | None:
    """The lead player, who begins the first round (MYT-SETUP-04)."""
    chosen = next((event for event in match.events if isinstance(event, LeadChosen)), None)
    return None if chosen is None else chosen.player


def rounds(match: Match[Any]) -> int:
    """How many rounds were played."""
    return int(match.state.round)


def prize(scenario: Scenario) -> str:
    """What is counted for each side."""
    del scenario  # all scenarios count the same
    return "stones"


def _with_sides_chosen(scenario: Scenario, book: Book, step: int) -> Seating:
    """Players who may choose a side of the board take the one they are given, on the board of the scenario."""
    name, board = next(iter(book.boards.items()))
    zones = tuple(zones_of(book, board))
    if len(zones) < len(book.sides):
        raise SceneError(f"board {name} has no deployment zones for {len(book.sides)} sides (MYT-DEPLOY-02)")
    taken = {
        player: zones[(place + step) % len(book.sides)] for place, team in enumerate(book.sides) for player in team
    }
    return Seating(
        scenario.rules,
        taken,
        {player: _called(team) for team in book.sides for player in team},
        {player: player for player in book.players},
        {player: {"ChooseSide": side, "ChooseBoard": name} for player, side in taken.items()},
    )


def _with_armies_moved(scenario: Scenario, book: Book, step: int) -> Seating:
    """Seats are sides: each keeps its zone, its lead and what it wins by, and is played with another's army."""
    givers = {
        player: book.sides[(place - step) % len(book.sides)][member]
        for place, team in enumerate(book.sides)
        for member, player in enumerate(team)
    }
    names = {player: _called(team) for team in book.sides for player in team}
    rules: MythicRules = rules_for("mythic", _moved(scenario.setup, givers))  # type: ignore[assignment]
    return Seating(rules, names, {player: names[giver] for player, giver in givers.items()}, givers)


def _called(team: tuple[str, ...]) -> str:
    return " and ".join(team)


def _moved(setup: Json, givers: Mapping[str, str]) -> Json:
    """A setup in which every player has what another one had, and units stand where their counterparts stood."""
    moved = dict(setup)
    for key in BY_PLAYER:
        if isinstance(setup.get(key), dict):
            moved[key] = {player: setup[key][giver] for player, giver in givers.items() if giver in setup[key]}
    counterparts = _counterparts(setup, givers)
    if "placed" in setup:
        placed = {counterparts.get(unit, unit): area for unit, area in setup["placed"].items()}
        moved["placed"] = {unit: area for unit, area in placed.items() if unit is not None}
    moved["victory"] = [
        {**won, "unit": counterparts.get(won["unit"]) or won["unit"]} if "unit" in won else won
        for won in setup.get("victory", ())
    ]
    return moved


def _counterparts(setup: Json, givers: Mapping[str, str]) -> dict[str, str | None]:
    """For every unit of a fixed army the one of its kind that comes in its place: troop for troop, in order."""
    kinds = {unit["id"]: unit["type"] == "troop" for unit in setup["units"]}
    found: dict[str, str | None] = {}
    for player, giver in givers.items():
        armies = setup.get("armies", {})
        for troop in (True, False):
            gone = [unit for unit in armies.get(player, ()) if kinds[unit] == troop]
            come = [unit for unit in armies.get(giver, ()) if kinds[unit] == troop]
            found |= {unit: come[place] if place < len(come) else None for place, unit in enumerate(gone)}
    return found

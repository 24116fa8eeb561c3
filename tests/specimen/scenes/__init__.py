"""The scene adapter of Sedge: scenario files, and seats. There is no scene: it is played with cards alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.problems import Problem
from scenes.files.text import read_scene_text
from scenes.layout.fairness.seating import Seating
from scenes.plugs.matches import rules_for
from skirmish.kernel import RESERVED, is_reserved

if TYPE_CHECKING:
    from scenes.plugs.matches import Scenario
    from skirmish.kernel.match import Match

__all__ = [
    "is_scenario",
    "load_setup",
    "opening",
    "prize",
    "rounds",
    "scenario_problems",
    "scene_now",
    "seatings",
    "table_of",
]

SEATS = ("first", "second", "third", "fourth")


def scenario_problems(path: str | Path) -> list[Problem]:
    """All that is wrong with a scenario file: it names two to four players, and that is all there is to it."""
    text = read_scene_text(Path(path))
    if isinstance(text, Problem):
        return [text]
    players = text.document.get("players")
    named = isinstance(players, list) and all(isinstance(name, str) and name.isalpha() for name in players)
    if named and any(is_reserved(name) for name in players):
        return [text.problem(("players",), f"no player is called {', '.join(sorted(RESERVED))}")]
    if named and 2 <= len(players) == len(set(players)) <= len(SEATS):
        return []
    return [text.problem(("players",), 'write two to four names in letters, as in ["ada", "ben"] (SDG-01)')]


def load_setup(path: str | Path) -> dict[str, Any]:
    """The setup of a match; a `SceneError` names the line of the first problem."""
    for problem in scenario_problems(path):
        raise problem.error
    document = read_scene_text(Path(path)).document
    return {"name": document.get("name", Path(path).stem), "players": document["players"]}


def is_scenario(_: Path) -> bool:
    return True


def table_of(_setup: dict[str, Any]) -> None:
    return None


def scene_now(_rules: object, _state: object) -> None:
    return None


def seatings(scenario: Scenario) -> tuple[Seating, ...]:
    """Everybody once in every seat; whoever sits in the first begins in the lead."""
    own = {player: player for player in scenario.players}
    return tuple(_seated(scenario, step, own) for step in range(len(own)))


def _seated(scenario: Scenario, step: int, own: dict[str, str]) -> Seating:
    order = scenario.players[step:] + scenario.players[:step]
    rules = rules_for(scenario.game, {**scenario.setup, "players": list(order)})
    return Seating(rules, dict(zip(order, SEATS, strict=False)), own, own)


def opening(match: Match[Any]) -> str:
    return match.rules.players[0]


def rounds(match: Match[Any]) -> int:
    return match.state.round


def prize(_: Scenario) -> str:
    return "fish"

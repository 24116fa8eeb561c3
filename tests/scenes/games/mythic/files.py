"""Scenario files of Mythic Battles, written for a test, loaded as any scenario is, and played through the match.

Armies are imposed and cards lie in the order of the army (shuffles are given, and change nothing), so that a whole game
follows from the file, the dice and the answers: the starting hand is three art of war cards and the first three cards
of the army.
"""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

from scenes.plugs.matches import load_scenario, start_match
from skirmish.kernel.dice import GivenDice
from tests import given
from tests.skirmish.mythic.arenas import Table, board

if TYPE_CHECKING:
    from pathlib import Path


def scenario_file(folder: Path, drawn: str | dict[str, Any], match: dict[str, Any], **more: Any) -> Path:
    """A scenario on a shipped board, by its name, or on one drawn here (see `arenas.board`)."""
    if isinstance(drawn, str):
        (folder / "boards").mkdir(exist_ok=True)
        shutil.copy(given.CATALOGUE / "mythic" / "boards" / f"{drawn}.toml", folder / "boards")
        drawn = f"boards/{drawn}.toml"
    document = {"format": "pas-scene/1", "game": "mythic", "name": "A test", "board": drawn, **more, "match": match}
    path = folder / "scenario.toml"
    path.write_text("".join(f"{key} = {_toml(value)}\n" for key, value in document.items()), "utf-8")
    return path


def _toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def drawn_board(drawing: str, **options: Any) -> dict[str, Any]:
    """A board of squares as a scene file has it."""
    found = board(drawing, **options)
    del found["name"]
    return found


def adventure(armies: dict[str, list[str]], **more: Any) -> dict[str, Any]:
    """A match in which the scenario gives the armies; the first player leads."""
    players = list(armies)
    return {"players": players, "mode": "adventure", "lead": players[0], "armies": armies, **more}


class Played(Table):
    """A match of a scenario file under way."""

    def strike(self, *answers: Any) -> Played:
        """The attack action, after the others had their moment; then whom, and what is declared."""
        self.do("attack").passing()
        self.do(*answers)
        return self

    def turn_of(self, player: str) -> Played:
        """Answer with nothing until a player may begin the next turn of that player."""
        self.quiet("BeginTurn")
        while self.asked.player != player:
            self.do("pass").quiet("BeginTurn")
        return self


def played(path: Path, *dice: int) -> Played:
    """The match of a scenario file; dice are faces, 0 being the blank."""
    return Played(start_match(load_scenario(path), GivenDice(tuple(face + 1 for face in dice))))

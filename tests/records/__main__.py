"""`make records` writes the golden records anew: one game of two hunters for each scenario that ships."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.progress import track

from scenes.matches import load_scenario
from skirmish.bots import play_out
from skirmish.dice import SeededDice
from skirmish.library import kit
from skirmish.match import Match
from skirmish.record import write_record

FOLDER = Path(__file__).parent
CATALOGUE = FOLDER.parents[1] / "scenes" / "catalogue"
SEED = 7
BOT = {"ichoria": "hunter"}
"""Who plays the golden games of each game."""


def golden(game: str) -> list[Path]:
    """The scenarios of a game that ship."""
    found = sorted((CATALOGUE / game).glob("*.toml"))
    return [path for path in found if "pas-scenario/1" in path.read_text(encoding="utf-8")]


def record_of(path: Path, bot: str) -> str:
    """A game of a scenario, played by two bots of one kind."""
    scenario = load_scenario(path)
    match = Match(scenario.rules, SeededDice(SEED))
    play_out(match, {player: kit(scenario.game).bots[bot](f"{SEED} {player}") for player in scenario.players})
    return write_record(match, scenario.setup)


def main(games: list[str]) -> None:
    wanted = [(game, path) for game in games or BOT for path in golden(game)]
    for game, path in track(wanted, description="records"):
        (FOLDER / f"{game}_{path.stem}.pas").write_text(record_of(path, BOT[game]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

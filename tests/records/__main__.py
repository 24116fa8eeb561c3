"""`make records` writes the golden records anew: one game of bots that mean to win for each scenario that ships."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.progress import track

from scenes.plugs.matches import load_scenario, shipped_scenarios
from skirmish.kernel.bots import play_out
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import write_record
from skirmish.library import kit

FOLDER = Path(__file__).parent
SEED = 7
SEEDS = {"duel": 3}
"""Where the usual seed shows too little: in this duel somebody is wounded."""

BOT = {"ichoria": "hunter", "mythic": "warlord"}
"""Who plays the golden games of each game."""


def golden(game: str) -> list[Path]:
    """The scenarios of a game that ship."""
    return [path for path in shipped_scenarios().values() if path.parent.name == game]


def record_of(path: Path, bot: str) -> str:
    """A game of a scenario, played by bots of one kind."""
    scenario, seed = load_scenario(path), SEEDS.get(path.stem, SEED)
    match = Match(scenario.rules, SeededDice(seed))
    play_out(match, {player: kit(scenario.game).bots[bot](f"{seed} {player}") for player in scenario.players})
    return write_record(match, scenario.setup)


def main(games: list[str]) -> None:
    wanted = [(game, path) for game in games or BOT for path in golden(game)]
    for game, path in track(wanted, description="records"):
        (FOLDER / f"{game}_{path.stem}.pas").write_text(record_of(path, BOT[game]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

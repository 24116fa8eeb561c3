"""Measures whole games of Mythic Battles on one core: by the random bot, and by the bot that means to win."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

import scenes
from scenes.games.mythic import load_setup
from skirmish.kernel import Match, SeededDice, play_out
from skirmish.mythic import KIT

CATALOGUE = Path(scenes.__file__).parent / "catalogue" / "mythic"
GAMES = {"random": 12, "warlord": 4}
QUICK = ("the_cage",)


@dataclass(frozen=True)
class Played:
    """Games of one scenario between bots of one kind, in CPU seconds."""

    scenario: str
    bot: str
    games: int
    answers: int
    rounds: int
    decided: int
    """Games that had a winner."""
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def answers_per_second(self) -> float:
        return self.answers / self.seconds


def play_games(*, quick: bool = False) -> list[Played]:
    """Play the shipped scenarios, each with all bots there are."""
    files = sorted(CATALOGUE.glob("*.toml"))
    chosen = [file for file in files if not quick or file.stem in QUICK]
    bots = [bot for bot in GAMES if bot in KIT.bots]
    return [played(file, bot, 1 if quick else GAMES[bot]) for file in chosen for bot in bots]


def played(file: Path, bot: str, games: int) -> Played:
    """Play games of a scenario; the board is prepared before the clock starts."""
    setup = load_setup(file)
    KIT.rules(setup, None)
    begun, answers, rounds, decided = time.process_time(), 0, 0, 0
    for seed in range(games):
        match = Match(KIT.rules(setup, None), SeededDice(seed))
        play_out(match, {player: KIT.bots[bot](seed) for player in match.rules.players})
        answers += len(match.entries)
        rounds += match.state.round
        decided += bool(match.outcome and match.outcome.winners)
    return Played(file.stem, bot, games, answers, rounds, decided, time.process_time() - begun)


def grid(rows: list[Played]) -> Table:
    """A line per scenario and bot."""
    table = Table(title="Whole games of Mythic Battles, one core, CPU time")
    for heading in ("scenario", "bots", "games", "with a winner", "rounds", "answers and dice", "per s", "games per s"):
        table.add_column(heading, justify="left" if heading in ("scenario", "bots") else "right")
    table.add_column("games per min", justify="right")
    for row in rows:
        table.add_row(
            row.scenario,
            row.bot,
            str(row.games),
            str(row.decided),
            f"{row.rounds / row.games:.0f}",
            f"{row.answers / row.games:.0f}",
            f"{row.answers_per_second:.0f}",
            f"{row.games_per_second:.1f}",
            f"{60 * row.games_per_second:.0f}",
        )
    return table


def report(console, *, quick: bool = False) -> None:
    """Play and print."""
    console.print(grid(play_games(quick=quick)), highlight=False)

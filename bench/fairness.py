"""Plays games of a layout on one core and on two: games a minute, and how nearly twice as many.

python -m bench.fairness                    the duel, 40 games each
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bench import machine
from scenes.layout.fairness import Bout, Contest, OwnCores, contest_of
from scenes.plugs import load_scenario, shipped_scenarios

GAMES, QUICK_GAMES = 40, 4
CORES = (1, 2)
WARM_UP = 2
"""Games that each process plays before the clock starts: tables are made, compiled code is loaded."""


@dataclass(frozen=True)
class Paced:
    """How fast a crew plays."""

    cores: int
    games: int
    seconds: float
    computing: float
    """Seconds of computing for a game."""

    @property
    def a_minute(self) -> float:
        return 60 * self.games / self.seconds


def pace(contest: Contest, cores: int, games: int) -> Paced:
    """Play `games` games; the clock starts when every process is at work."""
    bouts = [Bout(seed, moved) for seed in range(1, games + WARM_UP * cores) for moved in (0, 1)]
    warm, began, told = WARM_UP * cores, 0.0, []
    for _, one in OwnCores(cores).each(contest, bouts[: warm + games]):
        if warm:
            warm -= 1
            began = time.perf_counter()
        else:
            told.append(one.seconds)
    return Paced(cores, len(told), time.perf_counter() - began, sum(told) / len(told))


def report(console: Console, *, quick: bool = False, scenario: str = "duel", games: int = GAMES) -> list[Paced]:
    """Print the table of a scenario, and how many times as many games two cores play."""
    contest = contest_of(load_scenario(shipped_scenarios()[scenario]), ("random",) if quick else ())
    found = [pace(contest, cores, QUICK_GAMES if quick else games) for cores in CORES]
    table = Table(title=f"Fairness: games of {contest.name} by {contest.bots[0]}")
    for heading in ("cores", "games", "a minute", "s of computing a game"):
        table.add_column(heading, justify="right")
    for one in found:
        table.add_row(str(one.cores), str(one.games), f"{one.a_minute:.1f}", f"{one.computing:.2f}")
    console.print(table, highlight=False)
    ratio = found[1].a_minute / found[0].a_minute
    console.print(
        f"Two cores play {ratio:.2f} times the games of one; {machine.load_note('just now')}.", highlight=False
    )
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fairness", description=__doc__)
    parser.add_argument("--scenario", default="duel", choices=sorted(shipped_scenarios()))
    parser.add_argument("--games", type=int, default=GAMES)
    chosen = parser.parse_args(words)
    report(Console(), scenario=chosen.scenario, games=chosen.games)


if __name__ == "__main__":
    main()

"""The arena: one bot against another over many seeds, with sides swapped; the share won, with its interval.

python -m bench.arena                                  hunter against random on the duel, 200 seeds
python -m bench.arena --scenario castle --seeds 20
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

from scenes.matches import load_scenario, shipped_scenarios
from skirmish.bots import play_out
from skirmish.dice import SeededDice
from skirmish.library import kit
from skirmish.match import Match

NINETY_FIVE = 1.959964
"""Standard deviations to either side that hold 95 % of a bell curve."""


@dataclass(frozen=True)
class Tally:
    """How a bot fared against another."""

    won: int
    lost: int
    drawn: int

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share won, after Wilson."""
        n, p, z = self.games, self.share, NINETY_FIVE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        give = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - give, middle + give


def play(scenario, bots, seed) -> str | None:
    """Play one game; the bot that won it, None in a draw."""
    match = Match(scenario.rules, SeededDice(seed))
    known = kit(scenario.game).bots
    play_out(match, {player: known[bot](f"{seed} {player}") for player, bot in bots.items()})
    winners = match.outcome.winners if match.outcome else ()
    return bots[winners[0]] if winners else None


def tournament(scenario, first: str, second: str, seeds: int, show=lambda seeds: seeds) -> Tally:
    """Every seed is played twice, with sides swapped."""
    one, other, *_ = scenario.players
    fared: Counter = Counter()
    for seed in show(range(1, seeds + 1)):
        for seats in ({one: first, other: second}, {one: second, other: first}):
            fared[play(scenario, seats, seed)] += 1
    return Tally(fared[first], fared[second], fared[None])


def main(words: list[str] | None = None) -> None:
    chosen = _parser().parse_args(words)
    scenario = load_scenario(shipped_scenarios()[chosen.scenario])
    fared = tournament(
        scenario, *chosen.bots.split(","), chosen.seeds, lambda seeds: track(seeds, description=scenario.name)
    )
    low, high = fared.interval
    first, second = chosen.bots.split(",")
    Console().print(
        f"{first} against {second} on {scenario.name}, {chosen.seeds} seeds with sides swapped: "
        f"won {fared.won}, drawn {fared.drawn}, lost {fared.lost} of {fared.games}; "
        f"share won {fared.share:.1%} (95 % interval {low:.1%} to {high:.1%})"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--scenario", default="duel", choices=sorted(shipped_scenarios()))
    parser.add_argument("--bots", default="hunter,random", help="two bots of the game, with a comma between them")
    parser.add_argument("--seeds", type=int, default=200)
    return parser


if __name__ == "__main__":
    main()

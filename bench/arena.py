"""Plays one bot against another over many seeds, with sides swapped; prints the share won, with its interval.

python -m bench.arena                                  hunter against random on the duel, 200 seeds
python -m bench.arena --scenario castle --seeds 20
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

from scenes.layout.fairness import Bout, Contest, Estimate, OwnCores, contest_of, own_cores, share
from scenes.plugs import load_scenario, shipped_scenarios


@dataclass(frozen=True)
class Tally:
    """How a bot fared against another: its share of each seed's two games, a draw being half."""

    won: int
    lost: int
    drawn: int
    seeds: tuple[float, ...]

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> Estimate:
        """The share won, with its 95 % interval; the seed is the unit, since its games share their dice."""
        return share(self.seeds)


@dataclass(frozen=True)
class Encounter:
    """Two bots that change seats: `moved` says whether they have."""

    seats: tuple[Contest, Contest]

    def play(self, bout: Bout) -> float:
        """What the first bot made of a game: 1 won, 0 lost, half drawn."""
        told = self.seats[bout.moved].play(Bout(bout.seed, 0))
        return 0.5 if not told.band else float(told.band[0] == self.seats[0].bands[bout.moved])


def tournament(scenario, first: str, second: str, seeds: int, jobs: int = 1, show=lambda done, _: done) -> Tally:
    """Every seed is played twice, with the bots swapped; on as many cores as are given."""
    encounter = Encounter((contest_of(scenario, (first, second)), contest_of(scenario, (second, first))))
    bouts = [Bout(seed, moved) for seed in range(1, seeds + 1) for moved in (0, 1)]
    fared = dict(show(OwnCores(jobs).each(encounter, bouts), len(bouts)))
    worth = list(fared.values())
    halves = tuple((fared[Bout(seed, 0)] + fared[Bout(seed, 1)]) / 2 for seed in range(1, seeds + 1))
    return Tally(worth.count(1.0), worth.count(0.0), worth.count(0.5), halves)


def main(words: list[str] | None = None) -> None:
    chosen = _parser().parse_args(words)
    scenario = load_scenario(shipped_scenarios()[chosen.scenario])
    first, second = chosen.bots.split(",")

    def show(done, total):
        return track(done, total=total, description=scenario.name)

    fared = tournament(scenario, first, second, chosen.seeds, chosen.jobs, show)
    found = fared.share
    Console().print(
        f"{first} against {second} on {scenario.name}, {chosen.seeds} seeds with sides swapped: "
        f"won {fared.won}, drawn {fared.drawn}, lost {fared.lost} of {fared.games}; "
        f"share won {found.value:.1%} (95 % interval {found.low:.1%} to {found.high:.1%})"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--scenario", default="duel", choices=sorted(shipped_scenarios()))
    parser.add_argument("--bots", default="hunter,random", help="two bots of the game, with a comma between them")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=own_cores(), help="so many games at once")
    return parser


if __name__ == "__main__":
    main()

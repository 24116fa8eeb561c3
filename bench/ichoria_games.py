"""Measures whole games of Ichoria: games a minute, decisions a second, and where the time goes.

The time of geometry is that spent below a tabletop (`scenes`, `terrain`), that of bots is what they think and suggest
without it, and the rest is the rules. All of it is CPU time of one core.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import wraps

from rich.table import Table as Grid

from scenes.games.ichoria.scenario import SCENARIOS, load_setup, table_of
from skirmish.ichoria import KIT
from skirmish.ichoria.table import Landscape, Tabletop
from skirmish.kernel import CHANCE, Match, SeededDice, play_out

PLANS = (("duel", "random", 20), ("duel", "hunter", 5), ("castle", "random", 5), ("castle", "hunter", 2))
QUICK = (("duel", "random", 2),)
AIMS_S = {("castle", "random"): 2.0, ("castle", "hunter"): 20.0}
"""How long a game may take at most, in seconds of one core."""

QUESTIONS = [name for name in vars(Tabletop) if not name.startswith("_") and name != "size_pas"]
OF_GROUND = [name for name in vars(Landscape) if not name.startswith("_")]


@dataclass(frozen=True)
class Played:
    """Games of one scenario by one kind of bot."""

    scenario: str
    bot: str
    games: int
    seconds: float
    decisions: int
    geometry: float
    bots: float

    @property
    def per_game(self) -> float:
        return self.seconds / self.games

    @property
    def shares(self) -> tuple[float, float, float]:
        """Of geometry, rules and bots."""
        geometry, bots = self.geometry / self.seconds, self.bots / self.seconds
        return geometry, max(0.0, 1.0 - geometry - bots), bots


class Stopwatch:
    """CPU time below the outermost of many functions."""

    def __init__(self) -> None:
        self.seconds, self.depth = 0.0, 0

    def timing(self, function):
        @wraps(function)
        def timed(*args, **more):
            if self.depth:
                return function(*args, **more)
            self.depth, started = 1, time.process_time()
            try:
                return function(*args, **more)
            finally:
                self.depth = 0
                self.seconds += time.process_time() - started

        return timed


class TimedTable:
    """A tabletop, and the landscapes it gives, under a stopwatch."""

    def __init__(self, table, watch: Stopwatch) -> None:
        self.size_pas = table.size_pas
        for question in QUESTIONS:
            setattr(self, question, watch.timing(getattr(table, question)))
        self.landscape = lambda *of: TimedGround(table.landscape(*of), watch)


class TimedGround:
    def __init__(self, ground, watch: Stopwatch) -> None:
        for question in OF_GROUND:
            setattr(self, question, watch.timing(getattr(ground, question)))


@dataclass(frozen=True)
class TimedBot:
    """A bot under a stopwatch; what it asks of the table is not its own time."""

    bot: object
    spent: list[float]
    watch: Stopwatch

    def answer(self, match, player, pending):
        started, before = time.process_time(), self.watch.seconds
        try:
            return self.bot.answer(match, player, pending)
        finally:
            self.spent.append(time.process_time() - started - (self.watch.seconds - before))


def measure(plans=PLANS) -> list[Played]:
    return [_played(*plan) for plan in plans]


def _played(name: str, bot: str, games: int) -> Played:
    setup = load_setup(SCENARIOS / f"{name}.toml")
    real, watch, spent = table_of(setup), Stopwatch(), []
    _game(setup, real, bot, 0, watch, spent)  # the first loads compiled code and prepares the table
    spent.clear()
    watch.seconds, started, decisions = 0.0, time.process_time(), 0
    for seed in range(1, games + 1):
        match = _game(setup, TimedTable(real, watch), bot, seed, watch, spent)
        decisions += sum(entry.by != CHANCE for entry in match.entries)
    return Played(name, bot, games, time.process_time() - started, decisions, watch.seconds, sum(spent))


def _game(setup, table, bot, seed, watch, spent) -> Match:
    rules = KIT.rules(setup, table)
    match = Match(rules, SeededDice(seed))
    bots = {player: TimedBot(KIT.bots[bot](f"{seed} {player}"), spent, watch) for player in rules.players}
    return play_out(match, bots)


def report(console, *, quick: bool) -> None:
    console.print(games_grid(measure(QUICK if quick else PLANS)), highlight=False)


def games_grid(rows: list[Played]) -> Grid:
    """Games a minute, decisions a second, and the shares of the time."""
    grid = Grid(title="Whole games of Ichoria, CPU time of one core", title_justify="left")
    for head in ("scenario", "bots", "games", "s a game", "aim", "games a minute", "decisions a second",
                 "geometry %", "rules %", "bots %"):  # fmt: skip
        grid.add_column(head, justify="left" if head in ("scenario", "bots") else "right")
    for row in rows:
        aim = AIMS_S.get((row.scenario, row.bot))
        kept = "-" if aim is None else f"{aim:g} {'kept' if row.per_game <= aim else 'missed'}"
        grid.add_row(
            row.scenario, row.bot, str(row.games), f"{row.per_game:.2f}", kept, f"{60 / row.per_game:.0f}",
            f"{row.decisions / row.seconds:.0f}", *(f"{100 * share:.0f}" for share in row.shares),
        )  # fmt: skip
    return grid

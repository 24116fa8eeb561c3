"""Measures which side a layout favours, and by how much, by games of bots that change sides.

Every seed is played once from each seating, so that bands cancel out and sides remain. When to stop is fixed before
the first game, and decided by seeds in their order alone: the order of completion, the number of cores, and games known
from earlier runs do not change the result.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Literal

from scenes.layout.fairness.contests import Bout
from scenes.layout.fairness.estimates import LOOK_ALPHA, Estimate, counted, last_alpha, looks, share

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from scenes.layout.fairness.contests import Contest, Told
    from scenes.layout.fairness.crews import Crew
    from scenes.layout.fairness.ledger import Ledger

    Watch = Callable[["Sofar"], None]

Judgement = Literal["fair", "unfair", "unsure"]

FAIR_WITHIN = 0.1
"""A layout is called fair once every side is known to win its share within this much; before, nobody can tell."""

FEWEST_SEEDS = 2
"""One seed says nothing about how much seeds differ."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at most, and when it is looked at; nothing of it depends on how games go."""

    contest: Contest
    seeds: int
    first_seed: int = 1
    stops: bool = True
    """Whether a clear result before the end is enough."""

    @property
    def looks(self) -> tuple[int, ...]:
        """The numbers of seeds after which the run is evaluated; the last one is the end."""
        return (*(looks(self.seeds) if self.stops else ()), self.seeds)

    @property
    def games(self) -> int:
        return self.seeds * len(self.contest.seatings)

    def alpha(self, look: int) -> float:
        """How often a look may call a fair layout unfair; with three sides and more each has its part of it."""
        whole = LOOK_ALPHA if look < self.seeds else last_alpha(len(self.looks) - 1)
        sides = len(self.contest.sides)
        return whole if sides == 2 else whole / sides

    def of_seed(self, place: int) -> list[Bout]:
        """The games of the seed at a place, counted from 0."""
        return [Bout(self.first_seed + place, moved) for moved in range(len(self.contest.seatings))]


def plan_for(contest: Contest, games: int, first_seed: int = 1, *, stops: bool = True) -> Plan:
    """A plan for about `games` games: as many seeds as it takes, each played from every side."""
    each = len(contest.seatings)
    return Plan(contest, max(FEWEST_SEEDS, -(-games // each)), first_seed, stops)


@dataclass(frozen=True, slots=True)
class Side:
    """How a side of the layout, or a band, fared."""

    name: str
    won: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Sofar:
    """How far a run is: games that are done, and what the whole seeds among them say."""

    games: int
    planned: int
    side: str
    share: Estimate | None


@dataclass(frozen=True)
class Fairness:
    """What the games of a plan say about a layout."""

    plan: Plan
    seeds: int
    """How many seeds were enough."""
    alpha: float
    """How often an interval of a side is wrong at the look that ended it."""
    sides: tuple[Side, ...]
    scores: tuple[Estimate, ...]
    """What each side had of that which is counted."""
    bands: tuple[Side, ...]
    drawn: int
    endless: int
    """Draws because they did not come to an end."""
    rounds: Estimate
    answers: Estimate
    opening: Estimate | None
    """How often the side won that acted first; None where that is always the same side."""
    openings: dict[str, int]
    """How often each side acted first."""
    seconds: float
    """Of computing for a game."""

    @property
    def games(self) -> int:
        return self.seeds * len(self.plan.contest.seatings)

    @property
    def stopped(self) -> bool:
        """Whether it was clear before the end."""
        return self.seeds < self.plan.seeds

    @property
    def fair_share(self) -> float:
        return 1 / len(self.sides)

    @property
    def unfair(self) -> bool:
        """Whether a side is shown to win more or less than its share."""
        return not all(side.share.holds(self.fair_share) for side in self.sides)

    @property
    def fair(self) -> bool:
        """Whether every side is shown to win about its share."""
        within = (side.share.within(self.fair_share, FAIR_WITHIN) for side in self.sides)
        return not self.unfair and all(within)

    @property
    def judgement(self) -> Judgement:
        return "unfair" if self.unfair else "fair" if self.fair else "unsure"

    @property
    def games_to_tell(self) -> int:
        """About how many games would tell, if the sides go on winning as they did; none where these do."""
        if self.judgement != "unsure":
            return 0
        seeds = max(self.seeds * side.share.times_to_tell(self.fair_share, FAIR_WITHIN) for side in self.sides)
        return ceil(seeds) * len(self.plan.contest.seatings)

    @property
    def telling(self) -> Side:
        """The side to be named: the first of the file for a fair layout, else the favoured one."""
        return self.sides[0] if self.fair else max(self.sides, key=lambda side: side.share.value)


def measure(plan: Plan, crew: Crew, ledger: Ledger, watch: Watch = lambda _: None) -> Fairness:
    """Play what is not known yet, until a look settles it or all is played."""
    look = _Looking(plan, ledger)
    found = look.settled()
    if found is not None:
        return found
    with closing(_played(plan, crew, ledger)) as playing:
        for _ in playing:
            watch(look.sofar())
            found = look.settled()
            if found is not None:
                return found
    raise AssertionError("the last look settles it")


def _played(plan: Plan, crew: Crew, ledger: Ledger) -> Generator[Told, None, None]:
    bouts = [bout for place in range(plan.seeds) for bout in plan.of_seed(place)]
    missing = [bout for bout in bouts if bout not in ledger.games]
    for _, told in crew.each(plan.contest, missing):
        ledger.keep(told)
        yield told


class _Looking:
    """Looks at whole seeds in their order, as far as they are played."""

    def __init__(self, plan: Plan, ledger: Ledger) -> None:
        self.plan, self.ledger = plan, ledger
        self.waiting = list(plan.looks)
        self.whole: list[list[Told]] = []

    def settled(self) -> Fairness | None:
        """What a look that is due says, if that ends it."""
        self._gather()
        while self.waiting and len(self.whole) >= self.waiting[0]:
            look = self.waiting.pop(0)
            found = findings(self.plan, self.whole[:look], self.plan.alpha(look))
            if look == self.plan.seeds or found.unfair:
                return found
        return None

    def sofar(self) -> Sofar:
        side = self.plan.contest.sides[0]
        known = sum(bout in self.ledger.games for place in range(self.plan.seeds) for bout in self.plan.of_seed(place))
        estimate = share([_share(seed, side) for seed in self.whole]) if self.whole else None
        return Sofar(known, self.plan.games, side, estimate)

    def _gather(self) -> None:
        games = self.ledger.games
        while len(self.whole) < self.plan.seeds:
            bouts = self.plan.of_seed(len(self.whole))
            if any(bout not in games for bout in bouts):
                return
            self.whole.append([games[bout] for bout in bouts])


def findings(plan: Plan, seeds: Sequence[Sequence[Told]], alpha: float) -> Fairness:
    """The result of these whole seeds."""
    contest, games = plan.contest, [told for seed in seeds for told in seed]
    openings = {side: sum(told.first == side for told in games) for side in contest.sides}
    return Fairness(
        plan,
        len(seeds),
        alpha,
        tuple(
            Side(side, sum(side in told.won for told in games), share([_share(seed, side) for seed in seeds], alpha))
            for side in contest.sides
        ),
        tuple(counted([_mean(told.score[side] for told in seed) for seed in seeds]) for side in contest.sides),
        tuple(
            Side(band, sum(band in told.band for told in games), share([_band_share(seed, band) for seed in seeds]))
            for band in contest.bands
        ),
        sum(not told.won for told in games),
        sum(not told.ended for told in games),
        counted([_mean(told.rounds for told in seed) for seed in seeds]),
        counted([_mean(told.answers for told in seed) for seed in seeds]),
        share([_mean(_won_by(told, told.first) for told in seed) for seed in seeds])
        if sum(count > 0 for count in openings.values()) > 1
        else None,
        openings,
        _mean(told.seconds for told in games),
    )


def _share(seed: Sequence[Told], side: str) -> float:
    """The share of a seed's games that a side won."""
    return _mean(_won_by(told, side) for told in seed)


def _band_share(seed: Sequence[Told], band: str) -> float:
    return _mean(float(band in told.band) if told.band else 1 / len(told.score) for told in seed)


def _won_by(told: Told, side: str | None) -> float:
    """1 for a game that was won, 0 for one that was lost; a draw is shared among all."""
    return float(side in told.won) if told.won else 1 / len(told.score)


def _mean(numbers: Iterable[float]) -> float:
    all_of_them = list(numbers)
    return sum(all_of_them) / len(all_of_them)

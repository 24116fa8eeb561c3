"""Estimates: intervals that hold as often as they say, and looks that are paid for."""

from __future__ import annotations

from math import sqrt

import pytest

from scenes.layout.fairness.estimates import ALPHA, LOOK_ALPHA, counted, last_alpha, looks, share
from skirmish.kernel.dice import Chance

SEEDS = 40


def seeds_at_random(run: int, won_of_eight: int) -> list[float]:
    """Pairs in which one game in two follows the band, as when a strong band wins from either side."""
    drawn = Chance(f"pairs {run}")
    pairs = []
    for seed in range(SEEDS):
        if drawn.below(2, seed, 0) == 0:
            pairs.append(0.5)
        else:
            pairs.append(sum(drawn.below(8, seed, game) < won_of_eight for game in (1, 2)) / 2)
    return pairs


@pytest.mark.parametrize(("won_of_eight", "truth"), [(4, 0.5), (6, 0.625)])
def test_a_95_percent_interval_holds_the_truth_in_95_of_100_runs(won_of_eight, truth):
    held = sum(share(seeds_at_random(run, won_of_eight)).holds(truth) for run in range(1000))
    assert 935 <= held <= 985


def test_pairs_that_cancel_out_leave_less_doubt_than_as_many_games_of_chance():
    cancelling = share([0.5] * SEEDS)
    as_single_games = 1.96 * sqrt(0.25 / (2 * SEEDS))
    assert cancelling.value == 0.5
    assert cancelling.give < as_single_games


def test_pairs_that_go_together_leave_more_doubt_than_as_many_games_of_chance():
    together = share([0.0, 1.0] * (SEEDS // 2))
    assert together.give > 1.3 * 1.96 * sqrt(0.25 / (2 * SEEDS))


def test_ten_wins_of_ten_leave_some_doubt_and_no_share_leaves_its_bounds():
    found = share([1.0] * 10)
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.6 < found.low < 0.9


def test_a_mean_is_between_the_ends_of_its_interval_and_a_count_is_never_below_nothing():
    found = counted([0.0, 0.0, 0.0, 4.0])
    assert (found.value, found.low) == (1.0, 0.0)
    assert found.high == pytest.approx(1.0 + 3.1824 * 1.0, abs=1e-3)


def test_looks_are_fixed_beforehand_and_what_they_cost_is_taken_from_the_last_one():
    assert looks(100) == (20, 40, 80)
    assert looks(20) == ()
    assert last_alpha(3) + 3 * LOOK_ALPHA == pytest.approx(ALPHA)


def test_a_fair_layout_that_is_looked_at_again_and_again_is_called_unfair_no_more_than_5_times_in_100():
    def called_unfair(run: int) -> bool:
        pairs = [pair for part in range(2) for pair in seeds_at_random(2 * run + part, 4)]
        levels = dict.fromkeys(looks(80), LOOK_ALPHA) | {80: last_alpha(len(looks(80)))}
        return any(not share(pairs[:look], alpha).holds(0.5) for look, alpha in levels.items())

    assert sum(called_unfair(run) for run in range(600)) <= 42

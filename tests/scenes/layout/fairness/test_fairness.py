"""Fairness: the same games give the same answer, whoever plays them, however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from api.documents.fairness_report import fairness_document
from scenes.layout.fairness.contests import Bout, Told
from scenes.layout.fairness.crews import CrewError, OwnCores
from scenes.layout.fairness.ledger import Ledger
from scenes.layout.fairness.verdict import findings, measure, plan_for
from tests.scenes.layout.duels import AT_THE_FEET, duel, duel_file

ROOT = Path(__file__).parents[4]


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture
def contest(tmp_path):
    return duel(tmp_path)


class Counting:
    """The crew of one, which says what it was asked to play."""

    hands = 1

    def __init__(self, backwards=False):
        self.played, self.backwards = [], backwards

    def each(self, work, tasks):
        for task in sorted(tasks, reverse=self.backwards):
            self.played.append(task)
            yield task, work.play(task)


class Pretended:
    """A crew that knows who wins without playing."""

    hands = 1

    def __init__(self, winner):
        self.winner = winner

    def each(self, _, tasks):
        for bout in tasks:
            won = self.winner(bout)
            yield bout, Told(bout, won, ("reds",), {"south": 5.0, "north": 0.0}, 2, 9, "south", True, 0.1)


def found_with(contest, crew, games=8, **options):
    return measure(plan_for(contest, games, **options), crew, Ledger(contest))


def as_bytes(found):
    return json.dumps(fairness_document(found)).encode()


# -------------------------------------------------------------------- the same, whoever plays


def test_one_core_and_two_cores_find_the_same_to_the_last_byte(contest, cache):
    alone = as_bytes(found_with(contest, OwnCores(1)))
    for file in cache.rglob("*.jsonl"):
        file.unlink()
    assert as_bytes(found_with(contest, OwnCores(2))) == alone


def test_it_does_not_matter_which_game_is_done_first(contest, cache):
    forwards = as_bytes(found_with(contest, Counting()))
    next(cache.rglob("*.jsonl")).unlink()
    assert as_bytes(found_with(contest, Counting(backwards=True))) == forwards


def processes_started_here():
    """Every process that this one has spawned and that still runs, the one that draws for other tests among them."""
    spawned = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text("utf-8").split()
    return [int(child) for child in spawned if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_process_that_dies_is_named_and_what_was_played_stands(contest):
    seen, older = [], set(processes_started_here())

    def kill_the_hands(sofar):
        seen.append(sofar.games)
        for child in set(processes_started_here()) - older:
            os.kill(child, signal.SIGKILL)

    with pytest.raises(CrewError, match="ended by itself"):
        measure(plan_for(contest, 40), OwnCores(2), Ledger(contest), kill_the_hands)
    assert len(Ledger(contest).games) >= seen[0] >= 1


# -------------------------------------------------------------------- kept


def test_more_games_are_added_to_those_there_are(contest):
    first, second = Counting(), Counting()
    found_with(contest, first, 8)
    found_with(contest, second, 12)
    assert len(first.played) == 8
    assert second.played == [Bout(seed, moved) for seed in (5, 6) for moved in (0, 1)]
    straight = measure(plan_for(contest, 12), Counting(), Ledger(contest))
    assert as_bytes(straight) == as_bytes(found_with(contest, Counting(), 12))


def test_a_torn_last_line_is_played_again_and_spoils_nothing(contest, cache):
    found_with(contest, Counting(), 8)
    file = next(cache.rglob("*.jsonl"))
    file.write_bytes(file.read_bytes()[:-20])
    again = Counting()
    found_with(contest, again, 8)
    assert again.played == [Bout(4, 1)]
    assert len(Ledger(contest).games) == 8


def test_other_bots_another_layout_and_other_options_are_other_contests(tmp_path, contest):
    others = [
        replace(contest, bots=("hunter", "hunter")),
        duel(tmp_path, fragments=AT_THE_FEET),
        duel(tmp_path, turns=3),
    ]
    assert len({contest.digest, *(other.digest for other in others)}) == 4


def test_where_nothing_can_be_kept_games_are_played_all_the_same(contest, monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)
    assert found_with(contest, Counting(), 4).games == 4


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path):
    path = duel_file(tmp_path, turns=4)
    command = [sys.executable, "-m", "api.command", "scenario", "fairness", str(path)]
    command += ["--bots", "random", "--games", "400", "--jobs", "2"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True)
    contest, deadline = duel(tmp_path, turns=4), time.monotonic() + 60
    while len(Ledger(contest).games) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    process.kill()
    process.wait()
    kept = set(Ledger(contest).games)
    assert 3 <= len(kept) < 400
    seeds = max(bout.seed for bout in kept) + 1
    rest = Counting()
    found = found_with(contest, rest, 2 * seeds)
    assert not set(rest.played) & kept
    assert found.games == 2 * seeds


# -------------------------------------------------------------------- when it ends


def test_a_clear_result_ends_it_at_a_look_and_not_before(contest):
    found = found_with(contest, Pretended(lambda _: ("south",)), 200)
    assert (found.seeds, found.stopped, found.fair) == (20, True, False)
    assert found.alpha == pytest.approx(0.001)


def test_no_stop_plays_all(contest):
    found = found_with(contest, Pretended(lambda _: ("south",)), 200, stops=False)
    assert (found.games, found.stopped, found.fair) == (200, False, False)
    assert found.alpha == pytest.approx(0.05)


def test_what_was_played_beyond_a_look_that_ended_it_does_not_count(contest):
    """All of 200 games are known, and the first 20 seeds are clear: the answer is that of a fresh run."""
    winner = lambda bout: ("south",) if bout.seed <= 20 else ("north",)  # noqa: E731
    found_with(contest, Pretended(winner), 200, stops=False)
    again = found_with(contest, Counting(), 200)
    assert (again.seeds, again.telling.name) == (20, "south")


def test_a_band_that_wins_from_everywhere_favours_no_side(contest):
    found = found_with(contest, Pretended(lambda bout: ("south",) if bout.moved == 0 else ("north",)), 100)
    assert (found.judgement, found.games_to_tell) == ("fair", 0)
    assert found.sides[0].share.value == 0.5
    assert found.sides[0].share.give < 0.06


@pytest.mark.parametrize(("won", "of", "judgement"), [(2, 4, "fair"), (3, 4, "unfair"), (9, 16, "unfair")])
def test_while_the_games_allow_for_both_it_says_how_many_would_tell(contest, won, of, judgement):
    """A side wins so many seeds of so many, evenly spread; as many games as were asked for do tell."""
    crew = Pretended(lambda bout: ("south",) if bout.seed * won % of < won else ("north",))
    few = found_with(contest, crew, 2 * of, stops=False)
    assert (few.judgement, few.fair, few.unfair) == ("unsure", False, False)
    told = found_with(contest, crew, -(-few.games_to_tell // (2 * of)) * 2 * of, stops=False)
    assert told.judgement == judgement


def test_all_of_a_few_games_won_by_one_side_are_not_called_fair(contest):
    found = found_with(contest, Pretended(lambda _: ("south",)), 4)
    assert (found.sides[0].share.value, found.judgement, found.telling.name) == (1.0, "unsure", "south")


def test_draws_are_shared_and_told(contest):
    found = found_with(contest, Pretended(lambda bout: () if bout.seed % 2 else ("south",)), 20)
    assert found.drawn == 10
    assert found.sides[0].share.value == pytest.approx(0.75)


def test_a_side_that_always_acts_first_is_not_mistaken_for_the_effect_of_it(contest):
    found = found_with(contest, Pretended(lambda _: ("south",)), 8)
    assert found.opening is None
    assert found.openings == {"south": 8, "north": 0}


def test_who_acts_first_and_wins_is_counted_by_its_own(contest):
    plan = plan_for(contest, 4)
    told = [
        [Told(Bout(seed, moved), (first,), ("reds",), {"south": 1.0, "north": 0.0}, 1, 1, first, True, 0.1)]
        for seed, moved, first in ((1, 0, "south"), (2, 0, "north"))
    ]
    assert findings(plan, told, 0.05).opening.value == 1.0


def test_a_seed_is_played_from_every_side_and_games_are_rounded_up(contest):
    plan = plan_for(contest, 5)
    assert (plan.seeds, plan.games) == (3, 6)
    assert plan.of_seed(0) == [Bout(1, 0), Bout(1, 1)]

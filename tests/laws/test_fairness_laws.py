"""What must be true of fairness: a mirror favours nobody, Ichor at one's feet favours whoever stands there."""

from __future__ import annotations

import pytest

from scenes.layout.fairness.crews import OwnCores
from scenes.layout.fairness.ledger import Ledger
from scenes.layout.fairness.verdict import measure, plan_for
from tests.scenes.layout.duels import AT_THE_FEET, duel, own_cache


@pytest.fixture
def fairness(tmp_path, monkeypatch):
    """The fairness of a duel of hunters."""
    monkeypatch.setenv("PAS_CACHE", str(own_cache(tmp_path)))

    def measured(games, **options):
        contest = duel(tmp_path, "hunter", **options)
        return measure(plan_for(contest, games), OwnCores(1), Ledger(contest))

    return measured


@pytest.mark.parametrize("placed", [True, False])
def test_the_interval_of_a_mirrored_layout_contains_one_half(fairness, placed):
    found = fairness(16, placed=placed)
    assert found.judgement != "unfair"
    assert all(side.share.holds(0.5) for side in found.sides)


def test_all_fragments_at_one_sides_feet_are_not_fair(fairness):
    found = fairness(80, fragments=AT_THE_FEET, turns=1)
    assert found.judgement == "unfair"
    assert found.stopped
    assert (found.telling.name, found.telling.share.value) == ("south", 1.0)
    assert found.scores[0].value > found.scores[1].value

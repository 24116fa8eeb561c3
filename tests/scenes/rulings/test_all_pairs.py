"""Who sees whom: all pairs at once say what each pair says by itself."""

from __future__ import annotations

from itertools import combinations

import pytest

from scenes import rule_all_sights, rule_sight
from scenes.table.load import load_scene
from tests import given


@pytest.mark.rule("ICH-SHOOT-16")
@pytest.mark.parametrize("name", ["slits", "teaching"])
def test_all_pairs_at_once_are_ruled_like_each_by_itself(name):
    scene = load_scene(given.CATALOGUE / f"{name}.toml")
    found = rule_all_sights(scene, budget_ms=5000)
    assert [(one.a.id, one.b.id) for one in found.rulings] == list(combinations([f.id for f in scene.figures], 2))
    alone = [rule_sight(scene, one.a.id, one.b.id, budget_ms=5000, explain=False) for one in found.rulings]
    assert [(one.sight.verdict, one.ruling) for one in found.rulings] == [
        (one.sight.verdict, one.ruling) for one in alone
    ]
    assert {one.ruling for one in found.rulings} == {"sees", "does not see"}


def test_the_pairs_that_time_does_not_suffice_for_are_undecided():
    scene = given.scene(a=(4, 9), b=(14, 9), c=(9, 4))
    found = rule_all_sights(scene, within_ms=0.0)
    assert (len(found.rulings), found.undecided) == (3, 3)
    assert not any(one.sees for one in found.rulings)
    assert rule_all_sights(scene).undecided == 0


def test_of_one_figure_alone_there_is_nothing_to_rule():
    assert rule_all_sights(given.scene(a=(4, 9))).rulings == ()

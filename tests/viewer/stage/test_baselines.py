"""Pictures, really drawn and compared with those that were looked at: within a tolerance that a real change breaks."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.viewer import easel
from tests.viewer.picture_baselines import PICTURES, alike, baseline, differences, stage
from viewer.stage.shot import Shot


@pytest.mark.pictures
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_the_one_that_was_looked_at(name):
    found = PICTURES[name]()
    assert alike(found, baseline(name)), f"{name}: differs by {differences(found, baseline(name))}"


def test_no_two_baselines_pass_for_each_other():
    for one, other in combinations(PICTURES, 2):
        assert not alike(baseline(one), baseline(other)), (one, other)


@pytest.mark.pictures
def test_a_figure_that_stands_elsewhere_is_noticed():
    here, there = (easel.picture(Shot(stage(x)), (640, 400)) for x in (4.0, 5.5))
    assert not alike(here, there)

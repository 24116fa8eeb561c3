"""A survey over the stage: every side's way to every fragment is there, and ends at the fragment."""

from __future__ import annotations

import math

import pytest

from scenes.games.ichoria.survey.table_survey import survey_scenario
from scenes.plugs.matches import shipped_scenarios
from viewer.stage.subject import open_what
from viewer.stage.survey_overlay import with_survey


@pytest.fixture(scope="module")
def laid():
    path = shipped_scenarios()["duel"]
    survey, stage = survey_scenario(path), open_what(path).stage
    return survey, stage, with_survey(stage, survey)


def test_the_ways_of_both_sides_lead_to_every_fragment(laid):
    survey, before, after = laid
    ends = [token.vertices_pas.mean(axis=0) for token in after.tokens if token.name == "end of an activation"]
    for fragment in survey.fragments:
        near = [end for end in ends if math.dist(end[:2], fragment.token.place[:2]) < 1.5]
        assert len(near) >= len(survey.sides)
    assert len(after.tokens) > len(before.tokens) + len(ends)


def test_every_fragment_says_how_soon_each_side_is_there(laid):
    survey, before, after = laid
    said = [label.words for label in after.labels[len(before.labels) :]]
    assert len(said) == len(survey.fragments)
    for one, words in zip(survey.fragments, said, strict=True):
        assert all(f"{side.name}: {one.access[side.name].activations} act." in words for side in survey.sides)


def test_the_title_says_how_unequal_it_is_and_whom_it_favours(laid):
    survey, _, after = laid
    assert f"{survey.imbalance.total:.2f}" in after.title
    assert (survey.imbalance.favours or "no side") in after.subtitle

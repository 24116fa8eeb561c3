"""Who moves: profiles of the catalogue, and the numbers of the rule book."""

from __future__ import annotations

import tomllib

import pytest

from skirmish.ichoria import ProfileError, athlete
from skirmish.ichoria.book import numbers
from skirmish.ichoria.book.move_allowance import allowance
from tests.given import CATALOGUE

BOOK = tomllib.loads((CATALOGUE / "rules" / "ichoria.toml").read_text("utf-8"))
PROFILES = {profile["key"]: profile for profile in BOOK["profile"]}


@pytest.mark.parametrize("key", sorted(PROFILES))
def test_every_profile_of_the_catalogue_can_move(key):
    figure = athlete(PROFILES[key])
    assert figure.athletisme == PROFILES[key]["athletisme"]
    assert figure.mover(crouched=False).height_pas > figure.mover(crouched=True).height_pas == 0.5


@pytest.mark.rule("ICH-MOV-01", "ICH-MOV-02", "ICH-MOV-15")
def test_abilities_change_the_move():
    assert athlete({"athletisme": 3}).move_pas == 6.0
    fast = athlete({"athletisme": 3, "abilities": ["rapide"]})
    assert (allowance(fast, hurry=False), allowance(fast, hurry=True)) == (8.0, 12.0)
    lightning = athlete(PROFILES["berserker"])
    assert allowance(lightning, hurry=True) == 9.0
    assert allowance(lightning, hurry=True, charging=True) == 12.0


def test_a_guard_animal_does_not_climb():
    assert not athlete({"athletisme": 3, "abilities": ["animal_de_garde"]}).climbs
    assert athlete(PROFILES["athenian_hoplite"]).climbs


def test_a_body_is_given_beside_the_profile():
    figure = athlete(PROFILES["athenian_hoplite"], base_pas=(2.0, 1.0), height_pas=2.0, turn_deg=30.0, crouched=True)
    assert (figure.base_diameter_pas, figure.mover(crouched=False).turn_deg, figure.crouched) == (2.0, 30.0, True)


@pytest.mark.parametrize("profile", [{}, {"key": "statue", "athletisme": None}, {"athletisme": "3"}])
def test_a_profile_without_athletisme_is_refused(profile):
    with pytest.raises(ProfileError, match="has no Athlétisme"):
        athlete(profile)


def test_our_numbers_are_those_of_the_catalogue():
    book = BOOK["numbers"]
    ours = {
        "move": numbers.MOVE_PAS,
        "hurry_factor": numbers.HURRY_FACTOR,
        "move_fast": numbers.FAST_MOVE_PAS,
        "difficult_cost_factor": numbers.DIFFICULT_FACTOR,
        "engage_below": numbers.ENGAGED_BELOW_PAS,
        "fall_safe_max": numbers.SAFE_FALL_PAS,
        "jump_free_max": numbers.FREE_JUMP_PAS,
        "jump_max": numbers.JUMP_PAS,
        "jump_heroic_max": numbers.HEROIC_JUMP_PAS,
        "leap_free_max": numbers.FREE_LEAP_PAS,
        "leap_max": numbers.LEAP_PAS,
        "leap_heroic_max": numbers.HEROIC_LEAP_PAS,
        "leap_heroic_partial_height": numbers.PARTIAL_LEAP_PAS,
        "crouch_cost": numbers.CROUCH_COST_PAS,
        "stand_cost": numbers.STAND_COST_PAS,
        "crouched_clearance": numbers.CROUCHED_HEIGHT_PAS,
        "dive_min_height": numbers.DIVE_ABOVE_PAS,
        "reach": numbers.REACH_PAS,
    }
    assert ours == {name: book[name] for name in ours}
    damage = {entry["class"]: entry for entry in BOOK["damage"]}
    assert sorted(damage, key=lambda name: damage[name]["order"]) == ["light", "medium", "heavy", "extra_heavy"]

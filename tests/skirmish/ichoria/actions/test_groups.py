"""Multiple combat: groups, who makes them, and what outnumbering is worth (chapter MULTI)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.groups import Group, Grouped, form_groups, outnumbering, tangle
from skirmish.ichoria.actions.melee import Fought, fight
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, totals


def roman(*at):
    return given_game.figure("romans", at=at)


def greek(*at):
    return given_game.figure("greeks", at=at)


WEST = {"crixus": roman(3.6, 6)}
LINE = {"achille": greek(7.8, 6)}
"""Davios, Theodore, Achille in a row: Theodore stands between two Greeks."""


@pytest.mark.rule("ICH-MULTI-01", "ICH-MULTI-06")
def test_a_combat_is_everybody_joined_by_engagements():
    """Davios fights Theodore, who is engaged with Achille too; Leda, far away, has no part in it."""
    links = tangle(duel(more={**LINE, "leda": greek(20, 20)}).game, "davios")
    assert links == {
        "davios": {"theodore"}, "theodore": {"davios", "achille"}, "achille": {"theodore"},
    }  # fmt: skip


@pytest.mark.rule("ICH-MULTI-01", "ICH-MULTI-04", "ICH-MULTI-05", "ICH-EX-16")
def test_two_against_one_have_one_more_each_and_the_lone_figure_nothing():
    """Two gladiators on Davios: +1 for each of them, nothing for him."""
    game = duel(more=WEST, active="theodore")
    played = game.play(fight, "theodore", dice=[3, 3, 2])
    assert played.told(Grouped) == [Grouped((Group("davios", ("crixus", "theodore")),))]
    assert totals(played) == (8, 7)
    against_crixus = duel(more=WEST).play(fight, "davios", "crixus", dice=[3, 3, 2])
    assert totals(against_crixus) == (7, 8)


@pytest.mark.rule("ICH-MULTI-05")
def test_three_against_one_have_two_more_each():
    """A third gladiator north of Davios: +2 for each."""
    game = duel(more={**WEST, "spartacus": roman(5, 7.4)}, active="theodore")
    assert totals(game.play(fight, "theodore", dice=[3, 3, 2])) == (9, 7)


@pytest.mark.rule("ICH-MULTI-06")
def test_the_active_player_chooses_one_enemy_of_the_group():
    """Davios has two enemies in his group and fights exactly one."""
    played = duel(more=WEST).play(fight, "davios", answers=[("greeks", "ChooseEnemy", "crixus")], dice=[6, 1, 2])
    assert [(event.attacker, event.defender) for event in played.told(Fought)] == [("davios", "crixus")]


@pytest.mark.rule("ICH-MULTI-02", "ICH-MULTI-03", "ICH-MULTI-04")
def test_the_outnumbering_player_splits_the_combat():
    """Davios and Achille with Theodore between them, Crixus west and Spartacus east: three Romans on two Greeks.

    Theodore may be set on either Greek; each Greek has at least one enemy, and each Roman one that he is engaged with.
    """
    more = {**LINE, **WEST, "spartacus": roman(9.2, 6)}
    asked = duel(more=more).play(fight, "davios", until_asked=True).pending
    assert asked.player == "romans"
    assert set(asked.options) == {
        "achille against spartacus, theodore; davios against crixus",
        "achille against spartacus; davios against crixus, theodore",
    }


@pytest.mark.rule("ICH-MULTI-04")
def test_each_group_has_one_figure_of_the_outnumbered_side():
    """Three Greeks, four Romans: nobody may set two Greeks on Theodore alone, though their engagements allowed it."""
    more = {
        "achille": greek(6.4, 7.4), "crixus": roman(5, 7.4), "leda": greek(3.6, 7.4),
        "oenomaus": roman(2.2, 7.4), "spartacus": roman(3.6, 8.8),
    }  # fmt: skip
    asked = duel(more=more).play(form_groups, "davios", until_asked=True).pending
    assert set(asked.options) == {
        "achille against crixus; davios against theodore; leda against oenomaus, spartacus",
        "achille against theodore; davios against crixus; leda against oenomaus, spartacus",
    }


@pytest.mark.rule("ICH-MULTI-02", "ICH-MULTI-06")
def test_who_is_put_in_another_group_cannot_be_fought():
    """Davios wanted Theodore; the Romans have set him on Achille, so it is Crixus whom Davios fights."""
    more = {**LINE, **WEST, "spartacus": roman(9.2, 6)}
    split = "achille against spartacus, theodore; davios against crixus"
    answers = [("romans", "SplitIntoGroups", split)]
    played = duel(more=more).play(fight, "davios", "theodore", answers=answers, dice=[6, 1, 2])
    assert played.told(Fought)[0].defender == "crixus"


@pytest.mark.rule("ICH-MULTI-03")
@pytest.mark.parametrize(("active", "player"), [("davios", "greeks"), ("theodore", "romans")])
def test_with_equal_numbers_the_active_player_makes_pairs(active, player):
    """Two on two in a square, each engaged with both enemies: whoever is active says who fights whom."""
    square = {"achille": greek(6.4, 7.4), "crixus": roman(5, 7.4)}
    asked = duel(more=square, active=active).play(fight, active, until_asked=True).pending
    assert asked.player == player
    assert len(asked.options) == 2
    pairs = duel(more=square, active=active).play(form_groups, active, answers=[asked.options[0]]).result
    assert [len(group.others) for group in pairs] == [1, 1]


@pytest.mark.rule("ICH-MULTI-04")
def test_where_no_such_split_is_possible_everybody_still_has_an_enemy():
    """Davios and Achille hang on Theodore alone, two more Romans on Leda: no pairs, but nobody is left out."""
    more = {
        "achille": greek(6.4, 7.4), "leda": greek(7.8, 6),
        "crixus": roman(9.2, 6), "spartacus": roman(7.8, 4.6),
    }  # fmt: skip
    given = duel(more=more)
    asked = given.play(form_groups, "davios", until_asked=True)
    groups = asked.result or given.play(form_groups, "davios", answers=[asked.pending.options[0]]).result
    everybody = frozenset().union(*(group.everybody for group in groups))
    assert everybody == {"davios", "theodore", "achille", "leda", "crixus", "spartacus"}


def test_the_lone_figure_of_a_group_gains_nothing():
    """Only who outnumbers has the bonus, and only against the figure its group stands against."""
    groups = (Group("davios", ("crixus", "theodore")),)
    game = duel(more=WEST).game
    assert outnumbering(game, groups, "davios", "theodore") == 0
    assert outnumbering(game, groups, "theodore", "davios") == 1
    assert outnumbering(game, (), "theodore", "davios") == 0

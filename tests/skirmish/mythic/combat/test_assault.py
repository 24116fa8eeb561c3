"""Dice: the first assault, the second, and what is left (MYT-ASSAULT)."""

from __future__ import annotations

import pytest

from skirmish.mythic.combat.assault import eligible
from skirmish.mythic.odds import most_wounds
from skirmish.mythic.state.combat_events import (
    Attacked,
    BlanksRemoved,
    DiceSetAside,
    DieSpent,
    SecondAssault,
    Wounded,
)
from skirmish.mythic.state.events import Discarded
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking


def duel(offence=4, defence=7, vitality=6):
    """Two heroes in one area."""
    arena = Arena("..").add("striker", "ann", "a1", offence=offence)
    return arena.add("mark", "bob", "a1", defence=defence, vitality=vitality)


@pytest.mark.rule("MYT-ASSAULT-01", "MYT-STAT-01", "MYT-ATK-03", "MYT-ATK-07")
def test_the_first_assault_rolls_as_many_dice_as_the_offence():
    fight = attacking(duel(offence=3), "striker", 1, 1, 1)
    assert fight.asked.dice == (1, 1, 1)


@pytest.mark.rule("MYT-ASSAULT-02")
def test_blanks_leave_the_attack_at_once():
    fight = attacking(duel(offence=4), "striker", 0, 3, 0, 4)
    assert fight.asked.dice == (3, 4)
    assert fight.told(BlanksRemoved) == [BlanksRemoved(2)]


@pytest.mark.rule("MYT-ASSAULT-03")
def test_a_discarded_die_gives_one_to_another_and_several_may_go_to_one():
    """A 1, a 2 and a 3 against defence 5: both lower dice are given up, and the 3 becomes a wound."""
    fight = attacking(duel(offence=3, defence=5), "striker", 1, 2, 3).do([1, 3])
    assert fight.asked.dice == (2, 4)
    fight.do([2, 4])
    assert fight.told(DieSpent) == [DieSpent(1, 3), DieSpent(2, 4)]
    assert fight.left("mark") == 5


def test_a_die_is_not_given_up_for_itself():
    fight = attacking(duel(offence=2), "striker", 2, 3)
    assert fight.refused([2, 2]) == ("not_an_option", None)
    assert fight.refused([1, 3]) == ("not_an_option", None)


@pytest.mark.rule("MYT-ASSAULT-04", "MYT-STAT-02")
def test_dice_that_reach_the_defence_are_set_aside_at_once():
    fight = attacking(duel(offence=4, defence=4), "striker", 4, 5, 1, 2)
    assert fight.told(DiceSetAside) == [DiceSetAside((4, 5))]
    assert (fight.asked.dice, fight.asked.wounds) == ((1, 2), 2)


@pytest.mark.rule("MYT-ASSAULT-05")
def test_a_five_that_wounds_is_neither_rolled_again_nor_discarded():
    """Against defence 5 the five is locked: no second assault is offered."""
    fight = attacking(duel(offence=2, defence=5), "striker", 5, 1)
    assert not fight.match.pending
    assert fight.told(SecondAssault) == []
    assert fight.left("mark") == 5


@pytest.mark.rule("MYT-ASSAULT-06")
def test_a_five_rolled_or_raised_allows_a_second_assault_that_may_be_declined():
    fight = attacking(duel(offence=2, defence=7), "striker", 4, 1).do([1, 4])
    assert fight.kind == "RerollFives"
    fight.do(0)
    assert fight.left("mark") == 6
    without_five = attacking(duel(offence=2, defence=7), "striker", 4, 1).do("done")
    assert not without_five.match.pending


@pytest.mark.rule("MYT-ASSAULT-07")
def test_only_dice_of_exactly_five_are_rolled_again_and_as_many_as_one_likes():
    """Two fives, and one raised to six: the six stays."""
    fight = attacking(duel(offence=4, defence=8), "striker", 5, 5, 5, 1, 3).do([1, 5], "done")
    assert (fight.asked.dice, fight.asked.options) == ((5, 5, 6), (0, 1, 2))
    fight.do(1)
    assert fight.told(DiceSetAside) == [DiceSetAside((8,))]
    assert fight.asked.dice == (5, 6)


@pytest.mark.rule("MYT-ASSAULT-08")
def test_a_blank_in_the_second_assault_loses_the_five():
    fight = attacking(duel(offence=2, defence=7), "striker", 5, 5, 0, 1).do("done", 2)
    assert fight.told(BlanksRemoved)[-1] == BlanksRemoved(1)
    assert fight.left("mark") == 6


@pytest.mark.rule("MYT-ASSAULT-09")
def test_the_new_result_is_added_to_the_five():
    fight = attacking(duel(offence=2, defence=10), "striker", 5, 5, 1, 4).do("done", 2)
    assert fight.asked.dice == (6, 9)


@pytest.mark.rule("MYT-ASSAULT-10")
def test_after_the_second_assault_dice_of_both_may_be_given_up():
    """A 2 kept from the first assault makes the 7 an 8."""
    fight = attacking(duel(offence=2, defence=8), "striker", 5, 2, 2).do("done", 1, [2, 7])
    assert fight.left("mark") == 5


@pytest.mark.rule("MYT-ASSAULT-11")
def test_there_is_no_third_assault_and_what_falls_short_does_nothing():
    """A 5 rolled in the second assault makes a 10 and no new roll; the 5 that stayed is no wound."""
    fight = attacking(duel(offence=2, defence=10), "striker", 5, 5, 5).do("done", 1)
    assert not fight.match.pending
    assert fight.left("mark") == 5


@pytest.mark.rule("MYT-ASSAULT-13")
def test_an_attack_without_dice_makes_no_wound_but_can_be_answered():
    arena = duel(offence=0).hold("bob", "mark")
    fight = attacking(arena, "striker")
    assert fight.kind == "AnswerAttack"
    assert fight.left("mark") == 6


@pytest.mark.rule("MYT-ASSAULT-14", "MYT-ATK-02")
def test_the_attacker_decides_on_his_dice_and_the_retaliator_on_his():
    arena = duel(offence=2).hold("bob", "mark")
    fight = attacking(arena, "striker", 1, 2, 1, 2, 3, 4)
    assert fight.asked.player == "ann"
    fight.do("done", "retaliate")
    assert (fight.kind, fight.asked.player) == ("SpendDie", "bob")


def test_the_decision_comes_with_advice_and_what_it_promises():
    fight = attacking(duel(offence=4, defence=7), "striker", 0, 3, 4, 5)
    assert fight.asked.advice == [3, 4]
    assert fight.asked.expected == round(49 / 36, 3)
    fight.do([3, 4])
    assert fight.asked.advice == "done"


# ---------------------------------------------------------------- the examples of the book


@pytest.fixture
def spears_against_leonidas():
    power = {"id": "spears", "type": "permanent", "effects": [{"do": "modifier", "stat": "offence", "amount": 1}]}
    arena = Arena("..").add("hoplites", "ann", "a1", "troop", offence=3, defence=5, vitality=5, powers=[power])
    return arena.add("leonidas", "bob", "a1", offence=6, defence=7, vitality=6).hold("bob", "leonidas")


@pytest.mark.rule("MYT-ATK-08", "MYT-WOUND-01", "MYT-WOUND-02")
def test_hoplites_attack_leonidas_die_by_die(spears_against_leonidas):
    """MYT-EX-ATK-01: 0 3 4 5; the 3 raises the 4; two fives show 1 and 1; one six raises the other: one wound."""
    fight = attacking(spears_against_leonidas, "hoplites", 0, 3, 4, 5, 1, 1)
    assert fight.told(Attacked)[0].offence == 4
    assert fight.told(Attacked)[0].defence == 7
    assert fight.told(BlanksRemoved) == [BlanksRemoved(1)]
    assert fight.asked.dice == (3, 4, 5)
    fight.do([3, 4])
    assert fight.asked.dice == (5, 5)
    fight.do("done")
    assert fight.asked.options == (0, 1, 2)
    fight.do(2)
    assert fight.asked.dice == (6, 6)
    fight.do([6, 6])
    assert fight.told(DiceSetAside) == [DiceSetAside((7,))]
    assert fight.told(Wounded) == [Wounded("leonidas", 1, "attack")]
    assert fight.left("leonidas") == 5


@pytest.mark.rule("MYT-RETAL-01", "MYT-RETAL-02", "MYT-RETAL-03", "MYT-WOUND-03")
def test_leonidas_retaliates_die_by_die(spears_against_leonidas):
    """MYT-EX-ATK-02: 1 2 2 3 4 5 against defence 5; three dice are given up and three wounds remain."""
    fight = attacking(spears_against_leonidas, "hoplites", 0, 3, 4, 5, 1, 1, 1, 2, 2, 3, 4, 5)
    fight.do([3, 4], "done", 2, [6, 6], "retaliate")
    assert fight.told(Discarded)[-1] == Discarded("bob", ("leonidas",), "retaliation")
    struck = fight.told(Attacked)[-1]
    assert (struck.offence, struck.defence, struck.retaliation) == (6, 5, True)
    assert (fight.asked.dice, fight.asked.wounds) == ((1, 2, 2, 3, 4), 1)
    fight.do([1, 4], [2, 3], [2, 4])
    assert not fight.match.pending
    assert fight.left("hoplites") == 2
    assert fight.told(Wounded)[-1] == Wounded("hoplites", 3, "attack")


@pytest.mark.rule("MYT-ASSAULT-08", "MYT-ASSAULT-10")
def test_a_blank_and_a_three_on_two_fives():
    """MYT-EX-ASSAULT-01."""
    fight = attacking(duel(offence=3, defence=8, vitality=4), "striker", 5, 5, 2, 0, 3)
    fight.do("done", 2)
    assert fight.told(DiceSetAside) == [DiceSetAside((8,))]
    assert fight.left("mark") == 3


@pytest.mark.rule("MYT-ASSAULT-05", "MYT-ASSAULT-07")
@pytest.mark.parametrize(
    ("defence", "values", "again", "locked"),
    [(7, (5, 6, 4), (5,), 0), (7, (6, 6), (), 0), (5, (5, 5, 3), (), 2), (10, (5, 7), (5,), 0)],
)
def test_which_dice_may_be_rolled_again(defence, values, again, locked):
    """MYT-EX-ASSAULT-02."""
    assert eligible(values, defence) == again
    assert sum(value >= defence for value in values) == locked


@pytest.mark.rule("MYT-ASSAULT-02", "MYT-ASSAULT-03", "MYT-ASSAULT-04")
@pytest.mark.parametrize(
    ("defence", "rolled", "wounds"),
    [
        (5, (1, 2, 2, 3, 4, 5), 3),
        (5, (4, 4, 1), 1),
        (4, (0, 0, 3, 1), 1),
        (6, (5, 5, 4), 1),
        (1, (0, 1, 2), 2),
        (3, (2, 2, 2, 2), 2),
    ],
)
def test_the_most_wounds_of_a_first_assault(defence, rolled, wounds):
    """MYT-EX-ASSAULT-03: in numbers, and played out by the advice without a second assault."""
    assert most_wounds(rolled, defence) == wounds
    if defence <= 5:
        fight = attacking(duel(offence=len(rolled), defence=defence), "striker", *rolled).settle()
        assert fight.left("mark") == 6 - wounds

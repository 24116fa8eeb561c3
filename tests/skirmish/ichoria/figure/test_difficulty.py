"""In difficulty: how it comes, what it costs, how it goes (chapter DIFF)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.disengagement import disengagement_verdict
from skirmish.ichoria.actions.melee import fight, opportunity_attack
from skirmish.ichoria.actions.shots import evading_contender, shoot
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.difficulty import put_in_difficulty, recover, recovery_verdict
from skirmish.ichoria.state.state import Difficulty
from tests.skirmish.ichoria.duels import duel, shot, totals

FROM_MELEE, FROM_ELSEWHERE = Difficulty(melee=True), Difficulty(melee=False)


def after(played, name="theodore"):
    return played.state.figure(name).difficulty


@pytest.mark.rule("ICH-DIFF-01", "ICH-DIFF-09")
def test_difficulty_is_of_melee_when_engaged_and_of_another_kind_when_not():
    """Whatever the cause, a landing included: what counts is whether the figure is engaged at that moment."""
    assert after(duel().play(put_in_difficulty, "theodore")) == FROM_MELEE
    assert after(shot().play(put_in_difficulty, "theodore")) == FROM_ELSEWHERE


@pytest.mark.rule("ICH-DIFF-02")
def test_difficulty_reduces_melee_rolls_and_nothing_else():
    """-1 to the melee roll; Adresse, Initiative and Armure are as before."""
    game = duel(theodore={"difficulty": FROM_ELSEWHERE})
    assert totals(game.play(fight, "davios", dice=[3, 3, 2])) == (7, 6)
    assert value(game.game, "theodore", "initiative") == 3
    marked = shot(theodore={"difficulty": FROM_ELSEWHERE}).game
    assert evading_contender(marked, "jelena", "theodore", marked.weapon("arc")).adds == 3


@pytest.mark.rule("ICH-DIFF-03")
def test_who_is_in_difficulty_cannot_disengage():
    """Refused by the rule; without difficulty it may."""
    verdict = disengagement_verdict(duel({"difficulty": FROM_MELEE}).game, "davios")
    assert (verdict.allowed, verdict.reason, verdict.rule) == (False, "in_difficulty", "ICH-DIFF-03")
    assert disengagement_verdict(duel().game, "davios")


@pytest.mark.rule("ICH-DIFF-04")
def test_difficulty_from_melee_is_worked_off_by_the_next_melee_roll():
    """At -1 Theodore loses, is wounded, and is back to normal; Davios is too, by winning."""
    game = duel({"difficulty": FROM_MELEE}, {"difficulty": FROM_MELEE})
    played = game.play(fight, "davios", dice=[6, 1, 4])
    assert totals(played) == (9, 4)
    assert (after(played, "davios"), after(played)) == (None, None)


@pytest.mark.rule("ICH-DIFF-04")
def test_a_tie_works_difficulty_off_too():
    """Both at -1 and equal: back to normal."""
    played = duel({"difficulty": FROM_MELEE}, {"difficulty": FROM_MELEE}).play(fight, "davios", dice=[3, 3])
    assert (after(played, "davios"), after(played)) == (None, None)


@pytest.mark.rule("ICH-DIFF-04")
def test_a_melee_roll_that_puts_in_difficulty_again_leaves_it_there():
    """Theodore rolls a 1 on Armure: he stays in difficulty, at -1."""
    played = duel(theodore={"difficulty": FROM_MELEE}).play(fight, "davios", dice=[6, 1, 1])
    assert after(played) == FROM_MELEE


@pytest.mark.rule("ICH-DIFF-05")
def test_difficulty_from_a_shot_stays_through_fights_until_an_action_is_given_up():
    """Theodore fights at -1 and is still in difficulty; having recovered he is not."""
    game = duel(theodore={"difficulty": FROM_ELSEWHERE})
    fought = game.play(fight, "davios", dice=[6, 1, 2])
    assert after(fought) == FROM_ELSEWHERE
    assert after(game.play(recover, "theodore")) is None


@pytest.mark.rule("ICH-DIFF-06", "ICH-DIFF-09")
def test_recovering_ends_either_kind_engaged_or_not():
    """An engaged figure may recover, too; one that is in no difficulty has nothing to recover from."""
    for kind in (FROM_MELEE, FROM_ELSEWHERE):
        game = duel({"difficulty": kind})
        assert recovery_verdict(game.game, "davios")
        assert after(game.play(recover, "davios"), "davios") is None
    assert recovery_verdict(duel().game, "davios").rule == "ICH-DIFF-06"


@pytest.mark.rule("ICH-DIFF-08")
def test_difficulty_does_not_add_up():
    """Hit again while in difficulty, Theodore is at -1; once Commotion is among the causes, at -2."""
    again = duel(theodore={"difficulty": FROM_MELEE}).play(fight, "davios", dice=[6, 1, 1])
    assert after(again).penalty == 1
    hammered = duel({"weapons": ("marteau_lourd",)}, {"difficulty": FROM_MELEE}).play(fight, "davios", dice=[6, 1, 1])
    assert after(hammered).penalty == 2
    kept = duel(theodore={"difficulty": Difficulty(melee=True, penalty=2)}).play(fight, "davios", dice=[6, 1, 1])
    assert after(kept).penalty == 2


@pytest.mark.rule("ICH-DIFF-08", "ICH-DIFF-05")
def test_of_two_causes_a_melee_roll_works_off_that_from_melee_alone():
    """Grazed by an arrow and shaken by a hammer, Theodore is at -2; a fight later still at -1."""
    shaken = duel({"weapons": ("marteau_lourd",)}, {"difficulty": FROM_ELSEWHERE}).play(fight, "davios", dice=[6, 1, 1])
    assert after(shaken) == Difficulty(melee=True, penalty=2, lasting=1)
    calmer = duel(theodore={"difficulty": after(shaken)}).play(fight, "davios", dice=[6, 1, 2])
    assert after(calmer) == FROM_ELSEWHERE


@pytest.mark.rule("ICH-OPP-03", "ICH-DIFF-04")
def test_an_attack_of_opportunity_counts_as_a_melee_roll():
    """It works difficulty off for both, and uses up what serves one roll."""
    davios = {"difficulty": FROM_MELEE, "dive_bonus": "theodore"}
    played = duel(davios, {"difficulty": FROM_MELEE}).play(opportunity_attack, "theodore", "davios", dice=[1, 6])
    assert totals(played) == (4, 11)
    assert (after(played, "davios"), after(played)) == (None, None)
    assert played.state.figure("davios").dive_bonus is None


@pytest.mark.rule("ICH-DIFF-01", "ICH-DIFF-05")
def test_a_partial_success_against_a_shot_lasts():
    """The arrow is stopped by an odd roll: in difficulty until an action is given up."""
    assert after(shot().play(shoot, "jelena", "theodore", "arc", dice=[6, 1, 1])) == FROM_ELSEWHERE

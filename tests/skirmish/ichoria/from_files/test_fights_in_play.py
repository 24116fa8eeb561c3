"""Charges, fights and the end of a game in games of scenario files."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.melee import Fought, melee_modifiers
from skirmish.ichoria.actions.separation import Separated
from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.state.move_events import Charged, LostHold
from skirmish.ichoria.state.turn_events import ActivationEnded
from skirmish.kernel.events import Ended
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, side


def reasons(played, name, foe):
    return sorted((one.reason, one.by) for one in melee_modifiers(played.game, name, foe))


@pytest.mark.rule("ICH-MEL-03", "ICH-MEL-04", "ICH-ENG-08")
def test_a_charge_at_a_run_counts_no_more_once_the_two_were_separated(tmp_path):
    """Sigvald runs into Davios (+1). A tie parts them, and Davios charges him, who has run."""
    game = scenario_game.written(
        tmp_path,
        side("vikings", figure("sigvald", "vikings/rus", (4, 6))),
        side(
            "greeks",
            figure("davios", "greeks/athenian_hoplite", (12, 6)),
            figure("leon", "greeks/spartan_hoplite", (30, 30)),
        ),
    )
    run = ["move", {"path": "walk 10.4,6", "hurry": True}]
    charged = game.play(run)
    assert charged.asked == ("greeks", "ChooseAction")
    assert reasons(charged, "sigvald", "davios") == [("charged_at_a_run", 1)]
    tied = game.play([*run, "fight"], dice=[4, 2])
    assert (tied.told(Fought)[0].attack, tied.told(Fought)[0].defence) == (4 + 4, 2 + 5 + 1)
    assert tied.told(Separated)
    again = game.play([*run, "fight", "move", "walk 11.6,6"], dice=[4, 2])
    assert (again.pending.figure, again.state.turn) == ("leon", 1)
    assert [event.figure for event in again.told(Charged)] == ["sigvald", "davios"]
    assert reasons(again, "sigvald", "davios") == [("charged_after_running", -1)]
    assert reasons(again, "davios", "sigvald") == []


@pytest.mark.rule("ICH-MEL-03", "ICH-MEL-04", "ICH-ENG-09")
def test_nor_once_the_other_has_got_away_and_has_come_back_on_the_same_way(tmp_path):
    """Leon is still to be activated, so that the turn of the charge is not over."""
    game = scenario_game.written(
        tmp_path,
        side("vikings", figure("sigvald", "vikings/rus", (4, 6))),
        side(
            "greeks",
            figure("davios", "greeks/athenian_hoplite", (12, 6)),
            figure("leon", "greeks/spartan_hoplite", (30, 30)),
        ),
    )
    run = ["move", {"path": "walk 10.4,6", "hurry": True}]
    back = game.play([*run, "disengage", "move", "walk 13,6; walk 12.05,6"], dice=[6, 1])
    assert (back.pending.figure, back.state.turn) == ("leon", 1)
    assert [event.figure for event in back.told(Charged)] == ["sigvald", "davios"]
    assert back.told(LostHold) == [LostHold("sigvald", ("davios",))]
    assert reasons(back, "sigvald", "davios") == [("charged_after_running", -1)]
    assert reasons(back, "davios", "sigvald") == []


@pytest.mark.rule("ICH-TURN-05", "ICH-MEL-04")
def test_a_charge_at_a_run_is_one_of_its_turn_only(tmp_path):
    """Engaged since the turn before, neither is a charger any more, and both are there to be activated again."""
    game = scenario_game.written(
        tmp_path,
        side("vikings", figure("sigvald", "vikings/rus", (4, 6))),
        side("greeks", figure("davios", "greeks/athenian_hoplite", (12, 6))),
    )
    run = ["move", {"path": "walk 10.4,6", "hurry": True}]
    first = game.play(run)
    assert (first.figure("sigvald").charged, first.figure("sigvald").activated) == ({"davios"}, True)
    second = game.play([*run, "end"])
    assert second.match.state.turn == 2
    assert second.figure("sigvald").charged == frozenset()
    assert not second.figure("sigvald").has("hurried")
    assert second.pending.figure == "sigvald"
    assert reasons(second, "sigvald", "davios") == []


@pytest.mark.rule("ICH-END-06")
def test_with_the_last_enemy_the_game_is_over_and_nobody_goes_on(tmp_path):
    """Davios kills the only Viking before he has moved: he is asked nothing more, and no fragment is his."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/spartan_hoplite", (5, 6), weapons=["epee_deux_mains"])),
        side("vikings", figure("kara", "vikings/speer", (6.4, 6))),
        fragments='[[fragments]]\nid = "near"\nvalue = 5\nat = [4, 6]\n',
    )
    played = game.play(["fight"], dice=[6, 1, 4])
    assert played.figure("kara").status == "out"
    assert played.match.over
    assert isinstance(played.match.events[-1], Ended)
    assert (played.match.outcome.reason, played.match.outcome.rule) == ("side_gone", "ICH-END-06")
    assert played.told(ActivationEnded) == []


@pytest.mark.rule("ICH-END-05", "ICH-ALERT-09")
@pytest.mark.parametrize(("reaction", "dice"), [("pass", []), ({"do": "shoot", "weapon": "arc_lourd"}, [6, 1])])
def test_where_a_chief_decides_the_game_its_fall_ends_it_in_the_middle_of_a_move(tmp_path, reaction, dice):
    """Asteria shoots the Greek chief on her way: she goes no farther, and Jelena on alert was too slow for her shot."""
    game = scenario_game.written(
        tmp_path,
        side(
            "greeks",
            figure("jelena", "greeks/cretan_archer", (12, 4)),
            figure("leon", "greeks/sibyl", (4, 16), role="chief"),
        ),
        side("amazons", figure("asteria", "amazons/amazon_archer", (5, 10), role="chief")),
        more='[options]\nvictory = "chief"\n',
    )
    shot = {"do": "shoot", "target": "leon", "weapon": "arc", "at_pas": 1}
    answer = reaction if reaction == "pass" else {**reaction, "at_pas": 1}
    answers = ["alert", "end", "end", "move", {"path": "walk 9,10", "action": shot}, answer]
    played = game.play(answers, dice=[*dice, 6, 1, 5, 6])
    assert played.match.over
    assert (played.match.outcome.winners, played.match.outcome.reason) == (("amazons",), "chief_out")
    assert [event.shooter for event in played.told(Shot)] == ["asteria"]
    assert played.figure("asteria").place == pytest.approx((6, 10, 0))

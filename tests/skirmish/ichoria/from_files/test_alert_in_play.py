"""Figures on alert, and the plans that they hear, in games of scenario files."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.disengagement import Disengaged
from skirmish.ichoria.actions.melee import Fought
from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.figure.difficulty import Recovered
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.move_events import PathAnnounced, PlanHeard, ReachedOut, WasAfraid
from skirmish.ichoria.state.turn_events import Reacted, SecondActionTaken
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, side

JELENA = figure("jelena", "greeks/cretan_archer", (10, 4))
WATCH = ["alert", "end"]
"""Jelena is activated first, finds nobody, and waits."""
ASTERIA = figure("asteria", "amazons/amazon_archer", (5, 10))


def watched(tmp_path, *amazons, greeks=(JELENA,), more=""):
    """Jelena on alert, and Amazons that will pass; both archers have Adresse 4 and Initiative 4."""
    return scenario_game.written(
        tmp_path, side("greeks", *greeks), side("amazons", *(amazons or (ASTERIA,))), more=more
    )


def shoot(at_pas, weapon="arc_lourd"):
    return {"do": "shoot", "weapon": weapon, "at_pas": at_pas}


def plan(path, do, **more):
    return {"path": path, "action": {"do": do, **more}}


# ---------------------------------------------------------------- whole plans


@pytest.mark.rule("ICH-ALERT-07")
def test_a_way_that_was_heard_cannot_be_gone_on_with_by_another(tmp_path):
    """Traced in slices, Jelena would never know where Asteria is going: the way she has heard is the whole move."""
    game = watched(tmp_path)
    passed = game.play([*WATCH, "move", "walk 7,10", "pass"])
    assert passed.told(PlanHeard) == [PlanHeard("asteria", ("jelena",))]
    refused = passed.check("move")
    assert (refused.reason, refused.rule) == ("plan_heard", "ICH-ALERT-07")


@pytest.mark.rule("ICH-ALERT-07")
def test_a_way_that_nobody_on_alert_could_see_may_be_traced_in_slices(tmp_path):
    game = watched(tmp_path, figure("asteria", "amazons/amazon_archer", (10, 34)))
    first = game.play([*WATCH, "move", "walk 11,34"])
    assert first.told(PlanHeard) == []
    assert "move" in first.pending.options


@pytest.mark.rule("ICH-ALERT-07", "ICH-ALERT-09", "ICH-ALERT-13")
@pytest.mark.parametrize(("initiative", "shooters"), [([6, 1], ["asteria", "jelena"]), ([1, 6], ["jelena", "asteria"])])
def test_a_shot_that_was_not_announced_is_heard_before_it_is_made(tmp_path, initiative, shooters):
    """Asteria walks, nobody reacts; then she says that she shoots, and Jelena's player wants to shoot as well."""
    game = watched(tmp_path)
    asked = game.play([*WATCH, "move", "walk 8,10", "pass", "shoot"])
    assert asked.asked == ("greeks", "React")
    assert (asked.pending.action, asked.pending.path) == ("shoot", "")
    shot = {"target": "jelena", "weapon": "arc", "aimed": False}
    played = game.play([*WATCH, "move", "walk 8,10", "pass", "shoot", shoot(0), shot], dice=[*initiative, 1, 6, 1, 6])
    assert [event.shooter for event in played.told(Shot)] == shooters


@pytest.mark.rule("ICH-ALERT-13")
def test_who_announced_none_keeps_its_second_action_when_nobody_reacts(tmp_path):
    played = watched(tmp_path).play([*WATCH, "move", "walk 8,10", "pass", "solicit", "pass"])
    assert played.told(Reacted) == []
    assert [(one.figure, one.action) for one in played.told(SecondActionTaken)][-1] == ("asteria", "solicit")


@pytest.mark.rule("ICH-ALERT-07", "ICH-ALERT-13", "ICH-MEL-01")
def test_a_charge_is_announced_with_its_fight_and_fought_after_a_reaction(tmp_path):
    """Hiera announces that she charges Davios and fights him; Jelena's arrow on the way leaves her the fight."""
    game = watched(
        tmp_path,
        figure("hiera", "amazons/amazon_swordswoman", (5, 10)),
        greeks=(JELENA, figure("davios", "greeks/athenian_hoplite", (12, 10))),
    )
    answers = [*WATCH, ("greeks", "ChooseAction", "end"), "move", plan("walk 10.4,10", "fight"), shoot(2)]
    heard = game.play(answers[:-1])
    assert heard.pending.action == "fight"
    played = game.play(answers, dice=[1, 6, 1, 1, 2])
    assert [(one.attacker, one.defender) for one in played.told(Fought)] == [("hiera", "davios")]
    unannounced = game.play([*answers[:4], "walk 10.4,10", shoot(2)], dice=[1, 6])
    assert "fight" in unannounced.pending.options  # she is engaged


@pytest.mark.rule("ICH-ALERT-13", "ICH-DIS-03", "ICH-DIS-07")
@pytest.mark.parametrize("dice", [[6, 1], [1, 6, 1, 6]], ids=["won", "lost"])
def test_a_disengagement_is_announced_with_the_way_that_follows_it(tmp_path, dice):
    game = watched(
        tmp_path,
        figure("hiera", "amazons/amazon_swordswoman", (6, 10)),
        greeks=(JELENA, figure("davios", "greeks/athenian_hoplite", (7.4, 10))),
    )
    answers = [*WATCH, ("greeks", "ChooseAction", "end"), "move", plan("walk 3,10", "disengage")]
    heard = game.play(answers)
    assert (heard.asked, heard.pending.action) == (("greeks", "React"), "disengage")
    played = game.play([*answers, "pass"], dice=dice)
    assert [event.won for event in played.told(Disengaged)] == [dice[0] == 6]
    assert played.figure("hiera").place[0] == pytest.approx(3)


@pytest.mark.rule("ICH-ALERT-13", "ICH-DIFF-06")
def test_who_is_put_in_difficulty_by_the_reaction_may_recover_and_nothing_else(tmp_path):
    """The arrow hits, a 1 on Armure is a partial success: Asteria is in difficulty and has announced nothing."""
    played = watched(tmp_path).play([*WATCH, "move", "walk 8,10", shoot(1)], dice=[6, 1, 1])
    assert set(played.pending.options) == {"recover", "end"}
    after = watched(tmp_path).play([*WATCH, "move", "walk 8,10", shoot(1), "recover"], dice=[6, 1, 1])
    assert after.told(Recovered)


@pytest.mark.rule("ICH-ALERT-13", "ICH-DIFF-05")
def test_recovering_can_be_announced_for_a_point_of_the_way(tmp_path):
    """Asteria is put in difficulty in the first turn; in the second she says that she recovers after two pas."""
    game = watched(tmp_path)
    first = [*WATCH, "move", "walk 8,10", shoot(1), "end"]
    second = [*WATCH, "move", plan("walk 8,13", "recover", at_pas=2)]
    heard = game.play([*first, *second], dice=[6, 1, 1])
    assert (heard.asked, heard.pending.action) == (("greeks", "React"), "recover")
    played = game.play([*first, *second, "pass"], dice=[6, 1, 1])
    assert played.told(Recovered)
    assert played.figure("asteria").place == pytest.approx((8, 13, 0))


# ---------------------------------------------------------------- reactions to reactions


@pytest.mark.rule("ICH-ALERT-06", "ICH-ALERT-14")
def test_figures_on_alert_react_to_an_alert_charge_and_to_no_shot(tmp_path):
    """Asteria waits; Davios on alert charges Hiera as she passes, and runs into Asteria's arrow."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (10, 4))),
        side(
            "amazons",
            figure("asteria", "amazons/amazon_archer", (16, 4)),
            figure("hiera", "amazons/amazon_swordswoman", (5, 9)),
        ),
    )
    answers = [*WATCH, *WATCH, "move", "walk 10,9", {"do": "charge", "at_pas": 4}]
    asked = game.play(answers)
    assert asked.asked == ("amazons", "React")
    assert (asked.pending.figure, asked.pending.mover) == ("asteria", "davios")
    played = game.play([*answers, shoot(1, "arc")], dice=[1, 6])
    assert played.told(Reacted) == [
        Reacted("davios", "hiera", "charge"),
        Reacted("asteria", "davios", "shoot"),
    ]
    assert not played.figure("asteria").alert
    assert engaged_with(played.game, "hiera") == ("davios",)
    assert [event.figure for event in played.told(PathAnnounced)] == ["hiera", "davios"]
    assert played.match.state.activation.bound  # by the charge at her, not by the arrow at him


@pytest.mark.rule("ICH-ALERT-02", "ICH-ALERT-06")
def test_nobody_reacts_in_its_own_activation(tmp_path):
    """Asteria goes on alert and then walks; Davios on alert charges her, and she may not shoot at him on his way."""
    game = watched(tmp_path, greeks=(figure("davios", "greeks/athenian_hoplite", (10, 4)),))
    answers = [*WATCH, "alert", "move", "walk 7,10", {"do": "charge", "at_pas": 2}]
    charged = game.play(answers)
    assert charged.told(Reacted) == [Reacted("davios", "asteria", "charge")]
    assert (charged.asked, charged.state.turn) == (("greeks", "ChooseAction"), 2)
    assert engaged_with(charged.game, "asteria") == ("davios",)


@pytest.mark.rule("ICH-ALERT-02")
def test_a_match_may_allow_any_move_in_alert(tmp_path):
    """Davios steps back out of Asteria's way: he may where the match says so, and not where it does not."""
    davios = figure("davios", "greeks/athenian_hoplite", (8, 6))
    back = {"do": "move", "at_pas": 1, "path": "walk 8,2"}
    usual = watched(tmp_path, greeks=(davios,)).play([*WATCH, "move", "walk 8,10"])
    assert usual.check(back).rule == "ICH-ALERT-02"
    free = watched(tmp_path, greeks=(davios,), more='[readings]\nalert_move = "free"\n')
    asked = free.play([*WATCH, "move", "walk 8,10"])
    assert asked.check({**back, "path": "walk 8,-0.5"}).allowed is False
    assert asked.check({"do": "move", "at_pas": 1}).rule == "ICH-ALERT-02"
    moved = free.play([*WATCH, "move", "walk 8,10", back])
    assert moved.figure("davios").place == pytest.approx((8, 2, 0))
    assert moved.figure("asteria").place == pytest.approx((8, 10, 0))


# ---------------------------------------------------------------- long weapons


@pytest.mark.rule("ability/allonge", "ability/effroi")
def test_who_halts_in_fear_of_a_long_weapon_is_struck_by_it(tmp_path):
    """Selene makes the phalangite frightful; Hiera halts at 2 pas from him, and his lance reaches out."""
    game = scenario_game.written(
        tmp_path,
        side(
            "greeks",
            figure("selene", "greeks/sibyl", (20, 12)),
            figure("davios", "greeks/phalangite", (20, 6), weapons=["lance"]),
        ),
        side("amazons", figure("hiera", "amazons/amazon_swordswoman", (13, 6))),
    )
    cast = ["effroyable_illusion", ("ChoosePowerTarget", "davios"), "end", "end"]
    played = game.play([*cast, "move", "walk 18.4,6"], dice=[6, 1, 6])
    assert played.told(WasAfraid) == [WasAfraid("hiera", "davios")]
    assert played.told(ReachedOut) == [ReachedOut("davios", "hiera")]
    assert [event.kind for event in played.told(Fought)] == ["opportunity"]


@pytest.mark.rule("ability/allonge", "ICH-ALERT-05")
def test_who_is_charged_within_reach_of_the_long_weapon_it_meant_to_engage_is_struck_by_it(tmp_path):
    """Hiera is on her way to Davios and his lance; Theodore on alert stops her a pas and a half before him."""
    game = scenario_game.written(
        tmp_path,
        side(
            "greeks",
            figure("theodore", "greeks/athenian_hoplite", (17, 10)),
            figure("davios", "greeks/phalangite", (20, 6), weapons=["lance"]),
        ),
        side("amazons", figure("hiera", "amazons/amazon_swordswoman", (13, 6))),
    )
    charge = {"do": "charge", "at_pas": 4.3}
    played = game.play([*WATCH, "end", "move", "walk 18.4,6", charge], dice=[1, 6])
    assert engaged_with(played.game, "hiera") == ("theodore",)
    assert played.told(ReachedOut) == [ReachedOut("davios", "hiera")]
    before = game.play([*WATCH, "end", "move", "walk 18.4,6", {"do": "charge", "at_pas": 3}])
    assert before.told(ReachedOut) == []  # three pas before him

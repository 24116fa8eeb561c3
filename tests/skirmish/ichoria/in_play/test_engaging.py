"""Engagement as it is played: charges, what holds a figure, long weapons, fear, bonds, and dives."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.melee import Fought, melee_modifiers
from skirmish.ichoria.actions.powers import PowerUsed
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.engagement import engaged, engaged_with
from skirmish.ichoria.state.move_events import (
    BrokeFree,
    Charged,
    Dived,
    LostHold,
    Moved,
    ReachedOut,
    WasAfraid,
    WasHeld,
)
from skirmish.ichoria.state.state import Difficulty
from skirmish.ichoria.state.turn_events import MoveEnded, Stayed
from tests import given
from tests.skirmish.ichoria import given_game

figure = given_game.figure
LEDGE = (given.box(6, 6, 3, at=(5, 6), name="ledge"),)
"""Its edge is at x = 8."""


def field(pieces=(), *, davios=None, active="davios", activation=None, areas=(), **enemies):
    """A Greek at (5, 6), and Vikings where they are wanted."""
    greek = {"at": (5, 6), **(davios or {})}
    figures = {"davios": figure("greeks", **greek)}
    for name, at in enemies.items():
        figures[name] = at if not isinstance(at, tuple) else figure("vikings", at=at)
    return given_game.skirmish(pieces, figures, active=active, activation=activation, areas=areas)


def play(scene, answers, dice=(), **more):
    return scene.play(activate, "davios", "greeks", answers=answers, dice=dice, **more)


# ---------------------------------------------------------------- engagement


@pytest.mark.rule("ICH-ENG-01", "ICH-MEAS-03")
@pytest.mark.parametrize(("gap", "is_engaged"), [(0.49, True), (0.5, False), (0.51, False)])
def test_enemies_are_engaged_at_less_than_half_a_pas(gap, is_engaged):
    game = field(sigvald=(5 + 1.2 + gap, 6)).game
    assert engaged(game, "davios", "sigvald") is is_engaged
    assert engaged(game, "sigvald", "davios") is is_engaged


@pytest.mark.rule("ICH-ENG-01")
def test_friends_are_never_engaged_with_each_other():
    scene = field(leda=figure("greeks", at=(6.3, 6)), sigvald=(20, 20))
    assert engaged_with(scene.game, "davios") == ()


@pytest.mark.rule("ICH-ENG-02", "ICH-MOV-05")
def test_whoever_moves_near_has_charged():
    played = field(sigvald=(10, 6)).play(move, "davios", answers=["walk 8.4,6"])
    assert played.told(Charged) == [Charged("davios", ("sigvald",))]
    assert played.state.figures["davios"].charged == {"sigvald"}
    assert played.state.figures["davios"].first_blow == {"sigvald"}
    assert played.state.figures["sigvald"].charged == frozenset()


@pytest.mark.rule("ICH-MOV-05")
def test_a_path_past_an_enemy_that_is_too_near_is_refused_where_it_would_be_engaged():
    asked = field(sigvald=(8, 7.5)).play(move, "davios", answers=[], until_asked=True)
    refused = asked.check("walk 11,6")
    assert (refused.reason, refused.rule) == ("engaged", "ICH-MOV-05")
    assert refused.place == pytest.approx((8 - (1.7**2 - 1.5**2) ** 0.5, 6, 0), abs=0.01)


@pytest.mark.rule("ICH-ENG-03", "ICH-ENG-04")
def test_who_is_engaged_cannot_move_away():
    """Unless the plan begins with a disengagement; without a second action left there is no such plan."""
    asked = play(field(sigvald=(6.5, 6)), ["move"], until_asked=True)
    refused = asked.check("walk 3,6")
    assert (refused.reason, refused.rule, refused.place) == ("engaged_already", "ICH-ENG-04", (5.0, 6.0, 0.0))
    assert asked.check({"path": "walk 3,6", "action": {"do": "disengage"}})
    shaken = play(field(davios={"difficulty": Difficulty(melee=False)}, sigvald=(6.5, 6)), [], until_asked=True)
    refused = shaken.check("move")
    assert (refused.reason, refused.rule, refused.place) == ("engaged_already", "ICH-ENG-04", (5.0, 6.0, 0.0))


@pytest.mark.rule("ICH-ENG-05")
@pytest.mark.parametrize("action", ["shoot", "solicit", "alert", "harvest", "inspiration"])
def test_who_is_engaged_only_fights_or_disengages_or_recovers(action):
    scene = field(davios={"abilities": ("inspiration",), "weapons": ("arc", "epee")}, sigvald=(6.5, 6))
    asked = play(scene, [], until_asked=True)
    assert set(asked.pending.options) == {"move", "stay", "fight", "disengage", "end"}
    assert asked.check(action).rule == "ICH-ENG-05"


@pytest.mark.rule("ICH-ENG-05")
def test_acrobatics_are_open_to_who_is_engaged():
    friend = figure("greeks", at=(5, 9), abilities=("acrobatie",))
    played = play(
        field(davios={"abilities": ("acrobatie",)}, sigvald=(6.5, 6), leda=friend), ["acrobatie"], until_asked=True
    )
    assert played.told(PowerUsed)
    assert engaged_with(played.game, "leda") == ("sigvald",)
    assert played.told(Charged) == []  # a swap is no charge
    assert "move" in played.pending.options  # and davios is free again (ICH-ENG-08)


@pytest.mark.rule("ICH-ENG-06")
def test_a_mover_engages_everybody_it_comes_near_at_the_same_point():
    played = field(sigvald=(9, 5), rus=(9, 7)).play(move, "davios", answers=["walk 7.65,6"])
    assert set(engaged_with(played.game, "davios")) == {"sigvald", "rus"}
    assert set(played.told(Charged)[0].enemies) == {"sigvald", "rus"}


@pytest.mark.rule("ICH-ENG-07")
def test_a_wall_between_two_enemies_keeps_them_apart():
    wall = (given.box(0.2, 6, 3, at=(5.8, 6)),)
    game = field(wall, davios={"at": (5, 6)}, sigvald=(6.6, 6)).game
    assert game.table.apart(game.standing("davios"), game.standing("sigvald")).bodies_pas < 0.5
    assert not engaged(game, "davios", "sigvald")


@pytest.mark.rule("ICH-SWIM-08")
def test_a_swimmer_is_engaged_by_swimmers_only():
    water = (("deep_water", [(6, 0), (20, 0), (20, 20), (6, 20)]),)
    assert not engaged(field(sigvald=(6.6, 6), areas=water).game, "davios", "sigvald")
    both = field(davios={"at": (8, 6)}, sigvald=(9.6, 6), areas=water).game
    assert engaged(both, "davios", "sigvald")


@pytest.mark.rule("ICH-ENG-08", "ICH-ACT-05")
def test_who_has_killed_its_enemy_goes_on_with_what_is_left_of_its_move():
    scene = field(davios={"combat": 6}, sigvald=figure("vikings", at=(9, 6), health=1), rus=(20, 20))
    answers = ["move", "walk 7.4,6", "fight", "move"]
    played = play(scene, answers, dice=[6, 1, 6], until_asked=True)
    assert played.state.figures["sigvald"].status == "out"
    assert played.pending.left_pas == pytest.approx(6 - 2.4, abs=1e-3)
    assert played.check("walk 10.9,6")


@pytest.mark.rule("ICH-ENG-08", "ICH-MEL-06")
def test_a_tie_parts_the_fighters_and_the_move_goes_on():
    scene = field(sigvald=(9, 6))
    played = play(scene, ["move", "walk 7.5,6", "fight", "move", "walk 7,8", "end"], dice=[3, 3])
    assert engaged_with(played.game, "davios") == ()
    assert played.state.figures["davios"].place == (7.0, 8.0, 0.0)
    assert played.state.figures["davios"].first_blow == frozenset()


@pytest.mark.rule("ICH-ENG-09", "ICH-DIS-07")
def test_who_has_disengaged_walks_away_from_its_enemy_without_being_stopped():
    scene = field(sigvald=(6.5, 6))
    played = play(scene, ["disengage", "move", "walk 1,6", "end"], dice=[6, 1])
    assert played.state.figures["davios"].place == (1.0, 6.0, 0.0)
    assert played.told(Charged) == []
    near = play(scene, ["disengage", "move", "walk 4.9,6", "move"], dice=[6, 1], until_asked=True)
    assert near.told(Charged) == []  # still too near him, and yet not held
    assert near.check("walk 1,6")
    back = play(scene, ["disengage", "move", "walk 4,6", "move"], dice=[6, 1], until_asked=True)
    assert back.state.activation.disengaged_from == frozenset()
    assert back.check("walk 5.2,6")  # near him again it is a charge, and ends there
    assert back.check("walk 5.2,6; walk 4,6").rule == "ICH-MOV-05"


# ---------------------------------------------------------------- long weapons


def spear(at, **more):
    return figure("vikings", at=at, weapons=("lance",), **more)


@pytest.mark.rule("ICH-OPP-01")
def test_a_long_weapon_strikes_once_at_the_first_point_within_two_pas():
    scene = field(davios={"combat": 3}, rus=spear((8, 9)))
    played = scene.play(move, "davios", answers=["walk 11,6"], dice=[("combat", "rus", 6), ("combat", "davios", 1), 2])
    assert played.told(ReachedOut) == [ReachedOut("rus", "davios")]
    assert played.told(Fought)[0].kind == "opportunity"
    assert played.told(Moved)[0].place == pytest.approx((8 - (3.2**2 - 3**2) ** 0.5, 6, 0), abs=0.01)
    assert played.state.figures["davios"].place == (11.0, 6.0, 0.0)
    assert sum(event.cost_pas for event in played.told(Moved)) == pytest.approx(6.0)


def test_who_charges_the_bearer_of_a_long_weapon_is_not_struck_by_it():
    played = field(rus=spear((9, 6))).play(move, "davios", answers=["walk 7.4,6"])
    assert (played.told(ReachedOut), played.told(Charged)) == ([], [Charged("davios", ("rus",))])


def test_who_is_killed_on_its_way_goes_no_farther():
    scene = field(davios={"combat": 1, "health": 1}, rus=spear((8, 9)), leda=figure("greeks", at=(20, 20)))
    played = scene.play(move, "davios", answers=["walk 11,6"], dice=[6, 1, 6])
    assert played.state.figures["davios"].status == "out"
    assert len(played.told(Moved)) == 1


def test_a_move_in_two_parts_is_struck_at_once_only():
    scene = field(rus=spear((8, 9)))
    played = play(scene, ["move", "walk 8,6", "move", "walk 11,6", "end"], dice=[1, 6])
    assert played.told(ReachedOut) == [ReachedOut("rus", "davios")]


def test_a_weapon_that_was_thrown_reaches_nobody():
    scene = field(rus=spear((8, 9), thrown=("lance",)))
    assert scene.play(move, "davios", answers=["walk 11,6"]).told(ReachedOut) == []


def test_who_won_its_disengagement_is_not_reached_after_and_who_lost_it_is():
    won = play(field(rus=spear((6.5, 6))), ["disengage", "move", "walk 1,6", "end"], dice=[6, 1])
    assert won.told(ReachedOut) == []
    lost = play(field(rus=spear((6.5, 6))), ["disengage", "move", "walk 1,6", "end"], dice=[1, 6, 1, 6, 1, 6])
    assert lost.told(ReachedOut) == [ReachedOut("rus", "davios")]


# ---------------------------------------------------------------- fear and bonds


def frightening(at):
    return figure("vikings", at=at, abilities=("effroi",))


@pytest.mark.rule("ICH-CHAR-07")
def test_who_does_not_dare_to_charge_halts_at_two_pas():
    scene = field(davios={"psychisme": 3}, rus=frightening((11, 6)))
    played = play(scene, ["move", "walk 9.4,6"], dice=[("psychisme", "davios", 4)], until_asked=True)
    assert played.told(WasAfraid) == [WasAfraid("davios", "rus")]
    assert played.state.figures["davios"].place == pytest.approx((11 - 1.2 - 2, 6, 0), abs=0.01)
    assert played.told(MoveEnded) == [MoveEnded("davios", "effroi")]
    assert played.state.activation.spent_pas == pytest.approx(2.8, abs=0.01)  # what it walked is spent
    assert "move" not in played.pending.options
    brave = scene.play(move, "davios", answers=["walk 9.4,6"], dice=[("psychisme", "davios", 3)])
    assert brave.told(Charged) == [Charged("davios", ("rus",))]


def test_who_is_afraid_and_nearer_than_two_pas_does_not_move():
    scene = field(rus=frightening((8, 6)))
    played = scene.play(move, "davios", answers=["walk 6.4,6"], dice=[6])
    assert played.told(Moved) == []
    assert played.state.figures["davios"].place == (5.0, 6.0, 0.0)


def test_a_diver_who_is_afraid_does_not_dive():
    scene = field(LEDGE, davios={"at": (7, 6, 3)}, rus=frightening((9.6, 6)))
    played = scene.play(move, "davios", answers=["dive 10,6"], dice=[("psychisme", 6)])
    assert played.state.figures["davios"].place[2] == 3.0  # it halts on the ledge, at 2 pas
    assert played.told(Dived) == []


def test_fear_comes_before_the_flight_even_at_the_very_edge():
    high = (given.box(6, 6, 5, at=(5, 6), name="ledge"),)
    scene = field(high, davios={"at": (8, 6, 5)}, rus=frightening((9.6, 6)))
    played = scene.play(move, "davios", answers=["dive 10,6"], dice=[("psychisme", 6)])
    assert (played.told(Moved), played.state.figures["davios"].place) == ([], (8.0, 6.0, 5.0))
    brave = scene.play(move, "davios", answers=["dive 10,6"], dice=[("psychisme", 1), ("landing", 2)])
    assert brave.told(Dived) == [Dived("davios", "rus")]


@pytest.mark.parametrize(("die", "moves"), [(3, True), (4, False)])
def test_an_immobilised_figure_moves_only_if_it_passes_its_roll(die, moves):
    scene = field(davios={"psychisme": 3, "turn_flags": frozenset({"immobilised"})}, sigvald=(20, 20))
    played = play(scene, ["move", "walk 8,6", "end"], dice=[("psychisme", "davios", die)])
    assert bool(played.told(BrokeFree)) is moves
    assert bool(played.told(WasHeld)) is not moves
    assert played.state.figures["davios"].place == ((8.0 if moves else 5.0), 6.0, 0.0)


def test_an_immobilised_figure_rolls_once_for_its_whole_move_and_may_still_aim():
    scene = field(davios={"turn_flags": frozenset({"immobilised"}), "weapons": ("arc",)}, sigvald=(13, 6))
    played = play(scene, ["move", "walk 7,6", "move", "walk 7,8", "end"], dice=[1])
    assert played.state.figures["davios"].place == (7.0, 8.0, 0.0)
    held = play(scene, ["move", "walk 7,6", "shoot"], dice=[6], until_asked=True)
    assert held.told(Stayed)
    assert held.pending.options == ({"target": "sigvald", "weapon": "arc", "aimed": True},)


@pytest.mark.rule("ICH-MOV-15")
def test_attaque_eclair_goes_eight_pas_to_engage_and_no_farther_than_six_otherwise():
    scene = field(davios={"abilities": ("attaque_eclair",)}, sigvald=(14, 6))
    asked = play(scene, ["move"], until_asked=True)
    assert asked.check("walk 12.4,6")
    assert asked.check("walk 5,13").rule == "ICH-MOV-01"
    assert not play(field(sigvald=(14, 6)), ["move"], until_asked=True).check("walk 12.4,6")
    played = scene.play(move, "davios", answers=["walk 12.4,6"])
    assert played.told(Charged) == [Charged("davios", ("sigvald",))]
    assert played.state.activation.spent_pas == pytest.approx(7.4, abs=1e-3)


# ---------------------------------------------------------------- dives


def diver(height=3.0, **davios):
    ledge = (given.box(6, 6, height, at=(5, 6), name="ledge"),)
    return field(ledge, davios={"at": (7, 6, height), "combat": 4, **davios}, sigvald=(9.6, 6))


@pytest.mark.rule("ICH-DIVE-01", "ICH-DIVE-03", "ICH-DIVE-04", "ICH-DIVE-05", "ICH-DIVE-10")
def test_a_dive_of_up_to_four_pas_lands_by_itself_and_hits_harder():
    played = diver().play(move, "davios", answers=["dive 10,6"])
    assert played.told(Charged) == [Charged("davios", ("sigvald",))]
    assert played.told(Dived) == [Dived("davios", "sigvald")]
    bonuses = [one.by for one in melee_modifiers(played.game, "davios", "sigvald")]
    assert bonuses == [2]  # and nothing for its height, which is judged where it has landed


@pytest.mark.rule("ICH-DIVE-02", "ICH-DIVE-08")
def test_a_deep_dive_is_landed_like_a_fall_and_a_partial_success_brings_difficulty():
    played = diver(5.0).play(move, "davios", answers=["dive 10,6"], dice=[("landing", 3)])
    assert played.told(Dived) == [Dived("davios", "sigvald")]
    assert played.state.figures["davios"].difficulty.melee  # gained while engaged (ICH-DIFF-09)
    assert sum(one.by for one in melee_modifiers(played.game, "davios", "sigvald")) == 2 - 1


@pytest.mark.rule("ICH-DIVE-08", "ICH-DIVE-09")
def test_a_diver_that_lands_badly_is_engaged_and_can_do_nothing():
    played = diver(5.0).play(move, "davios", answers=["dive 10,6"], dice=[("landing", 4), ("damage", 1)])
    assert played.told(Dived) == []
    assert engaged_with(played.game, "davios") == ("sigvald",)
    assert played.state.figures["davios"].has("spent")
    assert played.state.figures["davios"].sante == 2


@pytest.mark.rule("ICH-DIVE-05")
def test_the_bonus_of_a_dive_is_lost_with_the_engagement():
    scene = diver()
    friend = figure("vikings", at=(9.6, 9), abilities=("acrobatie",))
    played = play(scene, ["move", "dive 10,6", "end"])
    assert played.state.figures["davios"].dive_bonus == "sigvald"
    gone = given_game.skirmish(
        LEDGE,
        {
            "davios": figure("greeks", at=(8.2, 6, 0), dive_bonus="rus", first_blow=frozenset({"rus"})),
            "rus": figure("vikings", at=(9.6, 6), abilities=("acrobatie",)),
            "olaf": friend,
        },
    )
    played = gone.play(activate, "rus", "vikings", answers=["acrobatie", "end"])
    assert played.told(LostHold) == [LostHold("davios", ("rus",))]
    assert played.state.figures["davios"].dive_bonus is None

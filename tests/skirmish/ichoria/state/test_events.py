"""What events do to the state, where a slip would be seen only much later."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.groups import Grouped
from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot
from skirmish.ichoria.book.cards import Faction, FaithAct
from skirmish.ichoria.figure.damage import Hurt, weapon_damage
from skirmish.ichoria.figure.dice import test as roll_against
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.gods.ichor import LeftTable
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.move_events import Exhausted, Hurried
from skirmish.ichoria.state.turn_events import CardDrawn, PicksRevealed, Reacted, TurnEnded
from tests import given
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, shot


def after(scene, event):
    return event.apply(scene.state)


@pytest.mark.rule("ICH-ACT-11")
def test_who_is_exhausted_in_anothers_activation_leaves_that_one_alone():
    state = after(duel(), Exhausted("theodore", "ICH-SWIM-04"))
    assert state.figures["theodore"].has("spent")
    assert (state.activation.move_left, state.activation.second_left) == (True, True)
    own = after(duel(), Exhausted("davios", "ICH-SWIM-04"))
    assert (own.activation.move_left, own.activation.second_left) == (False, False)
    assert after(duel(active=None), Exhausted("davios", "ICH-SWIM-04")).activation is None


@pytest.mark.rule("ICH-MOV-12", "ICH-ACT-07")
def test_who_hurries_has_begun_its_move_and_has_no_second_action():
    activation = after(duel(), Hurried("davios")).activation
    assert (activation.hurried, activation.moving, activation.second_left) == (True, True, False)


@pytest.mark.rule("ICH-MOV-14", "ICH-ALERT-11")
def test_who_has_left_the_table_is_on_alert_no_more():
    state = after(duel({"alert": True, "crystals": 5}), LeftTable("davios", "greeks", 5))
    assert (state.figures["davios"].alert, state.figures["davios"].crystals) == (False, 0)
    assert state.sides["greeks"].secured == 5


@pytest.mark.rule("ICH-TURN-05", "ICH-TURN-01")
def test_with_the_turn_everybody_may_be_activated_again():
    state = after(
        duel({"turn_flags": frozenset({"hurried"}), "charged": frozenset({"theodore"})}, in_turn=True), TurnEnded(1)
    )
    davios = state.figures["davios"]
    assert (davios.activated, davios.turn_flags, davios.charged) == (False, frozenset(), frozenset())
    assert (state.in_turn, state.activation, state.queue) == (False, None, ())


@pytest.mark.rule("ICH-ALERT-13", "ICH-ALERT-06")
def test_a_reaction_binds_the_figure_it_reacts_to_and_no_other():
    assert after(duel(), Reacted("theodore", "davios", "shoot")).activation.bound
    assert not after(duel(), Reacted("davios", "theodore", "shoot")).activation.bound


def test_cards_that_are_turned_over_cannot_be_taken_back():
    assert CardDrawn.reveals
    assert PicksRevealed.reveals


@pytest.mark.rule("ICH-MULTI-01")
def test_a_fight_of_one_against_one_forms_no_groups():
    assert duel().play(fight, "davios", "theodore", dice=[3, 3]).told(Grouped) == []


@pytest.mark.rule("ICH-FALL-04", "ICH-DMG-05")
def test_a_landing_that_hurts_nobody_tells_of_no_damage():
    tower = (given.box(2, 2, 5, at=(5, 6), name="tower"),)
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6, 5)),
        "sigvald": given_game.figure("vikings", at=(30, 30)),
    }
    played = given_game.skirmish(tower, figures, active="davios").play(move, "davios", answers=["drop 7,6"], dice=[2])
    assert played.told(Hurt) == []


@pytest.mark.rule("ICH-DMG-03", "ICH-ARM-05")
def test_an_arrow_that_hurts_critically_does_what_its_own_class_does():
    """Medium: 1D3, of which a 6 makes three; a class higher would roll two dice."""
    played = shot().play(shoot, "jelena", "theodore", "arc", dice=[6, 1, 5, 6])
    assert [event.points for event in played.told(Hurt)] == [3]
    game = shot().game
    assert weapon_damage(game, game.weapon("arc"), "theodore", critical=True) == "1D3"
    assert weapon_damage(game, game.weapon("arc"), "theodore", critical=True, steps=1) == "2D3"


@pytest.mark.rule("ICH-FAITH-13")
@pytest.mark.parametrize("act", ["shot", "charge", "fight"])
def test_an_act_that_a_faction_favours_pays_where_it_is_done(act):
    factions = {"greeks": Faction("greeks", acts=(FaithAct(act, 1),))}
    sibyl = {"selene": given_game.figure("greeks", at=(20, 20), role="receptacle")}
    if act == "shot":
        played = shot(more=sibyl, factions=factions).play(shoot, "jelena", "theodore", "arc", dice=[1, 6])
    elif act == "charge":
        near = duel(theodore={"at": (9, 6)}, more=sibyl, factions=factions)
        played = near.play(move, "davios", answers=["walk 7.4,6"])
    else:
        played = duel(more=sibyl, factions=factions).play(fight, "davios", "theodore", dice=[3, 3])
    assert [(event.act, event.points) for event in played.told(PointsEarned)] == [(act, 1)]


@pytest.mark.rule("ICH-DICE-04", "ICH-DICE-15")
@pytest.mark.parametrize(("die", "ways"), [(1, {"1 to 2"}), (5, {"5 to 4", "5 to 6"}), (6, {"6 to 5"})])
def test_occultism_turns_a_die_by_one_within_its_faces(die, ways):
    game = duel({"abilities": ("occultisme",)})
    asked = game.play(roll_against, "davios", 3, "climb", answers=["yes"], dice=[die], until_asked=True)
    assert set(asked.pending.options) == {"keep", *ways}

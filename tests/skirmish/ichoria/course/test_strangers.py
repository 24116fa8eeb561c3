"""NPCs: nobody's figures, until a god takes one over (chapter NPC)."""

from dataclasses import dataclass, replace

import pytest

from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.book.cards import Options
from skirmish.ichoria.course.npc import TakenOver, may_take_over, npcs, price, take_overs
from skirmish.ichoria.course.turn import play_turns
from skirmish.ichoria.gods.faith import PointsSpent, earn
from skirmish.ichoria.state.state import Fragment
from skirmish.ichoria.state.turn_events import ActivationBegan
from skirmish.kernel.events import Event, Shuffled
from tests.skirmish.ichoria import given_game


def meeting(points=None, bear=None, **more):
    """A bear of nobody's beside Davios; Sigvald is far away."""
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6)),
        "sigvald": given_game.figure("vikings", at=(20, 20)),
        "bear": given_game.figure("bear", **{"at": (6.4, 6), "role": "npc", "sante": 4, **(bear or {})}),
    }
    return given_game.skirmish(figures=figures, active="davios", points=points, **more)


@dataclass(frozen=True, slots=True)
class Directed(Event):
    """An activation in a word: who directed which NPC."""

    npc: str
    side: str

    def apply(self, state):
        return state.with_figure(self.npc, activated=True)


async def directed(game, npc, side):
    game.emit(Directed(npc, side))


def between_activations(points, answers, **more):
    return meeting(points, **more).play(take_overs, directed, answers=answers)


@pytest.mark.rule("ICH-DIVINE-06")
def test_a_player_takes_an_npc_over_for_twice_the_sante_it_has_now():
    played = between_activations({"greeks": 7}, [("greeks", "TakeOver", "bear")], bear={"health": 3})
    assert played.told(TakenOver) == [TakenOver("greeks", "bear", 6)]
    assert played.told(PointsSpent)[0].points == price(meeting(bear={"health": 3}).game, "bear") == 6
    assert played.told(Directed) == [Directed("bear", "greeks")]


@pytest.mark.rule("ICH-DIVINE-06")
def test_who_cannot_pay_is_not_asked():
    verdict = may_take_over(meeting({"greeks": 7}).game, "greeks", "bear")
    assert (verdict.reason, verdict.rule) == ("too_few_points", "ICH-DIVINE-06")
    assert between_activations({"greeks": 7}, []).events == []


@pytest.mark.rule("ICH-NPC-02")
def test_an_npc_is_activated_once_a_turn_by_whoever_pays_first():
    """Both could pay; Greece, whose figure is being activated, is asked first, and Vikings no more."""
    played = between_activations({"greeks": 8, "vikings": 8}, [("greeks", "TakeOver", "bear")])
    assert [event.side for event in played.told(TakenOver)] == ["greeks"]
    later = between_activations(
        {"greeks": 8, "vikings": 8}, [("greeks", "TakeOver", "pass"), ("vikings", "TakeOver", "bear")]
    )
    assert [event.side for event in later.told(TakenOver)] == ["vikings"]
    verdict = may_take_over(meeting({"greeks": 8}, bear={"activated": True}).game, "greeks", "bear")
    assert (verdict.reason, verdict.rule) == ("already_activated", "ICH-NPC-02")


@pytest.mark.rule("ICH-NPC-01")
def test_an_npc_is_everybodys_enemy_has_no_gods_and_defends_itself():
    game = meeting()
    assert npcs(game.game) == ("bear",)
    assert all(game.book.enemies("bear", other) for other in ("davios", "sigvald"))
    assert earn(game.game, "bear", "fighter_feat") == 0
    fought = game.play(fight, "davios", "bear", dice=[1, 6, 4])
    assert fought.state.figures["davios"].sante == 2


@pytest.mark.rule("ICH-NPC-01", "ICH-DIVINE-06")
def test_nobody_draws_the_card_of_an_npc_and_who_pays_directs_its_whole_activation():
    """A turn of three: Davios and Sigvald are activated by their cards, the bear by the Vikings' god."""
    game = meeting({"vikings": 8}, options=Options(turn_limit=1), turn=0)
    game = replace(game, state=replace(game.state.with_figure("davios", activated=False), activation=None))
    answers = [
        ("vikings", "TakeOver", "bear"),
        ("vikings", "ChooseAction", "fight"),
        ("greeks", "ChooseAction", "end"),
        ("vikings", "ChooseAction", "end"),
    ]
    game = replace(game, state=replace(game.state, fragments=(Fragment("f1", 5, (30.0, 30.0, 0.0)),)))
    played = game.play(play_turns, answers=answers, dice=[6, 1, 2])
    activated = [(event.figure, event.controller) for event in played.told(ActivationBegan)]
    assert activated == [("davios", "greeks"), ("bear", "vikings"), ("sigvald", "vikings")]
    assert [event.count for event in played.told(Shuffled)] == [2]

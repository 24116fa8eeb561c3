"""The hunter: what it does in situations one could draw, and how it fares against chance."""

from __future__ import annotations

from scenes.games.ichoria.scenario.scenario_file import SCENARIOS, load_setup, table_of
from skirmish.ichoria.bots.hunter import Seat, choose_action, concede, influence_fate
from skirmish.ichoria.bots.prey import best_plan
from skirmish.ichoria.course.activation import ChooseAction, open_actions
from skirmish.ichoria.course.end import GIVE_UP, PLAY_ON, Concede
from skirmish.ichoria.figure.dice import Throw
from skirmish.ichoria.gods.influence import InfluenceFate
from skirmish.ichoria.kit import KIT
from skirmish.kernel.bots import play_out
from skirmish.kernel.dice import Chance, SeededDice
from skirmish.kernel.match import Match
from tests import given
from tests.skirmish.ichoria import given_game

CHANCE = Chance("hunter")


def scene(*, davios=(5, 6), sigvald=(30, 30), **more):
    figures = {
        "davios": given_game.figure("greeks", at=davios, weapons=more.pop("weapons", ("epee",)), adresse=5),
        "sigvald": given_game.figure("vikings", at=sigvald),
    }
    return given_game.skirmish(figures=figures, active="davios", **more)


def best(thought, game, decision, side="greeks"):
    """What the hunter answers by one of its opinions."""
    return max(thought(Seat(game, side, CHANCE), decision), key=lambda one: one.worth).answer


def next_action(game):
    return best(choose_action, game, ChooseAction("greeks", (*open_actions(game, "davios"), "end"), "davios", game))


def test_it_takes_the_ichor_under_its_hands():
    assert next_action(scene(fragments={"f1": (15, (5.5, 6))}).game) == "harvest"


def test_it_walks_to_ichor_that_it_can_take_at_once():
    game = scene(fragments={"f1": (15, (9, 6))}).game
    assert next_action(game) == "move"
    plan = best_plan(game, "davios", may_hurry=True)
    assert plan.takes == "f1"
    assert plan.answer.startswith("walk 9,6")


def test_it_hurries_to_ichor_that_is_far():
    plan = best_plan(scene(fragments={"f1": (15, (25, 6))}).game, "davios", may_hurry=True)
    assert plan.answer["hurry"]


def test_it_charges_whom_it_can_beat():
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6), combat=6, armure=5),
        "sigvald": given_game.figure("vikings", at=(9, 6), combat=2, armure=1),
    }
    plan = best_plan(given_game.skirmish(figures=figures, active="davios").game, "davios", may_hurry=False)
    assert plan.worth > 1.0
    assert plan.answer != "stay"


def test_it_shoots_when_it_has_nothing_better_to_do_and_sees_somebody():
    assert next_action(scene(sigvald=(12, 6), weapons=("arc",)).game) == "shoot"


def test_it_does_not_shoot_through_walls():
    wall = given.box(0.5, 30, 3, at=(8.5, 15))
    assert next_action(scene(sigvald=(12, 6), weapons=("arc",), pieces=(wall,)).game) != "shoot"


def test_it_keeps_away_from_enemies_when_it_is_rich():
    figures = {
        "davios": given_game.figure("greeks", at=(15, 15), crystals=15, combat=2),
        "sigvald": given_game.figure("vikings", at=(19, 15), combat=6, armure=5),
    }
    game = given_game.skirmish(figures=figures, active="davios").game
    plan = best_plan(game, "davios", may_hurry=False)
    assert plan.worth > 0.0
    x = float(plan.answer.rsplit("walk ", 1)[1].split(",")[0])
    assert x < 15.0


def test_it_withdraws_with_the_loot_and_plays_on_without():
    decision = Concede("greeks", (PLAY_ON, GIVE_UP))
    rich = given_game.skirmish(figures={"davios": given_game.figure("greeks", at=(5, 6), crystals=15),
                                        "sigvald": given_game.figure("vikings", at=(9, 9))})  # fmt: skip
    assert best(concede, rich.game, decision) == GIVE_UP
    assert best(concede, scene().game, decision) == PLAY_ON


def test_it_calls_on_fate_for_its_lowest_die_only():
    game = scene().game
    options = ("pass", "die 1", "die 2")
    assert best(influence_fate, game, InfluenceFate("greeks", options, Throw("combat", "davios", (5, 1)))) == "die 2"
    assert best(influence_fate, game, InfluenceFate("greeks", options, Throw("combat", "davios", (5, 4)))) == "pass"


def test_it_beats_chance_on_the_duel():
    setup = load_setup(SCENARIOS / "duel.toml")
    table = table_of(setup)
    won = []
    for seed, seats in ((1, ("hunter", "random")), (2, ("random", "hunter")), (3, ("hunter", "random"))):
        rules = KIT.rules(setup, table)
        bots = {player: KIT.bots[bot](seed) for player, bot in zip(rules.players, seats, strict=True)}
        outcome = play_out(Match(rules, SeededDice(seed)), bots).outcome
        won += [seats[rules.players.index(winner)] for winner in outcome.winners]
    assert won.count("hunter") > won.count("random")

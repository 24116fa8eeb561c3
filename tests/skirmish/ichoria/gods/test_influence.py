"""Gods and dice: Influence du destin, Malédiction, and the conflict between them (chapters DIVINE, CONF)."""

import pytest

from scenes.games.ichoria.bands.house_data import factions
from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.figure.dice import Throw, roll, settled, throw
from skirmish.ichoria.figure.dice import test as check
from skirmish.ichoria.gods.conflict import BidsOpened, ConflictSettled, StrengthenIntervention
from skirmish.ichoria.gods.faith import PointsSpent
from skirmish.ichoria.gods.influence import CURSE_COST, FATE_COST, Curse, FateChanged, InfluenceFate, influenced
from skirmish.ichoria.gods.interventions import CallGods, GodsIntervened, PointsDrained, divine_moment
from skirmish.ichoria.state.state import Difficulty
from skirmish.kernel.dice import Chance
from skirmish.kernel.events import Rolled
from skirmish.kernel.match import Sealed
from skirmish.kernel.views import SPECTATOR
from tests.skirmish.ichoria import given_game

FATE, CURSE, PASS = "InfluenceFate", "Curse", "pass"


def meeting(points, active="davios", davios=None, **more):
    """Davios of the Greeks and Sigvald of the Vikings, engaged; the Réceptacles are out and the points are there."""
    figures = {
        "davios": given_game.figure("greeks", **{"at": (5, 6), "combat": 5, "athletisme": 3, **(davios or {})}),
        "sigvald": given_game.figure("vikings", at=(6.4, 6)),
    }
    return given_game.skirmish(figures=figures, active=active, points=points, **more)


def left(played):
    return tuple(played.state.sides[side].points for side in ("greeks", "vikings"))


def test_the_costs_are_those_of_the_catalogue():
    listed = [entry.facts for entry in read_rulebook("ichoria").entries if entry.kind == "intervention"]
    costs = {one["key"]: one.get("cost") for one in listed}
    assert (costs["influence_of_fate"], costs["curse"]) == (FATE_COST, CURSE_COST)


# ---------------------------------------------------------------- influence on dice


@pytest.mark.rule("ICH-DIVINE-03")
def test_fate_gives_the_activated_figure_one_more_die_for_three_points():
    """Davios misses a roll of Athlétisme with a 5, calls on fate and rolls a 2."""
    played = meeting({"greeks": 4}).play(check, "davios", 3, "jump", answers=[("greeks", FATE, "die 1")], dice=[5, 2])
    assert (played.result, left(played)) == ("success", (1, 0))
    assert played.last == FateChanged("greeks", "influence_of_fate", "davios", "jump", 5, 2)


@pytest.mark.rule("ICH-DIVINE-03")
def test_the_new_result_stands_even_if_it_is_worse():
    played = meeting({"greeks": 3}).play(check, "davios", 3, "jump", answers=["die 1"], dice=[3, 6])
    assert played.result == "failure"


@pytest.mark.rule("ICH-DIVINE-03")
def test_only_one_die_of_a_roll_is_rolled_again_and_its_player_says_which():
    async def two_dice(game):
        return await roll(game, "damage", "davios", 2)

    played = meeting({"greeks": 3}).play(two_dice, answers=["die 2"], dice=[6, 1, 5])
    assert played.result == (6, 5)


@pytest.mark.rule("ICH-DIVINE-03")
def test_fate_does_not_help_a_figure_that_defends_itself_in_the_activation_of_an_enemy():
    game = meeting({"greeks": 9, "vikings": 0}, active="sigvald")
    played = game.play(check, "davios", 3, "armure", dice=[5])
    assert left(played) == (9, 0)


@pytest.mark.rule("ICH-DIVINE-03")
def test_fate_serves_melee_and_armour_rolls_and_damage_of_the_activated_figure():
    """Davios attacks with a two-handed sword and loses; his melee die, his Armure die: each is asked for once."""
    game = meeting({"greeks": 6}, davios={"weapons": ("epee_deux_mains",), "armure": 2})
    answers = [("greeks", FATE, "die 1"), ("greeks", FATE, "die 1")]
    played = game.play(fight, "davios", "sigvald", answers=answers, dice=[2, 6, 1, 3, 2])
    purposes = [event.purpose for event in played.told(FateChanged)]
    assert len(purposes) == 2
    assert "armure" in purposes


@pytest.mark.rule("ICH-DIVINE-04")
def test_a_curse_makes_the_activated_enemy_roll_again_for_five_points():
    played = meeting({"vikings": 5}).play(
        check, "davios", 3, "jump", answers=[("vikings", CURSE, "die 1")], dice=[2, 5]
    )
    assert (played.result, left(played)) == ("failure", (0, 0))
    assert played.last == FateChanged("vikings", "curse", "davios", "jump", 2, 5)


@pytest.mark.rule("ICH-DIVINE-04")
def test_a_curse_does_not_touch_a_figure_that_is_not_activated():
    game = meeting({"greeks": 0, "vikings": 9}, active="sigvald")
    assert left(game.play(check, "davios", 3, "armure", dice=[2])) == (0, 9)


@pytest.mark.rule("ICH-DIVINE-05")
def test_each_intervention_is_offered_once_for_one_roll_however_many_points_there_are():
    played = meeting({"greeks": 30}).play(check, "davios", 3, "jump", answers=["die 1"], dice=[5, 6])
    assert left(played) == (27, 0)
    cursed = meeting({"vikings": 30}).play(check, "davios", 3, "jump", answers=["die 1"], dice=[1, 1])
    assert left(cursed) == (0, 25)


@pytest.mark.rule("ICH-DIVINE-05")
def test_of_several_enemies_only_one_curses_a_roll():
    figures = {side: given_game.figure(side, at=at) for side, at in (("a", (5, 6)), ("b", (20, 6)), ("c", (30, 6)))}
    game = given_game.skirmish(figures=figures, active="a", points={"b": 5, "c": 5})
    played = game.play(check, "a", 3, "jump", answers=[("b", CURSE, PASS), ("c", CURSE, "die 1")], dice=[2, 5])
    assert [played.state.sides[side].points for side in "bc"] == [5, 0]
    assert game.play(check, "a", 3, "jump", answers=[("b", CURSE, "die 1")], dice=[2, 5]).state.sides["c"].points == 5


@pytest.mark.rule("ICH-DIVINE-01")
def test_who_has_too_few_points_is_not_asked_and_who_passes_pays_nothing():
    assert left(meeting({"greeks": 2, "vikings": 4}).play(check, "davios", 3, "jump", dice=[5])) == (2, 4)
    passed = meeting({"greeks": 3, "vikings": 5}).play(check, "davios", 3, "jump", answers=[PASS, PASS], dice=[5])
    assert left(passed) == (3, 5)
    paid = meeting({"greeks": 3}).play(check, "davios", 3, "jump", answers=["die 1"], dice=[5, 1])
    assert paid.told(PointsSpent) == [PointsSpent("greeks", 3, "influence_of_fate")]


@pytest.mark.rule("ICH-DIVINE-02")
def test_points_can_be_spent_after_the_receptacle_is_out():
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6)),
        "selene": given_game.figure("greeks", status="out", role="receptacle"),
        "sigvald": given_game.figure("vikings", at=(20, 6)),
    }
    game = given_game.skirmish(figures=figures, active="davios", points={"greeks": 3})
    assert left(game.play(check, "davios", 3, "jump", answers=["die 1"], dice=[5, 1])) == (0, 0)


@pytest.mark.rule("ICH-FAITH-14")
def test_points_are_spent_in_the_activation_of_ones_own_figures_and_of_enemies():
    own = meeting({"greeks": 5}).play(check, "davios", 3, "jump", until_asked=True, dice=[5]).pending
    enemy = (
        meeting({"greeks": 5}, active="sigvald").play(check, "sigvald", 3, "jump", until_asked=True, dice=[2]).pending
    )
    assert (type(own), own.player) == (InfluenceFate, "greeks")
    assert (type(enemy), enemy.player) == (Curse, "greeks")


@pytest.mark.rule("ICH-FAITH-14")
def test_outside_of_activations_nobody_influences_anything():
    assert left(meeting({"greeks": 9, "vikings": 9}, active=None).play(check, "davios", 3, "give up", dice=[5])) == (
        9,
        9,
    )


@pytest.mark.rule("ICH-FAITH-15")
def test_several_interventions_are_made_in_one_activation_as_long_as_the_points_last():
    async def three_jumps(game):
        for _ in range(3):
            await check(game, "davios", 3, "jump")

    played = meeting({"greeks": 7}).play(three_jumps, answers=["die 1", "die 1"], dice=[5, 1, 5, 1, 5])
    assert left(played) == (1, 0)


@pytest.mark.rule("ICH-BLAS-03")
def test_blasphemy_buys_fate_and_curse_at_the_same_costs():
    game = meeting({"greeks": 3, "vikings": 5}, renegades=("greeks", "vikings"))
    assert left(game.play(check, "davios", 3, "jump", answers=["die 1", PASS], dice=[5, 1])) == (0, 5)
    assert left(game.play(check, "davios", 3, "jump", answers=[PASS, "die 1", PASS], dice=[1, 5])) == (3, 0)


def test_own_rerolls_come_before_the_gods_and_the_active_player_before_the_other():
    """Ambidextre first, then fate, then the curse (ICH-DICE-15)."""
    game = meeting({"greeks": 3, "vikings": 5}, davios={"weapons": ("paire_epees",), "abilities": ("ambidextre",)})
    answers = [("RollAgain", "yes"), ("greeks", FATE, PASS), ("vikings", CURSE, PASS)]
    played = game.play(fight, "davios", "sigvald", answers=answers, dice=[1, 4, 6, 2])
    assert left(played) == (3, 5)


# ---------------------------------------------------------------- conflicts


def conflict(points, bids, dice, **more):
    """Davios rolls a 5 for a jump; his player calls on fate, his enemy curses the same roll."""
    answers = [(FATE, "die 1"), (CURSE, "die 1"), *(("StrengthenIntervention", bid) for bid in bids)]
    return meeting(points, **more).play(check, "davios", 3, "jump", answers=answers, dice=[5, *dice])


@pytest.mark.rule("ICH-CONF-01")
def test_fate_and_curse_on_one_roll_are_a_conflict_and_only_one_takes_effect():
    played = conflict({"greeks": 3, "vikings": 5}, [0, 0], [4, 4, 4, 1, 1, 1, 1, 1, 2])
    assert len(played.told(ConflictSettled)) == len(played.told(FateChanged)) == 1


@pytest.mark.rule("ICH-CONF-01")
def test_who_curses_knows_that_fate_was_called():
    game = meeting({"greeks": 3, "vikings": 5})
    asked = game.play(check, "davios", 3, "jump", answers=["die 1"], dice=[5], until_asked=True).pending
    unasked = game.play(check, "davios", 3, "jump", answers=[PASS], dice=[5], until_asked=True).pending
    assert (asked.contested, unasked.contested) == (True, False)


@pytest.mark.rule("ICH-CONF-02")
def test_both_pay_the_cost_and_what_they_add_whoever_wins():
    played = conflict({"greeks": 6, "vikings": 7}, [2, 1], [1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 2])
    assert left(played) == (1, 1)


@pytest.mark.rule("ICH-CONF-02")
@pytest.mark.parametrize("bid", [-1, 4, 1.5, True, "1", None])
def test_nobody_adds_points_he_does_not_have(bid):
    verdict = StrengthenIntervention("greeks", "curse", 3).check(bid)
    assert (bool(verdict), verdict.reason, verdict.rule) == (False, "not_in_reserve", "ICH-CONF-02")


@pytest.mark.rule("ICH-CONF-02")
def test_nobody_sees_a_bid_before_both_are_made():
    """One bid is in: no view but its owner's, no event and no other seat tells how high it is."""
    seen = []
    for bid in (0, 3):
        answers = [(FATE, "die 1"), (CURSE, "die 1"), ("greeks", "StrengthenIntervention", bid)]
        match = (
            meeting({"greeks": 6, "vikings": 9})
            .play(check, "davios", 3, "jump", answers=answers, dice=[5], until_asked=True)
            .match
        )
        assert match.waiting_for("greeks") is None
        viewers = ("vikings", SPECTATOR)
        seen.append([(match.view(viewer), match.told(viewer)) for viewer in viewers])
    assert seen[0] == seen[1]


@pytest.mark.rule("ICH-CONF-02")
def test_both_are_asked_at_once_and_either_may_bid_first():
    answers = [(FATE, "die 1"), (CURSE, "die 1")]
    game = meeting({"greeks": 4, "vikings": 6})
    match = game.play(check, "davios", 3, "jump", answers=answers, dice=[5], until_asked=True).match
    assert [(one.decision.player, one.decision.most) for one in match.pending] == [("greeks", 1), ("vikings", 1)]
    assert match.answer("vikings", match.waiting_for("vikings").number, 1)
    assert match.events[-1] == Sealed("vikings")
    assert match.waiting_for("greeks") is not None


@pytest.mark.rule("ICH-CONF-03")
def test_the_pool_is_the_cost_and_a_die_for_each_point_added():
    played = conflict({"greeks": 4, "vikings": 5}, [1, 0], [1] * 9)
    assert played.told(BidsOpened) == [BidsOpened((("greeks", 4), ("vikings", 5)))]
    dice = [event for event in played.told(Rolled) if event.purpose == "conflict of influence"]
    assert [event.by for event in dice] == ["greeks"] * 4 + ["vikings"] * 5


@pytest.mark.rule("ICH-CONF-04")
def test_four_or_more_is_a_success_and_more_successes_win():
    won = conflict({"greeks": 3, "vikings": 5}, [0, 0], [4, 4, 3, 6, 3, 3, 3, 3, 2])
    assert won.told(ConflictSettled) == [ConflictSettled((("greeks", 2), ("vikings", 1)), "greeks")]
    assert [event.side for event in won.told(FateChanged)] == ["greeks"]
    lost = conflict({"greeks": 3, "vikings": 5}, [0, 0], [4, 3, 3, 4, 5, 3, 3, 3, 6])
    assert [event.side for event in lost.told(FateChanged)] == ["vikings"]


@pytest.mark.rule("ICH-CONF-05")
def test_with_equal_successes_neither_takes_effect():
    played = conflict({"greeks": 3, "vikings": 5}, [0, 0], [4, 1, 1, 4, 1, 1, 1, 1])
    assert played.told(ConflictSettled)[0].winner is None
    assert (played.told(FateChanged), played.result) == ([], "failure")


@pytest.mark.rule("ICH-CONF-05")
def test_ich_ex_24_fate_against_curse():
    """ICH-EX-24: Jelena's shot; four dice against five, three successes each, and nothing happens."""
    figures = {
        "jelena": given_game.figure("greeks", at=(5, 6), weapons=("arc",), adresse=4),
        "anubis": given_game.figure("egyptians", at=(12, 6), adresse=4),
    }
    game = given_game.skirmish(figures=figures, active="jelena", points={"greeks": 4, "egyptians": 5})
    answers = [(FATE, "die 1"), (CURSE, "die 1"), ("greeks", "StrengthenIntervention", 1)]
    answers += [("egyptians", "StrengthenIntervention", 0)]
    played = game.play(shoot, "jelena", "anubis", "arc", answers=answers, dice=[3, 3, 4, 4, 5, 1, 6, 4, 3, 1, 5])
    assert played.told(ConflictSettled) == [ConflictSettled((("greeks", 3), ("egyptians", 3)), None)]
    assert [played.state.sides[side].points for side in ("greeks", "egyptians")] == [0, 0]


# ---------------------------------------------------------------- the gods of the factions


def moment(points, active="davios", **more):
    return meeting(points, active=active, factions=factions(), **more)


@pytest.mark.rule("ICH-DIVINE-07")
def test_a_pantheon_has_cards_of_its_own_with_costs_and_effects():
    asked = moment({"greeks": 6}).play(divine_moment, until_asked=True).pending
    assert type(asked) is CallGods
    assert set(asked.options) == {"pass", "souffle_d_athena on davios", "filet_d_hephaistos on sigvald"}
    played = moment({"greeks": 6}).play(divine_moment, answers=["filet_d_hephaistos on sigvald"])
    assert played.state.figures["sigvald"].has("immobilised")
    assert left(played) == (0, 0)


def test_suggestions_pass_most_of_the_time_and_are_always_legal():
    asked = moment({"greeks": 6}).play(divine_moment, until_asked=True).pending
    first = [next(asked.suggest(Chance(seed))) for seed in range(100)]
    assert 60 < first.count("pass") < 100
    assert all(asked.check(answer) for answer in asked.suggest(Chance(1)))


@pytest.mark.rule("ICH-DIVINE-07")
def test_a_hand_that_heals_gives_back_no_more_than_was_lost():
    game = moment({"greeks": 6}, davios={"health": 2})
    played = game.play(divine_moment, answers=["main_d_asclepios on davios"])
    assert played.last == GodsIntervened("greeks", "main_d_asclepios", "davios", "heal", 1)
    assert played.state.figures["davios"].sante == 3


@pytest.mark.rule("ICH-DIVINE-07")
def test_thor_puts_an_enemy_in_difficulty_and_hermes_helps_ones_own_out_of_it():
    thor = moment({"vikings": 5}).play(divine_moment, answers=["marteau_de_thor on davios"])
    assert thor.state.figures["davios"].difficulty == Difficulty(melee=True)  # he is engaged (ICH-DIFF-09)
    game = moment({"greeks": 3}, davios={"faction": "amazons", "difficulty": Difficulty(melee=True)})
    assert game.play(divine_moment, answers=["pas_d_hermes on davios"]).state.figures["davios"].difficulty is None


@pytest.mark.rule("ICH-FAITH-15")
def test_gods_are_asked_again_while_their_points_last_and_those_of_the_active_player_first():
    answers = [("vikings", "CallGods", "fureur_d_odin on sigvald"), ("greeks", "CallGods", "pass")]
    played = moment({"greeks": 4, "vikings": 5}, active="sigvald").play(divine_moment, answers=answers)
    assert left(played) == (4, 1)
    twice = [("greeks", "CallGods", "souffle_d_athena on davios"), ("greeks", "CallGods", "pass")]
    assert left(moment({"greeks": 10}).play(divine_moment, answers=twice)) == (6, 0)


@pytest.mark.rule("ICH-FAITH-14")
def test_gods_act_before_and_after_each_action_of_an_activation():
    """Hephaistos throws his net over Sigvald before he moves, and Athena inspires Davios when he has stayed."""
    answers = [
        ("greeks", "CallGods", "filet_d_hephaistos on sigvald"),
        ("greeks", "CallGods", "pass"),
        ("vikings", "ChooseAction", "stay"),
        ("greeks", "CallGods", "souffle_d_athena on davios"),
        ("vikings", "ChooseAction", "end"),
    ]
    played = moment({"greeks": 10}, active=None).play(activate, "sigvald", "vikings", answers=answers)
    assert [event.intervention for event in played.told(GodsIntervened)] == ["filet_d_hephaistos", "souffle_d_athena"]


@pytest.mark.rule("ICH-BLAS-04")
def test_the_dark_gods_have_cards_for_renegades_whatever_these_come_from():
    game = moment({"greeks": 4, "vikings": 3}, renegades=("greeks",))
    played = game.play(divine_moment, answers=["faim_des_dieux on vikings"])
    assert played.last == PointsDrained("greeks", "faim_des_dieux", "vikings", 3)
    assert left(played) == (0, 0)


@pytest.mark.rule("ICH-REN-07")
def test_a_mixed_band_serves_the_dark_gods_and_no_pantheon():
    asked = moment({"greeks": 4, "vikings": 0}, renegades=("greeks",)).play(divine_moment, until_asked=True).pending
    assert set(asked.options) == {"pass", "ombre_sans_visage on davios"}


async def throw_and_settle(game):
    return await settled(game, await throw(game, "damage", "davios", 1))


def test_a_throw_keeps_all_but_the_die_that_was_rolled_again():
    played = meeting({"greeks": 3}).play(throw_and_settle, answers=["die 1"], dice=[1, 6])
    assert played.result == Throw("damage", "davios", (6,))


@pytest.mark.rule("ICH-DICE-15", "ICH-CONF-01")
@pytest.mark.parametrize("dice", [(1,), (1, 4)])
def test_any_die_of_a_roll_may_be_named_and_nobody_has_contested_it_yet(dice):
    """Davios is asked first: to pass, or which of the dice that lie there is rolled again."""
    asked = meeting({"greeks": 9, "vikings": 9}).play(influenced, Throw("combat", "davios", dice), until_asked=True)
    named = tuple(f"die {place}" for place, _ in enumerate(dice, 1))
    assert (asked.pending.kind, asked.pending.options) == (FATE, (PASS, *named))
    assert not asked.pending.contested

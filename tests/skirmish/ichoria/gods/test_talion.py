"""The Talion frenzy (chapter TALION), and who has no part in it."""

import pytest

from scenes.games.ichoria.bands.house_data import factions
from skirmish.ichoria.course.end import Conceded, FrenzyHeld, concessions
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.elimination import eliminated
from skirmish.ichoria.gods.talion import FrenzyEntered, in_frenzy, lost_share
from skirmish.kernel.events import Ended
from tests.skirmish.ichoria import given_game


def bands(count=4, *, out=0, changes=None, **more):
    """So many Greeks in a row, the first of them Chief, the last so many out; and a Viking far away."""
    figures = {}
    for place in range(count):
        gone = {"at": None, "status": "out"} if place >= count - out else {"at": (3 + 3 * place, 6)}
        role = {"role": "chief"} if place == 0 else {}
        figures[f"g{place}"] = given_game.figure("greeks", **{**gone, **role, **(changes or {}).get(f"g{place}", {})})
    figures["sigvald"] = given_game.figure("vikings", at=(30, 30))
    return given_game.skirmish(figures=figures, factions=factions(), **more)


@pytest.mark.rule("ICH-TALION-01")
@pytest.mark.parametrize(("count", "calm", "enraged"), [(4, 1, 2), (5, 2, 3), (6, 2, 3)])
def test_frenzy_starts_when_half_of_the_band_is_lost(count, calm, enraged):
    """2 of 4, 3 of 5, 3 of 6."""
    before = bands(count, out=calm - 1).play(eliminated, "g1", "sigvald")
    after = bands(count, out=enraged - 1).play(eliminated, "g1", "sigvald")
    assert (before.state.sides["greeks"].frenzy, after.state.sides["greeks"].frenzy) == (False, True)
    assert not after.state.sides["vikings"].frenzy


@pytest.mark.rule("ICH-TALION-02")
def test_the_frenzy_adds_to_combat_adresse_and_initiative():
    calm, enraged = bands(out=1).game, bands(out=1).play(eliminated, "g1", None).game
    gain = {name: value(enraged, "g0", name) - value(calm, "g0", name) for name in ("combat", "adresse", "initiative")}
    assert gain == {"combat": 2, "adresse": 1, "initiative": 1}
    assert value(enraged, "g0", "psychisme") == value(calm, "g0", "psychisme")


@pytest.mark.rule("ICH-TALION-03")
def test_every_hero_that_has_lost_sante_gets_one_point_back():
    game = bands(out=1, changes={"g0": {"health": 1}})
    played = game.play(eliminated, "g2", "sigvald")
    assert played.told(FrenzyEntered) == [FrenzyEntered("greeks", ("g0",))]
    assert [played.state.figures[name].sante for name in ("g0", "g1")] == [2, 3]


@pytest.mark.rule("ICH-TALION-04")
def test_the_faction_adds_a_bonus_of_its_own():
    calm, enraged = bands(out=1).game, bands(out=1).play(eliminated, "g1", None).game
    assert factions()["greeks"].frenzy == {"armure": 1}
    assert value(enraged, "g0", "armure") == value(calm, "g0", "armure") + 1


@pytest.mark.rule("ICH-TALION-05")
def test_a_mercenary_does_not_rage():
    game = bands(5, out=1, changes={"g1": {"mercenary": True, "health": 1}})
    played = game.play(eliminated, "g2", None)
    assert played.state.sides["greeks"].frenzy
    assert [in_frenzy(played.game, name) for name in ("g0", "g1")] == [True, False]
    assert (value(played.game, "g1", "combat"), value(played.game, "g1", "armure")) == (4, 2)
    assert played.state.figures["g1"].sante == 1


@pytest.mark.rule("ICH-BAND-13")
def test_a_mercenary_counts_neither_among_the_lost_nor_in_the_band():
    """Four heroes and a mercenary: the mercenary's death and one hero's are a quarter, not two fifths."""
    game = bands(5, out=1, changes={"g4": {"mercenary": True}})
    played = game.play(eliminated, "g3", None)
    assert lost_share(played.game, "greeks") == pytest.approx(0.25)
    assert not played.state.sides["greeks"].frenzy
    hired = bands(5, out=1, changes={"g1": {"mercenary": True}}).play(eliminated, "g3", None)
    assert hired.state.sides["greeks"].frenzy  # 2 of 4 heroes, though only 2 of 5 figures


@pytest.mark.rule("ICH-TALION-06")
def test_renegades_rage_without_a_bonus_of_any_faction_but_do_recover():
    game = bands(out=1, changes={"g0": {"health": 1}}, renegades=("greeks",))
    played = game.play(eliminated, "g1", None)
    assert (value(played.game, "g0", "combat"), value(played.game, "g0", "armure")) == (6, 2)
    assert played.state.figures["g0"].sante == 2


@pytest.mark.rule("ICH-TALION-10")
def test_a_band_enters_frenzy_once_and_recovers_once():
    async def two_more_die(game):
        await eliminated(game, "g2", None)
        await eliminated(game, "g1", None)

    played = bands(out=1, changes={"g0": {"health": 1}}).play(two_more_die)
    assert len(played.told(FrenzyEntered)) == 1
    assert (played.state.figures["g0"].sante, played.state.sides["greeks"].frenzy) == (2, True)


# ---------------------------------------------------------------- giving up in frenzy


def raging(changes=None, out=1, **more):
    """A band of four in frenzy; it may give up, since half of it is lost."""

    async def rage_then_give_up(game):
        await eliminated(game, "g2", None)
        return await concessions(game)

    game = bands(out=out, changes=changes, fragments={"f1": (5, (20, 20))}, **more)
    return lambda dice: game.play(rage_then_give_up, answers=[("greeks", "Concede", "give up")], dice=dice)


@pytest.mark.rule("ICH-TALION-07")
def test_a_band_in_frenzy_gives_up_only_by_a_roll_of_psychisme():
    calm = bands(8, out=2, fragments={"f1": (5, (20, 20))})
    assert calm.play(concessions, answers=["give up"], dice=[]).result
    assert raging()([("give up", "g0", 3)]).result


@pytest.mark.rule("ICH-TALION-08")
def test_the_chief_rolls_and_with_the_chief_out_the_hero_of_the_highest_psychisme():
    """g0 is Chief; without him g3, of Psychisme 5, rolls rather than g1; the mercenary of Psychisme 6 has no say."""
    assert raging({"g1": {"psychisme": 5}})([("give up", "g0", 1)]).result
    changes = {"g0": {"at": None, "status": "out"}, "g3": {"psychisme": 5}, "g1": {"psychisme": 2}}
    assert raging(changes, out=0)([("give up", "g3", 5)]).result
    changes |= {"g1": {"mercenary": True, "psychisme": 6}}
    assert raging(changes, out=0)([("give up", "g3", 5)]).result


@pytest.mark.rule("ICH-TALION-09")
def test_a_failed_roll_plays_on_and_a_passed_one_ends_the_game():
    held = raging()([5])
    assert (held.result, held.last) == (False, FrenzyHeld("greeks", "g0"))
    assert held.state.phase == "turns"
    over = raging()([2])
    assert over.told(Conceded) == [Conceded("greeks")]
    assert isinstance(over.last, Ended)

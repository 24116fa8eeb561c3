"""Power tokens: reserve, effect, attacks on them (MYT-TOKEN)."""

from __future__ import annotations

import pytest

from skirmish.mythic.combat.area_attack import everybody_in
from skirmish.mythic.combat.attack import Attack, defence_of, offence_of
from skirmish.mythic.combat.attack_action import make_attack, use_power
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.movement.move_judge import reach
from skirmish.mythic.state.areas import full, occupied
from skirmish.mythic.state.combat_events import Attacked, Destroyed
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.powers import triggered
from skirmish.mythic.units.tokens import TokenPlaced, TokenReturned, TokenStruck, place_token, reserve_of
from skirmish.mythic.units.unit_cards import card_from
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking, doing, using, with_changes

WEAKER = {"do": "modifier", "stat": "defence", "amount": -1}


def embers(count=2, defence=4, vitality=2, words=(WEAKER,)):
    tokens = {"count": count, "effects": list(words)}
    if defence is not None:
        tokens |= {"defence": defence, "vitality": vitality}
    return {"id": "embers", "type": "active", "tokens": tokens, "effects": [{"do": "place_token"}]}


def burning(drawing="..", *, area="a1", **tokens):
    """A phoenix of ann's with an ember lying in an area, and a hero of bob's in the first one."""
    arena = Arena(drawing).add("phoenix", "ann", "b1", "monster", powers=[embers(**tokens)])
    arena.add("hero", "bob", "a1", offence=2, defence=5, talents=["close_combat", "torment"])
    placed = doing(arena.position(), lambda play: _place(play, area))
    return arena, with_changes(arena.activating("hero"), tokens=placed.state.tokens)


async def _place(play, area):
    place_token(play, "phoenix", "embers", area=area)


@pytest.mark.rule("MYT-TOKEN-01", "MYT-TOKEN-02")
def test_the_card_gives_the_number_of_tokens_that_form_the_reserve():
    card = card_from(Arena("..").add("phoenix", "ann", "a1", powers=[embers(count=3)]).cards[0])
    reserve = reserve_of("phoenix", card)
    assert [token.id for token in reserve] == ["phoenix:embers:1", "phoenix:embers:2", "phoenix:embers:3"]
    assert all(token.in_reserve for token in reserve)


@pytest.mark.rule("MYT-TOKEN-01")
def test_a_power_places_tokens_while_the_reserve_has_any():
    arena = Arena("..").add("phoenix", "ann", "a1", powers=[embers(count=1)])

    async def twice(play):
        await use_power(play, "phoenix", "embers")
        await use_power(play, "phoenix", "embers")

    fight = doing(arena.activating("phoenix"), twice)
    assert fight.told(TokenPlaced) == [TokenPlaced("phoenix:embers:1", None, "a1", 2)]


@pytest.mark.rule("MYT-TOKEN-04")
def test_a_token_keeps_its_effect_also_when_the_unit_that_placed_it_is_gone():
    arena = Arena("..").add("phoenix", "ann", "a1", "monster", powers=[embers()]).add("hero", "bob", "a1", defence=5)
    arena.add("friend", "ann", "a1", defence=5)

    async def deeds(play):
        await use_power(play, "phoenix", "embers")
        await wound(play, "phoenix", 9, "lava")

    fight = doing(arena.activating("phoenix"), deeds)
    at = with_changes(arena.position(), tokens=fight.state.tokens, units=fight.state.units)
    assert defence_of(at, Attack("friend", "hero", "0")) == 4
    assert defence_of(at, Attack("hero", "friend", "0")) == 5


@pytest.mark.rule("MYT-TOKEN-05")
def test_tokens_of_the_same_unit_on_both_sides_are_told_apart_by_their_owner():
    arena = Arena("..").add("phoenix", "ann", "a1", powers=[embers()])
    arena.add("phoenix2", "bob", "b1", powers=[embers()])
    at = arena.position()
    owners = {token.id: at.state.units[token.unit].player for token in at.state.tokens.values()}
    assert owners["phoenix:embers:1"] == "ann"
    assert owners["phoenix2:embers:1"] == "bob"


@pytest.mark.rule("MYT-TOKEN-06")
def test_a_token_with_defence_and_vitality_is_attacked_like_a_unit_without_talents():
    _, at = burning()
    assert [target.id for target in targets(at, "hero")] == ["phoenix:embers:1"]
    fight = doing(at, lambda play: make_attack(play, "hero"), 4, 1)
    told = fight.told(Attacked)[0]
    assert (told.target, told.offence, told.defence, told.talents) == ("phoenix:embers:1", 2, 4, ())
    assert fight.told(TokenStruck) == [TokenStruck("phoenix:embers:1", 1)]
    _, bare = burning(defence=None)
    assert targets(bare, "hero") == ()


@pytest.mark.rule("MYT-TOKEN-07", "MYT-TOKEN-03")
def test_a_token_without_vitality_goes_back_to_its_reserve():
    _, at = burning()
    fight = doing(at, lambda play: make_attack(play, "hero"), 4, 5)
    assert fight.told(TokenReturned) == [TokenReturned("phoenix:embers:1")]
    assert fight.state.tokens["phoenix:embers:1"].in_reserve


@pytest.mark.rule("MYT-TOKEN-08")
def test_a_token_is_no_unit():
    """It uses no capacity, hides nothing, stops nobody, strikes nobody back, and its end is nobody's death."""
    soul = {"id": "cull", "type": "permanent", "trigger": "destroyed", "effects": [{"do": "heal", "points": 1}]}
    arena, at = burning("...", area="c1")
    assert not full(at, "c1")
    assert "c1" not in occupied(at)
    arena = Arena("...", options={"capacity": 1}).add(
        "phoenix", "ann", "c1", "monster", powers=[embers(), soul], left=3
    )
    arena.add("hero", "bob", "a1", offence=2, movement=2, range=1).hold("ann", "phoenix")
    placed = doing(arena.position(), lambda play: _place(play, "b1"))
    at = with_changes(arena.activating("hero"), tokens=placed.state.tokens)
    assert set(reach(at, "hero", "walk")) >= {"b1"}
    assert everybody_in(at, "b1", "hero") == ("phoenix:embers:1",)
    fight = doing(at, lambda play: make_attack(play, "hero"), 4, 5)
    assert fight.told(Destroyed) == []
    assert fight.left("phoenix") == 3
    assert triggered(at, "phoenix", "destroyed")
    assert not fight.match.pending


def test_a_token_on_a_unit_changes_that_unit_alone():
    arena = Arena("..").add("witch", "ann", "b1", powers=[embers(words=[{**WEAKER, "stat": "offence"}])])
    arena.add("hero", "bob", "a1", offence=4).add("mark", "ann", "a1")

    async def curse(play):
        place_token(play, "witch", "embers", on="hero")

    fight = doing(arena.position(), curse)
    at = with_changes(arena.position(), tokens=fight.state.tokens)
    assert offence_of(at, Attack("hero", "mark", "0")) == 3
    assert offence_of(at, Attack("mark", "hero", "0")) == 4


def test_the_ember_of_the_catalogue_is_placed_by_its_power():
    arena = Arena("..").add("phoenix", "ann", "a1", powers=[embers()])
    assert using(arena, "phoenix", "embers").state.tokens["phoenix:embers:1"].area == "a1"
    assert attacking(arena.add("hero", "bob", "a1"), "hero", *[1] * 4).kind == "SpendDie"


@pytest.mark.rule("MYT-TOKEN-03", "MYT-TOKEN-07")
def test_a_token_in_the_reserve_lies_nowhere_and_has_no_vitality():
    curse = {"id": "c", "type": "active", "tokens": {"count": 1, "defence": 3, "vitality": 2}}
    arena = Arena("..").add("witch", "ann", "a1", powers=[{**curse, "effects": [{"do": "place_token"}]}])
    at = arena.position()
    placed = TokenPlaced("witch:c:1", None, "a1", 2).apply(at.state)
    assert placed.tokens["witch:c:1"].vitality == 2
    back = TokenReturned("witch:c:1").apply(placed).tokens["witch:c:1"]
    assert (back.in_reserve, back.area, back.on, back.vitality) == (True, None, None, 0)


@pytest.mark.rule("MYT-TOKEN-06", "MYT-TOKEN-07")
def test_a_token_that_is_struck_keeps_what_is_left():
    curse = {"id": "c", "type": "active", "tokens": {"count": 1, "defence": 3, "vitality": 2}}
    arena = Arena("..").add("witch", "ann", "b1", powers=[{**curse, "effects": [{"do": "place_token"}]}])
    at = arena.add("one", "bob", "a1", offence=1).activating("one")
    at = with_changes(at, tokens=TokenPlaced("witch:c:1", None, "a1", 2).apply(at.state).tokens)
    fight = doing(at, lambda play: make_attack(play, "one"), 3)
    assert (fight.state.tokens["witch:c:1"].vitality, fight.told(TokenReturned)) == (1, [])


@pytest.mark.rule("MYT-TOKEN-04")
def test_a_token_in_an_area_works_there_and_nowhere_else():
    for area, defence in (("a1", 4), ("b1", 5)):
        _, at = burning(area=area)
        assert defence_of(at, Attack("phoenix", "hero", "1+")) == defence


@pytest.mark.rule("MYT-TOKEN-06")
def test_a_token_with_a_single_point_of_vitality_is_attacked_like_any_other():
    _, at = burning(vitality=1)
    assert [target.id for target in targets(at, "hero")] == ["phoenix:embers:1"]

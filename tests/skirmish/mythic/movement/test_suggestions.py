"""Ways that are suggested to bots and to hints: legal, of every length, and most often towards something."""

from __future__ import annotations

from collections import Counter

import pytest

from skirmish.kernel.dice import Chance
from skirmish.mythic.state.decisions import deed
from tests.skirmish.mythic.arenas import Arena

SEEDS = range(240)


def asked(arena: Arena, name: str, way: str = "walk"):
    """The decision of a unit that is about to go."""
    declared = "simple" if way == "walk" else "complex"
    return arena.hold("ann", name).play().do([name, declared], way).asked


def firsts(decision) -> list[list[str]]:
    found = [next(decision.suggest(Chance(seed))) for seed in SEEDS]
    assert all(decision.check(path) for path in found)
    return found


def test_ways_of_every_length_are_suggested_where_nothing_draws_the_unit():
    decision = asked(Arena("......").add("hero", "ann", "a1", movement=3), "hero")
    lengths = Counter(map(len, firsts(decision)))
    assert set(lengths) == {1, 2, 3}
    assert min(lengths.values()) > 30


def ends(arena: Arena, name: str) -> Counter:
    return Counter(path[-1] for path in firsts(asked(arena, name)))


def test_a_stone_or_an_enemy_draws_and_one_who_bears_a_stone_goes_home():
    """On a cross with four ends, most ways end where something is."""
    cross = {"drawing": "...  ...  ..."}
    stone = ends(Arena(**cross).add("hero", "ann", "b2", movement=2).stone("b1"), "hero")
    enemy = ends(Arena(**cross).add("hero", "ann", "b2", movement=2).add("foe", "bob", "b1"), "hero")
    bearer = Arena(**cross).add("hero", "ann", "b2", movement=2).add("zeus", "ann", "b1", "god").stone(carrier="hero")
    assert min(stone["b1"], enemy["b1"], ends(bearer.stone("b3"), "hero")["b1"]) > 150
    waits = Arena(**cross).add("hero", "ann", "b2", movement=2).add("zeus", "ann", None, "god").stone(carrier="hero")
    assert ends(waits.stone("b3"), "hero")["b3"] > 150, "with the god off the board the next stone draws"


def test_a_god_goes_to_stones_that_lie_and_that_friends_bear_and_else_to_enemies():
    cross = {"drawing": "...  ...  ..."}
    lying = Arena(**cross).add("zeus", "ann", "b2", "god", movement=2).stone("b1").add("foe", "bob", "b3")
    assert ends(lying, "zeus")["b1"] > 150
    borne = Arena(**cross).add("zeus", "ann", "b2", "god", movement=2).add("friend", "ann", "b1")
    assert ends(borne.stone(carrier="friend").add("foe", "bob", "b3"), "zeus")["b1"] > 150
    nothing = Arena(**cross).add("zeus", "ann", "b2", "god", movement=2).add("foe", "bob", "b3")
    assert ends(nothing.stone(dashboard="zeus"), "zeus")["b3"] > 150


def test_a_stone_is_dropped_now_and_then_after_the_first_area():
    arena = Arena("......").add("hero", "ann", "a1", movement=3).stone(carrier="hero")
    found = firsts(asked(arena, "hero"))
    dropped = [path for path in found if "drop" in path]
    assert 15 < len(dropped) < 80
    assert {path.index("drop") for path in dropped} == {1}
    assert {len(path) for path in dropped} == {3, 4}, "two areas or three; after a single one it is no deed on the way"
    empty = firsts(asked(Arena("......").add("hero", "ann", "a1", movement=3), "hero"))
    assert not any("drop" in path for path in empty)


@pytest.mark.rule("MYT-TERR-14")
def test_no_way_that_ends_in_a_rift_is_suggested_to_a_god():
    options = {"skulls": [("b1", "a1", "c1")]}
    arena = Arena(".X.. ....", options=options).add("zeus", "ann", "a1", "god", movement=3)
    found = firsts(asked(arena, "zeus"))
    assert any("b1" in path for path in found)
    assert not any(path[-1] == "b1" for path in found)


def test_the_kind_of_a_deed_is_its_first_word():
    assert [deed(one) for one in (["claim", "stone1"], "walk", "power:bolt", 3)] == ["claim", "walk", "power", "3"]

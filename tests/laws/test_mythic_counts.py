"""How many ways there are to answer in tiny positions: the rules and a naive second count agree."""

from __future__ import annotations

import pytest

from skirmish.kernel.dice import GivenDice
from skirmish.kernel.match import Checkpoint, Match
from tests.laws.naive_mythic import Piece, Tiny, count
from tests.skirmish.mythic.arenas import Arena


def answers_of(match: Match) -> int:
    listed = match.pending[0].decision.listed()
    assert listed is not None
    return len(listed)


def counted(arena: Arena, depth: int) -> int:
    """How many ways the rules allow to give so many answers, each way played from the start."""
    rules, state = arena.rules(), arena.state()

    def below(given: tuple, left: int) -> int:
        match = Match(rules, GivenDice(), Checkpoint(state, 0, 0, 0))
        for answer in given:
            pending = match.pending[0]
            assert match.answer(pending.decision.player, pending.number, answer)
        if left == 1:
            return answers_of(match)
        return sum(below((*given, answer), left - 1) for answer in match.pending[0].decision.listed())

    return below((), depth)


def corridor() -> tuple[Arena, Tiny]:
    """A hero, a stone beside him and a foe two areas on; one card each."""
    arena = Arena("....", options={"zones": [["a1"], ["d1"]]}).add("hero", "ann", "a1").add("foe", "bob", "d1")
    arena.stone("a1").hold("ann", "hero").deck("ann", "hero", "hero").hold("bob").deck("bob", "foe", "foe")
    joined = {"a1": ["b1"], "b1": ["a1", "c1"], "c1": ["b1", "d1"], "d1": ["c1"]}
    pieces = {"hero": Piece("ann", "a1"), "foe": Piece("bob", "d1")}
    decks = {"ann": ["hero", "hero"], "bob": ["foe", "foe"]}
    return arena, Tiny(joined, pieces, {"ann": ["hero"], "bob": []}, decks, stones={"s": "a1"})


def marsh() -> tuple[Arena, Tiny]:
    """Two rows with a wall and a swamp; a hero who carries a stone, and a full area in his way."""
    options = {"kinds": {("a1", "b1"): "wall"}, "capacities": {"c2": 1}, "zones": [["a1"], ["c1"]]}
    arena = Arena("... .m.", options=options).add("hero", "ann", "a1", movement=3).add("friend", "ann", "c2")
    arena.add("foe", "bob", "b1").stone(carrier="hero")
    arena.hold("ann", "hero").deck("ann", "friend").hold("bob", "foe").deck("bob", "foe")
    joined = {
        "a1": ["b1", "a2"],
        "b1": ["a1", "c1", "b2"],
        "c1": ["b1", "c2"],
        "a2": ["a1", "b2"],
        "b2": ["a2", "b1", "c2"],
        "c2": ["c1", "b2"],
    }
    pieces = {"hero": Piece("ann", "a1", 3, stone="s"), "friend": Piece("ann", "c2"), "foe": Piece("bob", "b1")}
    position = Tiny(joined, pieces, {"ann": ["hero"], "bob": ["foe"]}, {"ann": ["friend"], "bob": ["foe"]})
    position.closed = frozenset([frozenset(("a1", "b1"))])
    position.swamps, position.room = frozenset(["b2"]), {"c2": 1}
    return arena, position


def shrine() -> tuple[Arena, Tiny]:
    """A god among stones, a friend who carries one, and a hero who waits to be deployed."""
    options = {"zones": [["a1", "a2"], ["c1", "c2"]], "capacities": {"a2": 1}}
    arena = Arena("... ...", options=options).add("zeus", "ann", "b1", "god", movement=1)
    arena.add("friend", "ann", "b1").add("late", "ann", None).add("foe", "bob", "c2")
    arena.stone("b1").stone(carrier="friend").hold("ann", "zeus", "late").deck("ann", "friend")
    arena.hold("bob", "foe").deck("bob", "foe")
    joined = {
        "a1": ["b1", "a2"],
        "b1": ["a1", "c1", "b2"],
        "c1": ["b1", "c2"],
        "a2": ["a1", "b2"],
        "b2": ["a2", "b1", "c2"],
        "c2": ["c1", "b2"],
    }
    pieces = {
        "zeus": Piece("ann", "b1", 1, god=True),
        "friend": Piece("ann", "b1", stone="t"),
        "late": Piece("ann", None, zone=("a1", "a2")),
        "foe": Piece("bob", "c2"),
    }
    hands, decks = {"ann": ["zeus", "late"], "bob": ["foe"]}, {"ann": ["friend"], "bob": ["foe"]}
    return arena, Tiny(joined, pieces, hands, decks, stones={"s": "b1"}, room={"a2": 1})


@pytest.mark.parametrize(("scene", "two", "three"), [(corridor, 13, 44), (marsh, 14, 69), (shrine, 18, 80)])
def test_the_rules_and_a_naive_count_agree(scene, two, three):
    arena, position = scene()
    assert (counted(arena, 2), counted(arena, 3)) == (count(position, 2), count(position, 3)) == (two, three)

"""Prices of links: a planner goes by the numbers it is handed, and by no others."""

from __future__ import annotations

import pytest

from terrain.planning.field.links import BOUND_SLACK_PAS
from terrain.planning.move_rules import Band, MoveRules, Price
from tests import given
from tests.terrain.planning_specimens import FREE, ON_FOOT, kinds, rules, setting

WEST, EAST = (3.8, 6.2, 0.0), (8.2, 6.2, 0.0)
"""On either side of a wall that ends in the north."""


@pytest.fixture(scope="module")
def wall():
    return setting(given.box(1.5, 8, 3, at=(6, 4)))


def climber(price, allowance_pas=20.0):
    """Somebody who climbs whatever that costs, drops for nothing and walks."""
    return MoveRules(allowance_pas, climb=(Band(4.0, price=price),), drop=(Band(4.0, price=FREE),))


def test_a_wall_is_climbed_when_that_is_cheaper_than_the_way_round(wall):
    found = wall.route(WEST, EAST, climber(Price()))
    assert "climb" in kinds(found)
    assert found.cost_pas < wall.route(WEST, EAST, ON_FOOT).cost_pas


@pytest.mark.parametrize("price", [Price(per_pas=2.0), Price(per_pas=1.0, fixed_pas=3.0)], ids=["twice", "at once"])
def test_a_wall_that_is_dearer_to_climb_is_gone_round(wall, price):
    found = wall.route(WEST, EAST, climber(price))
    assert kinds(found) == ["walk"]
    assert found.cost_pas == pytest.approx(wall.route(WEST, EAST, ON_FOOT).cost_pas)


def test_a_dearer_climb_is_out_of_reach_with_the_same_allowance(wall):
    """The top lies 1.2 pas and a climb of 3 away."""
    cheap, dear = (wall.reach(WEST, climber(price, 5.0)) for price in (Price(), Price(2.0)))
    assert cheap.places_pas[:, 2].max() == pytest.approx(3.0)
    assert dear.places_pas[:, 2].max() == pytest.approx(0.0)


LEGS = {
    "jump": ((4.5, 6.0, 2.0), (8.5, 6.0, 2.0)),
    "leap": ((8.5, 2.0, 0.0), (8.5, 4.5, 2.0)),
    "climb": ((8.5, 2.0, 0.0), (8.5, 4.5, 2.0)),
    "descend": ((8.5, 4.5, 2.0), (8.5, 2.5, 0.0)),
    "drop": ((8.5, 4.5, 2.0), (8.5, 2.5, 0.0)),
    "ladder": ((3.0, 2.0, 0.0), (3.0, 5.0, 2.0)),
    "rope": ((3.0, 10.0, 0.0), (3.0, 7.0, 2.0)),
}


@pytest.fixture(scope="module")
def yard():
    """Two roofs 3 pas apart, one of them with a ladder and a rope."""
    return setting(
        given.box(4, 4, 2, at=(3, 6)),
        given.box(4, 4, 2, at=(10, 6), name="far"),
        given.box(0.4, 0.1, 2, at=(3, 3.95), kind="ladder", name="ladder"),
        given.box(0.4, 0.1, 2, at=(3, 8.05), kind="rope", name="rope"),
        size=(14.0, 12.0),
    )


@pytest.mark.parametrize("kind", LEGS)
def test_a_leg_takes_the_price_that_its_kind_was_given(yard, kind):
    """Twice as much for each pas, and a quarter at once: in routes and on maps."""
    start, goal = LEGS[kind]
    taken = {
        price: yard.route(start, goal, MoveRules(30.0, **{kind: (Band(20.0, price=price),)}))
        for price in (Price(), Price(2.0, 0.25))
    }
    plain, dear = taken.values()
    (leg,) = (leg for leg in plain.legs if leg.kind == kind)
    assert dear.cost_pas == pytest.approx(plain.cost_pas + leg.length_pas + 0.25)
    found = yard.reach(start, MoveRules(30.0, **{kind: (Band(20.0, price=Price(2.0, 0.25)),)}))
    assert found.costs_pas[found.row_near(goal)] == pytest.approx(dear.cost_pas, abs=0.3)


def test_a_jump_that_rises_pays_for_its_rise_besides():
    higher = setting(given.box(4, 4, 2, at=(3, 6)), given.box(4, 4, 3, at=(9, 6), name="higher"))
    plain, dear = (
        higher.route((4.5, 6.0, 2.0), (8.0, 6.0, 3.0), MoveRules(9.0, jump=(Band(6.0),), jump_rise=(band,)))
        for band in (Band(2.0), Band(2.0, price=Price(3.0)))
    )
    assert dear.cost_pas == pytest.approx(plain.cost_pas + 2.0)


def test_what_is_not_handed_in_is_not_done(yard):
    for start, goal in LEGS.values():
        assert yard.route(start, goal, MoveRules(30.0)) is None


def test_a_ladder_longer_than_any_that_may_be_used_is_none(yard):
    start, goal = LEGS["ladder"]
    assert yard.route(start, goal, MoveRules(30.0, ladder=(Band(2.0),))) is not None
    assert yard.route(start, goal, MoveRules(30.0, ladder=(Band(2.0 - 2 * BOUND_SLACK_PAS),))) is None


def test_the_sure_price_is_the_one_that_was_handed_in(wall):
    """For three times the height and a half nobody fails."""
    sure = (Band(4.0, 0.5, sure_price=Price(3.0, 0.5)),)
    plan = rules(20.0, leap=(), jump=(), climb=sure)
    shortest, safest = (wall.route(WEST, (6.0, 6.2, 3.0), plan, prefer=prefer) for prefer in ("shortest", "safest"))
    assert (shortest.chance, safest.chance) == (0.5, 1.0)
    assert safest.cost_pas == pytest.approx(shortest.cost_pas + 2 * 3.0 + 0.5, abs=0.05)

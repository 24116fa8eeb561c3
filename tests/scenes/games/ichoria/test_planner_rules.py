"""The planner and the judge of paths count the same: a number of the book that changes, changes for both."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from scenes.games.ichoria.moves.planner_ground import plan_ground
from scenes.games.ichoria.moves.planner_rules import as_legs, link_reach, plan_rules
from scenes.games.ichoria.moves.ruling import judge_legs
from scenes.table.scene import Area
from skirmish.ichoria.book import numbers
from skirmish.ichoria.path.legs import Crouch, Stand
from skirmish.ichoria.path.profile import Athlete
from terrain.planning.paths import route
from tests import given

SIZE = (14.0, 12.0)
YARD = (
    given.box(4.0, 4.0, 2.0, at=(3.0, 6.0), name="west roof"),
    given.box(4.0, 4.0, 2.0, at=(10.0, 6.0), name="east roof"),
    given.box(0.4, 0.1, 2.0, at=(3.0, 3.95), kind="ladder", name="ladder"),
    given.box(0.4, 0.1, 2.0, at=(3.0, 8.05), kind="rope", name="rope"),
)
"""Two roofs 2 pas high and 3 apart, one of them with a ladder and a rope."""

HIGHER = (given.box(4.0, 4.0, 2.0, at=(3.0, 6.0)), given.box(4.0, 4.0, 3.0, at=(9.0, 6.0), name="higher"))
BEAM = (given.box(1.5, 12.0, 3.0, at=(6.0, 6.0, 0.6), name="beam"),)
MARSH = Area("difficult", ((4.0, 0.0), (5.5, 0.0), (5.5, 12.0), (4.0, 12.0)), None)
FLIGHTS = ("jump", "jump_rise", "leap", "climb", "descend", "drop", "ladder", "rope")

LEGS = {
    "jump": (YARD, ("jump",), (4.5, 6.0, 2.0), (8.5, 6.0, 2.0)),
    "jump and leap": (HIGHER, ("jump", "jump_rise"), (4.5, 6.0, 2.0), (8.0, 6.0, 3.0)),
    "leap": (YARD, ("leap",), (8.5, 2.0), (8.5, 4.5, 2.0)),
    "climb": (YARD, ("climb",), (8.5, 2.0), (8.5, 4.5, 2.0)),
    "descend": (YARD, ("descend",), (8.5, 4.5, 2.0), (8.5, 2.5, 0.0)),
    "drop": (YARD, ("drop",), (8.5, 4.5, 2.0), (8.5, 2.5, 0.0)),
    "ladder": (YARD, ("ladder",), (3.0, 2.5), (3.0, 5.0, 2.0)),
    "rope": (YARD, ("rope",), (3.0, 9.5), (3.0, 7.0, 2.0)),
    "marsh": ((), (), (3.0, 6.0), (6.5, 6.0, 0.0)),
}
"""For each kind of leg a table, what may be used there, a start and a goal."""


def say(monkeypatch, name, value):
    """Change a number as its one line in the book would: modules that import it copy it."""
    assert hasattr(numbers, name)
    for module in list(sys.modules.values()):
        games = module.__name__.startswith(("skirmish.ichoria", "scenes.games.ichoria"))
        if games and name in vars(module):
            monkeypatch.setattr(module, name, value)


def planned_and_judged(case):
    """A route by nothing but a kind of leg, as the planner counts it and as the judge does."""
    pieces, used, start, goal = LEGS[case]
    scene = replace(given.scene(*pieces, size=SIZE, davios=start), areas=(MARSH,) if case == "marsh" else ())
    figure = scene.figure("davios")
    ground = plan_ground(scene, figure, hurry=True, athletisme=None, progress=None)
    rules = plan_rules(ground.prowess.athlete, ground.allowance_pas(), hurry=True)
    rules = replace(rules, **{flight: () for flight in FLIGHTS if flight not in used})

    def judge(legs):
        return judge_legs(scene, figure, as_legs(legs), hurry=True).judgement

    def refused(legs):
        judged = judge(legs)
        return None if judged.legal else int(judged.verdict.facts["leg"])

    way = route(ground.field, ground.landscape, ground.start, goal, rules, validate=refused)
    return way, judge(way.legs)


@pytest.mark.rule("ICH-JUMP-12", "ICH-LEAP-11", "ICH-CLIMB-02", "ICH-LADDER-01", "ICH-LADDER-02", "ICH-FALL-08")
@pytest.mark.parametrize(
    ("case", "number", "value", "more_pas"),
    [
        ("jump", "JUMP_COST", 1.5, 1.5),
        ("jump and leap", "JUMP_COST", 1.5, 1.0),
        ("jump and leap", "LEAP_COST", 1.5, 0.5),
        ("leap", "LEAP_COST", 2.0, 2.0),
        ("climb", "CLIMB_COST", 2.0, 2.0),
        ("descend", "CLIMB_COST", 2.0, 2.0),
        ("drop", "FALL_COST", 0.5, 1.0),
        ("ladder", "LADDER_COST", 1.5, 1.0),
        ("rope", "LADDER_COST", 1.5, 2.0),
        ("rope", "DIFFICULT_FACTOR", 2.5, 1.0),
        ("marsh", "DIFFICULT_FACTOR", 2.5, 0.75),
    ],
)
def test_a_cost_that_changes_in_the_book_changes_for_planner_and_judge(monkeypatch, case, number, value, more_pas):
    before, judged_before = planned_and_judged(case)
    say(monkeypatch, number, value)
    after, judged_after = planned_and_judged(case)
    assert after.cost_pas - before.cost_pas == pytest.approx(more_pas, abs=0.02)
    assert judged_after.cost_pas - judged_before.cost_pas == pytest.approx(more_pas, abs=0.02)
    # Beside a ladder or rope the planner also counts the steps to its ends.
    beside = before.cost_pas - judged_before.cost_pas
    assert beside == pytest.approx(0.0, abs=0.02) or case in ("ladder", "rope")


@pytest.mark.rule("ICH-CROUCH-01", "ICH-CROUCH-02")
@pytest.mark.parametrize(("kind", "number"), [("crouch", "CROUCH_COST_PAS"), ("stand", "STAND_COST_PAS")])
def test_a_posture_costs_planner_and_judge_what_the_book_says(monkeypatch, kind, number):
    """The planner goes below a beam; the judge sees somebody crouch and stand up again."""
    say(monkeypatch, number, 0.75)
    scene = given.scene(*BEAM, size=SIZE, davios=(4.0, 6.0))
    figure = scene.figure("davios")
    ground = plan_ground(scene, figure, hurry=True, athletisme=None, progress=None)
    rules = plan_rules(ground.prowess.athlete, 9.0, hurry=True)
    rules = replace(rules, **dict.fromkeys(FLIGHTS, ()))
    way = route(ground.field, ground.landscape, ground.start, (8.0, 6.0, 0.0), rules)
    judged = judge_legs(scene, figure, (Crouch(), Stand()), hurry=True).judgement
    assert [leg.cost_pas for leg in way.legs if leg.kind == kind] == [0.75]
    assert [leg.cost_pas for leg in judged.legs if leg.leg.kind == kind] == [0.75]


@pytest.mark.rule("ICH-JUMP-03", "ICH-LEAP-03", "ICH-FALL-02")
@pytest.mark.parametrize(
    ("case", "number"), [("jump", "FREE_JUMP_PAS"), ("leap", "FREE_LEAP_PAS"), ("drop", "SAFE_FALL_PAS")]
)
def test_a_bound_that_changes_in_the_book_asks_planner_and_judge_for_a_roll(monkeypatch, case, number):
    before, judged_before = planned_and_judged(case)
    say(monkeypatch, number, 1.0)
    after, judged_after = planned_and_judged(case)
    assert (before.chance, float(judged_before.chance)) == (1.0, 1.0)
    assert after.chance == pytest.approx(float(judged_after.chance))
    assert after.chance < 1.0


def test_links_are_looked_for_as_far_as_the_book_lets_anybody_jump(monkeypatch):
    assert link_reach() == (9.0, 6.0, 12.0)
    say(monkeypatch, "HEROIC_JUMP_PAS", 7.0)
    assert link_reach().jump_pas == 7.0
    assert max(band.up_to_pas for band in plan_rules(Athlete(3), 9.0, hurry=True).jump) == 7.0


@pytest.mark.rule("ICH-CLIMB-05", "ICH-FALL-06", "ICH-FALL-07")
def test_a_failed_climb_goes_on_at_the_cost_of_difficult_ground_and_a_bad_landing_hurts(monkeypatch):
    say(monkeypatch, "DIFFICULT_FACTOR", 3.0)
    rules = plan_rules(Athlete(3), 6.0, hurry=False)
    (climb,) = rules.climb
    assert (climb.price.of(2.0), climb.sure_price.of(2.0)) == (2.0, 6.0)
    # Athlétisme 3 lands badly on a 4 for 1D3, and on a 5 for 2D3; a 6 is even.
    assert rules.drop[-1].harm == pytest.approx((2 * 2.0 + 1 * 4.0) / 6)

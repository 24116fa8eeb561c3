"""Laws that hold for every path on every drawn town, legal or not."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skirmish.ichoria import LegError, make_leg
from tests.skirmish.drawn_landscape import Box, DrawnLandscape, Patch
from tests.skirmish.moves import enemy, judge
from tests.skirmish.tables import drawn, meshed

LONG = 30.0
KINDS = ("walk", "walk", "jump", "jump", "leap", "climb", "descend", "drop", "swim", "dive")


@st.composite
def streets(draw):
    """Houses along a street, west to east, with lanes between them; everything happens along its middle.

    Lanes are wider than a base, and so are houses, but for thin walls that stand by themselves.
    """
    boxes, west, lane = [], 1.0, 1.5
    while west < LONG - 8.0:
        wide = draw(st.sampled_from([0.25, 1.25, 2.0, 3.0, 4.0] if lane else [1.25, 2.0, 3.0, 4.0]))
        top = draw(st.sampled_from([0.5, 2.0, 3.0, 3.0, 4.5, 6.5]))
        boxes.append(Box(west, 0.0, west + wide, 8.0, top, name=f"house {len(boxes)}"))
        lane = draw(st.sampled_from([0.0, 1.5, 2.5, 3.5, 7.0] if wide > 1.0 else [1.5, 2.5, 3.5, 7.0]))
        west += wide + lane
    return boxes


@st.composite
def moves(draw):
    boxes = draw(streets())
    rims = [x for b in boxes for x in (b.x0, b.x1, (b.x0 + b.x1) / 2, b.x0 - 0.5, b.x1 + 0.5, b.x1 + 2.25)]
    spots = st.sampled_from(rims).map(lambda x: (x, 4.0))
    start = draw(spots)
    near = st.sampled_from([x for x in rims if 0.0 < abs(x - start[0]) <= 9.0] or rims).map(lambda x: (x, 4.0))
    going = st.builds(make_leg, st.sampled_from(KINDS), near)
    posture = st.builds(make_leg, st.sampled_from(("crouch", "stand")))
    return {
        "boxes": boxes,
        "start": start,
        "path": [draw(going), *draw(st.lists(st.one_of(going, going, posture), max_size=2))],
        "hurry": draw(st.booleans()),
        "athletisme": draw(st.integers(1, 6)),
        "foes": [(x, y + draw(st.sampled_from([1.4, 1.5]))) for x, y in draw(st.lists(spots, max_size=1))],
    }


def judged_on(move, *, mirror=False):
    """The judgement of a move on its town, or on the same town with west and east exchanged; None for bad input."""
    flip = (lambda x: LONG - x) if mirror else (lambda x: x)
    boxes = [Box(min(flip(b.x0), flip(b.x1)), b.y0, max(flip(b.x0), flip(b.x1)), b.y1, b.top) for b in move["boxes"]]
    path = [leg if leg.to is None else type(leg)((flip(leg.to[0]), *leg.to[1:])) for leg in move["path"]]
    marsh, pond = (sorted((flip(6.1), flip(9.3))), sorted((flip(10.1), flip(12.3))))
    patches = [Patch("difficult", marsh[0], 0, marsh[1], 8), Patch("deep_water", pond[0], 0, pond[1], 8)]
    watchers = [enemy(f"foe {n}", flip(x), y) for n, (x, y) in enumerate(move["foes"])]
    town = DrawnLandscape(*boxes, size=(LONG, 8.0), patches=patches)
    start = (flip(move["start"][0]), move["start"][1])
    try:
        return judge(
            town, start, path, hurry=move["hurry"], athletisme=move["athletisme"], watchers=watchers, size=(LONG, 8.0)
        )
    except LegError:
        return None


@settings(max_examples=60, deadline=None)
@given(moves())
def test_a_judgement_hangs_together(move):
    judged = judged_on(move)
    if judged is None:
        return
    assert judged.legal == judged.verdict.allowed == (judged.verdict.reason == "allowed")
    assert judged.cost_pas == pytest.approx(sum(leg.cost_pas for leg in judged.legs))
    assert judged.cost_pas <= judged.allowance_pas + 1e-3
    assert all(here.end == there.start for here, there in zip(judged.legs, judged.legs[1:], strict=False))
    assert 0 <= judged.chance <= 1
    assert judged.chance.denominator <= 6 ** len(judged.rolls) * 6 ** len(judged.legs)
    assert judged.legal or (judged.chance == 0 and judged.verdict.rule and judged.verdict.place)
    order = [(trigger.leg, trigger.along_pas) for trigger in judged.triggers]
    assert order == sorted(order)


@settings(max_examples=50, deadline=None)
@given(moves())
def test_what_a_leg_costs_is_never_less_than_what_it_covers_but_for_falls(move):
    judged = judged_on(move)
    for leg in judged.legs if judged else ():
        assert leg.cost_pas >= leg.length_pas - 1e-9 or leg.leg.kind in {"crouch", "stand"}
        rolled = [roll for roll in leg.rolls if roll.purpose not in {"landing", "swim"}]
        assert (
            bool(rolled) == (leg.failure is not None)
            or leg.leg.kind in {"walk", "swim", "leave"}
            or leg.inseparable_with
        )


@settings(max_examples=40, deadline=None)
@given(moves())
def test_west_and_east_are_alike(move):
    one, other = judged_on(move), judged_on(move, mirror=True)
    assert (one is None) == (other is None)
    if one is not None:
        assert (one.verdict.reason, one.verdict.rule) == (other.verdict.reason, other.verdict.rule)
        assert one.cost_pas == pytest.approx(other.cost_pas, abs=1e-5)
        assert one.chance == other.chance
        assert one.end == pytest.approx((LONG - other.end[0], *other.end[1:]), abs=1e-5)


@settings(max_examples=25, deadline=None)
@given(moves(), st.integers(1, 5))
def test_more_athletisme_never_makes_a_path_less_likely(move, less):
    weak, strong = judged_on({**move, "athletisme": less}), judged_on({**move, "athletisme": less + 1})
    if weak is not None:
        assert weak.chance <= strong.chance or any(roll.heroic or roll.purpose == "swim" for roll in weak.rolls)
        assert isinstance(weak.chance, Fraction)


@settings(max_examples=30, deadline=None)
@given(moves())
def test_real_meshes_of_the_same_street_are_judged_like_the_drawing(move):
    """Two tables that share no code; a figure that leans on a wall may set out on the one and not on the other."""
    watchers = [enemy(f"foe {n}", x, y) for n, (x, y) in enumerate(move["foes"])]
    more = {"hurry": move["hurry"], "athletisme": move["athletisme"], "watchers": watchers}
    try:
        naive, real = (
            judge(make(*move["boxes"], marsh=(6.1, 0, 9.3, 9)), move["start"], move["path"], **more)
            for make in (drawn, meshed)
        )
    except LegError:
        return
    assert naive.legal == real.legal
    if naive.legal:
        assert real.cost_pas == pytest.approx(naive.cost_pas, abs=2e-3)
        assert real.end == pytest.approx(naive.end, abs=5e-3)
        assert real.chance == naive.chance

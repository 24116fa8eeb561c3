"""On foot: walking, swimming, crawling, off an edge, off the table (chapters MOV, SWIM and CROUCH)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import DEEP_WATER, allowance, cost, fall_cost, is_difficult
from skirmish.ichoria.book.numbers import CROUCH_COST_PAS, STAND_COST_PAS
from skirmish.ichoria.path.falls import fall_off
from skirmish.ichoria.path.judgement import Failure, JudgedLeg
from skirmish.ichoria.path.legs import Crouch, Drop, Leave, LegError, Stand, Swim, Walk
from skirmish.ichoria.path.rolls import swim_roll
from skirmish.ichoria.table.measures import SNAP_PAS, at_most, between, onward, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Goal, Leg
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import Roll
    from terrain.movement import Place, Spot, Stretch
    from terrain.movement import Walk as Walked


def walk(going: Going, leg: Walk | Swim) -> Going:
    """Straight over the ground, slopes and steps included (ICH-MOV-03, ICH-MOV-13, ICH-MOV-17).

    Where balance is lost it falls (ICH-MOV-10), and goes on from where it landed. In deep water it swims, whatever the
    leg is called.
    """
    way = going.towards(leg.to)
    steps = going.landscape.walk(going.mover, going.at, spot(leg.to))
    while steps.stop is not None and steps.stop.reason == "edge":
        fall = fall_off(going, steps.stop.at, way, "lost_balance")
        if fall.height_pas <= SNAP_PAS:
            raise going.refused_by(steps.stop)
        going = tread(going, leg, steps, fall)
        if going.left_table or not going.is_ahead(leg.to, way):
            return going.reaching(leg.to)
        steps = going.landscape.walk(going.mover, going.at, spot(leg.to))
    going = tread(going, leg, steps)
    if steps.stop is not None:
        raise going.refused_by(steps.stop)
    return going.reaching(leg.to)


def tread(going: Going, leg: Leg, steps: Walked, fall: Fall | None = None) -> Going:
    """What a walk costs, the one swimming roll when it first gets wet, and the fall that it ends with."""
    costs = [_stretch_cost(going, stretch) for stretch in steps.stretches]
    wet = [stretch for stretch in steps.stretches if DEEP_WATER in stretch.kinds]
    rolls, failure, partial = _swimming(going, wet, costs, steps)
    judged = JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing if fall else steps.end,
        steps.length_pas,
        sum(costs),
        difficult=any(_is_difficult(going, stretch) for stretch in steps.stretches),
        water_pas=sum(stretch.length_pas for stretch in wet if not _is_difficult(going, stretch)),
        rolls=(*rolls, *((fall.roll,) if fall and fall.roll else ())),
        failure=failure,
        partial=partial,
        fall=fall,
        rules=_rules(going, wet, fall),
        way=(going.at, *(stretch.end for stretch in steps.stretches), steps.end),
    )
    rule = "ICH-MOV-02" if going.hurry else "ICH-MOV-01"
    going = going.after(judged, rule=rule, where=_where_it_ends(going, steps.stretches, costs))
    return replace(going, left_table=True) if fall and fall.onto == "off_table" else going


def _is_difficult(going: Going, stretch: Stretch) -> bool:
    slow = bool(going.slow_water) and DEEP_WATER in stretch.kinds  # ICH-SWIM-03
    return slow or is_difficult(stretch.kinds, crouched=going.crouched)


def _stretch_cost(going: Going, stretch: Stretch) -> float:
    return cost(stretch.length_pas, difficult=_is_difficult(going, stretch))


def _swimming(
    going: Going, wet: list[Stretch], costs: list[float], steps: Walked
) -> tuple[tuple[Roll, ...], Failure | None, Failure | None]:
    """One roll when a figure first moves in deep water; it holds for the rest of the move (ICH-SWIM-01)."""
    if not wet or going.has_swum:
        return (), None, None
    shore = steps.stretches.index(wet[0])
    spent = sum(costs[:shore])
    doubled = sum(cost(stretch.length_pas, difficult=True) for stretch in wet)
    dry = sum(of for of, stretch in zip(costs, steps.stretches, strict=True) if stretch not in wet)
    failure = Failure("turn_over", wet[0].start, spent, ("ICH-SWIM-04", "ICH-SWIM-05"))
    partial = Failure("slower", steps.end, dry + doubled, ("ICH-SWIM-03",))
    return (swim_roll(going.figure.athletisme, hurry=going.hurry),), failure, partial


def _rules(going: Going, wet: list[Stretch], fall: Fall | None) -> tuple[str, ...]:
    rules = ["ICH-MOV-03"]
    rules += ["ICH-SWIM-06" if going.hurry else "ICH-SWIM-01"] if wet else []
    rules += ["ICH-CROUCH-03"] if going.crouched else []
    rules += ["ICH-MOV-10", "ICH-FALL-08", "ICH-FALL-09"] if fall else []
    return tuple(rules)


def _where_it_ends(going: Going, stretches: tuple[Stretch, ...], costs: list[float]) -> Place:
    """The place at which the allowance is used up."""
    left = going.left_pas
    for stretch, takes in zip(stretches, costs, strict=True):
        if takes > left:
            return between(stretch.start, stretch.end, max(0.0, left / takes))
        left -= takes
    return going.at


def walk_on(going: Going, to: Goal, way: Spot) -> Going:
    """From where a figure has settled on to the goal of its leg, when that lies farther ahead.

    The goal must be on what it reached: another edge in between is another leg.
    """
    if not going.is_ahead(to, way) or going.left_table:
        return going.reaching(to)
    steps = going.landscape.walk(going.mover, going.at, spot(to))
    going = tread(going, Walk(spot(to)), steps)
    if steps.stop is not None:
        raise going.refused_by(steps.stop)
    return going.reaching(to)


def to_edge(going: Going, to: Goal, otherwise: str, rule: str) -> Going:
    """To the edge that lies in a direction: the last place in balance (ICH-MOV-09, ICH-MOV-10)."""
    steps = going.landscape.walk(going.mover, going.at, spot(to))
    if steps.stop is None or steps.stop.reason in ("wall", "steep"):
        raise going.refused(otherwise, rule, steps.end)
    if steps.stop.reason != "edge":
        raise going.refused_by(steps.stop)
    return going if steps.length_pas <= SNAP_PAS else tread(going, Walk(spot(steps.end)), steps)


def drop(going: Going, leg: Drop) -> Going:
    """Off an edge by choice: an ordinary fall (ICH-FALL-12)."""
    way = going.heading if leg.to is None else going.towards(leg.to)
    if way is None:
        raise LegError(f"leg {going.offered + 1} of the path: nothing says which way to drop; write 'drop 3,4'")
    going = to_edge(going, leg.to or onward(going.at, way, going.figure.base_diameter_pas), "no_edge", "ICH-FALL-12")
    fall = fall_off(going, going.at, way, "chosen")
    judged = JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing,
        length_pas=0.0,
        cost_pas=fall_cost(fall.height_pas),
        rolls=(fall.roll,) if fall.roll else (),
        fall=fall,
        rules=("ICH-FALL-12", "ICH-FALL-08"),
    )
    going = replace(going.after(judged), left_table=fall.onto == "off_table")
    return going if leg.to is None or len(leg.to) == 2 else going.reaching(leg.to)


def crouch(going: Going, leg: Crouch) -> Going:
    """Down, for 1 pas that difficult ground does not double (ICH-CROUCH-01, ICH-CROUCH-03)."""
    if going.crouched:
        raise going.refused("already_crouched", "ICH-CROUCH-01")
    return replace(going.after(_in_place(going, leg, CROUCH_COST_PAS, "ICH-CROUCH-01")), crouched=True)


def stand(going: Going, leg: Stand) -> Going:
    """Up, for 1 pas, where there is headroom (ICH-CROUCH-02)."""
    if not going.crouched:
        raise going.refused("already_standing", "ICH-CROUCH-02")
    headroom = going.landscape.headroom(going.mover, going.at)
    if not at_most(going.figure.height_pas, headroom):
        raise going.refused("no_headroom", "ICH-CROUCH-02", headroom_pas=headroom, needs_pas=going.figure.height_pas)
    return replace(going.after(_in_place(going, leg, STAND_COST_PAS, "ICH-CROUCH-02")), crouched=False)


def _in_place(going: Going, leg: Crouch | Stand, cost_pas: float, rule: str) -> JudgedLeg:
    return JudgedLeg(leg, going.offered, going.at, going.at, 0.0, cost_pas, rules=(rule,))


def leave(going: Going, leg: Leave) -> Going:
    """Off the table, over any edge; it is gone when the centre of its base crosses the rim (ICH-MOV-14)."""
    to = leg.to or _nearest_rim(going)
    steps = going.landscape.walk(going.mover, going.at, spot(to))
    going = tread(going, leg, steps)
    if steps.stop is None:
        raise going.refused("still_on_table", "ICH-MOV-14")
    if steps.stop.reason != "off_table":
        raise going.refused_by(steps.stop)
    return replace(going, left_table=True)


def _nearest_rim(going: Going) -> Spot:
    """A spot beyond the nearest edge of the table, as far as the figure could ever get."""
    if going.size_pas is None:
        raise LegError(f"leg {going.offered + 1} of the path: nothing says where the table ends; write 'leave 0,4'")
    (x, y, _), (wide, deep) = going.at, going.size_pas
    beyond = allowance(going.figure, hurry=True, charging=True)
    ways = [(x, (-1.0, 0.0)), (wide - x, (1.0, 0.0)), (y, (0.0, -1.0)), (deep - y, (0.0, 1.0))]
    nearest, way = min(ways)
    return onward(going.at, way, nearest + beyond)

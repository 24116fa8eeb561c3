"""Walls, ladders and ropes: climbs up and down without falling (chapters CLIMB and LADDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import climb_cost, line_cost
from skirmish.ichoria.path.chapters.walks import to_edge, walk_on
from skirmish.ichoria.path.chapters.walls import check_figures, must_be_free, reach_wall, top_of
from skirmish.ichoria.path.falls import fall_off
from skirmish.ichoria.path.judgement import Failure, JudgedLeg, rolled
from skirmish.ichoria.path.rolls import climb_roll, descent_roll
from skirmish.ichoria.table.measures import at_most, more_than, raised, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Climb, Descend, Ladder, Rope
    from skirmish.ichoria.path.progress import Going
    from terrain.movement import Place, Spot, Wall


def climb(going: Going, leg: Climb) -> Going:
    """Up a wall that is no higher than the move, all of it at once (ICH-CLIMB-01, ICH-CLIMB-02)."""
    must_climb(going)
    way = going.towards(leg.to)
    going, wall = reach_wall(going, leg.to, "ICH-CLIMB-01")
    check_height(going, wall.height_pas)
    end, fall = top_of(going, wall)  # ICH-CLIMB-03
    check_figures(going, (going.at, raised(going.at, end[2])))
    going = going.after(_climbed(going, leg, wall.height_pas, end, fall), rule="ICH-CLIMB-02")
    return walk_on(going, leg.to, way)


def must_climb(going: Going) -> None:
    """Animals climb nothing."""
    if not going.figure.climbs:
        raise going.refused("cannot_climb", "ability/animal_de_garde")


def check_height(going: Going, height_pas: float) -> None:
    """More than 6 pas need hurrying, and no figure climbs more than 9 (ICH-CLIMB-01, ICH-CLIMB-09)."""
    if more_than(height_pas, going.allowance_pas):
        rule = "ICH-CLIMB-09" if going.hurry else "ICH-CLIMB-01"
        raise going.refused("wall_too_high", rule, height_pas=height_pas, most_pas=going.allowance_pas)


def _climbed(going: Going, leg: Climb, height_pas: float, end: Place, fall: Fall | None) -> JudgedLeg:
    """Athlétisme+1, or Athlétisme when hurrying, for the height of the wall (ICH-CLIMB-04, ICH-CLIMB-06)."""
    roll = climb_roll(going.figure.athletisme, hurry=going.hurry)
    return JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing if fall else end,
        height_pas,
        climb_cost(height_pas, difficult=going.crouched),
        difficult=going.crouched,
        rolls=rolled(roll, fall),
        failure=_climbs_slowly(going, height_pas, end),
        fall=fall,
        rules=("ICH-CLIMB-01", "ICH-CLIMB-03", "ICH-FALL-11" if fall else "ICH-MOV-16"),
        way=(going.at, raised(going.at, end[2]), end),
        in_flight=True,
    )


def _climbs_slowly(going: Going, height_pas: float, end: Place) -> Failure:
    """A failed climb makes the wall difficult; a figure without twice its height left stays below (ICH-CLIMB-05)."""
    doubled = climb_cost(height_pas, difficult=True)
    if at_most(doubled, going.left_pas):
        return Failure("slower", end, doubled, ("ICH-CLIMB-05", "ICH-MOV-08"))
    return Failure("stays", going.at, climb_cost(height_pas, difficult=False), ("ICH-CLIMB-05", "ICH-CLIMB-09"))


def descend(going: Going, leg: Descend) -> Going:
    """Down a wall without falling, by the rules for the way up (ICH-CLIMB-07)."""
    must_climb(going)
    way = going.towards(leg.to)
    going = to_edge(going, leg.to, "no_edge", "ICH-CLIMB-07")
    wall = going.landscape.drop(going.mover, going.at, spot(leg.to))
    if wall is None:
        raise going.refused("no_wall", "ICH-CLIMB-07")
    must_be_free(going, wall, "ICH-CLIMB-07")
    check_height(going, wall.height_pas)
    going = going.after(_descended(going, leg, wall, way), rule="ICH-CLIMB-02")
    return walk_on(going, leg.to, way)


def _descended(going: Going, leg: Descend, wall: Wall, way: Spot) -> JudgedLeg:
    """A failure is a fall from the top (ICH-CLIMB-08); the attempt is spent, as it is on the way up (ICH-CLIMB-05)."""
    fall = fall_off(going, going.at, way, "failed_descent")
    takes = climb_cost(wall.height_pas, difficult=going.crouched)
    return JudgedLeg(
        leg,
        going.offered,
        going.at,
        wall.foot,
        wall.height_pas,
        takes,
        difficult=going.crouched,
        rolls=(descent_roll(going.figure.athletisme, hurry=going.hurry),),
        failure=Failure("falls", fall.landing, takes, ("ICH-CLIMB-08",), fall),
        rules=("ICH-CLIMB-07",),
        way=(going.at, raised(wall.foot, going.at[2]), wall.foot),
        in_flight=True,
    )


def ladder(going: Going, leg: Ladder | Rope) -> Going:
    """Up or down a ladder or a rope, all of it at once and without a roll (ICH-LADDER-01 to ICH-LADDER-03)."""
    must_climb(going)
    rule = "ICH-LADDER-01" if leg.kind == "ladder" else "ICH-LADDER-02"
    end = going.landscape.footing(going.mover, spot(leg.to), below_pas=leg.to[-1]).place
    line = going.landscape.line(going.mover, going.at, end)
    if line is None or line.kind != leg.kind:
        raise going.refused(f"no_{leg.kind}", rule, name=line.name if line else None)
    check_figures(going, (going.at, raised(going.at, end[2])))
    is_rope = leg.kind == "rope"
    judged = JudgedLeg(
        leg,
        going.offered,
        going.at,
        end,
        line.length_pas,
        line_cost(line.length_pas, is_rope=is_rope, crouched=going.crouched),
        difficult=is_rope or going.crouched,
        rules=(rule, "ICH-LADDER-03"),
        way=(going.at, raised(going.at, end[2]), end),
        in_flight=True,
    )
    return going.after(judged, rule="ICH-LADDER-03").reaching(leg.to)

"""Finds the point of its way where a figure takes its second action, and checks whether it may (ICH-ACT-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.actions import mechanisms
from skirmish.ichoria.actions import shots as shooting
from skirmish.ichoria.actions import throws as throwing
from skirmish.ichoria.actions.second_actions import second_verdict
from skirmish.ichoria.gods import ichor
from skirmish.ichoria.move.follow.journey import in_fall, just_left, point_at
from skirmish.ichoria.move.mover import Stride, athlete_of, judge, supposing
from skirmish.ichoria.move.plans import onward_legs
from skirmish.ichoria.path.way import Piece, Point, course
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.table.measures import SNAP_PAS, more_than
from skirmish.kernel import Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.move.plans import Plan
    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.state.skirmish import Skirmish


def plan_verdict(game: Skirmish, name: str, plan: Plan, stride: Stride, hurrying: Verdict) -> Verdict:
    """Whether a figure may go a way, as fast as it wants to, and do on it what it wants to."""
    if plan.hurry and not hurrying:
        return hurrying
    if plan.hurry and plan.action is not None:
        return _no(game, name, "hurry_is_the_action", "ICH-ACT-07")
    if not onward_legs(plan.legs):
        return _no(game, name, "goes_nowhere", "ICH-MOV-03")
    judged = judge(game, name, plan.legs, stride)
    if not judged.legal or plan.action is None:
        return judged.verdict
    return _action_verdict(game, name, plan, judge(game, name, onward_legs(plan.legs), stride))


def _action_verdict(game: Skirmish, name: str, plan: Plan, judged: Judgement) -> Verdict:
    """Whether the second action is possible at the point it is announced for, as far as that is known before."""
    assert plan.action is not None
    point = action_point(game, name, plan, judged)
    pieces = pieces_of(game, name, judged)
    if more_than(plan.at_pas or 0.0, way_pas(pieces)):
        return _no(game, name, "beyond_the_way", "ICH-ACT-05")
    if plan.fallen_pas is not None and judged.legs[point.leg].fall is None:
        return _no(game, name, "no_fall", "ICH-SHOOT-08")
    there = supposing(game, name, point.place, crouched=crouched_at(game, name, pieces, point))
    if is_in_air(judged, pieces, point, plan) and plan.action.do != "shoot":
        return Verdict(False, "in_the_air", "ICH-SHOOT-08", point.place, {"figure": name})
    return at(_at_point(there, name, plan), point)


def _at_point(there: Skirmish, name: str, plan: Plan) -> Verdict:
    """The verdict of the action itself, where it would be taken."""
    action = plan.action
    assert action is not None
    activation = there.state.activation
    if action.do != "shoot" or activation is None or not activation.second_left:
        verdict = second_verdict(there, name, action.do)
        if verdict and action.do == "harvest" and action.on is not None:
            return ichor.harvest_verdict(there, name, action.on)
        if verdict and action.do == "retrieve" and action.on is not None:
            return throwing.retrieval_verdict(there, name, action.on)
        if verdict and action.do == "work" and action.on is not None:
            return mechanisms.mechanism_verdict(there, name, action.on)
        return verdict
    if action.on not in there.state.figures or action.weapon not in there.book.weapons:
        return Verdict(False, "no_such_target_or_weapon", "ICH-SHOOT-01", facts={"target": action.on})
    return shooting.shot_verdict(there, name, str(action.on), str(action.weapon))


def action_point(game: Skirmish, name: str, plan: Plan, judged: Judgement) -> Point:
    """ICH-ACT-05: the exact point of the way that was announced for the second action."""
    pieces = pieces_of(game, name, judged)
    along = plan.at_pas
    if along is None and plan.action is not None and plan.action.do == "harvest":
        touched = (one for one in judged.triggers if one.kind == "fragment" and plan.action.on in (None, one.who))
        along = next((one.along_pas for one in touched), None)
    if along is None and (plan.fallen_pas is not None or starts_by_parting(game, name, plan)):
        along = 0.0
    point = point_at(pieces, way_pas(pieces) if along is None else along)
    if plan.fallen_pas is None:
        return point
    falls = (number for number, leg in enumerate(judged.legs) if leg.fall is not None and number >= point.leg)
    return in_fall(judged, next(falls, point.leg), plan.fallen_pas, point.along_pas)


def starts_by_parting(game: Skirmish, name: str, plan: Plan) -> bool:
    """Whether a plan begins with a disengagement from the enemies that hold the figure (ICH-DIS-01)."""
    parts = plan.action is not None and plan.action.do == "disengage"
    return parts and not plan.at_pas and bool(held_by(game, name))


def held_by(game: Skirmish, name: str) -> tuple[str, ...]:
    """The enemies that keep a figure from moving: those it is engaged with and has not just left (ICH-ENG-04)."""
    left = just_left(game, name)
    return tuple(enemy for enemy in engaged_with(game, name) if enemy not in left)


def pieces_of(game: Skirmish, name: str, judged: Judgement) -> tuple[Piece, ...]:
    """The way of a judged path from where a figure stands."""
    place = game.figure(name).place
    assert place is not None
    return course(athlete_of(game, name), place, judged.legs)


def way_pas(pieces: tuple[Piece, ...]) -> float:
    """How long a way is, as the figure goes."""
    return max(piece.along_pas + piece.length_pas for piece in pieces)


def is_in_air(judged: Judgement, pieces: tuple[Piece, ...], point: Point, plan: Plan | None = None) -> bool:
    """Whether a point is in the middle of a flight or a fall, where no figure can be stopped."""
    if plan is not None and plan.fallen_pas is not None:
        return True
    if not judged.legs or not judged.legs[point.leg].in_flight:
        return False
    of_leg = [piece for piece in pieces if piece.leg == point.leg and piece.length_pas > 0.0]
    start, end = of_leg[0].along_pas, of_leg[-1].along_pas + of_leg[-1].length_pas
    return start + SNAP_PAS < point.along_pas < end - SNAP_PAS


def crouched_at(game: Skirmish, name: str, pieces: tuple[Piece, ...], point: Point) -> bool:
    """Its posture at a point of its way."""
    there = next((piece for piece in pieces if piece.leg == point.leg), pieces[-1])
    return there.mover.height_pas < game.card(name).height_pas


def at(verdict: Verdict, point: Point) -> Verdict:
    """A no that says where, if it does not say so already."""
    if verdict or verdict.place is not None:
        return verdict
    return Verdict(verdict.allowed, verdict.reason, verdict.rule, point.place, verdict.facts)


def _no(game: Skirmish, name: str, reason: str, rule: str) -> Verdict:
    return Verdict(False, reason, rule, game.figure(name).place, {"figure": name})

"""Judges a path: whether a figure may go this way, at what cost, with which rolls, and what a failure does.

A path is a sequence of legs. One allowance serves them all (ICH-MOV-11), and they may be chained freely (ICH-COMBO-01):
each is judged from where the one before it ended. Each kind of leg is judged by a module of its own:

    chapters/walks      on foot, swimming, crawling, off an edge, off the table     MOV, SWIM, CROUCH, FALL-12
    chapters/jumps      over a void                                                 JUMP
    chapters/leaps      straight up                                                 LEAP
    chapters/combined   over a void and up                                          COMBO
    chapters/climbs     walls, ladders and ropes                                    CLIMB, LADDER
    chapters/dives      down on an enemy                                            DIVE
    falls               what all of them may end with                               FALL
    chapters/contacts   where the move has to stop                                  ENG
"""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from skirmish.ichoria.book.move_allowance import DEEP_WATER, allowance
from skirmish.ichoria.book.numbers import CONTACT_PAS
from skirmish.ichoria.path.chances import chance
from skirmish.ichoria.path.chapters.climbs import climb, descend, ladder
from skirmish.ichoria.path.chapters.combined import jump_and_leap
from skirmish.ichoria.path.chapters.contacts import engaged_from_the_start, engagements, stopped
from skirmish.ichoria.path.chapters.dives import dive
from skirmish.ichoria.path.chapters.jumps import ends_over_void, jump
from skirmish.ichoria.path.chapters.leaps import leap
from skirmish.ichoria.path.chapters.walks import crouch, drop, leave, stand, walk
from skirmish.ichoria.path.judgement import Judgement
from skirmish.ichoria.path.legs import (
    Climb,
    Crouch,
    Descend,
    Dive,
    Drop,
    From,
    Jump,
    Ladder,
    Leap,
    Leave,
    LegError,
    Rope,
    Stand,
    Swim,
    Walk,
)
from skirmish.ichoria.path.progress import Going, Refused
from skirmish.ichoria.path.triggers import triggers
from skirmish.ichoria.path.way import course
from skirmish.ichoria.table.measures import apart
from skirmish.kernel import YES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.path.triggers import Watcher
    from skirmish.ichoria.table.landscape import Landscape
    from terrain.movement import Place
    from terrain.scenery import Obstacle

IMPOSSIBLE = Fraction(0)

RULES: Final[Mapping[type[Leg], Callable[[Going, Any], Going]]] = {
    Walk: walk,
    Swim: walk,
    Crouch: crouch,
    Stand: stand,
    Leave: leave,
    Drop: drop,
    Jump: jump,
    Leap: leap,
    Climb: climb,
    Descend: descend,
    Ladder: ladder,
    Rope: ladder,
    Dive: dive,
}
"""The rule for each kind of leg."""


def judge_path(
    landscape: Landscape,
    figure: Athlete,
    start: Place,
    legs: Sequence[Leg],
    *,
    hurry: bool,
    watchers: Sequence[Watcher] = (),
    fragments: Sequence[Obstacle] = (),
    size_pas: tuple[float, float] | None = None,
    spent_pas: float = 0.0,
    slow_water: bool | None = None,
) -> Judgement:
    """Judge a path from where a figure stands.

    Whether it hurries is said before the first roll, and goes for the whole move (ICH-MOV-12). A figure that moves
    faster to engage (ICH-MOV-15) gets the longer move when its path needs it and ends by engaging. Of a move that is
    taken up again, `spent_pas` says what was spent of it before, and `slow_water` what its swimming roll made of the
    water: None when there was none so far (ICH-SWIM-01).
    """
    allowed = allowance(figure, hurry=hurry) - spent_pas
    going = Going(landscape, figure, hurry, allowed, start, figure.crouched, tuple(watchers), size_pas, slow_water)
    _check_start(going)
    onward = _check_goals(going, legs)
    judged = _judge(going, onward, fragments)
    if judged.verdict.reason in ("too_far", "wall_too_high") and figure.charge_pas is not None:
        faster = replace(going, allowance_pas=allowance(figure, hurry=hurry, charging=True) - spent_pas)
        charge = _judge(faster, onward, fragments)
        if charge.legal and any(trigger.kind == "engages" for trigger in charge.triggers):
            return charge
    return judged


def _check_start(going: Going) -> None:
    """A figure that stands nowhere cannot be moved."""
    x, y, z = going.at
    if not all(math.isfinite(number) for number in going.at):
        raise LegError(f"the figure's place has a number that is not finite: {x:g},{y:g},{z:g}")
    if not going.landscape.balanced(going.mover, going.at):
        raise LegError(f"the figure stands nowhere: less than half its base is held up at {x:g},{y:g} (height {z:g})")
    piece = going.landscape.footing(going.mover, (x, y), below_pas=z).inside
    if piece is not None:
        raise LegError(f"the figure stands inside {piece} at {x:g},{y:g} (height {z:g})")


def _check_goals(going: Going, legs: Sequence[Leg]) -> tuple[Leg, ...]:
    """The legs to be judged: the path starts where the figure stands, and no goal is off the table."""
    first, rest = (legs[0], tuple(legs[1:])) if legs and isinstance(legs[0], From) else (None, tuple(legs))
    if first is not None and (apart(first.to, going.at) > CONTACT_PAS or _is_elsewhere(first, going)):
        here, there = (",".join(f"{number:g}" for number in place) for place in (going.at, first.to))
        raise LegError(f"the path starts at {there}, but the figure stands at {here}")
    for number, leg in enumerate(rest, len(legs) - len(rest) + 1):
        if isinstance(leg, From):
            raise LegError(f"leg {number} of the path: 'from' can only be the first")
        if not isinstance(leg, Leave) and leg.to is not None and _is_off(leg.to, going.size_pas):
            raise LegError(f"leg {number} of the path: {leg.to[0]:g},{leg.to[1]:g} is off the table")
    return rest


def _is_elsewhere(first: From, going: Going) -> bool:
    return len(first.to) == 3 and abs(first.to[2] - going.at[2]) > CONTACT_PAS


def _is_off(to: tuple[float, ...], size_pas: tuple[float, float] | None) -> bool:
    return size_pas is not None and not (0.0 <= to[0] <= size_pas[0] and 0.0 <= to[1] <= size_pas[1])


def _judge(going: Going, legs: tuple[Leg, ...], fragments: Sequence[Obstacle]) -> Judgement:
    """Leg by leg as far as the rules allow, then what the way wakes; an enemy on the way may stop it earlier."""
    start = going
    try:
        going, verdict = _go(_free_to_move(going, legs), legs), YES
    except Refused as refusal:
        going, verdict = refusal.going, refusal.verdict
    pieces = course(start.figure, start.at, going.legs)
    found = engagements(going.landscape, pieces, going.watchers) if going.legs else ()
    woken = triggers(going.landscape, pieces, going.watchers, fragments, found)
    stop = stopped(pieces, found, going.legs, goes_on=not verdict)
    if stop is not None:
        verdict, point = stop
        woken = tuple(trigger for trigger in woken if (trigger.leg, trigger.along_pas) <= (point.leg, point.along_pas))
    return Judgement(
        verdict.allowed,
        verdict,
        going.spent_pas,
        going.allowance_pas,
        going.legs,
        tuple(roll for leg in going.legs for roll in leg.rolls),
        woken,
        going.at,
        going.crouched,
        going.left_table,
        DEEP_WATER in going.landscape.kinds_at(going.at),
        chance(going.legs, going.allowance_pas) if verdict else IMPOSSIBLE,
    )


def _free_to_move(going: Going, legs: tuple[Leg, ...]) -> Going:
    """An engaged figure cannot leave by moving (ICH-ENG-03, ICH-ENG-04), but may stay (ICH-ENG-05, ICH-ACT-02)."""
    holder = engaged_from_the_start(going.landscape, going.mover, going.at, going.watchers) if legs else None
    if holder is not None:
        raise going.refused("engaged_already", "ICH-ENG-04", name=holder.name)
    return going


def _go(going: Going, legs: tuple[Leg, ...]) -> Going:
    """One leg after the other; a jump that ends over a void is one flight with the leap that follows it."""
    number = 0
    while number < len(legs):
        leg, following = legs[number], legs[number + 1] if number + 1 < len(legs) else None
        going = replace(going, offered=number)
        if isinstance(leg, Jump) and isinstance(following, Leap) and ends_over_void(going, leg):
            going, number = jump_and_leap(going, leg, following), number + 2  # ICH-COMBO-04
        else:
            going, number = _take(going, leg), number + 1  # ICH-COMBO-09
    return going


def _take(going: Going, leg: Leg) -> Going:
    """What a leg means by its kind; a figure that has left takes no further part (ICH-MOV-14)."""
    if going.left_table:
        raise going.refused("left_table", "ICH-MOV-14")
    return RULES[type(leg)](going, leg)

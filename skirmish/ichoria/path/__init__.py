"""Judges paths: whether a figure may go a way, at what cost, with which rolls and risks.

judge       judges a path leg by leg; the entry point
chapters    one module per kind of leg
legs        legs, and the text in which players write them
profile     the figure that moves
progress    a move being judged; rules take one and return the next
judgement   the answer: judged legs, failures, verdict
rolls       rolls of Athlétisme, and the chance of every grade
falls       falls and landings
triggers    what a move triggers on its way, in order
way         the geometry of a path as straight pieces
chances     the chance that a whole path succeeds
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall, fall_from
    from skirmish.ichoria.path.judge import judge_path
    from skirmish.ichoria.path.judgement import Failure, JudgedLeg, Judgement
    from skirmish.ichoria.path.legs import Leg, LegError, Stand, make_leg, read_legs, write_legs
    from skirmish.ichoria.path.profile import HEIGHT_PAS, Athlete, ProfileError, athlete
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import (
        Grade,
        Roll,
        climb_roll,
        descent_roll,
        jump_roll,
        landing_roll,
        leap_roll,
        outcomes,
        swim_roll,
    )
    from skirmish.ichoria.path.triggers import Trigger, Watcher

__all__ = [
    "HEIGHT_PAS",
    "Athlete",
    "Failure",
    "Fall",
    "Going",
    "Grade",
    "JudgedLeg",
    "Judgement",
    "Leg",
    "LegError",
    "ProfileError",
    "Roll",
    "Stand",
    "Trigger",
    "Watcher",
    "athlete",
    "climb_roll",
    "descent_roll",
    "fall_from",
    "judge_path",
    "jump_roll",
    "landing_roll",
    "leap_roll",
    "make_leg",
    "outcomes",
    "read_legs",
    "swim_roll",
    "write_legs",
]
__getattr__ = door(__name__, __file__)

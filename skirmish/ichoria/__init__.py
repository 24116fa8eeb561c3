"""Ichoria: the rules of movement, as a book one could check them against.

Ask     `judge_path` (movement.py): a path, judged leg by leg on any `Landscape`
Offer   `Athlete` and `athlete` (who moves), `read_legs` and `write_legs` (the path), `Watcher` (who looks on)
Get     `Judgement` of `JudgedLeg`s: cost, `Roll`s, `Failure`s and `Fall`s, `Trigger`s in order, a `Verdict`
Under   numbers, measures, allowance, rolls, outcomes; a chapter each: walking, jumping, leaping, combining, climbing,
        diving, falls, engaging

Turn    `play_turns` (turn.py) and `activate` (activation.py) with second_actions; `move` (moving.py): plans, points and
        strolls; then travelling: journey, treading, flying, landing, remainder; charging, alert, openings, approaches
Fight   `fight` (melee.py) with armour, damage, difficulty, separating, multiple, opportunity and disengaging; `shoot`
        (shooting.py) with throwing and effroi; under them characteristics, arms and rolling; `odds` says the chances

It reads no file and knows no mesh: who has a table passes a landscape, who has a profile passes a mapping.
"""

from skirmish.ichoria.path.falls import Fall
from skirmish.ichoria.path.judge import judge_path
from skirmish.ichoria.path.judgement import DiveCharge, Failure, JudgedLeg, Judgement
from skirmish.ichoria.path.legs import KINDS, Leg, LegError, make_leg, read_legs, write_legs
from skirmish.ichoria.path.outcomes import Outcome, outcomes
from skirmish.ichoria.path.profile import Athlete, ProfileError, athlete
from skirmish.ichoria.path.rolls import Grade, Roll
from skirmish.ichoria.path.triggers import Trigger
from skirmish.ichoria.path.watchers import Watcher
from skirmish.ichoria.table.landscape import Landscape
from skirmish.kernel.verdicts import Verdict

__all__ = [
    "KINDS",
    "Athlete",
    "DiveCharge",
    "Failure",
    "Fall",
    "Grade",
    "JudgedLeg",
    "Judgement",
    "Landscape",
    "Leg",
    "LegError",
    "Outcome",
    "ProfileError",
    "Roll",
    "Trigger",
    "Verdict",
    "Watcher",
    "athlete",
    "judge_path",
    "make_leg",
    "outcomes",
    "read_legs",
    "write_legs",
]

"""Ichoria: the rules of a skirmish in continuous space, written so that they can be checked against the book.

It reads no file and knows no mesh: callers pass a `Landscape` or `Tabletop` for the table, and mappings for profiles.
`judge_path` is the public judge of a move: `Athlete`, legs and `Watcher`s in, a `Judgement` with costs, `Roll`s,
`Failure`s, `Fall`s, `Trigger`s and a `Verdict` out.

book      profile cards, weapons, bands, campaign, and the numbers of the rules
course    the course of a game: setup, deployment, turns, activations, end
actions   second actions: melee, shots, powers, disengagement, and their odds
move      the move action: plans, alert reactions, charges
path      judges a path leg by leg: costs, rolls, falls, triggers
figure    characteristics, armour, damage, difficulty and dice of one figure
gods      faith, divine interventions, Ichor and frenzy
state     the frozen state, its events, and the object that rules are passed
table     what the rules ask of a table: sight, distances, ground, zones
bots      the hunter, a bot
kit       the entry in the library of games
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.kit import KIT, IchoriaRules, codec, rules_of
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.judge import judge_path
    from skirmish.ichoria.path.judgement import DiveCharge, Failure, JudgedLeg, Judgement
    from skirmish.ichoria.path.legs import KINDS, Leg, LegError, make_leg, read_legs, write_legs
    from skirmish.ichoria.path.profile import Athlete, ProfileError, athlete
    from skirmish.ichoria.path.rolls import Grade, Outcome, Roll, outcomes
    from skirmish.ichoria.path.triggers import Trigger, Watcher
    from skirmish.ichoria.table.landscape import Landscape

__all__ = [
    "KINDS",
    "KIT",
    "Athlete",
    "DiveCharge",
    "Failure",
    "Fall",
    "Grade",
    "IchoriaRules",
    "JudgedLeg",
    "Judgement",
    "Landscape",
    "Leg",
    "LegError",
    "Outcome",
    "ProfileError",
    "Roll",
    "Trigger",
    "Watcher",
    "athlete",
    "codec",
    "judge_path",
    "make_leg",
    "outcomes",
    "read_legs",
    "rules_of",
    "write_legs",
]
__getattr__ = door(__name__, __file__)

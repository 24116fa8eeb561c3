"""The kernel: what every game is played with, and which knows no game.

Match               a game being played: what it waits for, answers, undo, views; `Pending` is a decision that waits
Decision, Choice    what a player is asked; `Verdict` says whether an answer may be given, and why not
SeededDice          dice from a seed; `TypedDice` are rolled on the table, `GivenDice` are named beforehand
Bot, play_out       programs that play; `RandomBot` takes any legal answer
write_record        a match as text; `read_record` reads it, `replay` plays and verifies it
seen_by             what one viewer may know; `SPECTATOR` and `REFEREE` are viewers without a side
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.kernel.bots import Bot, BotError, RandomBot, play_out
    from skirmish.kernel.decisions import Choice, Decision
    from skirmish.kernel.dice import Chance, GivenDice, SeededDice, TypedDice, fresh_seed
    from skirmish.kernel.events import Ended, Event
    from skirmish.kernel.match import Match, Pending
    from skirmish.kernel.record import Record, RecordError, read_record, write_record
    from skirmish.kernel.replays import Replayed, replay, resume
    from skirmish.kernel.verdicts import Verdict
    from skirmish.kernel.views import REFEREE, SPECTATOR, seen_by

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "Bot",
    "BotError",
    "Chance",
    "Choice",
    "Decision",
    "Ended",
    "Event",
    "GivenDice",
    "Match",
    "Pending",
    "RandomBot",
    "Record",
    "RecordError",
    "Replayed",
    "SeededDice",
    "TypedDice",
    "Verdict",
    "fresh_seed",
    "play_out",
    "read_record",
    "replay",
    "resume",
    "seen_by",
    "write_record",
]

__getattr__ = door(__name__, __file__)

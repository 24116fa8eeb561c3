"""Drives any game from decision to decision; knows no game.

game        a game from the side of its rules: they ask, roll and emit events
match       a game from the side of its players: pending decisions, answers, undo, views
decisions   what a player is asked; checks and suggests answers
events      what happened; only events change the state
verdicts    yes, or no with reason, rule and place
dice        chance: seeded, given or typed; the only source of randomness
views       hides secrets from viewers; encodes and decodes values as JSON
values      finds the value classes of a game and builds its codec
record      writes and parses the record of a game, one sealed line per answer
replays     plays a record again, to resume or to verify it
bots        what all bots share: candidates, opinions, looking ahead, reasons
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.kernel.bots.bot import Adviser, Bot, BotError, RandomBot, next_seat, play_out
    from skirmish.kernel.bots.lookahead import Lookahead
    from skirmish.kernel.bots.thinker import Advice, Candidate, Thinker, advice_of, only, weighed
    from skirmish.kernel.decisions import Answer, Choice, Decision, EnterDie, inner
    from skirmish.kernel.dice import (
        Chance,
        Dice,
        GivenDice,
        Origin,
        SeededDice,
        TypedDice,
        commitment_to,
        fresh_seed,
    )
    from skirmish.kernel.events import Ended, Event, TookBack
    from skirmish.kernel.game import Game, Rules
    from skirmish.kernel.match import CHANCE, RESIGN, UNDO, Match, Pending
    from skirmish.kernel.record import Record, RecordError, Writer, dice_of, read_record, write_record
    from skirmish.kernel.replays import Replayed, replay, resume
    from skirmish.kernel.values import codec_of
    from skirmish.kernel.verdicts import YES, Fact, Verdict
    from skirmish.kernel.views import (
        INNER,
        REFEREE,
        RESERVED,
        SPECTATOR,
        Codec,
        Hidden,
        Json,
        Role,
        Viewer,
        encode,
        hidden,
        is_reserved,
        seen_by,
    )

__all__ = [
    "CHANCE",
    "INNER",
    "REFEREE",
    "RESERVED",
    "RESIGN",
    "SPECTATOR",
    "UNDO",
    "YES",
    "Advice",
    "Adviser",
    "Answer",
    "Bot",
    "BotError",
    "Candidate",
    "Chance",
    "Choice",
    "Codec",
    "Decision",
    "Dice",
    "Ended",
    "EnterDie",
    "Event",
    "Fact",
    "Game",
    "GivenDice",
    "Hidden",
    "Json",
    "Lookahead",
    "Match",
    "Origin",
    "Pending",
    "RandomBot",
    "Record",
    "RecordError",
    "Replayed",
    "Role",
    "Rules",
    "SeededDice",
    "Thinker",
    "TookBack",
    "TypedDice",
    "Verdict",
    "Viewer",
    "Writer",
    "advice_of",
    "codec_of",
    "commitment_to",
    "dice_of",
    "encode",
    "fresh_seed",
    "hidden",
    "inner",
    "is_reserved",
    "next_seat",
    "only",
    "play_out",
    "read_record",
    "replay",
    "resume",
    "seen_by",
    "weighed",
    "write_record",
]
__getattr__ = door(__name__, __file__)

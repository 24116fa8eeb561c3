"""Sentences of Ichoria: events, decisions, options and refusals.

bands   bands, gods, Ichor, set-up and the end of a game
moves   turns, activations and moves
fights  fights, shots and their dice
names   names of weapons and abilities; facts made of several parts
readings   rules that the book leaves open, and how they may be read
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import together
from scenes.words.story.ichoria import bands, fights, moves, names, readings

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = together(bands.EVENTS, fights.EVENTS, moves.EVENTS)

DECISIONS = together(bands.DECISIONS, fights.DECISIONS, moves.DECISIONS)

OPTIONS = together(readings.OPTIONS, names.OPTIONS, bands.OPTIONS, fights.OPTIONS, moves.OPTIONS)

REASONS = together(bands.REASONS, fights.REASONS, moves.REASONS)

RULES: Mapping[str, tuple[str, ...]] = {**bands.RULES, **fights.RULES, **moves.RULES}
"""The rules that each kind of decision rests on."""

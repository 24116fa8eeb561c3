"""Sentences of Mythic Battles: events, decisions, options and refusals.

setup   set-up: boards, zones, recruiting, troops
turns   turns, cards, moves and stones
fights  attacks, dice, wounds and powers
names   names of units, powers, talents, terrains and areas
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import together
from scenes.words.story.mythic import fights, names, setup, turns

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = together(setup.EVENTS, turns.EVENTS, fights.EVENTS)

DECISIONS = together(setup.DECISIONS, turns.DECISIONS, fights.DECISIONS)

OPTIONS = together(names.OPTIONS, setup.OPTIONS, turns.OPTIONS, fights.OPTIONS)

REASONS = together(setup.REASONS, turns.REASONS, fights.REASONS)

RULES: Mapping[str, tuple[str, ...]] = {**setup.RULES, **turns.RULES, **fights.RULES}
"""The rules that each kind of decision rests on."""

"""Narrates games in French and English: events, decisions, answers and refusals.

teller    fills sentences with the facts of events, decisions and refusals
kernel    the sentences that all games share: dice, secrets, undo, the end
ichoria/  the sentences of Ichoria
mythic/   the sentences of Mythic Battles

All sentences are made from documents as one viewer may see them, so the narration reveals nothing hidden.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.words.story.teller import Story, rules_of, story

__all__ = [
    "Story",
    "rules_of",
    "story",
]
__getattr__ = door(__name__, __file__)

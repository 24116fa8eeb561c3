"""Sentences about fights, shots and their dice in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/ichoria/fights", "events")

DECISIONS = sentences("story/ichoria/fights", "decisions")

OPTIONS = sentences("story/ichoria/fights", "options")

REASONS = sentences("story/ichoria/fights", "reasons")

RULES: Mapping[str, tuple[str, ...]] = {
    "EnterDie": ("ICH-DICE-01",),
    "ChooseWeapon": ("ICH-MEL-09",),
    "ChooseEnemy": ("ICH-MULTI-06",),
    "SplitIntoGroups": ("ICH-MULTI-02", "ICH-MULTI-03", "ICH-MULTI-04"),
    "AnnounceOccultism": ("ICH-DICE-15",),
    "TurnDie": ("ICH-DICE-15",),
    "RollAgain": ("ICH-DICE-15",),
}

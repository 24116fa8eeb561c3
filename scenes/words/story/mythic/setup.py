"""Sentences about the set-up of a game of Mythic Battles: boards, zones, recruiting, troops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/mythic/setup", "events")

DECISIONS = sentences("story/mythic/setup", "decisions")

OPTIONS = sentences("story/mythic/setup", "options")

REASONS = sentences("story/mythic/setup", "reasons")

RULES: Mapping[str, tuple[str, ...]] = {
    "ChooseBoard": ("MYT-SETUP-02", "MYT-SETUP-03"),
    "ChooseSide": ("MYT-SETUP-04", "MYT-SETUP-06"),
    "Recruit": ("MYT-RECRUIT-01", "MYT-RECRUIT-05", "MYT-RECRUIT-07", "MYT-RECRUIT-09"),
    "BuildArmy": ("MYT-RECRUIT-13", "MYT-RECRUIT-14", "MYT-RECRUIT-08"),
    "PlaceTroop": ("MYT-TABLE-04", "MYT-TABLE-05"),
}

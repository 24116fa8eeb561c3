"""How a game of Mythic Battles is told: what happened, what is asked, what can be answered, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.sayings import mythic_fights as fights

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.tongue import Sentences

EVENTS: Sentences = {**fights.EVENTS}

DECISIONS: Sentences = {**fights.DECISIONS}

OPTIONS: Sentences = {**fights.OPTIONS}

REASONS: Sentences = {**fights.REASONS}

RULES: Mapping[str, tuple[str, ...]] = {**fights.RULES}
"""The rules that each kind of decision rests on."""

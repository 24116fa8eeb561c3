"""How a game of Mythic Battles is told: what happened, what is asked, what can be answered, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.sayings import mythic_fights as fights
from scenes.sayings import mythic_names as names
from scenes.sayings import mythic_setup as setup
from scenes.sayings import mythic_turns as turns

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.tongue import Sentences

EVENTS: Sentences = {**setup.EVENTS, **turns.EVENTS, **fights.EVENTS}

DECISIONS: Sentences = {**setup.DECISIONS, **turns.DECISIONS, **fights.DECISIONS}

OPTIONS: Sentences = {**names.OPTIONS, **setup.OPTIONS, **turns.OPTIONS, **fights.OPTIONS}

REASONS: Sentences = {**setup.REASONS, **turns.REASONS, **fights.REASONS}

RULES: Mapping[str, tuple[str, ...]] = {**setup.RULES, **turns.RULES, **fights.RULES}
"""The rules that each kind of decision rests on."""

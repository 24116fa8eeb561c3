"""How a game of Ichoria is told: what happened, what is asked, what can be answered, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.sayings import ichoria_bands as bands
from scenes.sayings import ichoria_fights as fights

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.tongue import Sentences

EVENTS: Sentences = {**bands.EVENTS, **fights.EVENTS}

DECISIONS: Sentences = {**bands.DECISIONS, **fights.DECISIONS}

OPTIONS: Sentences = {**bands.OPTIONS, **fights.OPTIONS}

REASONS: Sentences = {**bands.REASONS, **fights.REASONS}

RULES: Mapping[str, tuple[str, ...]] = {**bands.RULES, **fights.RULES}
"""The rules that each kind of decision rests on."""

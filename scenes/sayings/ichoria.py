"""How a game of Ichoria is told: what happened, what is asked, what can be answered, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.tongue import Sentences

EVENTS: Sentences = {}

DECISIONS: Sentences = {}

OPTIONS: Sentences = {}

REASONS: Sentences = {}

RULES: Mapping[str, tuple[str, ...]] = {}
"""The rules that each kind of decision rests on."""

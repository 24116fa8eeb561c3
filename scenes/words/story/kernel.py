"""Sentences that every game shares: dice, secrets, answers taken back, the end, and refusals that belong to no game."""

from __future__ import annotations

from scenes.words.sentence_files import sentences

EVENTS = sentences("story/kernel", "events")

DECISIONS = sentences("story/kernel", "decisions")

OPTIONS = sentences("story/kernel", "options")

REASONS = sentences("story/kernel", "reasons")

REFUSALS = sentences("story/kernel", "refusals")

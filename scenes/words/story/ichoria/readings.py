"""Sentences for the rules that the book leaves open: what each reading of them says."""

from __future__ import annotations

from scenes.words.sentence_files import sentences

OPTIONS = sentences("story/ichoria/readings", "options")
"""By switch and value."""

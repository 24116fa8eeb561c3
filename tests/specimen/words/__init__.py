"""The sentences of Sedge, from a file with a column for each language."""

from pathlib import Path

from scenes.words import sentences_in

FILE = Path(__file__).parent / "sedge.toml"

EVENTS = sentences_in(FILE, "events")
DECISIONS = sentences_in(FILE, "decisions")
OPTIONS = sentences_in(FILE, "options")
REASONS = sentences_in(FILE, "reasons")

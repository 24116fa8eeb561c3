"""Validates the names of models: words that are also good folder names on any machine."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 64
PATTERN = rf"^[a-z0-9][a-z0-9_-]{{0,{LONGEST - 1}}}$"


def is_name(name: str) -> bool:
    """Whether a model may be called so."""
    return re.fullmatch(PATTERN, name) is not None


def name_from(words: str) -> str:
    """The nearest name to some words, such as the name of a file; nothing when they have no letter and no digit."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", words) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9_]+", "-", plain.lower()).strip("-_")[:LONGEST].rstrip("-_")

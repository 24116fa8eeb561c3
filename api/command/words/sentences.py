"""All sentences of the command, and the language in which it answers."""

from __future__ import annotations

import os

from scenes.words import Lang, Tongue, language_in, sentences, together

SENTENCES = together(
    *map(
        sentences,
        (
            "rulings/sight",
            "rulings/moves",
            "command/moves",
            "command/odds",
            "command/rules",
            "command/scenarios",
            "layout/fairness",
            "command/fairness",
            "scan/notes",
            "rulings/boards",
            "command/answers",
            "problems/band_files",
        ),
    )
)


def tongue_for(lang: Lang | None) -> Tongue:
    """The language asked for, else that of the system."""
    return Tongue(lang or language_of_system(), SENTENCES)


def language_of_system() -> Lang:
    """That of the locale, where there are sentences in it; else English."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return language_in(spoken)

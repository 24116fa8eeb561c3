"""Sentences of `pas scenario survey`, `place` and `improve`, in French and English."""

from __future__ import annotations

from scenes.words import Tongue, sentences

SURVEY_WORDS = sentences("command/surveys")


def survey_tongue(tongue: Tongue) -> Tongue:
    """The same language with the words of surveys."""
    return Tongue(tongue.lang, SURVEY_WORDS)

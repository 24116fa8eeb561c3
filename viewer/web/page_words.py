"""The words of the page: those that it says itself, as a script of its own, and those of the rulings it is sent."""

from __future__ import annotations

import json
from dataclasses import asdict

from scenes.words import LANGUAGES, SIGHT_SENTENCES, Lang, Tongue, sentences, together
from viewer.rulings.captions import PICTURE_WORDS

PAGE_SENTENCES = sentences("page/rulings")
SAID = "said.js"
"""The script that is made of sentences; `words.js` fills them."""


def page_tongue(lang: Lang) -> Tongue:
    """One of the languages, with the words of rulings: reasons are those of the command."""
    own = {"undecided": PICTURE_WORDS["undecided"]}
    return Tongue(lang, together(PICTURE_WORDS, SIGHT_SENTENCES, PAGE_SENTENCES, own))


def said_script() -> str:
    """What the page says in every language, and how they write, as a JavaScript module."""
    parts = {
        "LANGUAGES": {lang: asdict(how) for lang, how in LANGUAGES.items()},
        "SENTENCES": dict(sentences("page/page")),
    }
    return "".join(f"export const {name} = {json.dumps(part, ensure_ascii=False)};\n" for name, part in parts.items())

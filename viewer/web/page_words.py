"""Words that the server sends to the page about a ruling, in French and in English.

The words of the page's own buttons are in its scripts.
"""

from __future__ import annotations

from scenes.words import SIGHT_SENTENCES, Lang, Tongue, sentences, together
from viewer.rulings.captions import PICTURE_WORDS

PAGE_SENTENCES = sentences("page/rulings")


def page_tongue(lang: Lang) -> Tongue:
    """One of the two languages, with the words of rulings: reasons are those of the command."""
    return Tongue(
        lang,
        together(PICTURE_WORDS, SIGHT_SENTENCES, PAGE_SENTENCES, {"undecided": PICTURE_WORDS["undecided"]}),
    )

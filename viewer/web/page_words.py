"""Words that the server sends to the page about a ruling, in French and in English.

The words of the page's own buttons are in its scripts.
"""

from __future__ import annotations

from scenes.words import SIGHT_SENTENCES, Lang, Sentences, Tongue
from viewer.rulings.captions import PICTURE_WORDS

PAGE_SENTENCES: Sentences = {
    "page_distance": ("{pas} pas ({cm} cm)", "{pas} pas ({cm} cm)"),
    "page_engaged": ("engagées", "engaged"),
    "page_stopped": ("Arrêté par {shares} des lignes essayées.", "Stopped by {shares} of the lines tried."),
    "page_hidden": ("{share} de {b} hors de vue de {a} : {so}", "{share} of {b} hidden from {a}: {so}"),
    "page_in_cover": ("cible à couvert, +2", "in cover, +2"),
    "page_concealed": ("cible dissimulée, +1", "concealed, +1"),
    "page_open": ("cible à découvert", "in the open"),
    "page_unsure": ("trop juste pour trancher", "too close to settle"),
}


def page_tongue(lang: Lang) -> Tongue:
    """One of the two languages, with the words of rulings: reasons are those of the command."""
    return Tongue(lang, {**PICTURE_WORDS, **SIGHT_SENTENCES, **PAGE_SENTENCES, "undecided": PICTURE_WORDS["undecided"]})

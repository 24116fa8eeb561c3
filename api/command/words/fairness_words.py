"""Sentences of `pas scenario fairness` about its own work; those of verdicts are in `scenes.words.fairness_report`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.layout.fairness import FAIRNESS_SENTENCES

if TYPE_CHECKING:
    from scenes.words import Sentences

FAIRNESS_WORDS: Sentences = {
    **FAIRNESS_SENTENCES,
    "fairness_playing": ("parties", "games"),
    "fairness_each": ("{time} de calcul par partie", "{time} of computing a game"),
    "fairness_took": (
        "{each} ; {fresh} {fresh:partie jouée|parties jouées} en {time} sur {hands} : {pace} par minute",
        "{each}; {fresh} {fresh:game|games} played in {time} on {hands}: {pace} a minute",
    ),
    "fairness_all_kept": (
        "{each} ; toutes les parties étaient connues d’avant",
        "{each}; all games were known from before",
    ),
    "fairness_by_you": ("arrêté", "stopped"),
    "fairness_halted": (
        "{why} ; {games} {games:partie est gardée|parties sont gardées}, la même commande reprend là",
        "{why}; {games} {games:game is|games are} kept, and the same command goes on from there",
    ),
}

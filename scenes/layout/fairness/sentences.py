"""Phrases the fairness of a layout in French and English: the verdict, and the numbers it rests on."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from scenes.layout.fairness.estimates import ALPHA, LOOK_ALPHA
from scenes.words.tongue import FLOAT_DUST

if TYPE_CHECKING:
    from scenes.layout.fairness.estimates import Estimate
    from scenes.layout.fairness.verdict import Fairness
    from scenes.words.tongue import Sentences, Tongue

FAIRNESS_SENTENCES: Sentences = {
    "unfair": (
        "le côté {side} gagne {share} : pas équitable, à 95 %",
        "the {side} side wins {share}: not fair at 95 %",
    ),
    "unfair_of_many": (
        "le côté {side} gagne {share}, et non {even} : pas équitable, à 95 %",
        "the {side} side wins {share}, not {even}: not fair at 95 %",
    ),
    "fair": (
        "équitable : le côté {side} gagne {share} de {games} {games:partie|parties}",
        "fair: the {side} side wins {share} of {games} {games:game|games}",
    ),
    "unsure": (
        (
            "on ne peut encore rien dire : le côté {side} gagne {share} de {games} {games:partie|parties} ; "
            "environ {more} le diraient"
        ),
        "cannot tell yet: the {side} side wins {share} of {games} {games:game|games}; about {more} would tell",
    ),
    "share_give": ("{share} ± {give}", "{share} ± {give}"),
    "mean_within": ("{value} ({low} à {high})", "{value} ({low} to {high})"),
    "fair_side": ("côté", "side"),
    "fair_wins": ("gagne", "wins"),
    "fair_games": ("Parties", "Games"),
    "fair_games_played": (
        "{games}, par {bots} : {seeds} {seeds:graine|graines} à partir de {first}, chacune jouée de chaque côté",
        "{games}, by {bots}: {seeds} {seeds:seed|seeds} from {first} on, each played from every side",
    ),
    "fair_drawn": ("Nulles", "Draws"),
    "fair_drawn_shared": ("{drawn}, partagées entre les côtés", "{drawn}, shared among the sides"),
    "fair_drawn_endless": (
        "{drawn}, partagées entre les côtés ; {endless} sans fin",
        "{drawn}, shared among the sides; {endless} without an end",
    ),
    "fair_bands": ("Bandes", "Bands"),
    "fair_bands_cancel": ("{shares} (chacune de chaque côté)", "{shares} (each from every side)"),
    "fair_length": ("Durée", "Length"),
    "fair_length_of": ("{rounds} tours, {answers} réponses", "{rounds} turns, {answers} answers"),
    "fair_opening": ("Premier à agir", "Acting first"),
    "fair_opening_wins": (
        "gagne {share} ; le côté {side} commence {often} des parties",
        "wins {share}; the {side} side begins {often} of the games",
    ),
    "fair_opening_always": (
        "toujours le côté {side} : rien ne distingue l’un de l’autre",
        "always the {side} side: nothing tells the one from the other",
    ),
    "fair_interval": ("Intervalle", "Interval"),
    "fair_interval_one": (
        "à 95 % ; l’unité est la graine, non la partie",
        "at 95 %; the unit is the seed, not the game",
    ),
    "fair_interval_looks": (
        "à 95 % en tout : un regard après {looks} graines à {look} chacun, le dernier à {last}",
        "at 95 % in all: a look after {looks} seeds at {look} each, the last at {last}",
    ),
    "fair_stopped": (
        "clair après {seeds} {seeds:graine|graines} sur {planned} ; --no-stop joue tout",
        "clear after {seeds} {seeds:seed|seeds} of {planned}; --no-stop plays them all",
    ),
    "fair_stopped_label": ("Arrêt", "Stopped"),
}


def fairness_verdict(found: Fairness, tongue: Tongue) -> str:
    """Whether a layout is fair, in a sentence."""
    side = found.telling
    facts = {"side": side.name, "share": share_words(side.share, tongue), "games": tongue.count(found.games)}
    if found.fair:
        return tongue("fair", **facts)
    if not found.unfair:
        return tongue("unsure", **facts, more=tongue.count(found.games_to_tell))
    if len(found.sides) == 2:
        return tongue("unfair", **facts)
    return tongue("unfair_of_many", **facts, even=tongue.share(found.fair_share))


def share_words(share: Estimate, tongue: Tongue) -> str:
    """A share with what it may be off by, in whole per cent, never less than is known."""
    give = ceil(100 * share.give - FLOAT_DUST)
    return tongue("share_give", share=tongue.share(share.value), give=give)


def mean_words(mean: Estimate, tongue: Tongue) -> str:
    """A mean with the ends of its interval."""
    value, low, high = (tongue.number(number, 1) for number in (mean.value, mean.low, mean.high))
    return tongue("mean_within", value=value, low=low, high=high)


def interval_words(found: Fairness, tongue: Tongue) -> str:
    """What the intervals promise, and what was paid for looking before the end."""
    looks = found.plan.looks[:-1]
    if not looks:
        return tongue("fair_interval_one")
    last = ALPHA - len(looks) * LOOK_ALPHA
    return tongue(
        "fair_interval_looks",
        looks=", ".join(map(str, looks)),
        look=_percent(LOOK_ALPHA, tongue),
        last=_percent(last, tongue),
    )


def _percent(alpha: float, tongue: Tongue) -> str:
    return f"{tongue.number(100 * (1 - alpha), 1)} %"

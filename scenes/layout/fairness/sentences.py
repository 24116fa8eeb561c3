"""Phrases the fairness of a layout in French and English: the verdict, and the numbers it rests on."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from scenes.layout.fairness.estimates import ALPHA, LOOK_ALPHA
from scenes.words.sentence_files import sentences
from scenes.words.tongue import FLOAT_DUST

if TYPE_CHECKING:
    from scenes.layout.fairness.estimates import Estimate
    from scenes.layout.fairness.verdict import Fairness
    from scenes.words.tongue import Tongue

FAIRNESS_SENTENCES = sentences("layout/fairness")


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

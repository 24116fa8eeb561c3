"""Serialises the fairness of a layout as JSON.

Nothing in it depends on where and how fast the games were played: the same plan gives the same document to the last
byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.layout.fairness import ALPHA

if TYPE_CHECKING:
    from scenes.layout.fairness import Estimate, Fairness, Side

DIGITS = 6
"""More would be dust of binary fractions."""


def fairness_document(found: Fairness) -> dict[str, Any]:
    """All figures with their intervals, and the verdict."""
    contest, telling = found.plan.contest, found.telling
    return {
        "scenario": contest.name,
        "game": contest.game,
        "digest": contest.digest,
        "bots": list(contest.bots),
        "seed": found.plan.first_seed,
        "games": found.games,
        "planned": found.plan.games,
        "stopped": found.stopped,
        "looks": list(found.plan.looks),
        "fair": found.fair,
        "judgement": found.judgement,
        "games_to_tell": found.games_to_tell,
        "verdict": {"side": telling.name, **_estimate(telling.share), "even": round(found.fair_share, DIGITS)},
        "level": round(1 - ALPHA, DIGITS),
        "level_of_sides": round(1 - found.alpha, DIGITS),
        "sides": [
            {**_side(side), contest.prize: _estimate(score)}
            for side, score in zip(found.sides, found.scores, strict=True)
        ],
        "bands": [_side(band) for band in found.bands],
        "drawn": found.drawn,
        "endless": found.endless,
        "turns": _estimate(found.rounds),
        "answers": _estimate(found.answers),
        "first": {"acted": found.openings, "share": _estimate(found.opening) if found.opening else None},
    }


def _side(side: Side) -> dict[str, Any]:
    return {"name": side.name, "won": side.won, "share": _estimate(side.share)}


def _estimate(estimate: Estimate) -> dict[str, float]:
    value, low, high = (round(number, DIGITS) for number in (estimate.value, estimate.low, estimate.high))
    return {"value": value, "low": low, "high": high}

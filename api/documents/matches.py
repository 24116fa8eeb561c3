"""Serialises the outcome of a game, and where its dice come from, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skirmish.kernel import Dice, Match, Origin


def dice_document(dice: Dice) -> dict[str, Any]:
    """Where dice come from, as everybody may know it at any time: what was committed to, and nothing of the seed."""
    origin: Origin | None = getattr(dice, "origin", None)
    return {
        "kind": dice.kind,
        "from": origin.source if origin else None,
        "commitment": origin.commitment if origin else None,
        "shares": dict(origin.shares) if origin else {},
    }


def outcome_document(match: Match[Any]) -> dict[str, Any] | None:
    """How a game ended; None while it goes on."""
    ended = match.outcome
    if ended is None:
        return None
    return {"winners": list(ended.winners), "reason": ended.reason, "rule": ended.rule, "score": dict(ended.score)}

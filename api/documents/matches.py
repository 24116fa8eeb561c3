"""Serialises the outcome of a game as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skirmish.kernel import Match


def outcome_document(match: Match[Any]) -> dict[str, Any] | None:
    """How a game ended; None while it goes on."""
    ended = match.outcome
    if ended is None:
        return None
    return {"winners": list(ended.winners), "reason": ended.reason, "rule": ended.rule, "score": dict(ended.score)}

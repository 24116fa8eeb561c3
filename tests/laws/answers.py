"""Asking a setting, and having the answer checked by the reader of certificates, which knows nothing of the search."""

from __future__ import annotations

from terrain.sight.question import sight
from tests.certified import checked_on

BUDGET_MS = 20_000.0
"""So much that the search ends by itself, and a busy machine changes no answer: small tables take some milliseconds."""

DECIDED = ("visible", "blocked")


def ask(setting, **more):
    return sight(setting.table, setting.a, setting.b, **({"others": setting.others, "budget_ms": BUDGET_MS} | more))


def verdict(setting, **more):
    return ask(setting, explain=False, **more).verdict


def checked(setting, found):
    """What the checker says about an answer that comes with proofs."""
    return checked_on(setting.table, setting.a, setting.b, setting.others, found)

"""Suggests the nearest known spelling of a name that does not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name that a slip of the hand most likely turned into this word."""
    wanted = word.casefold()
    slips = sorted((_slips(wanted, name.casefold()), name) for name in known)
    if slips and slips[0][0] <= max(1, len(word) // 3):
        return slips[0][1]
    return None


def suggestion(word: str, known: Iterable[str], *, names: int = 8) -> str:
    """What to say after an unknown name: the nearest one, else a few that exist."""
    known = list(known)
    best = nearest(word, known)
    if best is not None:
        return f"did you mean {best!r}?"
    if not known:
        return "there is none here"
    more = ", …" if len(known) > names else ""
    return f"known: {', '.join(known[:names])}{more}"


def _slips(word: str, name: str) -> int:
    """Letters to add, drop, change or swap with a neighbour to come from one to the other."""
    before: list[int] = []
    last = list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        row = [i]
        for j, other in enumerate(name, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == name[j - 2] and word[i - 2] == other:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]

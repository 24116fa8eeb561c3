"""Finds the known name that a word means, without regard to case; suggests the nearest spelling where there is none."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

CURLY_QUOTES = "“”„‟«»‘’‚‛"  # noqa: RUF001  these are what is looked for
"""Word processors and phones write these for the quotes that were typed."""


class UnknownName(LookupError):  # noqa: N818  the caller makes an error of it, with the file
    """A word that is no known name, or more than one; the message says which and what was likely meant."""

    def __init__(self, said: str, alike: tuple[str, ...] = ()) -> None:
        super().__init__(said)
        self.alike = alike
        """The names that the word may mean, where they are several."""


def meant(word: str, known: Iterable[str], what: str) -> str:
    """The one known name that a word means: the very same, or else the only one that differs in case alone.

    `what` is what the names are of, "figure" or "piece"; a word that means none or several raises an `UnknownName`.
    """
    names = list(known)
    if word in names:
        return word
    alike = [name for name in names if _folded(name) == _folded(word)]
    if len(alike) == 1:
        return alike[0]
    if alike:
        said = f"{word!r} may be {' or '.join(map(repr, alike))}: write it as one of them is written"
        raise UnknownName(said, tuple(alike))
    raise UnknownName(f"no {what} is called {word!r}; {quotes_in(word)}{suggestion(word.strip(CURLY_QUOTES), names)}")


def known_or_new(word: str, known: Iterable[str], what: str) -> str:
    """The known name that a word means, or else the word itself, as a new name."""
    try:
        return meant(word, known, what)
    except UnknownName as unknown:
        if unknown.alike:
            raise
        return word


def _folded(name: str) -> str:
    """A name without its case; an accent is the same whether it is written as one letter or as two."""
    return unicodedata.normalize("NFC", name).casefold()


def quotes_in(word: str) -> str:
    """What to say first of a word with typographic quotes in it; nothing of one without."""
    curly = [letter for letter in CURLY_QUOTES if letter in word]
    return f"{' '.join(curly)} are typographic quotes, write it without them; " if curly else ""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name that a slip of the hand most likely turned into this word."""
    wanted, most = word.casefold(), max(1, len(word) // 3)
    found = [(slips, name) for name in known if (slips := _slips(wanted, name.casefold(), most)) <= most]
    return min(found)[1] if found else None


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


def _slips(word: str, name: str, most: int) -> int:
    """Letters to add, drop, change or swap with a neighbour to come from one to the other; beyond `most`, some more.

    Strangers send words too: a name is given up as soon as it is too far away, by its length or on the way.
    """
    if abs(len(word) - len(name)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        row = [i]
        for j, other in enumerate(name, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == name[j - 2] and word[i - 2] == other:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most and min(last) > most:
            return most + 1
        before, last = last, row
    return last[-1]

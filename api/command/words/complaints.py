"""What is wrong with the words of a command, in the language of the one who typed them."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from api.command.words.sentences import language_of_system
from scenes.files import nearest
from scenes.words import LANGS, Lang, Tongue, sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COMPLAINTS = sentences("command/complaints")
NAMES_SHOWN = 8
_asked: ContextVar[Lang | None] = ContextVar("asked", default=None)


def speak_as_asked(words: Sequence[str]) -> None:
    """Complain in the language that --lang names among the words of a command, else in that of the system."""
    follows = zip(words, [*words[1:], ""], strict=True)
    found = [value for word, value in follows if word == "--lang"]
    found += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    _asked.set(next((lang for lang in found if lang in LANGS), None))


def language_of_complaints() -> Lang:
    return _asked.get() or language_of_system()


def complaint(key: str, **facts: object) -> str:
    """One line about what is wrong."""
    return Tongue(language_of_complaints(), COMPLAINTS)(key, **facts)


def hint(word: str, known: Iterable[str]) -> str:
    """What to say after an unknown name: the nearest one, else a few that exist."""
    names = list(known)
    best = nearest(word, names)
    if best is not None:
        return complaint("did_you_mean", name=best)
    more = ", …" if len(names) > NAMES_SHOWN else ""
    return complaint("known", names=", ".join(names[:NAMES_SHOWN]) + more) if names else complaint("none_here")

"""Hides secrets: the only way by which secret values leave a game.

A secret in a state, an event or a decision is wrapped in `Hidden`, with the players who may know it and what everybody
else sees in its place. `seen_by` serialises any value of a game to plain JSON for one viewer and opens only the secrets
of that viewer; `encode` serialises it with all secrets for storage, and `Codec.decode` is its exact inverse.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from unicodedata import category, normalize

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Value = TypeVar("Value")
Json = Any
"""What the json module reads and writes: None, bool, int, float, str, lists and dicts of them."""


class Role(Enum):
    """A viewer who plays no side. A role is no text, so no player has one by being called like it."""

    SPECTATOR = "spectator"
    """Knows what everybody knows."""

    REFEREE = "referee"
    """Nothing is hidden from this one."""


Viewer = str | Role
"""A player by name, or a role."""

SPECTATOR, REFEREE = Role.SPECTATOR, Role.REFEREE

RESERVED = frozenset(("chance", "referee", "spectator", "table"))
"""Names that no player may have, in any case; nor one that begins with a star, as records name chance."""

INNER = "inner"
"""Fields marked so are tools of the rules, not part of what is shown or kept."""


@dataclass(frozen=True, slots=True)
class Hidden(Generic[Value]):
    """A value that only some may know, and what it looks like to the others."""

    value: Value
    to: frozenset[str]
    outside: Json = None

    def open_to(self, viewer: Viewer) -> Value:
        """The value, for a viewer who may know it."""
        if viewer is not REFEREE and viewer not in self.to:
            raise PermissionError(f"{viewer} may not know this")
        return self.value


def is_reserved(name: str) -> bool:
    """Whether a name is kept for those who do not play: as a player's, people would take one for the other.

    It is what they see that counts: wide letters are read as the usual ones, and letters without a shape not at all.
    """
    read = "".join(letter for letter in normalize("NFKC", name) if category(letter) != "Cf")
    return read.startswith("*") or read.casefold() in RESERVED


def hidden(value: Value, *to: str, outside: Json = None) -> Hidden[Value]:
    """A secret of these players."""
    return Hidden(value, frozenset(to), outside)


def seen_by(value: object, viewer: Viewer) -> Json:
    """Any value of a game as JSON, with every secret closed that this viewer may not know."""
    return _walk(value, lambda secret: _walk_open(secret, viewer))


def _walk_open(secret: Hidden[Any], viewer: Viewer) -> Json:
    if viewer is REFEREE or viewer in secret.to:
        return seen_by(secret.value, viewer)
    return secret.outside


def encode(value: object) -> Json:
    """Any value of a game as JSON with all its secrets, for storage."""
    return _walk(value, _keep)


def _keep(secret: Hidden[Any]) -> Json:
    return {"is": "Hidden", "value": encode(secret.value), "to": sorted(secret.to), "outside": secret.outside}


def _walk(value: Any, on_secret: Callable[[Hidden[Any]], Json]) -> Json:
    kind = type(value)
    if value is None or kind in (str, int, float, bool):
        return value
    if kind in (tuple, list):
        return [_walk(item, on_secret) for item in value]
    if isinstance(value, Hidden):
        return on_secret(value)
    if is_dataclass(kind):
        document = {name: _walk(getattr(value, name), on_secret) for name in _shown_fields(kind)}
        return {"is": kind.__name__, **document}
    if kind is dict:
        return {str(key): _walk(item, on_secret) for key, item in value.items()}
    return _walk_rare(value, on_secret)


def _walk_rare(value: Any, on_secret: Callable[[Hidden[Any]], Json]) -> Json:
    if isinstance(value, frozenset | set):
        return {"is": "set", "of": sorted((_walk(item, on_secret) for item in value), key=repr)}
    if isinstance(value, Enum):
        return {"is": type(value).__name__, "name": value.name}
    if isinstance(value, Fraction):
        return {"is": "Fraction", "text": str(value)}
    raise TypeError(f"{type(value).__name__} has no form in JSON")


@cache
def _shown_fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if not field.metadata.get(INNER))


class Codec:
    """Reads back what `encode` wrote, for the classes of one game."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}

    def decode(self, document: Json) -> Any:
        """The value that was encoded; lists come back as tuples."""
        if isinstance(document, list):
            return tuple(self.decode(item) for item in document)
        if not isinstance(document, dict):
            return document
        name = document.get("is")
        if name is None:
            return {key: self.decode(item) for key, item in document.items()}
        return self._decode_named(name, document)

    def _decode_named(self, name: str, document: dict[str, Json]) -> Any:
        if name == "set":
            return frozenset(self.decode(item) for item in document["of"])
        if name == "Hidden":
            return Hidden(self.decode(document["value"]), frozenset(document["to"]), document["outside"])
        if name == "Fraction":
            return Fraction(document["text"])
        if name not in self._kinds:
            raise ValueError(f"{name} is not a kind of value of this game")
        kind = self._kinds[name]
        if issubclass(kind, Enum):
            return kind[document["name"]]
        return kind(**{key: self.decode(item) for key, item in document.items() if key != "is"})

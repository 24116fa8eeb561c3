"""Defines what is stored, as values: scenes, games, seats, shares of seeds, answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class SceneRow:
    """A stored scene, without the content of its files."""

    id: str
    digest: str
    name: str
    game: str
    entry: str
    owner_hash: str
    summary: Mapping[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class GameRow:
    """A stored game: all that has to be known to play its answers again."""

    id: str
    game: str
    rules: str
    setup: Any
    dice: str
    seed: str
    created: float
    over: bool = False
    origin: str | None = None
    """Whose the seed is: system, hand or players; games of before do not say it."""
    pack: str | None = None
    """The digest of the uploaded files that it is played on."""
    touched: float | None = None
    """When it was last continued; None where it never was, or before this was kept."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a game: its owner is known by a token, of which only a hash is kept."""

    seat: str
    token_hash: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A player's share of a seed: committed to first, and given when all have committed."""

    seat: str
    commitment: str
    share: str | None = None


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """An answer as it was given, and its place among the answers of its game."""

    place: int
    number: int
    by: str
    kind: str
    answer: Any
    client_key: str | None = None


def values_of(row: Any) -> dict[str, Any]:
    """The columns of a value."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}

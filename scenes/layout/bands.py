"""Bands on paper: who is in one and what it costs; the adapter of the game that recruits it reads its file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.problems import Problem
from scenes.files.text import read_scene_text
from scenes.plugs.plug import adapter
from skirmish import games

if TYPE_CHECKING:
    from pathlib import Path

BAND_FORMAT = "pas-band/"


@dataclass(frozen=True, slots=True)
class BandMember:
    """A figure of a band."""

    name: str
    profile: str
    role: str
    title: str
    """The key of the sentence that says what it is in this band."""
    mercenary: bool
    upgrades: tuple[str, ...]
    price: int | None


@dataclass(frozen=True, slots=True)
class BandCard:
    """A band that keeps the rules of recruiting."""

    name: str
    faction: str
    """As the rules of the game call it."""
    faction_said: str
    """As its file calls it."""
    cost: int | None
    budget: int | None
    members: tuple[BandMember, ...]


def is_band(path: Path) -> bool:
    """Whether a file says that it is a band, of whatever game."""
    text = read_scene_text(path)
    return not isinstance(text, Problem) and str(text.document.get("format", "")).startswith(BAND_FORMAT)


def known_bands() -> dict[str, Path]:
    """The bands that can be named without a path, of all games that have some: those that ship, and the user's."""
    recruiting = (own for own in map(adapter, games()) if own.offers("known_bands"))
    return {name: path for own in recruiting for name, path in own.known_bands().items()}

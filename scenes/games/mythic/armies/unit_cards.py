"""Reads the unit cards there are, one file for each unit: those that ship (house data), then those of the libraries."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.games.mythic.armies.unit_file import unit_problems
from scenes.plugs.data_files import DataFile, own_files, sound_documents
from scenes.words.sentence_files import Columns

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME, UNITS_KIND = "mythic", "units"
UNITS = Path(__file__).parents[3] / "catalogue" / "mythic" / "units"
STATES_KEPT = 8


@cache
def shipped_cards() -> dict[str, dict[str, Any]]:
    """The unit documents that ship by their id, in the order of their ids."""
    found = [document for path in sorted(UNITS.glob("*.toml")) for document in _documents(path)]
    return {document["id"]: document for document in sorted(found, key=lambda document: str(document["id"]))}


def known_cards() -> Mapping[str, dict[str, Any]]:
    """Every unit document by its id; one of a library takes the place of one that ships."""
    return _known_cards(own_files(GAME))


def known_card(name: str) -> dict[str, Any] | None:
    """The document of one unit, if there is one of that name."""
    return known_cards().get(name)


def own_names() -> dict[str, Columns]:
    """What the units of libraries and their powers are called, in French and English."""
    own = [document for key, document in known_cards().items() if document is not shipped_cards().get(key)]
    named = (thing for card in own for thing in (card, *card.get("powers", ())) if "name" in thing)
    return {str(one["id"]): Columns(fr=str(one.get("name_fr", one["name"])), en=str(one["name"])) for one in named}


@lru_cache(STATES_KEPT)
def _known_cards(own: tuple[DataFile, ...]) -> Mapping[str, dict[str, Any]]:
    added = {document["id"]: document for _, document in sound_documents(own, UNITS_KIND, unit_problems)}
    return dict(sorted({**shipped_cards(), **added}.items()))


def _documents(path: Path) -> list[dict[str, Any]]:
    """A file holds one unit, or a list of them under `unit`."""
    document = tomllib.loads(path.read_text("utf-8"))
    units: list[dict[str, Any]] = document.get("unit", document.get("units", [document]))
    return [unit for unit in units if "id" in unit]

"""Reads the unit cards that ship: house data, one file for each unit, in `catalogue/mythic/units`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

UNITS = Path(__file__).parents[3] / "catalogue" / "mythic" / "units"


@cache
def shipped_cards() -> dict[str, dict[str, Any]]:
    """All unit documents by their id, in the order of their ids."""
    found = [document for path in sorted(UNITS.glob("*.toml")) for document in _documents(path)]
    return {document["id"]: document for document in sorted(found, key=lambda document: str(document["id"]))}


def shipped_card(name: str) -> dict[str, Any] | None:
    """The document of one unit, if there is one of that name."""
    return shipped_cards().get(name)


def _documents(path: Path) -> list[dict[str, Any]]:
    """A file holds one unit, or a list of them under `unit`."""
    document = tomllib.loads(path.read_text("utf-8"))
    units: list[dict[str, Any]] = document.get("unit", document.get("units", [document]))
    return [unit for unit in units if "id" in unit]

"""Names of the units, powers, talents, terrains and areas of Mythic Battles, from their data."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from scenes.plugs.plug import adapter
from scenes.plugs.rulebook import CATALOGUE, read_rulebook
from scenes.words.sentence_files import Columns, sentences, together
from scenes.words.typography import name_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KINDS = ("talent", "manoeuvre", "terrain", "boundary", "class")
BOARDS = CATALOGUE.parent / "mythic" / "boards"


def _named(thing: Mapping[str, Any]) -> tuple[str, Columns]:
    return str(thing["id"]), Columns(fr=name_in("fr", str(thing.get("name_fr", thing["name"]))), en=str(thing["name"]))


def _names() -> Iterator[tuple[str, Columns]]:
    for entry in read_rulebook("mythic").entries:
        if entry.kind in KINDS:
            yield _named(entry.facts)
    for board in sorted(BOARDS.glob("*.toml")):
        areas = tomllib.loads(board.read_text("utf-8"))["board"]["areas"]
        yield from (_named(area) for area in areas if "name" in area)
    for card in adapter("mythic").shipped_cards().values():
        yield _named(card)
        yield from (_named(power) for power in card.get("powers", ()))


OPTIONS = together(sentences("story/mythic/names", "options"), dict(_names()))

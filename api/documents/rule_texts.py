"""The rule catalogues as JSON: a rule with all that is said of it, a line of a list, a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.plugs import Entry, Rulebook


def rule_document(entry: Entry) -> dict[str, Any]:
    """A rule or another entry, with its words in the language in which it is told."""
    return {"game": entry.game, "kind": entry.kind, **entry.facts, "id": entry.id, "lang": entry.lang}


def rule_line(entry: Entry) -> dict[str, Any]:
    """An entry as a list shows it."""
    return {"game": entry.game, "kind": entry.kind, "id": entry.id, "title": entry.title, "lang": entry.lang}


def rulebook_document(book: Rulebook) -> dict[str, Any]:
    """A catalogue: how much is in it, and in which languages."""
    counts = {"rules": len(book.rules), "entries": len(book.entries)}
    return {"game": book.game, "title": book.title, **counts, "languages": sorted(book.languages)}

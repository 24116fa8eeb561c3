"""Serialises the findings of a layout check as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.layout import Checkup, Finding
    from scenes.words import Lang

Document = dict[str, Any]


def checkup_document(scenario: str, found: Checkup, lang: Lang) -> Document:
    """Whether a layout is legal, its problems and its notes."""
    return {
        "scenario": scenario,
        "legal": found.legal,
        "problems": [_finding(one, lang) for one in found.problems],
        "notes": [_finding(one, lang) for one in found.notes],
    }


def _finding(one: Finding, lang: Lang) -> Document:
    return {
        "code": one.code,
        "rule": one.rule,
        "file": one.file,
        "line": one.line,
        "key": one.key,
        "place": list(one.place) if one.place else None,
        "area": one.area,
        "says": one.said(lang),
    }

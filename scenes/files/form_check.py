"""Validates a document against the form of scene files, and lists its faults.

All faults are found in one pass. Entries without fault are kept, so that the table they make can be judged
as well and one check tells the author everything.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from scenes.files.error_words import keys_at, words_for
from scenes.files.scene_form import SceneForm

if TYPE_CHECKING:
    from scenes.files.key_lines import Path

LISTS = ("pieces", "areas", "figures", "fragments", "mechanisms")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong at one place of a document."""

    path: Path
    what: str


@dataclass(frozen=True)
class Checked:
    """The faultless part of a document, and its faults."""

    form: SceneForm | None
    faults: list[Fault]
    kept: dict[str, list[int]] = field(default_factory=dict)

    def path(self, section: str, place: int, *keys: str) -> Path:
        """Where the kept entry stands in the file, faulty entries counted too."""
        return (section, self.kept[section][place], *keys)


def check_form(document: dict[str, Any]) -> Checked:
    """Hold a document against the form of scene files."""
    try:
        return Checked(SceneForm.model_validate(document), [], _all_places(document))
    except ValidationError as refusal:
        faults = [_fault(error) for error in refusal.errors(include_url=False)]
    rest, kept = _without(faults, document)
    try:
        return Checked(SceneForm.model_validate(rest), faults, kept)
    except ValidationError:
        return Checked(None, faults, kept)


def key_of(path: Path) -> str:
    """A path as people write it: `figures[1].at[0]`."""
    key = ""
    for part in path:
        key += f"[{part}]" if isinstance(part, int) else f".{part}" if key else part
    return key


def _all_places(document: dict[str, Any]) -> dict[str, list[int]]:
    return {section: list(range(len(document.get(section, ())))) for section in LISTS}


def _without(faults: list[Fault], document: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """The document without faulty entries and unknown keys, and the places of the entries that stay."""
    bad = {fault.path[:2] if fault.path[0] in LISTS else fault.path for fault in faults}
    rest, kept = copy.deepcopy(document), {}
    for path in bad:
        if path[0] not in LISTS and _is_unknown(path):
            holder = rest if len(path) == 1 else rest[str(path[0])]
            holder.pop(str(path[-1]), None)
    for section in LISTS:
        entries = document.get(section, []) if (section,) not in bad else []
        kept[section] = [place for place in range(len(entries)) if (section, place) not in bad]
        rest[section] = [entries[place] for place in kept[section]]
    return rest, kept


def _is_unknown(path: Path) -> bool:
    return path[-1] not in keys_at(path[:-1])


def _fault(error: Any) -> Fault:
    path = _path_in_file(error["loc"])
    return Fault(path, words_for(error, path))


def _path_in_file(loc: Path) -> Path:
    """The place of an error, without the name of the alternative that the checker puts behind `base`."""
    return tuple(part for place, part in enumerate(loc) if place == 0 or loc[place - 1] != "base")

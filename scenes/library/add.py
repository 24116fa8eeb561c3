"""Adds a file to the library as a model: names, measures and stores it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.files.problems import one_line
from scenes.files.spelling import suggestion
from scenes.library.card import LONGEST, LONGEST_WORDS, Card, defects_of, is_name, name_from
from scenes.library.model_size import Measured, measure
from scenes.library.shelf import LibraryError, content_sum, file_name
from terrain import PIECE_KINDS
from terrain.meshes import read_mesh
from terrain.scenery import PAS_PER_UNIT, UPS

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.library.shelf import Library, StoredModel

MOST_ACCURACY_PAS = 0.25
LARGEST_SCALE = 1e6


@dataclass(frozen=True)
class Wishes:
    """What the user states about a model; values of None are determined from the file, or the usual ones."""

    name: str | None = None
    units: str | None = None
    up: str | None = None
    scale: float | None = None
    accuracy: float | None = None
    """In pas."""
    kind: str | None = None
    licence: str | None = None

    def check(self) -> None:
        """Validate the values; raises a `LibraryError`."""
        for what, word, known in (
            ("unit", self.units, PAS_PER_UNIT),
            ("way up", self.up, UPS),
            ("kind", self.kind, PIECE_KINDS),
        ):
            if word is not None and word not in known:
                raise LibraryError(one_line(f"unknown {what} {word!r}; {suggestion(word, known)}"))
        if self.scale is not None and not (math.isfinite(self.scale) and 0 < self.scale <= LARGEST_SCALE):
            raise LibraryError(f"the scale must be above 0 and at most {LARGEST_SCALE:g}, not {self.scale:g}")
        if self.accuracy is not None and not 0 <= self.accuracy <= MOST_ACCURACY_PAS:
            raise LibraryError(f"an accuracy of {self.accuracy:g} pas is beyond use; at most 0.25 pas (6.25 mm)")
        if self.licence is not None and (len(self.licence) > LONGEST_WORDS or self.licence != one_line(self.licence)):
            raise LibraryError(
                f"the licence must be one line of at most {LONGEST_WORDS} letters; name it, or give its address"
            )


@dataclass(frozen=True)
class Added:
    """A model in the library, and how it got there; nothing was measured when it was there already."""

    model: StoredModel
    measured: Measured | None


def add_model(path: Path, wishes: Wishes, library: Library, *, force: bool = False) -> Added:
    """Measure a file and store it under its name.

    The same file may be added again; options not given stay as they were. Another file, or other options for
    the same one, is refused unless it is forced, and then takes the place of what was there.
    """
    wishes.check()
    name = _name(path, wishes.name)
    raw = read_mesh(path)
    sha256 = content_sum(path)
    before = None if force else _before(library, name)
    if before is not None:
        _check_same(before.card, sha256, wishes)
        return Added(library.keep(before.card, path), None)
    measured = measure(path, raw, units=wishes.units, up=wishes.up, scale=wishes.scale or 1.0)
    return Added(library.keep(_card(path, name, sha256, wishes, measured), path), measured)


def _name(path: Path, said: str | None) -> str:
    name = name_from(path.stem) if said is None else said
    if is_name(name):
        return name
    if said is None:
        raise LibraryError(one_line(f"{path}: its name has no letter or digit to make a name of; say --name"))
    better = name_from(said)
    hint = f"; did you mean {better!r}?" if is_name(better) else ""
    what = f"{said!r} is no name for a model: it has up to {LONGEST} of the letters a-z, digits, - and _"
    raise LibraryError(one_line(f"{what}{hint}"))


def _before(library: Library, name: str) -> StoredModel | None:
    try:
        return library.find(name)
    except LibraryError as damage:
        raise LibraryError(f"{damage}, with --force") from damage


def _check_same(card: Card, sha256: str, wishes: Wishes) -> None:
    """Nothing is replaced unasked: scenes may rest on it."""
    help_words = "--force replaces it, --name stores this one beside it"
    if card.sha256 != sha256:
        raise LibraryError(f"another model is called {card.name!r} already (from {card.source}); {help_words}")
    said: dict[str, Any] = {key: value for key, value in vars(wishes).items() if key != "name" and value is not None}
    for key, value in said.items():
        stored = getattr(card, key)
        if stored != value:
            raise LibraryError(f"{card.name!r} is stored already with {key} {stored!r}, not {value!r}; {help_words}")


def _card(path: Path, name: str, sha256: str, wishes: Wishes, measured: Measured) -> Card:
    defects = measured.piece.defects
    return Card.model_validate(
        {
            "name": name,
            "source": one_line(path.name)[:LONGEST_WORDS],
            "licence": wishes.licence or "",
            "file": file_name(name, sha256, path.suffix.lower()),
            "sha256": sha256,
            "units": measured.sizing.units,
            "units_guessed": measured.sizing.guessed,
            "up": measured.up,
            "scale": measured.scale,
            "kind": wishes.kind or "solid",
            "accuracy": wishes.accuracy or 0.0,
            "size": tuple(round(length, 4) for length in measured.piece.shape.size_pas),
            "floors": measured.floors_pas,
            "triangles": defects.triangles,
            "closed": defects.closed,
            "defects": defects_of(defects),
        }
    )

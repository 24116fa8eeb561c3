"""Reads and writes the card of a model: its measurements, how its file is read, and its origin.

It is a TOML file beside the model, for people to read and for scenes to use.
"""

import json
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError

from scenes.files.problems import one_line
from scenes.files.scene_form import LengthUnit, Number, PieceKind, Switch, UpAxis
from terrain.meshes import EXTENSIONS, Defects

LONGEST_WORDS = 300
LONGEST = 64
PATTERN = rf"^[a-z0-9][a-z0-9_-]{{0,{LONGEST - 1}}}$"
FILE_PATTERN = rf"^[a-z0-9][a-z0-9_-]*({'|'.join(extension.replace('.', '[.]') for extension in EXTENSIONS)})$"

Count = Annotated[int, Strict(), Field(ge=0)]
Words = Annotated[str, Field(max_length=LONGEST_WORDS)]


class CardError(ValueError):
    """What is wrong with a card, in one line."""


class Card(BaseModel):
    """What is known of a model. Lengths are in pas."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal["pas-piece/1"] = "pas-piece/1"
    name: Annotated[str, Field(pattern=PATTERN)]
    source: Words
    licence: Words = ""
    file: Annotated[str, Field(pattern=FILE_PATTERN)]
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    units: LengthUnit
    units_guessed: Switch
    up: UpAxis
    scale: Annotated[Number, Field(gt=0, le=1e6)]
    kind: PieceKind
    accuracy: Annotated[Number, Field(ge=0, le=0.25)]
    size: tuple[Number, Number, Number]
    floors: tuple[Number, ...] = ()
    triangles: Count
    closed: Switch
    defects: dict[str, Count]

    @property
    def mesh_lines(self) -> list[str]:
        """What a surveyor would remark on, in words."""
        counts: dict[str, Any] = {field.name: self.defects.get(field.name, 0) for field in fields(Defects)}
        return Defects(**{**counts, "triangles": self.triangles, "closed": self.closed}).lines()

    @property
    def text(self) -> str:
        """The card as it stands in its file."""
        rows = self.model_dump(exclude={"defects"})
        return f"{_pairs(rows)}\n[defects]\n{_pairs(self.defects)}"


def defects_of(found: Defects) -> dict[str, int]:
    """The counts of a card that have no line of their own."""
    return {key: value for key, value in asdict(found).items() if key not in ("triangles", "closed")}


def read_card(text: str) -> Card:
    """The card in a text, or a `CardError`."""
    try:
        return Card.model_validate(tomllib.loads(text))
    except ValidationError as refusal:
        first = refusal.errors(include_url=False)[0]
        key = ".".join(str(part) for part in first["loc"])
        raise CardError(one_line(f"{key}: {first['msg']}")) from refusal
    except (ValueError, RecursionError) as refusal:
        raise CardError(one_line(f"is no TOML: {refusal}")) from refusal


def _pairs(rows: Mapping[str, Any]) -> str:
    # A text, a number, a truth and a list of numbers are written alike in JSON and in TOML.
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in rows.items())


def is_name(name: str) -> bool:
    """Whether a model may be called so."""
    return re.fullmatch(PATTERN, name) is not None


def name_from(words: str) -> str:
    """The nearest name to some words, such as the name of a file; nothing when they have no letter and no digit."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", words) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9_]+", "-", plain.lower()).strip("-_")[:LONGEST].rstrip("-_")

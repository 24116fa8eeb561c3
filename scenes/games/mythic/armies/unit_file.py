"""The form of unit files of Mythic Battles, and what is wrong with one.

The form says which keys there are; the words of talents, classes and powers are those that the rules know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError

from scenes.files.error_words import words_for
from scenes.files.problems import Problem
from scenes.files.scene_form import Name
from scenes.files.text import SceneText, read_scene_text
from scenes.games.mythic.board.form import Mythology, UnitType  # noqa: TC001 - the form is read when the program runs
from skirmish.mythic.units import card_from

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = "pas-unit/1"

Stat = Annotated[int, Strict(), Field(ge=0, le=20)]
Count = Annotated[int, Strict(), Field(ge=0, le=20)]
Names = Annotated[list[Name], Field(max_length=20)]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class RowForm(_Form):
    """A row of the stats, from full vitality down."""

    offence: Stat = Field(description="Dice of its attacks.", examples=[6])
    defence: Stat = Field(description="What wounds it.", examples=[7])
    range: Stat = Field(description="How many areas far it attacks.", examples=[0])
    movement: Stat = Field(description="How many areas far it walks.", examples=[1])
    powers: dict[str, int | bool] = Field(default_factory=dict, description="Which powers it has in this row.")


class UnitForm(_Form):
    """A dashboard or a troop card."""

    format: Literal["pas-unit/1"] = Field(description="Marks the file as a unit.", examples=[FORMAT])
    id: Name = Field(description="By which scenarios and armies name it.", examples=["ajax"])
    name: Name = Field(description="What people call it.", examples=["Ajax"])
    name_fr: Name | None = Field(None, description="What it is called in French.", examples=["Ajax"])
    type: UnitType = Field(description="What it is.", examples=["hero"])
    mythology: Mythology = Field("greek", description="Whose it is.", examples=["greek"])
    source: Name = Field("house", description="Who made it.", examples=["house"])
    cited: Names = Field(default_factory=list, description="What of it the rule books give.")
    cost: Annotated[int, Strict(), Field(ge=1, le=18)] | None = Field(
        None, description="Its price in recruitment points; troops may leave it out.", examples=[4]
    )
    miniatures: Count = Field(0, description="Of a troop: how many miniatures it has.", examples=[5])
    activation_cards: Count = Field(1, description="How many activation cards it brings.", examples=[3])
    strategic_value: Count = Field(0, description="What it counts for.", examples=[1])
    classes: Names = Field(default_factory=list, description="Its classes.", examples=[["flying"]])
    talents: Names = Field(default_factory=list, description="Its talents.", examples=[["guard"]])
    same_unit_as: Names = Field(default_factory=list, description="Versions of it that no army has beside it.")
    rows: Annotated[list[RowForm], Field(min_length=1, max_length=20)] = Field(
        description="A row for each point of vitality; a troop has one.",
        examples=[[{"offence": 6, "defence": 7, "range": 0, "movement": 1}]],
    )
    powers: Annotated[list[dict[str, Any]], Field(max_length=12)] = Field(
        default_factory=list, description="Its powers, composed of words that the rules know."
    )


def unit_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a unit file."""
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return [text]
    try:
        UnitForm.model_validate(text.document)
    except ValidationError as refusal:
        errors = refusal.errors(include_url=False)
        found = [text.problem(error["loc"], words_for(error, error["loc"], UnitForm)) for error in errors]
        return sorted(found, key=lambda problem: problem.line or 0)
    return _refused(text)


def _refused(text: SceneText) -> list[Problem]:
    """What the rules refuse in a card whose form is good."""
    try:
        card_from(text.document)
    except (ValueError, KeyError, TypeError, AttributeError) as trouble:
        what = f"a power lacks {trouble}" if isinstance(trouble, KeyError) else str(trouble)
        return [text.problem((_key_of(what),), what)]
    return []


def _key_of(what: str) -> str:
    """The key that a refusal of the rules is about."""
    if "price" in what:
        return "cost"
    return next((key for key in ("talents", "classes", "rows", "miniatures") if key in what), "powers")

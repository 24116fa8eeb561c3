"""Schemas of scenarios: their layouts checked, surveyed, and played by bots."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from api.http.schemas.common import Language, Number, Wire

Place = Annotated[list[Number], Field(min_length=3, max_length=3)]
FragmentName = Annotated[str, Field(min_length=1, max_length=100, examples=["f1"])]
BotName = Annotated[str, Field(min_length=1, max_length=100, examples=["random"])]


class FragmentPlaced(Wire):
    """A fragment tried elsewhere for one question; without a height it lies on the highest ground there."""

    id: FragmentName
    at: Annotated[list[Number], Field(min_length=2, max_length=3, examples=[[10.0, 6.0]])]


class FragmentAim(Wire):
    """A fragment dragged to where a line from the eye through the finger first meets something."""

    fragment: FragmentName
    start: Place
    end: Place


class LayoutQuestion(Wire):
    """A layout as it is, or with fragments tried elsewhere: the scenario itself stays as it is."""

    fragments: list[FragmentPlaced] = Field(default_factory=list, max_length=100)
    aim: FragmentAim | None = None
    lang: Language = "en"


class FairnessQuestion(Wire):
    """How many games of bots at most, by whom, and from which seed on."""

    games: Annotated[int, Field(ge=4, le=1_000_000, description="A server plays 400 at most.")] = 100
    bots: list[BotName] = Field(default_factory=list, max_length=8, description="For each band, or one for all.")
    seed: Annotated[int, Field(ge=0, lt=1 << 48)] = 1
    lang: Language = "en"


class Found(BaseModel):
    """One thing about a layout that its author should know."""

    code: str
    rule: str | None
    file: str
    line: int | None
    key: str
    place: list[float] | None
    area: str | None
    says: str


class Lies(BaseModel):
    """Where a fragment lies, or why it has been put somewhere in vain."""

    id: str
    at: list[float]
    lies: bool = Field(description="Whether it can lie there.")


class LayoutChecked(BaseModel):
    """Whether a layout is legal, and everything about it that its author should know."""

    scenario: str
    legal: bool
    problems: list[Found]
    notes: list[Found]
    picture: Any = None
    fragments: list[Lies] = Field(description="Those that were tried elsewhere, where they would lie.")

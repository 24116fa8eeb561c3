"""Schemas of the questions that the web page asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, Field

from api.http.schemas.common import FigureName, Language, Number, Wire
from api.http.schemas.scene_forms import Question

if TYPE_CHECKING:
    from viewer.web import Look

Place = Annotated[list[Number], Field(min_length=3, max_length=3)]


class AimForm(Wire):
    """A figure dragged to where a line from the eye through the finger first meets something."""

    figure: FigureName
    start: Place
    end: Place


class LookQuestion(Question):
    """Figures put elsewhere, one that is being dragged, and the two that are to be ruled on."""

    a: FigureName | None = None
    b: FigureName | None = None
    aim: AimForm | None = None
    quick: bool = False
    budget_ms: Annotated[float, Field(ge=1.0, le=60_000.0)] = 500.0
    lang: Language = "en"

    def look(self, most_ms: float, *, board: bool = False) -> Look:
        """The question as `viewer.web` takes it."""
        from viewer.web import Aim, Look  # noqa: PLC0415 - geometry loads slowly

        aim = None
        if self.aim is not None:
            start, end = ((x, y, z) for x, y, z in (self.aim.start, self.aim.end))
            aim = Aim(self.aim.figure, start, end)
        pair = (self.a, self.b) if self.a and self.b else None
        units = [unit.model_dump(exclude_none=True) for unit in self.units]
        return Look(units if board else self.moved(), aim, pair, self.quick, min(self.budget_ms, most_ms))


class Option(BaseModel):
    """An answer that can be given, and how people say it."""

    answer: Any
    words: str


class Asked(BaseModel):
    """What a seat is asked, in words."""

    number: int
    words: str
    rules: list[str] = Field(description="The rules that this rests on, where the game has a rule book here.")
    options: list[Option]
    more: bool = Field(description="Whether there are other answers than these.")


class GameStory(BaseModel):
    """A game, told."""

    said: list[str]
    next: int = Field(description="Ask for what comes after this.")
    asked: Asked | None
    waiting_for: list[str]
    over: bool
    expires: float | None = Field(default=None, description="When it ends, if nobody goes on: seconds since 1970.")


class Shown(BaseModel):
    """What a server was started to show."""

    kind: Literal["scene", "stage", "record"] | None
    name: str | None

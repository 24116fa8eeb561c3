"""Schemas of scenes, and of questions about them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from api.http.schemas.common import FigureName, Number, Wire


class SceneLine(BaseModel):
    """A scene in a list."""

    id: str = Field(examples=["castle"])
    name: str
    game: str
    digest: str | None = Field(description="What its files are; None for scenes that ship with Pas.")
    shipped: bool


class SceneList(BaseModel):
    scenes: list[SceneLine]


class SceneAnswer(SceneLine):
    """A scene with what it holds."""

    summary: dict[str, Any]


class SceneStored(SceneAnswer):
    """A scene that was taken in; the token is shown once, and is needed to replace or delete it."""

    owner_token: str


class FigurePlaced(Wire):
    """A figure put elsewhere for one question, or added for it."""

    id: FigureName
    at: Annotated[list[Number], Field(min_length=2, max_length=3, examples=[[5.0, 6.0]])]
    side: Annotated[str, Field(max_length=100)] | None = None
    profile: Annotated[str, Field(max_length=200)] | None = None
    base: Annotated[float, Field(gt=0.0, le=20.0)] | None = None
    height: Annotated[float, Field(gt=0.0, le=20.0)] | None = None
    turn: Number | None = None
    crouched: bool | None = None


class UnitPlaced(Wire):
    """A unit put into another area of a board for one question, or added for it."""

    id: FigureName
    area: Annotated[str, Field(min_length=1, max_length=100, examples=["agora"])]
    card: Annotated[str, Field(min_length=1, max_length=100, examples=["heracles"])] | None = None
    side: Annotated[str, Field(min_length=1, max_length=100)] | None = None


class Question(Wire):
    """A question about a scene; figures or units may be elsewhere than its file says."""

    figures: list[FigurePlaced] = Field(default_factory=list, max_length=100)
    units: list[UnitPlaced] = Field(default_factory=list, max_length=100, description="On a board.")

    def names(self) -> tuple[str, ...]:
        """The figures or units it is about."""
        return ()

    def moved(self) -> list[dict[str, Any]]:
        """The figures as `scenes.table.asked.what_if` takes them."""
        return [figure.model_dump(exclude_none=True) for figure in self.figures]


class PairQuestion(Question):
    """Two figures, by id, or by a place such as 5,6 for a common figure there."""

    a: FigureName
    b: FigureName = Field(examples=["jelena"])

    def names(self) -> tuple[str, ...]:
        return self.a, self.b


class SightQuestion(PairQuestion):
    budget_ms: Annotated[float, Field(ge=1.0, le=60_000.0)] = 500.0
    margin: bool = False
    explain: bool = Field(True, description="Also how clear the line is, what blocks, and how much is hidden; slower.")


class AllSightsQuestion(Question):
    budget_ms: Annotated[float, Field(ge=1.0, le=60_000.0, description="For each pair.")] = 500.0


class MoverQuestion(Question):
    figure: FigureName
    hurry: bool = False
    athletisme: Annotated[int, Field(ge=1, le=6)] | None = None

    def names(self) -> tuple[str, ...]:
        return (self.figure,)


class MoveQuestion(MoverQuestion):
    path: Annotated[str, Field(min_length=1, max_length=4000, examples=["walk 10,4; jump 13,4"])]
    alert: list[FigureName] = Field(default_factory=list, max_length=20)


class RouteQuestion(MoverQuestion):
    to: Annotated[str, Field(min_length=1, max_length=200, examples=["10,4"])]
    safest: bool = False


class ReachQuestion(MoverQuestion):
    threats: bool = False


class OddsQuestion(PairQuestion):
    weapon: Annotated[str, Field(min_length=1, max_length=100, examples=["epee"])] | None = None
    aimed: bool = Field(False, description="A stays where it is, and aims its shot.")


class JobAnswer(BaseModel):
    """A piece of long work."""

    id: str
    kind: str
    state: Literal["waiting", "running", "done", "failed", "cancelled"]
    share: float = Field(ge=0.0, le=1.0)
    step: str
    result: Any = None
    problem: Any = None

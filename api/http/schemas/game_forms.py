"""Schemas of games, answers, events and records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, JsonValue

from api.http.schemas.common import Wire

Key = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[ -~]+$", examples=["phone-17"])]
SeatName = Annotated[str, Field(min_length=1, max_length=100)]


class NewGame(Wire):
    """A game to be played."""

    scenario: Annotated[str, Field(min_length=1, max_length=100, examples=["duel"])] = Field(
        description="The name of one that ships with Pas, or the id of an uploaded scene that is one."
    )
    dice: Literal["seeded", "typed"] = "seeded"
    seed: Annotated[int, Field(ge=0, lt=1 << 48)] | None = None
    bots: dict[SeatName, SeatName] = Field(default_factory=dict, max_length=8, examples=[{"vikings": "hunter"}])


class GameCreated(BaseModel):
    """A game with the tokens of its seats, which are shown this once."""

    id: str
    game: str
    players: list[str]
    tokens: dict[str, str] = Field(description="By seat: the players that are no bots, spectator and referee.")


class ScenarioLine(BaseModel):
    name: str = Field(description="What games and questions call it; of an uploaded one the id.")
    game: str
    title: str


class ScenarioList(BaseModel):
    scenarios: list[ScenarioLine]


class GameView(BaseModel):
    """A game as the owner of a token may see it."""

    id: str
    game: str
    players: list[str]
    seat: str
    state: Any
    pending: list[dict[str, Any]]
    events: int
    over: bool
    outcome: dict[str, Any] | None


class PendingAnswer(BaseModel):
    """What this seat is asked now; nothing when it waits for others."""

    pending: dict[str, Any] | None
    suggestions: list[Any] = []
    waiting_for: list[str]


class NewAnswer(Wire):
    """An answer to the decision of a number; with a key it can be sent again without being given twice."""

    number: Annotated[int, Field(ge=0, lt=1 << 31)]
    answer: JsonValue
    key: Key | None = None


class Keyed(Wire):
    key: Key | None = None


class AnswerTaken(BaseModel):
    taken: Literal[True] = True
    events: int


class EventList(BaseModel):
    events: list[dict[str, Any]]
    next: int = Field(description="Ask for what comes after this.")


class RecordVerdict(BaseModel):
    ok: bool
    first_difference: str | None
    game: str
    answers: int
    outcome: dict[str, Any] | None

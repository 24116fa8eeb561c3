"""Schemas of games, answers, events and records."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

from api.http.schemas.common import Wire

Key = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[ -~]+$", examples=["phone-17"])]
SeatName = Annotated[str, Field(min_length=1, max_length=100)]


class NewGame(Wire):
    """A game to be played."""

    scenario: Annotated[str, Field(min_length=1, max_length=100, examples=["duel"])] = Field(
        description="The name of one that ships with Pas, or the id of an uploaded scene that is one."
    )
    dice: Literal["seeded", "typed"] = "seeded"
    seed: Annotated[int, Field(ge=0, lt=1 << 48)] | None = Field(
        None, description="For tests: the same seed and answers give the same game. The record says it was named."
    )
    seed_from: Literal["system", "players"] = Field(
        "system", description="Who makes the seed: the system, or it and all players together before the game begins."
    )
    bots: dict[SeatName, SeatName] = Field(default_factory=dict, max_length=8, examples=[{"vikings": "hunter"}])


Hex = Annotated[str, Field(min_length=32, max_length=64, pattern=r"^[0-9a-f]+$")]


class ShareView(BaseModel):
    commitment: str
    share: str | None


class SeedView(BaseModel):
    """The seed of a game, as everybody at the table may know it."""

    model_config = ConfigDict(populate_by_name=True)

    kind: str
    source: str | None = Field(alias="from", description="system, hand or players; games of before do not say it.")
    commitment: str | None = Field(description="The SHA-256 of what the system drew, shown before the first die.")
    shares: dict[str, ShareView]
    made: bool = Field(description="Whether the game can begin.")
    waits_to_commit: list[str]
    waits_to_open: list[str]
    secret: str | None = Field(description="What the system drew, once the game is over.")
    seat: str | None = Field(None, description="The seat of whoever asks.")


class NewShare(Wire):
    """A player's share of the seed: first its SHA-256, then, when all have committed, the share."""

    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = None
    share: Hex | None = Field(None, description="16 to 32 bytes that nobody can guess, in hexadecimal.")

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.commitment is None) == (self.share is None):
            raise ValueError("send either a commitment or the share")
        return self


class NewToken(Wire):
    """A token that a player has drawn, so that nobody else knows it."""

    token: Annotated[str, Field(min_length=32, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")] = Field(
        description="32 letters or more that nobody can guess.", examples=["Zm9yLW15LWV5ZXMtb25seS1wbGVhc2Ut"]
    )


class SeatClaimed(BaseModel):
    claimed: Literal[True] = True
    seat: str


class GameCreated(BaseModel):
    """A game with the tokens of its seats, which are shown this once."""

    id: str
    game: str
    players: list[str]
    tokens: dict[str, str] = Field(description="By seat: the players that are no bots, spectator and referee.")
    dice: SeedView


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
    dice: SeedView
    expires: float | None = Field(default=None, description="When it ends, if nobody goes on: seconds since 1970.")


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

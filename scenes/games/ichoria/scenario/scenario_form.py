"""Defines the form of a scenario file: a game to be played, with its table, its sides and what they agreed on.

As with scenes, these models are the one source of the form: the reader validates files with them, and the JSON Schema
that editors use is generated from them.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, Strict, model_validator
from pydantic_core import PydanticCustomError

from scenes.files.scene_form import (  # noqa: TC001 - the forms are read when the program runs
    AreaForm,
    Base,
    FragmentForm,
    MechanismForm,
    Name,
    Number,
    OwnName,
    PieceForm,
    Place,
    Spot,
    Switch,
    TableForm,
    Title,
)

FORMAT = "pas-scenario/1"

Count = Annotated[int, Strict(), Field(ge=0, le=1000)]
Worth = Annotated[int, Strict(), Field(gt=0, le=1000)]
Text = Annotated[str, Field(min_length=1, max_length=2000)]
RuleId = Annotated[str, Field(pattern=r"^ICH-[A-Z]+-\d\d$")]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SceneryForm(_Form):
    """A table that is described in the scenario itself."""

    table: TableForm = Field(description="The table top.", examples=[{"size": [36, 36]}])
    pieces: list[PieceForm] = Field(default_factory=list, max_length=2000, description="The scenery.")
    areas: list[AreaForm] = Field(default_factory=list, max_length=500, description="Marked ground.")
    mechanisms: list[MechanismForm] = Field(
        default_factory=list, max_length=100, description="Levers and the like, which move pieces."
    )


class MemberForm(_Form):
    """A figure of a band, or a stranger."""

    id: OwnName = Field(description="Its name, which no other figure and no piece has.", examples=["davios"])
    profile: Name = Field(description="What it is in the lists.", examples=["greeks/athenian_hoplite"])
    role: Literal["chief", "receptacle", "companion"] | None = Field(
        None, description="What it is in its band; when not said, as the lists have it.", examples=["chief"]
    )
    mercenary: Switch = Field(default=False, description="Whether it fights for pay.", examples=[False])
    weapons: Annotated[list[Name], Field(max_length=6)] | None = Field(
        None, description="What it carries, when not what the lists give it.", examples=[["epee", "dague"]]
    )
    at: Place | None = Field(
        None, description="Where it starts; when not said, its player deploys it.", examples=[[5.0, 6.0]]
    )
    animal: Name | None = Field(
        None, description="An animal that is one figure with it, activated with it.", examples=["wolf"]
    )
    animal_at: Place | None = Field(
        None, description="Where the animal starts; when not said, its player deploys it.", examples=[[5.0, 8.0]]
    )
    base: Base | None = Field(
        None, description="Diameter of its base in pas; when not said, that of its profile.", examples=[1.2, [3.0, 1.4]]
    )
    height: Annotated[Number, Field(ge=0.2, le=12)] | None = Field(
        None, description="Its height in pas; when not said, that of its profile.", examples=[1.25]
    )


class SideForm(_Form):
    """A side of the game and its band."""

    name: OwnName = Field(description="What the side, and its player, is called.", examples=["greeks"])
    faction: Name | None = Field(
        None, description="Whose gods it has; when not said, that of its first figure.", examples=["greeks"]
    )
    band: Annotated[str, Field(min_length=1, max_length=400)] | None = Field(
        None, description="A band file, from the folder of this scenario; instead of figures.", examples=["greeks.toml"]
    )
    renegade: Switch = Field(default=False, description="Whether it has turned from the gods.", examples=[False])
    points: Count = Field(0, description="Faith that it starts with.", examples=[0])
    figures: list[MemberForm] = Field(default_factory=list, max_length=20, description="The figures of its band.")

    @model_validator(mode="after")
    def _one_band(self) -> Self:
        if (self.band is not None) == bool(self.figures):
            raise PydanticCustomError("band", "needs either a band or figures of its own")
        return self


class ZoneForm(_Form):
    """Ground on which a side deploys, instead of the strips along the rim."""

    name: Name = Field(description="What it is called.", examples=["south"])
    polygon: Annotated[list[Spot], Field(min_length=3, max_length=100)] = Field(
        description="Its corners in order, in pas.", examples=[[[0, 0], [12, 0], [12, 4], [0, 4]]]
    )
    side: Name | None = Field(None, description="Whose it is; when not said, it is chosen.", examples=["greeks"])


class OptionsForm(_Form):
    """What the players agreed on."""

    alternate_activation: Switch = Field(
        default=False, description="Secret picks from hands of cards instead of the shuffled deck.", examples=[False]
    )
    grave_wounds: Switch = Field(default=False, description="Whether grave wounds are played.", examples=[False])
    turn_limit: Annotated[int, Strict(), Field(gt=0, le=100)] | None = Field(
        None, description="The game ends after so many turns.", examples=[6]
    )
    victory: Literal["crystals", "kills", "chief"] = Field(
        "crystals", description="What decides the game.", examples=["crystals"]
    )
    fragments: Annotated[list[Worth], Field(min_length=1, max_length=40)] | None = Field(
        None, description="The worth of each fragment that the players place.", examples=[[15, 15, 5, 5]]
    )


class ReadingsForm(_Form):
    """How the players read the rules that the book leaves open."""

    heroic_leap_partial: Literal["athletisme", "athletisme_minus_1"] = Field(
        "athletisme",
        description="Up to which odd die a heroic leap is a partial success (ICH-LEAP-09).",
        examples=["athletisme"],
    )
    recovery: Literal["choice", "must"] = Field(
        "choice",
        description="Whether a figure in lasting difficulty has to recover before it may fight, shoot or use a power"
        " (ICH-DIFF-06).",
        examples=["choice"],
    )
    alert_move: Literal["engage", "free"] = Field(
        "engage",
        description="Whether the move of a reaction has to engage the enemy (ICH-ALERT-02).",
        examples=["free"],
    )
    giving_up: Literal["counts", "loses"] = Field(
        "counts", description="Whether who gives up may have won all the same (ICH-END-03).", examples=["loses"]
    )
    receptacle_off_table: Literal["transmits", "silent"] = Field(
        "transmits",
        description="Whether a Réceptacle that has left the table still earns points (ICH-FAITH-02).",
        examples=["silent"],
    )


class ScenarioForm(_Form):
    """A game to be played."""

    format: Literal["pas-scenario/1"] = Field(description="Marks the file as a scenario.", examples=[FORMAT])
    game: Literal["ichoria"] = Field(description="The game that is played.", examples=["ichoria"])
    name: Title = Field(description="What people call the scenario.", examples=["A duel at the well"])
    about: Text | None = Field(None, description="What it is about, for the players.", examples=["Two bands, a well."])
    scene: Annotated[str, Field(min_length=1, max_length=400)] | None = Field(
        None,
        description="A scene file, from the folder of this scenario; or one that ships.",
        examples=["castle.toml"],
    )
    scenery: SceneryForm | None = Field(None, description="The table itself, when no scene file is named.")
    sides: Annotated[list[SideForm], Field(min_length=2, max_length=4)] = Field(
        description="The sides, the first player first."
    )
    strangers: list[MemberForm] = Field(default_factory=list, max_length=20, description="Figures of no side.")
    zones: list[ZoneForm] = Field(default_factory=list, max_length=8, description="Where the sides deploy.")
    fragments: list[FragmentForm] = Field(
        default_factory=list, max_length=40, description="Fragments that lie on the table already."
    )
    options: OptionsForm = Field(
        default_factory=lambda: OptionsForm.model_validate({}), description="What the players agreed on."
    )
    readings: ReadingsForm = Field(
        default_factory=lambda: ReadingsForm.model_validate({}),
        description="How the players read rules that the book leaves open.",
    )
    departs: Annotated[list[RuleId], Field(max_length=20)] = Field(
        default_factory=list,
        description="Rules of the set-up that this scenario sets aside on purpose; `pas scenario check` then notes it.",
        examples=[["ICH-TABLE-06"]],
    )

    @model_validator(mode="after")
    def _one_table(self) -> Self:
        if (self.scene is not None) == (self.scenery is not None):
            raise PydanticCustomError("scene", "needs either a scene or scenery of its own")
        return self

"""Defines the form of a scene of Mythic Battles: a board, or the file that has it; units, stones, and how it is played.

These models are the one source of the form, as `scenes.files.scene_form` is for tables. What needs the whole board (do
two areas overlap?) is checked by `skirmish.board.checks`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AllowInfNan, BaseModel, ConfigDict, Discriminator, Field, Strict, Tag

from scenes.files.scene_form import FORMAT, Name, OwnName, Title

LARGEST = 10_000
Coordinate = Annotated[float, Strict(), AllowInfNan(allow_inf_nan=False), Field(ge=-LARGEST, le=LARGEST)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Whole = Annotated[int, Strict()]
Pair = Annotated[list[Name], Field(min_length=2, max_length=2)]
Army = Annotated[list[Name], Field(max_length=60)]

TerrainId = Literal[
    "cage",
    "cliff",
    "forest",
    "lava",
    "open_ground",
    "polar",
    "rift",
    "rock",
    "ruins",
    "stairs",
    "swamp",
    "water",
]
BoundaryKind = Literal["cage_walls", "chains", "escarpment", "normal", "wall"]
UnitType = Literal["god", "titan", "hero", "monster", "troop"]
Mythology = Literal["greek", "scandinavian", "egyptian"]
Stat = Annotated[Whole, Field(ge=0, le=10)]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class BoardAreaForm(_Form):
    """A part of the board that holds units."""

    id: Name = Field(description="Its name, which no other area has.", examples=["agora"])
    name: Name | None = Field(None, description="What it is called on pictures; else its id.", examples=["The agora"])
    terrain: TerrainId = Field(description="Its ground.", examples=["open_ground"])
    capacity: Annotated[Whole, Field(ge=1, le=20)] = Field(
        description="How many units it holds, of all players together.", examples=[3]
    )
    icon: Point = Field(description="Where its icon is: lines of sight go from icon to icon.", examples=[[4.0, 3.5]])
    polygon: Annotated[list[Point], Field(min_length=3, max_length=200)] = Field(
        description="The corners of its outline in order, without holes; any unit of length will do.",
        examples=[[[0, 0], [6, 0], [6, 5], [0, 5]]],
    )
    level: Annotated[Whole, Field(ge=-20, le=20)] | None = Field(
        None, description="How high it lies, for heights: of all areas or of none.", examples=[0]
    )
    elements: Annotated[Whole, Field(ge=0, le=20)] | None = Field(
        None,
        description="Trees or ruined columns on it; when not said, as many as its terrain gets.",
        examples=[2],
    )


class BoundaryForm(_Form):
    """A line between two areas."""

    id: Name | None = Field(None, description="Its name, which no other boundary has.", examples=["west-wall"])
    between: Pair = Field(description="The two areas it parts.", examples=[["agora", "temple"]])
    kind: BoundaryKind = Field("normal", description="Its kind.", examples=["wall"])
    line: Annotated[list[Point], Field(min_length=2, max_length=200)] | None = Field(
        None,
        description="Where it lies, on the outlines of both areas; when not said, all along where they touch.",
        examples=[[[6, 0], [6, 3]]],
    )
    low: Name | None = Field(
        None, description="The area that the arrow of heights on it points to.", examples=["temple"]
    )


class SkullsForm(_Form):
    """A path of skulls through a rift."""

    rift: Name = Field(description="The rift it leads through.", examples=["chasm"])
    between: Pair = Field(description="The two areas beside the rift that it joins.", examples=[["agora", "forge"]])


class ZoneForm(_Form):
    """Where an army deploys that plays from a side of the board."""

    side: Name = Field(description="The side of the board.", examples=["north"])
    areas: Annotated[list[Name], Field(min_length=1, max_length=60)] = Field(
        description="Its deployment areas.", examples=[["agora", "temple"]]
    )
    players: Annotated[Whole, Field(ge=2, le=4)] = Field(
        2, description="For how many players this zone is; teams use those for two.", examples=[2]
    )


class StoneForm(_Form):
    """A divine stone that lies on the board."""

    area: Name = Field(description="Where it lies.", examples=["temple"])
    mythology: Mythology = Field(
        "greek",
        description="Whose stone: an omphalos (greek), rune (scandinavian) or kheper (egyptian).",
        examples=["greek"],
    )


class BoardForm(_Form):
    """A board: areas, boundaries, and what its setup plan says."""

    areas: Annotated[list[BoardAreaForm], Field(min_length=1, max_length=200)] = Field(description="The areas.")
    boundaries: Annotated[list[BoundaryForm], Field(max_length=2000)] = Field(
        default_factory=list, description="The lines between areas: wherever two areas touch there is one."
    )
    skulls: Annotated[list[SkullsForm], Field(max_length=200)] = Field(
        default_factory=list, description="Paths of skulls through rifts."
    )
    zones: Annotated[list[ZoneForm], Field(max_length=40)] = Field(
        default_factory=list, description="Deployment zones."
    )
    stones: Annotated[list[StoneForm], Field(max_length=60)] = Field(
        default_factory=list, description="Divine stones, unless the scene lays its own."
    )


class BoardUnitForm(_Form):
    """A unit on the board. What is not said of it is as on its card, if there is one of its name."""

    id: OwnName = Field(description="Its name, which no other unit has.", examples=["atalanta"])
    area: Name = Field(description="Where it stands.", examples=["agora"])
    card: Name | None = Field(
        None, description="Its dashboard or troop card; else the one of its id.", examples=["heracles"]
    )
    side: OwnName | None = Field(None, description="Whose it is.", examples=["red"])
    type: UnitType | None = Field(None, description="What it is.", examples=["hero"])
    range: Stat | None = Field(None, description="Its range.", examples=[2])
    movement: Stat | None = Field(None, description="Its movement.", examples=[2])
    talents: Annotated[list[Name], Field(max_length=40)] | None = Field(
        None, description="Its talents.", examples=[["climb"]]
    )
    classes: Annotated[list[Name], Field(max_length=10)] | None = Field(
        None, description="Its classes: aquatic, fireproof, boreal, flying, huge.", examples=[["flying"]]
    )


class MatchForm(_Form):
    """How the scene is played, for `pas play`; the rules say what the words mean (MYT-SETUP-01 to -10)."""

    players: Annotated[list[OwnName], Field(min_length=2, max_length=4)] = Field(
        description="Who plays, in playing order.", examples=[["ann", "bob"]]
    )
    mode: Literal["skirmish", "adventure"] = Field("skirmish", description="The mode.", examples=["skirmish"])
    recruitment: Literal["draft", "constructed", "limited"] | None = Field(
        None, description="How armies are made.", examples=["draft"]
    )
    divinity: Literal["god", "titan"] = Field("god", description="What leads the armies.", examples=["god"])
    teams: Annotated[list[Pair], Field(min_length=2, max_length=2)] | None = Field(
        None, description="Four players in two sides of two.", examples=[[["ann", "cyd"], ["bob", "dan"]]]
    )
    lead: Name | None = Field(None, description="Adventure: who leads.", examples=["ann"])
    points: Annotated[Whole, Field(ge=1, le=99)] | None = Field(
        None, description="Adventure with a draft: recruitment points of each player.", examples=[16]
    )
    armies: dict[Name, Army] | None = Field(
        None, description="Adventure with limited armies: the units of each player.", examples=[{"ann": ["zeus"]}]
    )
    collections: dict[Name, Army] | None = Field(
        None, description="Constructed: what each player owns.", examples=[{"ann": ["zeus", "hydra"]}]
    )
    other_board: Annotated[str, Field(min_length=1, max_length=400)] | None = Field(
        None,
        description="Constructed: the board that the other side brings, a scene file below the folder of this one.",
        examples=["boards/tartarus.toml"],
    )
    pool: Army | None = Field(
        None, description="The units that can be recruited; else all there are.", examples=[["zeus", "ares"]]
    )
    zones: dict[Name, Annotated[list[Name], Field(min_length=1, max_length=60)]] | None = Field(
        None, description="Deployment areas by player; else those of the board.", examples=[{"ann": ["agora"]}]
    )
    victory: Annotated[list[dict[str, Any]], Field(max_length=20)] | None = Field(
        None, description="Adventure: what wins.", examples=[[{"kind": "last_divinity"}]]
    )
    rules: dict[str, Any] | None = Field(
        None, description="Adventure: numbers that the scenario changes.", examples=[{"activations": 2}]
    )
    max_rounds: Annotated[Whole, Field(ge=1, le=10_000)] | None = Field(
        None, description="After so many rounds the game is drawn.", examples=[60]
    )
    stalemate: Annotated[Whole, Field(ge=1, le=1000)] | None = Field(
        None,
        description="After so many rounds without a wound or a stone absorbed most stones win (a house rule).",
        examples=[10],
    )


def _board_form(board: Any) -> str:
    return "file" if isinstance(board, str) else "drawn"


Board = Annotated[
    Annotated[str, Field(min_length=1, max_length=400), Tag("file")] | Annotated[BoardForm, Tag("drawn")],
    Discriminator(_board_form),
]
BOARD_TAGS = ("file", "drawn")


class BoardSceneForm(_Form):
    """A board with its units and stones."""

    format: Literal["pas-scene/1"] = Field(description="Marks the file as a scene of this form.", examples=[FORMAT])
    game: Literal["mythic"] = Field(description="The game that is played.", examples=["mythic"])
    name: Title = Field(description="What people call the scene.", examples=["The sunken agora"])
    board: Board = Field(
        description="The board, or a scene file below the folder of this one that has it.",
        examples=["boards/agora.toml"],
    )
    units: Annotated[list[BoardUnitForm], Field(max_length=200)] = Field(
        default_factory=list, description="The units on the board."
    )
    stones: Annotated[list[StoneForm], Field(max_length=60)] | None = Field(
        None,
        description="The divine stones on the board; when not said, those of the board.",
        examples=[[{"area": "temple"}]],
    )
    match: MatchForm | None = Field(None, description="How it is played.", examples=[{"players": ["ann", "bob"]}])


SCENE_FORM = BoardSceneForm
"""The form of a scene file of this game."""

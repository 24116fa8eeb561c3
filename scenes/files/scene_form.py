"""Defines the form of a scene file: every key, its meaning, its limits and an example.

These models are the one source of the form. The reader validates files with them, and the JSON Schema that
editors use is generated from them. What needs geometry (is this place on the table?) is checked on loading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    AllowInfNan,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    Strict,
    Tag,
    model_validator,
)
from pydantic_core import PydanticCustomError

from skirmish import games
from skirmish.kernel import RESERVED, is_reserved
from terrain import GROUND_KINDS, PIECE_KINDS
from terrain.lattice import EXTENT_PAS, STEP_PAS, WALKABLE_SLOPE_DEG

if TYPE_CHECKING:
    AreaKind = str
    GameName = str
    PieceKind = str
else:
    AreaKind = Literal[*GROUND_KINDS, "deployment"]
    GameName = Literal[tuple(games())]
    PieceKind = Literal[PIECE_KINDS]

FORMAT = "pas-scene/1"

Number = Annotated[float, Strict(), AllowInfNan(allow_inf_nan=False)]
Length = Annotated[Number, Field(gt=0, le=EXTENT_PAS)]
Coordinate = Annotated[Number, Field(ge=-EXTENT_PAS, le=EXTENT_PAS)]
TableSide = Annotated[Number, Field(gt=0, le=96)]
"""Wider tables would leave no room for scenery that reaches over the rim within the exact arithmetic."""

BaseWidth = Annotated[Number, Field(ge=0.6, le=12)]
"""The polygons that stand in for a base in proofs need this width (15 mm) to come out convex at any turn."""

UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
"""Letters that nobody sees: those that steer terminals or turn the text around them, and that no database keeps."""

Name = Annotated[str, Field(min_length=1, max_length=80, pattern=rf"^[^\s{UNSEEN}]+( [^\s{UNSEEN}]+)*$")]

Title = Annotated[str, Field(min_length=1, max_length=200, pattern=rf"^[^{UNSEEN}]+$")]
"""What people call a file: one line."""


def _own(name: str) -> str:
    if is_reserved(name):
        kept = ", ".join(sorted(RESERVED))
        raise PydanticCustomError("reserved", f"{name!r} is a reserved name ({kept}, and all that begin with *)")
    return name


def _any_case(word: str) -> str:
    return "".join(f"[{letter}{letter.upper()}]" for letter in word)


_KEPT = "|".join(map(_any_case, sorted(RESERVED)))
OwnName = Annotated[Name, AfterValidator(_own), Field(json_schema_extra={"not": {"pattern": rf"^(\*.*|{_KEPT})$"}})]
"""The name of a side, a player or a figure: nobody who plays is called like those who do not."""

Turn = Annotated[Number, Field(ge=-3600, le=3600)]
Switch = Annotated[bool, Strict()]
Place = Annotated[list[Coordinate], Field(min_length=2, max_length=3)]
Spot = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]

LengthUnit = Literal["mm", "cm", "m", "inch", "pas"]
UpAxis = Literal["z", "y"]

SHAPE_KEYS = ("box", "cylinder", "ramp", "mesh", "model")
MESH_KEYS = ("units", "up", "scale")


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class TableForm(_Form):
    """The table top, and how its doubtful cases fall."""

    size: Annotated[list[TableSide], Field(min_length=2, max_length=2)] = Field(
        description="Length and width of the table in pas. It lies from (0, 0) to here; its top is at height 0.",
        examples=[[36, 36]],
    )
    too_close: Literal["blocked", "visible"] = Field(
        "blocked", description="How sight falls that hangs on less than a hand can place.", examples=["blocked"]
    )
    figures_block: Switch = Field(
        default=True, description="Whether other figures block sight, as scenery does.", examples=[True]
    )
    step: Annotated[Number, Field(ge=0, le=4)] = Field(
        STEP_PAS,
        description="Rise or drop in pas that is still walked; less is one level.",
        examples=[0.5],
    )
    slope: Annotated[Number, Field(gt=0, lt=90)] = Field(
        WALKABLE_SLOPE_DEG, description="Steepest ground in degrees that carries a figure.", examples=[45]
    )


class PieceForm(_Form):
    """A piece of scenery: a box, a cylinder, a ramp, a mesh file or a model of the library."""

    model_config = ConfigDict(json_schema_extra={"oneOf": [{"required": [key]} for key in SHAPE_KEYS]})

    id: Name = Field(description="Its name, which no other piece and no figure has.", examples=["wall"])
    box: Annotated[list[Length], Field(min_length=3, max_length=3)] | None = Field(
        None, description="A box: its sizes along x, y and z in pas.", examples=[[4.0, 0.5, 3.0]]
    )
    cylinder: Annotated[list[Length], Field(min_length=2, max_length=2)] | None = Field(
        None, description="An upright cylinder: radius and height in pas.", examples=[[0.5, 4.0]]
    )
    ramp: Annotated[list[Length], Field(min_length=3, max_length=3)] | None = Field(
        None, description="A ramp that rises along its x: length, width and height in pas.", examples=[[3.0, 2.0, 2.0]]
    )
    mesh: Annotated[str, Field(min_length=1, max_length=400)] | None = Field(
        None,
        description="A mesh file (STL, OBJ, PLY, glTF, OFF, 3MF, COLLADA, or a ZIP with one of them) below the folder "
        "of this scene.",
        examples=["meshes/tower.stl"],
    )
    model: Name | None = Field(
        None,
        description="A model of the library, by its name: of pieces/ beside this scene, or stored by `pas piece add`. "
        "Its unit, its way up, scale, accuracy and kind are those it was stored with, unless they are said here.",
        examples=["tower"],
    )
    units: LengthUnit | None = Field(
        None,
        description="Unit of the mesh file. When it is not said here: what the file or its model says, else what its "
        "format defines (glTF: m), else mm.",
        examples=["mm"],
    )
    up: UpAxis | None = Field(
        None,
        description="Axis of the mesh file that points up. When it is not said here: what the file or its model says, "
        "else what its format defines (glTF: y), else z.",
        examples=["z"],
    )
    scale: Annotated[Number, Field(gt=0, le=1e6)] | None = Field(
        None,
        description="Factor by which the mesh is enlarged after its unit is converted. Without it, a mesh of less than "
        "5 mm, or longer than 150 cm and the table, is refused as one in a wrong unit.",
        examples=[1.5],
    )
    at: Place = Field(
        description="Where the middle of its foot lies: x, y and, when it is not the table top, z.",
        examples=[[10.0, 12.0, 0.0]],
    )
    turn: Turn = Field(0.0, description="Degrees by which it is turned about z, counter-clockwise.", examples=[30.0])
    accuracy: Annotated[Number, Field(ge=0, le=0.25)] = Field(
        0.0, description="How far its surface may be from the real one, in pas; 0.04 for a scan.", examples=[0.04]
    )
    kind: PieceKind = Field("solid", description="What it is to the rules.", examples=["solid"])
    blocks_sight: Switch | None = Field(
        None,
        description="Whether lines of sight end at it; what they pass carries nobody. "
        "When not said, solid pieces and doors block sight, the other kinds do not.",
        examples=[True],
    )

    @model_validator(mode="after")
    def _one_shape(self) -> Self:
        shapes = [key for key in SHAPE_KEYS if getattr(self, key) is not None]
        if len(shapes) != 1:
            said = f"has {' and '.join(shapes)}" if shapes else "has no shape"
            raise PydanticCustomError("shape", f"{said}: a piece needs exactly one of {', '.join(SHAPE_KEYS)}")
        strays = [key for key in MESH_KEYS if getattr(self, key) is not None]
        if strays and self.mesh is None and self.model is None:
            raise PydanticCustomError("shape", f"{strays[0]} is said of a mesh only, and this piece is a {shapes[0]}")
        return self


class AreaForm(_Form):
    """Marked ground."""

    model_config = ConfigDict(
        json_schema_extra={
            "if": {"properties": {"kind": {"const": "deployment"}}},
            "then": {"required": ["side"]},
            "else": {"not": {"required": ["side"]}},
        }
    )

    kind: AreaKind = Field(description="What the ground is to the rules.", examples=["difficult"])
    polygon: Annotated[list[Spot], Field(min_length=3, max_length=1000)] = Field(
        description="Its corners in order, in pas.", examples=[[[1, 1], [5, 1], [5, 4], [1, 4]]]
    )
    side: OwnName | None = Field(None, description="Whose deployment zone it is.", examples=["greeks"])

    @model_validator(mode="after")
    def _side_deploys(self) -> Self:
        if (self.side is not None) != (self.kind == "deployment"):
            words = "needs a side" if self.side is None else "has a side, but only deployment areas do"
            raise PydanticCustomError("side", f"a {self.kind} area {words}")
        return self


def _base_form(base: Any) -> str:
    return "oval" if isinstance(base, list) else "round"


Base = Annotated[
    Annotated[BaseWidth, Tag("round")]
    | Annotated[Annotated[list[BaseWidth], Field(min_length=2, max_length=2)], Tag("oval")],
    Discriminator(_base_form),
]


class FigureForm(_Form):
    """A miniature on the table."""

    id: OwnName = Field(description="Its name, which no other figure and no piece has.", examples=["davios"])
    side: OwnName | None = Field(None, description="The band it fights for.", examples=["greeks"])
    profile: Name | None = Field(None, description="What it is in the lists.", examples=["greeks/athenian_hoplite"])
    at: Place = Field(
        description="The middle of its base: x and y. The ground below is found; a third number picks the floor.",
        examples=[[5.0, 6.0]],
    )
    base: Base = Field(
        1.2,
        description="Diameter of a round base, or length and width of an oval one, in pas.",
        examples=[1.2, [3.0, 1.4]],
    )
    height: Annotated[Number, Field(ge=0.2, le=12)] = Field(
        1.25, description="Height in pas when it stands upright.", examples=[1.25]
    )
    turn: Turn = Field(0.0, description="Degrees by which an oval base is turned about z.", examples=[90.0])
    crouched: Switch = Field(default=False, description="Whether it crouches, and is 0.5 pas high.", examples=[False])


class FragmentForm(_Form):
    """An Ichor fragment that lies on the table."""

    id: Name = Field(description="Its name; no other fragment has it.", examples=["f1"])
    value: Annotated[int, Strict(), Field(gt=0, le=1000)] = Field(description="Its crystals.", examples=[15])
    at: Place = Field(description="Where it lies; a third number picks the floor.", examples=[[20.0, 21.0]])


class MechanismForm(_Form):
    """A lever, a winch, a spring: worked by a figure beside it, it moves a piece; worked again, it moves it back.

    A piece of the kind `door` needs none: a figure that touches it opens it, and shuts it again.
    """

    id: Name = Field(description="Its name; no other mechanism and no door has it.", examples=["winch"])
    piece: Name = Field(description="The piece that it moves.", examples=["drawbridge"])
    at: Place | None = Field(
        None, description="Where it is worked; when not said, at the piece itself.", examples=[[12.0, 8.0]]
    )
    to: Place | None = Field(
        None,
        description="Where the middle of the piece's foot is then; when not said, where it is.",
        examples=[[14, 8]],
    )
    turn: Turn | None = Field(
        None, description="How far the piece is turned then, in degrees; when not said, as it is.", examples=[90.0]
    )
    gone: Switch = Field(default=False, description="Whether the piece is off the table then.", examples=[True])


class SceneForm(_Form):
    """A table with its scenery and figures."""

    format: Literal["pas-scene/1"] = Field(description="Marks the file as a scene of this form.", examples=[FORMAT])
    game: GameName = Field(description="The game that is played.", examples=[next(iter(games()))])
    name: Title = Field(description="What people call the scene.", examples=["Two towers"])
    table: TableForm = Field(description="The table top.", examples=[{"size": [36, 36]}])
    pieces: list[PieceForm] = Field(default_factory=list, max_length=2000, description="The scenery.")
    areas: list[AreaForm] = Field(default_factory=list, max_length=500, description="Marked ground.")
    figures: list[FigureForm] = Field(default_factory=list, max_length=200, description="The miniatures.")
    fragments: list[FragmentForm] = Field(default_factory=list, max_length=200, description="The Ichor fragments.")
    mechanisms: list[MechanismForm] = Field(
        default_factory=list, max_length=100, description="Levers and the like, which move pieces."
    )

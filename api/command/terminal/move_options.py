"""Defines the arguments and options that the commands of movement share."""

from typing import Annotated

import typer

MoverName = Annotated[
    str,
    typer.Argument(metavar="FIGURE", help="The figure that moves, by its id; or a place for a common figure there."),
]
PathText = Annotated[
    str,
    typer.Argument(metavar="PATH", help="Its legs, such as 'walk 10,4; jump 13,4; climb 13,5,4'."),
]
Goal = Annotated[
    str,
    typer.Argument(metavar="TO", help="The place to go to: x,y, or x,y,z to pick the floor; or a fragment by its id."),
]
FallPlace = Annotated[
    str,
    typer.Argument(metavar="AT", help="Where the fall starts: x,y,z, or x,y at the level the figure stands on."),
]
Hurry = Annotated[bool, typer.Option("--hurry", help="The figure hurries: half as far again, harder rolls.")]
Safest = Annotated[
    bool, typer.Option("--safest", help="The way most likely to succeed, instead of the one that costs least.")
]
Threats = Annotated[bool, typer.Option("--threats", help="Also say whom it could charge or shoot, and from where.")]
Athletisme = Annotated[
    int | None,
    typer.Option(
        "--athletisme", metavar="N", min=1, max=6, help="Its Athlétisme.", show_default="of its profile, else 3"
    ),
]
Alert = Annotated[
    list[str] | None,
    typer.Option("--alert", metavar="NAME", help="An enemy on alert: say where it sees the mover. May be repeated."),
]

"""Defines the arguments and options that the commands of movement share."""

from typing import Annotated

import typer

MoverName = Annotated[
    str,
    typer.Argument(metavar="FIGURE"),
]
PathText = Annotated[
    str,
    typer.Argument(metavar="PATH"),
]
Goal = Annotated[
    str,
    typer.Argument(metavar="TO"),
]
FallPlace = Annotated[
    str,
    typer.Argument(metavar="AT"),
]
Hurry = Annotated[bool, typer.Option("--hurry")]
Safest = Annotated[bool, typer.Option("--safest")]
Threats = Annotated[bool, typer.Option("--threats")]
Athletisme = Annotated[
    int | None,
    typer.Option("--athletisme", metavar="N", min=1, max=6, show_default="profile"),
]
Alert = Annotated[
    list[str] | None,
    typer.Option("--alert", metavar="NAME"),
]

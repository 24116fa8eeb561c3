"""Defines the arguments and options that commands share."""

from pathlib import Path
from typing import Annotated

import typer

from scenes.words import Lang

SceneName = Annotated[
    str, typer.Argument(metavar="SCENE", help="A scene file, or the name of a scene that ships with pas.")
]
FigureA = Annotated[
    str,
    typer.Argument(
        metavar="A",
        help="The figure that looks or measures, by its id; or a place x,y or x,y,z for a common figure there.",
    ),
]
FigureB = Annotated[str, typer.Argument(metavar="B", help="The other figure, or its place.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer with one JSON document.")]
Language = Annotated[
    Lang | None,
    typer.Option("--lang", help="Answer in French or English.", show_default="of your system"),
]
Budget = Annotated[
    float,
    typer.Option("--budget", metavar="MS", min=1.0, max=600_000.0, help="How long to search, in milliseconds."),
]
PicturePath = Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="Draw the ruling into a PNG file.")]
CertificatePath = Annotated[
    Path | None, typer.Option("--certificate", metavar="FILE", help="Write the proof, for `pas verify`.")
]

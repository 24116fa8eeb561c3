"""Defines the arguments and options that commands share."""

from pathlib import Path
from typing import Annotated

import typer

from scenes.words import Lang

SceneName = Annotated[str, typer.Argument(metavar="SCENE")]
FigureA = Annotated[
    str,
    typer.Argument(
        metavar="A",
    ),
]
FigureB = Annotated[str, typer.Argument(metavar="B")]
AsJson = Annotated[bool, typer.Option("--json")]
Language = Annotated[
    Lang | None,
    typer.Option("--lang", show_default="system"),
]
Budget = Annotated[
    float,
    typer.Option("--budget", metavar="MS", min=1.0, max=600_000.0),
]
PicturePath = Annotated[Path | None, typer.Option("--picture", metavar="FILE")]
CertificatePath = Annotated[Path | None, typer.Option("--certificate", metavar="FILE")]

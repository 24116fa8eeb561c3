"""Makes films of recorded games, where the machine can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from api.command.terminal.output import BadInput
from api.command.terminal.text import facts
from skirmish.kernel import SPECTATOR

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

    from scenes.words import Tongue
    from skirmish.kernel import Replayed
    from viewer.replay import Shown


def filmed(replayed: Replayed, path: Path, speed: float, camera: str, tongue: Tongue, viewer: str | None) -> Shown:
    """Film a record as far as it verifies; where that is not possible, one line says what is missing."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.replay import (  # noqa: PLC0415  it loads geometry
        check_film_path,
        save_film,
        timeline_of,
    )

    try:
        check_film_path(path)
        return save_film(timeline_of(replayed, tongue.lang, viewer or SPECTATOR), path, speed=speed, camera=camera)
    except PictureError as missing:
        raise BadInput(str(missing)) from missing


def film_document(film: Shown) -> dict[str, Any]:
    """A film for programs."""
    return {"path": str(film.path), "seconds": round(film.seconds, 2), "frames": film.frames}


def film_rows(film: Shown, tongue: Tongue) -> RenderableType:
    """Where a film is and how long it is, in words."""
    length = tongue("film_length", seconds=tongue.number(film.seconds, 0), frames=tongue.count(film.frames))
    return facts([(tongue("film"), f"{film.path} ({length})")])

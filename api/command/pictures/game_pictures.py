"""Draws pictures of a game being played, where the machine can draw; a game does not depend on them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from api.command.terminal.output import BadInput, writable_picture
from scenes.plugs import scene_now
from skirmish import kit

if TYPE_CHECKING:
    from scenes.words import Tongue
    from skirmish.kernel import Match


def draw_match(match: Match[Any], name: str, tongue: Tongue) -> str:
    """Draw the table as it is now; the answer says where the picture is, or why there is none."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.paper import save_map  # noqa: PLC0415  it loads geometry

    scene = scene_now(match)
    if scene is None:
        return tongue("no_map", game=kit(match.rules.game).title)
    try:
        path = writable_picture(Path(name))
        assert path is not None
        save_map(scene, path, tongue.lang)
    except (BadInput, PictureError) as missing:
        return str(missing)
    return tongue("map_drawn", file=path)

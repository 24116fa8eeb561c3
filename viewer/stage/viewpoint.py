"""Parses the camera of a stage picture: top, orbit, through a figure's eyes, from a point."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from scenes.files import suggestion
from viewer.draw.camera import FAR_EYE_PAS, NEAR_EYE_PAS, View
from viewer.draw.picture import PictureError
from viewer.rulings.from_above import framed

if TYPE_CHECKING:
    from viewer.draw.picture import DrawnFigure, Point
    from viewer.stage.stage_set import StageSet

ORBIT_HEADING_DEG, ORBIT_ELEVATION_DEG = -62.0, 48.0
EYES_ANGLE_DEG, POINT_ANGLE_DEG, STEEPEST_DEG = 68.0, 45.0, 24.0
"""How wide eyes and points see, and how steeply eyes look up or down: one sees where one stands."""

FORMS = "top, orbit, orbit:30,45 (heading and height in degrees), eyes:NAME, eyes:NAME:OTHER or x,y,z:x,y,z"


def view_named(words: str, stage: StageSet, aspect: float) -> View:
    """The view that some words of the command line mean; a `PictureError` says which there are."""
    kind, _, rest = words.partition(":")
    if words == "top":
        return framed(stage.corners, np.array([0.0, 0.0, 1.0]), aspect)
    if kind == "orbit":
        return orbit(stage, aspect, *_angles(rest, words))
    if kind == "eyes":
        looker, _, other = rest.partition(":")
        return eyes_of(stage, _named(stage, looker), _named(stage, other) if other else None)
    eye, focus = _point(kind, words), _point(rest, words)
    if math.dist(eye, focus) == 0:
        raise PictureError(f"camera {words}: it must look at another point than it stands at")
    return View(eye, focus, angle_deg=POINT_ANGLE_DEG, near_pas=NEAR_EYE_PAS, far_pas=2 * FAR_EYE_PAS)


def orbit(
    stage: StageSet, aspect: float, heading_deg: float = ORBIT_HEADING_DEG, elevation_deg: float = ORBIT_ELEVATION_DEG
) -> View:
    """The whole stage from above and aside; a heading of -90 has north on top."""
    turn, lift = math.radians(heading_deg), math.radians(min(max(elevation_deg, 5.0), 90.0))
    way = np.array([math.cos(lift) * math.cos(turn), math.cos(lift) * math.sin(turn), math.sin(lift)])
    return framed(stage.corners, way, aspect)


def _angles(rest: str, words: str) -> tuple[float, ...]:
    try:
        angles = tuple(float(part) for part in rest.split(",")) if rest else ()
    except ValueError:
        angles = (math.nan,)
    if len(angles) > 2 or not all(map(math.isfinite, angles)):
        raise PictureError(f"camera {words}: there is {FORMS}")
    return angles


def _point(text: str, words: str) -> Point:
    try:
        x, y, z = (float(part) for part in text.split(","))
    except ValueError:
        raise PictureError(f"camera {words}: there is {FORMS}") from None
    if not all(map(math.isfinite, (x, y, z))):
        raise PictureError(f"camera {words}: a point has three finite numbers")
    return x, y, z


def _named(stage: StageSet, name: str) -> DrawnFigure:
    found = stage.figure(name)
    if found is None:
        names = [figure.name for figure in stage.figures]
        hint = suggestion(name, names) if names else "nobody is on the table"
        raise PictureError(f"camera: no figure is called {name!r}; {hint}")
    return found


def eyes_of(stage: StageSet, looker: DrawnFigure, other: DrawnFigure | None = None) -> View:
    """What a figure sees: another one, else the nearest enemy, else the middle of the table."""
    enemies = [figure for figure in stage.figures if figure.side != looker.side]
    target = other or min(enemies, key=lambda figure: math.dist(figure.at_pas, looker.at_pas), default=None)
    focus = target.middle if target else (stage.table_size_pas[0] / 2, stage.table_size_pas[1] / 2, 0.0)
    away = math.dist(focus[:2], looker.at_pas)
    if away < NEAR_EYE_PAS:
        focus, away = (focus[0], focus[1] + 1.0, focus[2]), 1.0
    steepest = away * math.tan(math.radians(STEEPEST_DEG))
    height = looker.eye[2] + min(max(focus[2] - looker.eye[2], -steepest), steepest)
    focus = (focus[0], focus[1], height)
    return View(looker.eye, focus, angle_deg=EYES_ANGLE_DEG, near_pas=NEAR_EYE_PAS, far_pas=FAR_EYE_PAS)

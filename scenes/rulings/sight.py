"""Rules sight, distance and cover between the figures of a scene.

This is the one place where a scene and the geometry of sight meet. The command, the API and the viewer all call it,
so that they cannot disagree. Geometry computes the facts; a ruling adds what to play, and the rules it rests on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from scenes.files.problems import SceneError
from terrain.measures import Cover, Distance, cover, distance, standing
from terrain.sight import Obstacle, Sight, sight

if TYPE_CHECKING:
    from scenes.table.scene import Figure, Scene
    from terrain.scenery import Body, Piece

ENGAGED_BELOW_PAS = 0.5
"""Enemies nearer than this are engaged (ICH-ENG-01)."""

SIGHT_RULES = ("ICH-SHOOT-02", "ICH-SHOOT-16")
DISTANCE_RULES = ("ICH-MEAS-02", "ICH-MEAS-03", "ICH-MEAS-05", "ICH-ENG-01")
COVER_RULES = ("ICH-SHOOT-10", "ICH-SHOOT-11", "ICH-SHOOT-15", "ICH-SHOOT-16", "ICH-SHOOT-17")


@dataclass(frozen=True)
class SightRuling:
    """Whether two figures see each other, how that is known, and what to play."""

    a: Figure
    b: Figure
    sight: Sight
    ruling: Literal["sees", "does not see"]
    rules: tuple[str, ...] = SIGHT_RULES

    @property
    def sees(self) -> bool:
        return self.ruling == "sees"


@dataclass(frozen=True)
class DistanceRuling:
    """How far two figures are apart, and whether they are engaged."""

    a: Figure
    b: Figure
    distance: Distance
    engaged: bool
    rules: tuple[str, ...] = DISTANCE_RULES


@dataclass(frozen=True)
class CoverRuling:
    """How much of the target the shooter does not see, and what the target gets for it."""

    shooter: Figure
    target: Figure
    cover: Cover
    concealed: bool | None
    """Hidden in part; None when the interval does not decide it."""
    in_cover: bool | None
    """Hidden by more than half by what it touches; None when the interval does not decide it."""
    bonus: int | None
    """What the target adds to its roll: 2 in cover, else 1 when concealed (they do not add, ICH-SHOOT-15)."""
    rules: tuple[str, ...] = COVER_RULES


SIGHT_STEPS = 60_000
"""What rules spend on one pair, in counted work, so that a game comes out the same on every machine: some 50 ms. What
is not settled by then is played as blocked; on the scanned castle that is what ten times as much says too."""


def rule_sight(
    scene: Scene,
    a_name: str,
    b_name: str,
    *,
    budget_ms: float = 500.0,
    with_margin: bool = False,
    explain: bool = True,
) -> SightRuling:
    """Rule whether two figures see each other; the order does not matter."""
    a, b = pair(scene, a_name, b_name)
    found = sight(
        scene.table,
        a.body,
        b.body,
        others=obstacles(scene, a, b),
        budget_ms=budget_ms,
        accuracy_pas=accuracy_between_pas(scene, a, b),
        with_margin=with_margin,
        explain=explain,
    )
    return SightRuling(a, b, found, "sees" if _plays_as_seen(scene, found) else "does not see")


def sees(scene: Scene, a: Figure, b: Figure) -> bool:
    """The same ruling for the rules of a game: by counted work, and without what explains or proves it."""
    found = sight(
        scene.table,
        a.body,
        b.body,
        others=obstacles(scene, a, b),
        budget_steps=SIGHT_STEPS,
        accuracy_pas=accuracy_between_pas(scene, a, b),
        explain=False,
    )
    return _plays_as_seen(scene, found)


def _plays_as_seen(scene: Scene, found: Sight) -> bool:
    return found.verdict == "visible" or (found.verdict == "too_close" and scene.too_close == "visible")


def rule_distance(scene: Scene, a_name: str, b_name: str) -> DistanceRuling:
    """Measure two figures from base to base, and rule whether they are engaged."""
    a, b = pair(scene, a_name, b_name)
    measured = distance(standing(a.body), standing(b.body))
    enemies = a.side is None or a.side != b.side
    return DistanceRuling(a, b, measured, enemies and measured.bodies.less_than(ENGAGED_BELOW_PAS))


def rule_cover(scene: Scene, shooter_name: str, target_name: str, *, each_piece: bool = True) -> CoverRuling:
    """Rule how well a target is hidden from a shooter; here the order does matter."""
    shooter, target = pair(scene, shooter_name, target_name)
    others = obstacles(scene, shooter, target)
    found = cover(scene.table, shooter.body, target.body, others, each_piece=each_piece)
    bonus = _bonus(found.concealed, found.in_cover)
    return CoverRuling(shooter, target, found, found.concealed, found.in_cover, bonus)


def pair(scene: Scene, a_name: str, b_name: str) -> tuple[Figure, Figure]:
    """Find two different figures by their names."""
    a, b = scene.figure(a_name), scene.figure(b_name)
    if a is b:
        raise SceneError(f"{scene.path}: {a_name!r} is named twice; name two different figures")
    return a, b


def obstacles(scene: Scene, a: Figure, b: Figure) -> tuple[Obstacle, ...]:
    """List the other figures, if figures block in this scene: from the ground they stand on to their tops."""
    others = [figure for figure in scene.figures if figure.id not in (a.id, b.id)] if scene.figures_block else []
    return tuple(Obstacle(figure.id, figure.whole_body) for figure in others)


def accuracy_between_pas(scene: Scene, a: Figure, b: Figure) -> float:
    """Say how far the real scenery between two figures may be from the model: that of the worst scan there, or none."""
    between = [piece for piece in scene.table.obstacles if _lies_between(piece, a.body, b.body)]
    return max((piece.accuracy_pas for piece in between), default=0.0)


def _lies_between(piece: Piece, a: Body, b: Body) -> bool:
    """Whether the box around a piece meets the box around both bodies, seen from above."""
    for axis in (0, 1):
        low = min(body.centre[axis] - max(body.semi_axes) for body in (a, b))
        high = max(body.centre[axis] + max(body.semi_axes) for body in (a, b))
        if piece.mesh.high[axis] < low or piece.mesh.low[axis] > high:
            return False
    return True


def _bonus(concealed: bool | None, in_cover: bool | None) -> int | None:
    if in_cover:
        return 2
    if concealed is False:
        return 0
    return 1 if concealed and in_cover is False else None

"""Judges moves on a scene: the path that a player offers for a figure, and a fall from a place.

Here a scene meets the geometry of movement (`terrain`) and the rules of movement (`skirmish`). The command, the API and
the viewer all call it, so that they cannot disagree.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from scenes.games.ichoria.moves.athletes import prowess
from scenes.games.ichoria.moves.watchers import obstacle, others, tokens, watchers
from scenes.table.answers import FallRuling, MoveRuling
from scenes.table.asked.place_text import read_place
from skirmish.ichoria.book import allowance
from skirmish.ichoria.path import Fall, Going, LegError, fall_from, judge_path, read_legs, write_legs
from terrain.movement import Landscape, Marked
from terrain.scenery import figure_body
from terrain.standing import inside, surfaces_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenes.table.scene import Figure, Scene
    from skirmish.ichoria.path import Judgement, Leg
    from terrain.movement import Mover, Place

VIEW_TRIGGERS = ("enters_view", "leaves_view")
TRACE_PAS = 0.2
"""How finely a way over the ground is drawn."""

UNMARKED = "deployment"
"""Areas of this kind say where a game begins; to a mover they are plain ground."""


def landscape_of(scene: Scene, figure: Figure) -> Landscape:
    """The table as this figure moves on it: scenery, marked ground, and the other figures in the way."""
    marked = [Marked(area.kind, area.polygon_pas) for area in scene.areas if area.kind != UNMARKED]
    return Landscape(
        scene.table,
        areas=marked,
        figures=[obstacle(other) for other in others(scene, figure)],
        step_pas=scene.step_pas,
        slope_deg=scene.slope_deg,
    )


def judge_move(
    scene: Scene,
    name: str,
    path: str,
    *,
    hurry: bool = False,
    athletisme: int | None = None,
    alert: Iterable[str] = (),
) -> MoveRuling:
    """Judge the path that a player offers for a figure, leg by leg.

    Raises a `SceneError` of one line where there is nothing to judge: a figure that stands nowhere, a path that cannot
    be read or starts elsewhere, a goal off the table.
    """
    figure = scene.figure(name)
    try:
        legs = read_legs(path)
        return judge_legs(scene, figure, legs, hurry=hurry, athletisme=athletisme, alert=alert)
    except LegError as wrong:
        raise SceneError(f"{scene.path}: {name}: {wrong}") from wrong


def judge_legs(
    scene: Scene,
    figure: Figure,
    legs: Sequence[Leg],
    *,
    hurry: bool,
    athletisme: int | None = None,
    alert: Iterable[str] = (),
) -> MoveRuling:
    """Judge a path that has been read; a `LegError` says why it cannot be judged."""
    can, landscape, on_alert = prowess(scene, figure, athletisme), landscape_of(scene, figure), tuple(alert)
    judged = judge_path(
        landscape,
        can.athlete,
        place_of(figure),
        legs,
        hurry=hurry,
        watchers=watchers(scene, figure, landscape, on_alert),
        fragments=tokens(scene.fragments),
        size_pas=scene.table.size_pas,
    )
    return MoveRuling(figure, can, hurry, tuple(legs), write_legs(legs), _without_idle_views(judged, on_alert))


def check_stands(scene: Scene, figure: Figure) -> None:
    """Refuse a figure that stands nowhere, or inside a piece: no move begins there."""
    try:
        judge_legs(scene, figure, (), hurry=False)
    except LegError as wrong:
        raise SceneError(f"{scene.path}: {figure.id}: {wrong}") from wrong


def _without_idle_views(judged: Judgement, alert: tuple[str, ...]) -> Judgement:
    """Keep views of figures on alert only: being seen by others has no effect (ICH-ALERT-03, ICH-ALERT-06)."""
    kept = tuple(trigger for trigger in judged.triggers if trigger.kind not in VIEW_TRIGGERS or trigger.who in alert)
    return replace(judged, triggers=kept)


def place_of(figure: Figure) -> Place:
    """Where a figure stands: the centre of its base at its elevation."""
    return (*figure.at_pas, figure.ground_pas)


def rule_fall(scene: Scene, name: str, at: str, *, athletisme: int | None = None) -> FallRuling:
    """Rule on a fall of a figure from a place; without a height it falls from its own level."""
    figure = scene.figure(name)
    can, landscape, start = prowess(scene, figure, athletisme), landscape_of(scene, figure), _air(scene, figure, at)
    _check_room(scene, figure, start)
    going = Going(
        landscape,
        can.athlete,
        hurry=False,
        allowance_pas=allowance(can.athlete, hurry=False),
        at=start,
        crouched=figure.crouched,
        watchers=watchers(scene, figure, landscape),
        size_pas=scene.table.size_pas,
    )
    fall = fall_from(going, start, "chosen")
    return FallRuling(figure, can, fall, _fall_rules(fall))


def _fall_rules(fall: Fall) -> tuple[str, ...]:
    """The rules that a fall rests on."""
    landing = fall.roll.rules if fall.roll else ("ICH-FALL-02",)
    outcomes = tuple(outcome.rule for outcome, _ in fall.outcomes)
    return tuple(dict.fromkeys(("ICH-FALL-08", "ICH-FALL-09", *landing, *outcomes)))


def _check_room(scene: Scene, figure: Figure, at: Place) -> None:
    """Refuse a place that scenery takes up."""
    body = figure_body(at[:2], at[2], figure.base_pas, figure.height_pas, figure.turn_deg)
    piece = inside(surfaces_of(scene.table), scene.table.pieces_as_placed[2], body)
    if piece is not None:
        there = ",".join(f"{number:g}" for number in at)
        raise SceneError(f"{scene.path}: {figure.id} would be inside {scene.table.piece_names[piece]} at {there}")


def _air(scene: Scene, figure: Figure, at: str) -> Place:
    """Where a fall starts: at a place in the air, or over a spot at the figure's own level."""
    x, y, *height = read_place(scene, at)
    return (x, y, height[0] if height else figure.ground_pas)


def traces(scene: Scene, ruling: MoveRuling) -> tuple[tuple[Place, ...], ...]:
    """The way of every judged leg for drawing: on foot it follows the ground, through the air it is straight."""
    landscape, figure, crouched = landscape_of(scene, ruling.figure), ruling.prowess.athlete, ruling.figure.crouched
    found = []
    for leg in ruling.judgement.legs:
        crouched = leg.leg.kind == "crouch" or (crouched and leg.leg.kind != "stand")
        mover = figure.mover(crouched=crouched)
        found.append(leg.way if leg.in_flight else _on_foot(landscape, mover, leg.way))
    return tuple(found)


def _on_foot(landscape: Landscape, mover: Mover, way: Sequence[Place]) -> tuple[Place, ...]:
    """A way over the ground with its steps and slopes."""
    points = list(way[:1])
    for start, end in pairwise(way):
        count = max(1, math.ceil(math.dist(start[:2], end[:2]) / TRACE_PAS))
        for number in range(1, count + 1):
            x, y = (a + (b - a) * number / count for a, b in zip(start[:2], end[:2], strict=True))
            ground = landscape.footing(mover, (x, y), below_pas=points[-1][2]).place[2]
            points.append((x, y, ground if number < count else end[2]))
    return tuple(points)

"""Finds ways to an enemy: from which side a figure can charge it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from skirmish.ichoria.move.mover import athlete_of, judge, move_pas
from skirmish.ichoria.path.legs import LegError, Walk
from skirmish.ichoria.table.measures import onward, raised, spot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.move.mover import Stride
    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.table.tabletop import Standing
    from terrain.movement import Place

GAP_PAS = 0.45
"""How near an enemy a charge ends: less than half a pas (ICH-ENG-01), with room for what planning loses."""

TURNS = (0, 1, -1, 2, -2, 3, -3, 4)
"""From which sides, in eighths of a turn off the straight way."""

PLANNED = 3
"""The number of sides to which a way is planned when none of them can be walked to straight."""


def way_to(game: Skirmish, name: str, enemy: str, stride: Stride) -> tuple[Leg, ...] | None:
    """A way by which a figure engages an enemy with what is left of its move; None when none was found."""
    sides = tuple(approaches(game, name, enemy))
    for place in sides:
        straight = (Walk(spot(place)),)
        if engages(game, name, enemy, straight, stride):
            return straight
    left_pas = max(0.0, move_pas(game, name, hurry=stride.hurry) - stride.spent_pas)
    for place in sides[:PLANNED]:
        legs = game.table.route(
            game.standings,
            name,
            athlete_of(game, name),
            place,
            hurry=stride.hurry,
            allowance_pas=left_pas,
            left=stride.left,
        )
        if legs and engages(game, name, enemy, legs, stride):
            return legs
    return None


def engages(game: Skirmish, name: str, enemy: str, legs: tuple[Leg, ...], stride: Stride) -> bool:
    """Whether a way is legal and ends by engaging an enemy."""
    try:
        judged = judge(game, name, legs, stride)
    except LegError:
        return False
    return judged.legal and any(one.kind == "engages" and one.who == enemy for one in judged.triggers)


def approaches(game: Skirmish, name: str, enemy: str) -> Iterator[Place]:
    """Places beside an enemy, those on the near side first."""
    here, there = game.standing(name), game.standing(enemy)
    away = math.atan2(here.place[1] - there.place[1], here.place[0] - there.place[0])
    reach = _half(here) + _half(there) + GAP_PAS
    for turn in TURNS:
        angle = away + turn * math.tau / 8
        aside = onward(there.place, (math.cos(angle), math.sin(angle)), reach)
        if all(0.0 <= number <= size for number, size in zip(aside, game.table.size_pas, strict=True)):
            yield raised(aside, there.place[2])


def _half(standing: Standing) -> float:
    base = standing.base_pas
    return (min(base) if isinstance(base, tuple) else base) / 2

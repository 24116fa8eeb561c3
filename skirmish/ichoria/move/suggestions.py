"""Suggests ways for a figure, to players and bots that ask for one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from skirmish.ichoria.move.approaches import approaches
from skirmish.ichoria.move.follow.journey import just_left
from skirmish.ichoria.move.mover import athlete_of, move_pas
from skirmish.ichoria.path.legs import write_legs
from skirmish.ichoria.table.measures import SNAP_PAS, apart, direction, onward

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer, Chance
    from terrain.movement import Place

HURRIES = 4
"""One suggestion in this many is to hurry, where that is possible."""

PLANNED = 16
"""One suggestion in this many is a planned way, to an enemy, a fragment or a place that takes more than walking."""

TRIES = 12
WAYS = 24
"""From how many directions a walk is picked."""

CHARGE_GAP_PAS = 1.65
"""Centres this far apart are engaged when both bases are of the usual width."""

RIM_PAS = 0.6


def strolls(game: Skirmish, name: str, chance: Chance, *, may_hurry: bool) -> Iterator[Answer]:
    """Ways that the figure might go, picked at random: mostly straight walks, some planned, some in a hurry."""
    hurried = game.state.activation is not None and game.state.activation.hurried
    for number in range(TRIES):
        hurry = may_hurry and chance.below(HURRIES, number, 0) == 0
        if chance.below(PLANNED, number, 1) == 0:
            path = _planned(game, name, chance, number, hurry=hurry or hurried)
        else:
            path = _straight(game, name, chance, number, hurry=hurry or hurried)
        if path is not None:
            yield {"path": path, "hurry": True} if hurry else path


def _straight(game: Skirmish, name: str, chance: Chance, number: int, *, hurry: bool) -> str | None:
    """A walk in some direction, or straight at a figure or token worth it."""
    place = game.figure(name).place
    assert place is not None
    left = _left(game, name, hurry=hurry)
    aims = [enemy.place for enemy in game.enemies_of(name) if enemy.place]
    aims += [fragment.place for fragment in game.state.fragments]
    near = [aim for aim in aims if SNAP_PAS < apart(place, aim) <= left + CHARGE_GAP_PAS]
    if near and chance.below(2, number, 2) == 0:
        aim = chance.pick(near, number, 3)
        length = max(0.0, apart(place, aim) - CHARGE_GAP_PAS)
        way = direction(place, aim)
    else:
        angle = math.tau * chance.below(WAYS, number, 4) / WAYS
        way, length = (math.cos(angle), math.sin(angle)), left * (1 + chance.below(6, number, 5)) / 6
    if way is None or length <= SNAP_PAS:
        return None
    x, y = (round(number, 3) for number in onward(place, way, length))
    (wide, deep), rim = game.table.size_pas, RIM_PAS
    return f"walk {x},{y}" if rim <= x <= wide - rim and rim <= y <= deep - rim else None


def _planned(game: Skirmish, name: str, chance: Chance, number: int, *, hurry: bool) -> str | None:
    goal = _goal(game, name, chance, number, hurry=hurry)
    if goal is None:
        return None
    legs = game.table.route(
        game.standings,
        name,
        athlete_of(game, name),
        goal,
        hurry=hurry,
        allowance_pas=_left(game, name, hurry=hurry),
        left=just_left(game, name),
    )
    return write_legs(legs) if legs else None


def _goal(game: Skirmish, name: str, chance: Chance, number: int, *, hurry: bool) -> Place | None:
    """A figure or token worth going for, or any place that it can get to."""
    tempting = [next(approaches(game, name, enemy.id)) for enemy in game.enemies_of(name)]
    tempting += [fragment.place for fragment in game.state.fragments]
    if tempting and chance.below(2, number, 6) == 0:
        return chance.pick(tempting, number, 7)
    cells = game.table.reach(
        game.standings,
        name,
        athlete_of(game, name),
        hurry=hurry,
        allowance_pas=_left(game, name, hurry=hurry),
        left=just_left(game, name),
    )
    return chance.pick(cells, number, 8).place if cells else None


def _left(game: Skirmish, name: str, *, hurry: bool) -> float:
    spent = game.state.activation.spent_pas if game.state.activation else 0.0
    return max(0.0, move_pas(game, name, hurry=hurry) - spent)

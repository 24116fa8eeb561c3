"""Ways that a figure could go: suggestions for a player or a bot that asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.journey import just_left
from skirmish.ichoria.legs import write_legs
from skirmish.ichoria.movers import athlete_of, move_pas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.decisions import Answer
    from skirmish.dice import Chance
    from skirmish.ichoria.skirmishing import Skirmish
    from terrain.movement import Place

HURRIES = 3
"""One suggestion in so many is to hurry, where that is possible."""

CHARGES = 3
"""One suggestion in so many goes for an enemy, or for a fragment of ichor."""

TRIES = 12


def strolls(game: Skirmish, name: str, chance: Chance, *, may_hurry: bool) -> Iterator[Answer]:
    """Ways to places that the figure can get to, picked at random; some of them charges, some in a hurry."""
    hurried = game.state.activation is not None and game.state.activation.hurried
    for number in range(TRIES):
        hurry = may_hurry and chance.below(HURRIES, number, 0) == 0
        goal = _goal(game, name, chance, number, hurry=hurry or hurried)
        if goal is None:
            continue
        legs = game.table.route(
            game.standings,
            name,
            athlete_of(game, name),
            goal,
            hurry=hurry or hurried,
            allowance_pas=_left(game, name, hurry=hurry or hurried),
            left=just_left(game, name),
        )
        if legs:
            path = write_legs(legs)
            yield {"path": path, "hurry": True} if hurry else path


def _goal(game: Skirmish, name: str, chance: Chance, number: int, *, hurry: bool) -> Place | None:
    tempting = [enemy.place for enemy in game.enemies_of(name) if enemy.place]
    tempting += [fragment.place for fragment in game.state.fragments]
    if tempting and chance.below(CHARGES, number, 1) == 0:
        return chance.pick(tempting, number, 2)
    cells = game.table.reach(
        game.standings,
        name,
        athlete_of(game, name),
        hurry=hurry,
        allowance_pas=_left(game, name, hurry=hurry),
        left=just_left(game, name),
    )
    return chance.pick(cells, number, 3).place if cells else None


def _left(game: Skirmish, name: str, *, hurry: bool) -> float:
    spent = game.state.activation.spent_pas if game.state.activation else 0.0
    return max(0.0, move_pas(game, name, hurry=hurry) - spent)

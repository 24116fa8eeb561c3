"""Chooses where a hunter goes: to Ichor it can take, enemies it can beat, firing places, or away when it carries much.

Every plan has a value in crystals: what it brings on average, less what it risks. Chances come from `odds`, ways
from the table; nothing here is a rule.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.odds import fight_odds, shot_odds
from skirmish.ichoria.actions.second_actions import possible_shots
from skirmish.ichoria.figure.arms import shooting_weapons
from skirmish.ichoria.move.action import stride_of
from skirmish.ichoria.move.approaches import way_to
from skirmish.ichoria.move.mover import athlete_of, move_pas
from skirmish.ichoria.move.plans import STAY
from skirmish.ichoria.path.legs import write_legs
from skirmish.ichoria.state.engagement import engaged_with

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from skirmish.ichoria.actions.odds import Harm
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Fragment
    from skirmish.ichoria.table.tabletop import Reachable
    from skirmish.kernel import Answer, Fact
    from terrain.movement import Place

POINT_WORTH, OUT_WORTH = 1.5, 5.0
"""What a point of Santé and a whole figure are worth, in crystals."""

SURE = 0.8
"""A hunter takes no way less likely than this, unless the prize is under its hands."""

TOUCH_PAS, STEP_PAS = 0.6, 0.5
CHARGE_PAS = 1.7
SAFE_PAS = 10.0
LOOKED_AT = 6
"""The number of places tested for a shot."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A move and its value."""

    worth: float
    answer: Answer = STAY
    takes: str | None = None
    """The fragment that it gets to."""
    reason: str = "small_things"
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot and its value."""

    worth: float
    target: str
    weapon: str


def harm_worth(game: Skirmish, harm: Harm) -> float:
    """What is taken from a figure on average, with the crystals it would drop."""
    prize = OUT_WORTH + game.figure(harm.figure).crystals
    return float(harm.expected) * POINT_WORTH + float(harm.out) * prize


def exchange(game: Skirmish, name: str, enemy: str) -> float:
    """What a fight brings, less what it costs."""
    odds = fight_odds(game, name, enemy)
    return harm_worth(game, odds.to_defender) - harm_worth(game, odds.to_attacker)


def best_shot(game: Skirmish, name: str, *, aimed: bool) -> Shot | None:
    """The shot that brings most from where a figure is."""
    shots = [
        Shot(harm_worth(game, shot_odds(game, name, target, weapon, aimed=aimed).to_target), target, weapon)
        for target, weapon in possible_shots(game, name)
    ]
    return max(shots, key=lambda shot: shot.worth, default=None)


def best_plan(game: Skirmish, name: str, *, may_hurry: bool) -> Plan:
    """The move that brings most; to stay when nothing is better."""
    plans = [Plan(0.0), *_harvests(game, name), *_charges(game, name)]
    if game.state.activation is not None and game.state.activation.moving:
        return max(plans, key=lambda plan: plan.worth)  # it is where it wanted to be: no second thoughts
    if not any(plan.worth > 1.0 for plan in plans):
        plans += _approaches(game, name, may_hurry=may_hurry)
        plans += _firing_places(game, name)
    plans += _retreats(game, name)
    return max(plans, key=lambda plan: plan.worth)


# -------------------------------------------------------------------- Ichor


def _harvests(game: Skirmish, name: str) -> Iterator[Plan]:
    """Fragments that can be taken in this activation: the move leads there, the second action takes them."""
    activation = game.state.activation
    if activation is None or not activation.second_left:
        return
    near = [one for one in game.state.fragments if TOUCH_PAS < _away(game, name, one.place) <= _move(game, name) + 1.0]
    cells = _reach(game, name, hurry=False) if near else ()
    for fragment in near:
        cell = _nearest(cells, fragment.place)
        if cell is not None and _apart(cell.place, fragment.place) <= TOUCH_PAS:
            path = _route(game, name, fragment.place, hurry=False)
            if path is not None:
                yield Plan(fragment.value * cell.chance, path, fragment.id, "harvests", {"value": fragment.value})


def _approaches(game: Skirmish, name: str, *, may_hurry: bool) -> Iterator[Plan]:
    """Getting closer to the fragment that is this figure's to take, in a hurry when it is far."""
    fragment = _own_quarry(game, name)
    if fragment is None:
        return
    far = _away(game, name, fragment.place)
    hurry = may_hurry and far > _move(game, name) and not shooting_weapons(game, name)
    sure = [cell for cell in _reach(game, name, hurry=hurry) if cell.chance >= SURE]
    cell = _nearest(sure, fragment.place)
    if cell is None or _apart(cell.place, fragment.place) >= far - STEP_PAS:
        return
    path = _route(game, name, cell.place, hurry=hurry)
    if path is not None:
        answer: Answer = {"path": path, "hurry": True} if hurry else path
        yield Plan(0.9 + fragment.value / (10.0 + far), answer, None, "nears_ichor", {"value": fragment.value})


def _own_quarry(game: Skirmish, name: str) -> Fragment | None:
    """The richest near fragment to which none of the band is nearer."""
    free = [friend.id for friend in game.friends_of(name) if not engaged_with(game, friend.id)]
    mine = [
        one
        for one in game.state.fragments
        if all(_away(game, name, one.place) <= _away(game, friend, one.place) for friend in free)
    ]
    return max(mine or game.state.fragments, key=lambda one: one.value - _away(game, name, one.place), default=None)


# -------------------------------------------------------------------- enemies


def _charges(game: Skirmish, name: str) -> Iterator[Plan]:
    """Enemies that can be engaged and fought in this activation, when the fight is worth it."""
    activation = game.state.activation
    if activation is None or not activation.second_left or activation.disengaged_from:
        return
    within = move_pas(game, name, hurry=False, charging=True) + CHARGE_PAS
    for enemy in game.enemies_of(name):
        if enemy.place is None or _away(game, name, enemy.place) > within:
            continue
        worth = exchange(game, name, enemy.id) - game.figure(name).crystals / 5
        legs = way_to(game, name, enemy.id, stride_of(game, name)) if worth > 0.5 else None
        if legs is not None:
            yield Plan(worth, write_legs(legs), None, "charges", {"enemy": enemy.id})


def _firing_places(game: Skirmish, name: str) -> Iterator[Plan]:
    """A place from which an enemy is seen and in range: the nearest of those farthest from all enemies."""
    weapons = shooting_weapons(game, name)
    if not weapons:
        return
    range_pas = max(game.weapon(key).range_pas or 0.0 for key in weapons)
    enemies = [enemy for enemy in game.enemies_of(name) if enemy.place is not None]
    sure = [cell for cell in _reach(game, name, hurry=False) if cell.chance >= SURE]
    mover = athlete_of(game, name).mover(crouched=game.figure(name).crouched)
    for cell in sorted(sure, key=lambda cell: -_danger_away(game, name, cell.place))[:: max(1, len(sure) // LOOKED_AT)]:
        near = [one for one in enemies if one.place and math.dist(one.place, cell.place) <= range_pas]
        if any(game.table.sees_at(game.standings, one.id, name, cell.place, mover) for one in near):
            path = _route(game, name, cell.place, hurry=False)
            if path is not None:
                yield Plan(0.8, path, None, "firing_place")
                return


def _retreats(game: Skirmish, name: str) -> Iterator[Plan]:
    """A figure that carries Ichor keeps away from enemies that could take it."""
    crystals, place = game.figure(name).crystals, game.figure(name).place
    if not crystals or place is None:
        return
    danger = _danger_away(game, name, place)
    if danger >= SAFE_PAS:
        return
    sure = [cell for cell in _reach(game, name, hurry=False) if cell.chance > 1.0 - 1e-9]
    best = max(
        sure, key=lambda cell: (min(_danger_away(game, name, cell.place), SAFE_PAS), -cell.cost_pas), default=None
    )
    if best is None or _danger_away(game, name, best.place) <= danger + 1.0:
        return
    path = _route(game, name, best.place, hurry=False)
    if path is not None:
        yield Plan(crystals / 4 * (1.0 - danger / SAFE_PAS), path, None, "keeps_away", {"crystals": crystals})


# -------------------------------------------------------------------- ways


def _reach(game: Skirmish, name: str, *, hurry: bool) -> Sequence[Reachable]:
    stride = stride_of(game, name, hurry=hurry)
    left = max(0.0, move_pas(game, name, hurry=stride.hurry) - stride.spent_pas)
    return game.table.reach(
        game.standings, name, athlete_of(game, name), hurry=stride.hurry, allowance_pas=left, left=stride.left
    )


def _route(game: Skirmish, name: str, goal: Place, *, hurry: bool) -> str | None:
    stride = stride_of(game, name, hurry=hurry)
    legs = game.table.route(
        game.standings,
        name,
        athlete_of(game, name),
        goal,
        hurry=stride.hurry,
        allowance_pas=max(0.0, move_pas(game, name, hurry=stride.hurry) - stride.spent_pas),
        left=stride.left,
    )
    return write_legs(legs) if legs else None


def _move(game: Skirmish, name: str) -> float:
    return move_pas(game, name, hurry=False)


def _nearest(cells: Sequence[Reachable], goal: Place) -> Reachable | None:
    return min(cells, key=lambda cell: (_apart(cell.place, goal), cell.cost_pas), default=None)


def _apart(a: Place, b: Place) -> float:
    """How far two places are apart; another floor is far away."""
    return math.dist(a[:2], b[:2]) + 3.0 * max(0.0, abs(a[2] - b[2]) - STEP_PAS)


def _away(game: Skirmish, name: str, place: Place) -> float:
    here = game.figure(name).place
    return math.inf if here is None else _apart(here, place)


def _danger_away(game: Skirmish, name: str, place: Place) -> float:
    """How far a place is from the nearest enemy."""
    places = (enemy.place for enemy in game.enemies_of(name))
    return min((math.dist(place, other) for other in places if other is not None), default=math.inf)

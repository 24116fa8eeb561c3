"""Values targets, attacks, places and dangers for a bot: roughly, but in one currency.

A point is about one wound on a middling unit. Everything is computed from what every player sees on the board.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from skirmish.mythic.combat.attack import Attack, defence_of, offence_of, vitality_of
from skirmish.mythic.combat.retaliation import may_retaliate
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.odds import expected, wounds
from skirmish.mythic.state.areas import ground
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.victory import STONES_TO_WIN, stones_of
from skirmish.mythic.units.stats import affected, ignores_ground, movement_of, row_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.mythic.combat.target_choice import Target
    from skirmish.mythic.state.play import Situation
    from skirmish.mythic.state.state import Unit

FELLING_A_GOD = 60.0
WOUND_ON_A_GOD = 3.0
TOKEN_WORTH = 0.3
STONE_AT_HAND = 6.0
"""To stand where a stone can be taken next."""

UNPLEASANT = {"lava": 3.0, "polar": 2.0, "swamp": 1.5, "water": 0.5}
"""What it costs to stay on such ground, for units that mind it."""


@lru_cache(maxsize=4096)
def hoped(offence: int, defence: int, vitality: int) -> tuple[float, float]:
    """The wounds to be expected, and the chance that the target falls."""
    found = wounds(offence, defence, vitality)
    return float(expected(offence, defence, vitality)), float(found.at_least(vitality))


def worth_of(at: Situation, target: str) -> tuple[float, float]:
    """What a wound on a target is worth, and what its fall is worth on top."""
    unit = at.state.units.get(target)
    if unit is None:
        return TOKEN_WORTH, 0.0
    card = at.book.cards[unit.card]
    if card.divinity:
        pressing = 1 + 0.3 * stones_of(at, at.book.side_of(unit.player))
        return WOUND_ON_A_GOD * pressing, FELLING_A_GOD
    bears = 2.5 if any(stone.carrier == target for stone in at.state.stones.values()) else 0.0
    if card.troop:
        return 0.5, 0.7 + bears
    return 1.3 * card.cost / card.vitality, 0.5 * card.cost + bears


def blow(at: Situation, attack: Attack) -> float:
    """What an attack promises, less what the answer to it threatens."""
    offence, defence = offence_of(at, attack), defence_of(at, attack)
    made, felled = hoped(offence, defence, vitality_of(at, attack.target))
    each, fall = worth_of(at, attack.target)
    gain = made * each + felled * fall
    if may_retaliate(at, attack):
        back = Attack(attack.target, attack.attacker, "0", retaliation=True)
        suffered, lost = hoped(offence_of(at, back), defence_of(at, back), vitality_of(at, attack.attacker))
        mine, end = worth_of(at, attack.attacker)
        gain -= 0.4 * (1 - felled) * (suffered * mine + lost * end)
    return gain


def best_blow(at: Situation, unit: str, *, aerial: bool = False) -> tuple[float, Target | None]:
    """The best attack that a unit can make from where it stands."""
    best: tuple[float, Target | None] = (0.0, None)
    for target in targets(at, unit, aerial=aerial):
        value = blow(at, Attack(unit, target.id, target.category, aerial=aerial))
        if best[1] is None or value > best[0]:
            best = (value, target)
    return best


def moved(at: Situation, unit: str, area: str) -> Position:
    """The position if a unit stood elsewhere."""
    units = {**at.state.units, unit: replace(at.state.units[unit], area=area)}
    return Position(at.book, replace(at.state, units=units))


# -------------------------------------------------------------------- places


def place(at: Situation, unit: str, area: str) -> float:
    """What it is worth for a unit to stand in an area: near what it wants, away from what it fears."""
    card = at.book.cards[at.state.units[unit].card]
    wanted = _for_divinity(at, unit, area) if card.divinity else _for_others(at, unit, area)
    kind = ground(at, area).id
    discomfort = UNPLEASANT.get(kind, 0.0) if not ignores_ground(at, unit, kind) else 0.0
    return wanted - discomfort


def _for_divinity(at: Situation, unit: str, area: str) -> float:
    """Near stones that can be absorbed; out of reach of units that could fell it."""
    found = at.state.units[unit]
    far = [_far(at, area, where) for where in stones_for(at, found)]
    nearest = min(far, default=6)
    drawn = STONE_AT_HAND - 2.0 * nearest - 0.1 * sum(sorted(far)[1:3])
    frail = 1.0 if found.vitality > 4 else 2.5
    if pressed(at, found.player):
        frail *= 0.4
    if stones_needed(at, found.player) is None:
        return -frail * danger(at, unit, area) - 0.3 * nearest
    return drawn + (STONE_AT_HAND if nearest == 0 else 0.0) - frail * danger(at, unit, area)


def _for_others(at: Situation, unit: str, area: str) -> float:
    """Carriers go to their divinity; the others to stones, then to the enemy."""
    found = at.state.units[unit]
    if any(stone.carrier == unit for stone in at.state.stones.values()):
        lord = lord_of(at, found.player)
        home = lord.area if lord is not None else None
        if home is not None:
            return STONE_AT_HAND - 1.8 * _far(at, area, home) - 0.1 * danger(at, unit, area)
        return -0.3 * danger(at, unit, area)
    lying = [_far(at, area, stone.area) for stone in at.state.stones.values() if stone.area is not None]
    seeking = max(0.0, 3.0 - 0.8 * min(lying)) if lying else 0.0
    prey = [_far(at, area, other) * weight for other, weight in _prey(at, found)]
    return seeking - 0.5 * min(prey, default=0.0) - 0.05 * danger(at, unit, area)


def _prey(at: Situation, unit: Unit) -> Iterator[tuple[str, float]]:
    """Enemies worth going for: divinities and bearers of stones most of all."""
    bearers = {stone.carrier for stone in at.state.stones.values()}
    for other in at.state.units.values():
        if other.area is not None and not at.book.allied(unit.player, other.player):
            dear = at.book.cards[other.card].divinity or other.id in bearers
            yield other.area, 1.0 if dear else 1.6


def stones_for(at: Situation, divinity: Unit) -> list[str]:
    """The areas of stones that a divinity could absorb there: unclaimed, or carried by its side."""
    areas = []
    for stone in at.state.stones.values():
        if stone.area is not None:
            areas.append(stone.area)
        elif stone.carrier is not None:
            bearer = at.state.units[stone.carrier]
            if bearer.area is not None and at.book.allied(bearer.player, divinity.player):
                areas.append(bearer.area)
    return areas


def stones_needed(at: Situation, player: str) -> int | None:
    """How many stones win for a player; None when none do."""
    if at.book.mode == "skirmish" or not at.book.victory:
        return STONES_TO_WIN
    side = at.book.side_of(player)
    counts = [
        int(one["count"]) for one in at.book.victory if one["kind"] == "stones" and one.get("player") in (None, *side)
    ]
    return min(counts, default=None)


def pressed(at: Situation, player: str) -> bool:
    """Whether time plays for an enemy, who wins when the rounds are over."""
    side = at.book.side_of(player)
    return any(one["kind"] == "rounds" and one["player"] not in side for one in at.book.victory)


def lord_of(at: Situation, player: str) -> Unit | None:
    """The divinity of a player."""
    for unit in at.state.units.values():
        if unit.player == player and at.book.cards[unit.card].divinity:
            return unit
    return None


def danger(at: Situation, unit: str, area: str) -> float:
    """The worth of the wounds that enemies near an area could deal to a unit there in a turn."""
    found = at.state.units[unit]
    defence = row_of(at, unit).defence
    total = 0.0
    for other in at.state.units.values():
        if other.area is None or at.book.allied(found.player, other.player) or affected(at, other.id, "paralysed"):
            continue
        row = row_of(at, other.id)
        if _far(at, other.area, area) <= movement_of(at, other.id) + row.range:
            total += hoped(row.offence, defence, max(found.vitality, 1))[0]
    each, _ = worth_of(at, unit)
    return 0.25 * total * each


def _far(at: Situation, start: str, end: str) -> int:
    far = at.board.distance(start, end)
    return 99 if far is None else far

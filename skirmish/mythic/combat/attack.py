"""An attack as a value: attacker, target, range and kind; and the effective values that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.mythic.state.areas import ground
from skirmish.mythic.units.powers import modified
from skirmish.mythic.units.stats import clamped, ignores_ground, lasting, row_of
from skirmish.mythic.units.tokens import token_kind
from skirmish.mythic.units.unit_cards import TALENTS

if TYPE_CHECKING:
    from collections.abc import Collection

    from skirmish.mythic.state.play import Situation

Category = Literal["0", "1+"]
"""MYT-ATK-12: settled at target choice, and kept until the attack is over."""


@dataclass(frozen=True, slots=True)
class Attack:
    """One unit attacks another unit or a token."""

    attacker: str
    target: str
    category: Category
    kind: Literal["normal", "area"] = "normal"
    dice: int | None = None
    """MYT-ATK-09: a stated number of dice is the effective offence, unmodified."""
    aerial: bool = False
    """MYT-FLY-10: the attacker ignores the terrain of its own area."""
    retaliation: bool = False
    answers_aerial: bool = False
    """MYT-FLY-11: a retaliation against an aerial attack, which ignored its own terrain."""
    power: str = ""


def area_of(at: Situation, target: str) -> str:
    """Where a target stands: a unit, or a token that can be attacked."""
    state = at.state
    found = state.units[target].area if target in state.units else state.tokens[target].area
    assert found is not None, f"{target} is not on the board"
    return found


def offence_of(at: Situation, attack: Attack, talents: Collection[str] = ()) -> int:
    """MYT-ATK-08, -09: effective offence, with the talents that were declared for it."""
    if attack.dice is not None:
        return attack.dice
    unit = attack.attacker
    area = area_of(at, unit)
    bonuses = [lasting(at, unit, "offence"), modified(at, unit, "offence", attack)]
    if not attack.aerial and not ignores_ground(at, unit, ground(at, area).id):
        bonuses.append(ground(at, area).adds("attacker", "offence", attack.category))
    bonuses.append(int(area_of(at, attack.target) in at.board.lower(area)))
    bonuses.append(_raised("offence", talents))
    return clamped(row_of(at, unit).offence, bonuses)


def defence_of(at: Situation, attack: Attack, talents: Collection[str] = (), *, tormented: bool = False) -> int:
    """MYT-ATK-08, MYT-TERR-05: effective defence of the target, with the talents declared for it."""
    target = attack.target
    if target in at.state.tokens:
        return token_kind(at, target).defence or 0
    here = ground(at, area_of(at, target))
    bonuses = [lasting(at, target, "defence"), modified(at, target, "defence", attack), -int(tormented)]
    if not attack.answers_aerial and not ignores_ground(at, target, here.id):
        bonuses.append(here.adds("defender", "defence", attack.category))
    bonuses.append(_raised("defence", talents))
    return clamped(row_of(at, target).defence, bonuses)


def _raised(stat: str, talents: Collection[str]) -> int:
    """By how much declared talents raise a stat; each name counts once (MYT-TAL-03)."""
    return sum(stat in TALENTS[talent] for talent in set(talents))


def vitality_of(at: Situation, target: str) -> int:
    """What a target has left."""
    state = at.state
    return state.units[target].vitality if target in state.units else state.tokens[target].vitality

"""Events of attacks: targets, values, dice, wounds, destruction, retaliation, powers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.kernel import Event
from skirmish.mythic.state.state import changed, hand_of, without

if TYPE_CHECKING:
    from skirmish.mythic.state.state import MythicState


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """MYT-ATK-08: an attack is resolved, with these effective values and declared talents."""

    attacker: str
    target: str
    category: str
    offence: int
    defence: int
    talents: tuple[str, ...] = ()
    kind: str = "normal"
    retaliation: bool = False
    power: str = ""


@dataclass(frozen=True, slots=True)
class TargetTaken(Event):
    """MYT-TAL-14: a unit with Guard became the target in place of an ally."""

    guard: str
    ally: str


@dataclass(frozen=True, slots=True)
class Evaded(Event):
    """MYT-MANO-09: a flying unit evaded and is not attacked."""

    unit: str


@dataclass(frozen=True, slots=True)
class AttackLost(Event):
    """The attack ended without being resolved."""

    attacker: str
    cause: str


@dataclass(frozen=True, slots=True)
class BlanksRemoved(Event):
    """MYT-ASSAULT-02, -08: blank dice left the attack."""

    count: int


@dataclass(frozen=True, slots=True)
class DieSpent(Event):
    """MYT-ASSAULT-03: a die was discarded for +1 on another."""

    discarded: int
    raised: int


@dataclass(frozen=True, slots=True)
class DiceSetAside(Event):
    """MYT-ASSAULT-04: dice reached the defence; each will inflict one wound."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceGivenUp(Event):
    """Dice of the first assault are rolled once more; their results do not count (MYT-TAL-26)."""

    values: tuple[int, ...]
    cause: str


@dataclass(frozen=True, slots=True)
class SecondAssault(Event):
    """MYT-ASSAULT-06, -07: a number of fives is rolled again."""

    fives: int


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """MYT-TAL-22: the target was thrown into an adjacent area."""

    unit: str
    target: str
    area: str


@dataclass(frozen=True, slots=True)
class WoundsChanged(Event):
    """A power changed the number of wounds."""

    power: str
    wounds: int


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """MYT-WOUND-01: a unit lost vitality."""

    unit: str
    points: int
    cause: str

    def apply(self, state: MythicState) -> MythicState:
        left = state.units[self.unit].vitality - self.points
        return changed(state.with_unit(self.unit, vitality=left), stirred=state.round)


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """MYT-DEATH-01: a unit has no vitality left and leaves the board; effects on it end."""

    unit: str
    area: str | None

    def apply(self, state: MythicState) -> MythicState:
        units = {**state.units, self.unit: replace(state.units[self.unit], area=None, vitality=0)}
        left = tuple(effect for effect in state.effects if effect.unit != self.unit)
        return changed(state, units=units, effects=left)


@dataclass(frozen=True, slots=True)
class Retaliated(Event):
    """MYT-RETAL-05: a unit made its retaliation of this turn."""

    unit: str
    against: str
    initiative: bool = False

    def apply(self, state: MythicState) -> MythicState:
        if state.turn is None:
            return state
        return state.with_turn(retaliated=(*state.turn.retaliated, self.unit))


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A power was used; an active one is used up for this turn (MYT-POW-12)."""

    unit: str
    power: str
    active: bool = False

    def apply(self, state: MythicState) -> MythicState:
        if state.turn is None or not self.active:
            return state
        return state.with_turn(powers=(*state.turn.powers, f"{self.unit}:{self.power}"))


@dataclass(frozen=True, slots=True)
class Regained(Event):
    """A card of the discard pile, which everybody knows, came back into the hand."""

    player: str
    card: str

    def apply(self, state: MythicState) -> MythicState:
        army = state.armies[self.player]
        hand = hand_of(self.player, (*army.hand.value, self.card))
        return state.with_army(self.player, hand=hand, discard=without(army.discard, (self.card,)))


EVENTS = (
    Regained,
    Attacked,
    TargetTaken,
    Evaded,
    AttackLost,
    BlanksRemoved,
    DieSpent,
    DiceSetAside,
    DiceGivenUp,
    SecondAssault,
    Threw,
    WoundsChanged,
    Wounded,
    Destroyed,
    Retaliated,
    PowerUsed,
)
"""For code that reads records back."""

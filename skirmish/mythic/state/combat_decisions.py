"""Decisions in attacks. Decisions about dice carry advice: the best answer and the wounds it promises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skirmish.kernel import Choice


@dataclass(frozen=True, slots=True)
class ChooseTarget(Choice):
    """Choose whom to attack; "… at range 0" strikes into an adjacent full area (MYT-ATK-06)."""

    unit: str


@dataclass(frozen=True, slots=True)
class ChooseArea(Choice):
    """Choose the area of an area attack, or the next area of a charge."""

    unit: str


@dataclass(frozen=True, slots=True)
class UseTalent(Choice):
    """Use a talent or not (MYT-TAL-01)."""

    unit: str
    talent: str


@dataclass(frozen=True, slots=True)
class DeclareTalents(Choice):
    """Say which of the talents that would count in this attack are used (MYT-TAL-01): a list of their names."""

    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderAnswers(Choice):
    """The active player says which answer to a target choice comes first (MYT-ATK-14)."""


@dataclass(frozen=True, slots=True)
class AnswerAttack(Choice):
    """Answer an attack, by Guard, Evade, Initiative or a retaliation, or let it pass."""

    unit: str
    attacker: str


@dataclass(frozen=True, slots=True)
class DiceChoice(Choice):
    """A choice about the dice of an attack, with what there is to know and the best answer."""

    attacker: str
    target: str
    dice: tuple[int, ...]
    """The dice still in the attack, in rising order; 0 is a blank."""
    wounds: int
    """Dice set aside as wounds."""
    defence: int
    advice: Any
    expected: float
    """Wounds to be expected when the advice is followed from here on."""


@dataclass(frozen=True, slots=True)
class BeforeBlanks(DiceChoice):
    """Before blanks go: throw the target ["throw", area], roll dice again ["reroll", 0, 2], or go on."""


@dataclass(frozen=True, slots=True)
class SpendDie(DiceChoice):
    """Discard a die for +1 on another: [value discarded, value raised]; or "done" (MYT-ASSAULT-03, -10)."""

    assault: int


@dataclass(frozen=True, slots=True)
class RerollFives(DiceChoice):
    """How many dice of exactly 5 to roll again; 0 declines the second assault (MYT-ASSAULT-06, -07)."""


@dataclass(frozen=True, slots=True)
class UsePower(Choice):
    """Use a power that was set off and has a cost, or not (MYT-POW-09); or one that may be used."""

    unit: str
    power: str


@dataclass(frozen=True, slots=True)
class PassWounds(Choice):
    """How many wounds a troop beside the target takes in its place: ["hoplites", 2], or "keep"."""

    unit: str
    wounds: int


@dataclass(frozen=True, slots=True)
class ChooseCard(Choice):
    """Choose the card that a power lets a player take."""

    power: str

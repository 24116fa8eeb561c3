"""The seven characteristics at their present value, and what circumstances add to them (chapter CHAR)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.talion import in_frenzy

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.ichoria.book.cards import Characteristic
    from skirmish.ichoria.state.skirmish import Skirmish

GRAVE_WOUND = 2
"""What a grave wound takes from every characteristic but Armure and Santé (ICH-OPT-05)."""

INSPIRED: frozenset[Characteristic] = frozenset({"combat", "adresse", "initiative", "athletisme", "psychisme"})
"""What Inspiration raises by one."""

FRENZY: dict[Characteristic, int] = {"combat": 2, "adresse": 1, "initiative": 1}
"""What the frenzy of the Talion adds for everybody (ICH-TALION-02)."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """Something that a circumstance adds to a roll, and the rule it rests on."""

    reason: str
    by: int
    rule: str


def summed(modifiers: Iterable[Modifier]) -> int:
    """ICH-MEL-11: modifiers add up."""
    return sum(modifier.by for modifier in modifiers)


def value(game: Skirmish, name: str, characteristic: Characteristic) -> int:
    """ICH-CHAR-01: what the card says, less a grave wound, with what inspires or enrages the figure."""
    printed = game.card(name).characteristic(characteristic)
    if gravely_wounded(game, name) and characteristic not in ("armure", "sante"):
        printed = max(1, printed - GRAVE_WOUND)
    return printed + _inspiration(game, name, characteristic) + _frenzy(game, name, characteristic)


def gravely_wounded(game: Skirmish, name: str) -> bool:
    """ICH-OPT-05: with a Santé of exactly 1, where the players have agreed on it."""
    return game.book.options.grave_wounds and game.figure(name).sante == 1


def _inspiration(game: Skirmish, name: str, characteristic: Characteristic) -> int:
    """Inspiration: +1 for the rest of the turn, however many inspire it."""
    return 1 if game.figure(name).has("inspired") and characteristic in INSPIRED else 0


def _frenzy(game: Skirmish, name: str, characteristic: Characteristic) -> int:
    """ICH-TALION-02, ICH-TALION-04: of the band, and of its faction; a mercenary has no part in it (ICH-TALION-05)."""
    if not in_frenzy(game, name):
        return 0
    band = game.book.bands[game.card(name).side]
    faction = None if band.renegade else game.book.factions.get(band.faction)  # ICH-TALION-06
    return FRENZY.get(characteristic, 0) + (faction.frenzy.get(characteristic, 0) if faction else 0)

"""The weapons at a figure's hands, for melee and for shots, and the one its player names before the dice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.state.skirmish import controller
from skirmish.kernel import Choice

if TYPE_CHECKING:
    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.state.skirmish import Skirmish

BOTH_HANDS = " two-handed"
"""Said after the name of a weapon that may be gripped with one hand or with both."""


@dataclass(frozen=True, slots=True)
class ChooseWeapon(Choice):
    """Name the weapon to fight with (ICH-MEL-09)."""

    figure: str
    against: str


def held(game: Skirmish, name: str) -> tuple[str, ...]:
    """ICH-THROW-04: the weapons of its card, but for those it has thrown and not got back."""
    hands = list(game.card(name).weapons)
    for thrown in game.figure(name).thrown:
        hands.remove(thrown)
    return tuple(hands)


def holds(game: Skirmish, name: str, keyword: str) -> bool:
    """Whether it has a weapon with a keyword at hand; one that lies on the table gives nothing (ICH-THROW-04)."""
    return any(keyword in game.weapon(key).keywords for key in held(game, name))


def melee_grips(game: Skirmish, name: str, *, reaching: bool = False) -> tuple[str, ...]:
    """ICH-MEL-09: the weapons it may fight with, and how it may hold them; `reaching` asks for those with Allonge."""
    fit = dict.fromkeys(key for key in held(game, name) if game.weapon(key).melee)
    return tuple(
        grip
        for key in fit
        if not reaching or "allonge" in game.weapon(key).keywords
        for grip in (key, key + BOTH_HANDS)
        if grip == key or _both_hands_free(game, name, key)
    )


def _both_hands_free(game: Skirmish, name: str, key: str) -> bool:
    """Katana: with both hands only when no second melee weapon is in one of them."""
    others = [other for other in held(game, name) if game.weapon(other).melee]
    return game.weapon(key).damage_two_handed is not None and others == [key]


def wielded(game: Skirmish, grip: str | None) -> Weapon | None:
    """The weapon as it is held; None for bare hands."""
    if grip is None:
        return None
    weapon = game.weapon(grip.removesuffix(BOTH_HANDS))
    if grip.endswith(BOTH_HANDS) and weapon.damage_two_handed:
        return replace(weapon, damage=weapon.damage_two_handed, hands=2)
    return weapon


async def choose_weapon(game: Skirmish, name: str, against: str, *, reaching: bool = False) -> Weapon | None:
    """ICH-MEL-09: it names its melee weapon before the dice; None when it has none (ICH-MEL-10)."""
    grips = melee_grips(game, name, reaching=reaching)
    if len(grips) <= 1:
        return wielded(game, grips[0] if grips else None)
    return wielded(game, await game.ask(ChooseWeapon(controller(game, name), grips, name, against)))


def armed_in_each_hand(game: Skirmish, name: str) -> bool:
    """Ambidextre asks for it: two melee weapons of one hand each, or a pair (GAP-16)."""
    fit = [game.weapon(key) for key in held(game, name) if game.weapon(key).melee]
    return any(weapon.two_weapons for weapon in fit) or sum(weapon.hands == 1 for weapon in fit) >= 2


def shooting_weapons(game: Skirmish, name: str) -> tuple[str, ...]:
    """ICH-SHOOT-03, ICH-THROW-01: the bows and thrown weapons it has at hand, loaded."""
    figure = game.figure(name)
    ready = (key for key in held(game, name) if game.weapon(key).ranged and key not in figure.unloaded)
    return tuple(dict.fromkeys(ready))

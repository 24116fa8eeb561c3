"""Powers: which a unit has, which are available on its row, which may be used at this moment (chapter XV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.state.areas import ground
from skirmish.mythic.units.effects import power_from

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.state.play import Situation
    from skirmish.mythic.state.state import Unit
    from skirmish.mythic.units.effects import Power, Word
    from skirmish.mythic.units.unit_cards import UnitCard

CARDS_KEPT = 4096
"""Cards whose powers stay read; a process plays with a few hundred."""

_READ: dict[int, tuple[UnitCard, tuple[Power, ...]]] = {}


def powers_of(card: UnitCard) -> tuple[Power, ...]:
    """The powers of a dashboard or troop card."""
    found = _READ.get(id(card))
    if found is None or found[0] is not card:
        if len(_READ) >= CARDS_KEPT:
            _READ.clear()
        found = _READ[id(card)] = (card, tuple(power_from(document) for document in card.powers))
    return found[1]


def power_of(at: Situation, unit: str, power: str) -> Power:
    """A power of a unit by its id."""
    return next(one for one in powers_of(at.book.cards[at.state.units[unit].card]) if one.id == power)


def value_of(at: Situation, unit: str, power: str) -> int | bool:
    """MYT-POW-05, -06: what the row shows for a power: a number of dice, a symbol (True), or a dash (False).

    MYT-POW-02: the power of a troop is always available.
    """
    found = at.state.units[unit]
    card = at.book.cards[found.card]
    if card.troop:
        return card.rows[0].powers.get(power, True)
    return card.row(found.vitality).powers.get(power, False)


def in_force(at: Situation, unit: str, power: Power) -> bool:
    """MYT-POW-10, -11: whether a permanent or passive power works at this moment."""
    if power.type not in ("permanent", "passive") or value_of(at, unit, power.id) is False:
        return False
    if power.type == "permanent":
        return True
    activation = at.state.activation
    complex_one = activation is not None and activation.unit == unit and activation.declared == "complex"
    return at.state.units[unit].area is not None and not complex_one


def usable(at: Situation, unit: str, kind: str) -> tuple[Power, ...]:
    """MYT-POW-12, -13, -17: the active or offensive powers that a unit being activated may use now, cards aside."""
    state = at.state
    activation, found = state.activation, state.units[unit]
    if activation is None or activation.unit != unit or activation.declared == "complex":
        return ()
    if activation.powers_forbidden or activation.over or found.area is None or _water_ignores(at, unit):
        return ()
    used = state.turn.powers if state.turn is not None else ()
    return tuple(
        power
        for power in powers_of(at.book.cards[found.card])
        if power.type == kind
        and not power.trigger
        and value_of(at, unit, power.id) is not False
        and not (kind == "active" and f"{unit}:{power.id}" in used)
    )


def _water_ignores(at: Situation, unit: str) -> bool:
    found = at.state.units[unit]
    assert found.area is not None
    return ground(at, found.area).id == "water" and "aquatic" not in at.book.cards[found.card].classes


def triggered(at: Situation, unit: str, trigger: str) -> tuple[Power, ...]:
    """The powers in force of a unit that something sets off."""
    card = at.book.cards[at.state.units[unit].card]
    return tuple(power for power in powers_of(card) if power.trigger == trigger and in_force(at, unit, power))


def modified(at: Situation, unit: str, stat: str, attack: Attack | None = None) -> int:
    """What the powers of a unit, and the tokens on it, add to one of its stats."""
    return sum(_amount(at, unit, word) for word in _modifiers(at, unit) if _fits(at, unit, word, stat, attack))


def _modifiers(at: Situation, unit: str) -> Iterator[Word]:
    for power in powers_of(at.book.cards[at.state.units[unit].card]):
        if not power.trigger and in_force(at, unit, power):
            yield from (word for word in power.words if word.do == "modifier")
    area = at.state.units[unit].area
    for token in at.state.tokens.values():
        if not token.in_reserve and (token.on == unit or (token.area is not None and token.area == area)):
            yield from _of_token(at, unit, token.unit, token.power, on_unit=token.on is not None)


def _of_token(at: Situation, unit: str, owner: str, power: str, *, on_unit: bool) -> Iterator[Word]:
    """MYT-TOKEN-04: a token keeps its effect while it is in play; in an area it works on the enemies of its owner."""
    units = at.state.units
    kind = power_of(at, owner, power).tokens
    hostile = not at.book.allied(units[owner].player, units[unit].player)
    if kind is not None and (on_unit or hostile):
        yield from (word for word in kind.words if word.do == "modifier")


def _amount(at: Situation, unit: str, word: Word) -> int:
    each = at.state.units[unit].vitality if word.get("per_miniature") else 1
    return int(word.get("amount", 1)) * each


def _fits(at: Situation, unit: str, word: Word, stat: str, attack: Attack | None) -> bool:
    if word.get("stat") != stat:
        return False
    return all(_holds(at, unit, condition, attack) for condition in word.get("when", ()))


def _holds(at: Situation, unit: str, condition: str, attack: Attack | None) -> bool:
    if condition == "with_commander":
        return any(at.book.cards[other.card].type in ("hero", "god") for other in _beside(at, unit))
    if condition == "alone":
        return not any(True for _ in _beside(at, unit))
    if attack is None:
        return False
    if condition in ("attacking", "defending"):
        return (attack.attacker if condition == "attacking" else attack.target) == unit
    if condition in ("range_0", "range_1+"):
        return attack.category == condition.removeprefix("range_")
    kind = _type_of(at, attack.target)
    return (kind == "troop") == (condition == "against_troop")


def _type_of(at: Situation, target: str) -> str:
    units = at.state.units
    return at.book.cards[units[target].card].type if target in units else "token"


def _beside(at: Situation, unit: str) -> Iterator[Unit]:
    """Other allied units in its area (MYT-UNIT-03: presence needs another unit)."""
    found = at.state.units[unit]
    for other in at.state.units.values():
        if other.id != unit and other.area == found.area is not None and at.book.allied(found.player, other.player):
            yield other

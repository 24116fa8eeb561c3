"""Talents in an attack (XIV): which count at step 2.a, and which units stand beside each other; Force of Nature.

Every talent is optional; at one occasion one unit of a side uses a talent of one name (MYT-TAL-01, -03).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations
from typing import TYPE_CHECKING

from skirmish.mythic.state.combat_decisions import DeclareTalents, UseTalent
from skirmish.mythic.state.events import ElementRemoved
from skirmish.mythic.state.play import in_area
from skirmish.mythic.units.gifts import begin
from skirmish.mythic.units.stats import has_talent, talents_of, type_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skirmish.mythic.combat.attack import Attack
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Unit

BLANKS_TO_THROW = {"troop": 1, "hero": 1, "monster": 2, "god": 2, "titan": 3}
"""MYT-TAL-23."""

SLAYER_DICE = 2
"""MYT-TAL-26: dice that Monster Slayer rolls again, at most."""

LASTING = ("close_combat", "sneak_attack")
"""MYT-TAL-30: offence that lasts for the rest of the activation once it was obtained."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A talent that would count in an attack: whose it is, and for which part in it."""

    talent: str
    unit: str
    part: str


def beside(at: Situation, unit: str) -> tuple[Unit, ...]:
    """MYT-UNIT-03: the other allied units in the area of a unit; a presence needs another one."""
    found = at.state.units[unit]
    if found.area is None:
        return ()
    others = in_area(at, found.area)
    return tuple(one for one in others if one.id != unit and at.book.allied(found.player, one.player))


def offers(at: Situation, attack: Attack) -> tuple[Offer, ...]:
    """MYT-ATK-13: the talents that may be declared at 2.a, each name once for each part."""
    found = []
    if attack.target not in at.state.tokens:  # MYT-TOKEN-06: the talents of the attacker are ignored
        found += [Offer(talent, unit, "attacker") for talent, unit in _attacking(at, attack)]
        found += [Offer(talent, unit, "defender") for talent, unit in _defending(at, attack.target)]
    return tuple(found)


def _attacking(at: Situation, attack: Attack) -> Iterator[tuple[str, str]]:
    unit = attack.attacker
    mine = talents_of(at, unit)
    close = attack.kind == "normal" and attack.category == "0"
    if "torment" in mine and close:
        yield "torment", unit
    if attack.dice is not None:  # MYT-POW-16: stated dice take no bonus
        return
    if "archer" in mine and attack.kind == "normal" and attack.category == "1+":
        yield "archer", unit
    if "close_combat" in mine and close and not _obtained(at, unit, "close_combat"):
        yield "close_combat", unit
    if "sneak_attack" in mine and close and beside(at, unit) and not _obtained(at, unit, "sneak_attack"):
        yield "sneak_attack", unit
    yield from _in_company(at, unit)


def _defending(at: Situation, unit: str) -> Iterator[tuple[str, str]]:
    if has_talent(at, unit, "close_protection") and beside(at, unit):
        yield "close_protection", unit
    yield from _in_company(at, unit)


def _in_company(at: Situation, unit: str) -> Iterator[tuple[str, str]]:
    """MYT-TAL-08, -27: what troops gain from a commander with Bolster (which may be themselves) and from each other."""
    if has_talent(at, unit, "phalanx") and any(type_of(at, one.id) == "troop" for one in beside(at, unit)):
        yield "phalanx", unit
    if type_of(at, unit) == "troop":
        leaders = [unit, *(one.id for one in beside(at, unit))]
        bolster = next((one for one in leaders if has_talent(at, one, "bolster")), None)
        if bolster is not None:
            yield "bolster", bolster


def _obtained(at: Situation, unit: str, talent: str) -> bool:
    return any(effect.unit == unit and effect.source == talent for effect in at.state.effects)


async def declare(play: Play, attack: Attack, attacker: str) -> tuple[Offer, ...]:
    """MYT-TAL-01: each player says which talents are used; `attacker` decides for the attacking unit (MYT-AREA-06)."""
    used: list[Offer] = []
    open_offers = offers(play, attack)
    asked: dict[str, list[Offer]] = {}
    for offer in open_offers:
        player = attacker if offer.unit == attack.attacker else play.state.units[offer.unit].player
        asked.setdefault(player, []).append(offer)
    for player, mine_all in asked.items():
        names = [offer.talent for offer in mine_all]
        options = tuple(list(some) for some in subsets(names))
        chosen = await play.ask(DeclareTalents(player, options, tuple(offer.unit for offer in mine_all)))
        used += _matching(mine_all, chosen)
    _keep_what_lasts(play, attack, used)
    return tuple(used)


def _matching(offered: Iterable[Offer], names: Iterable[str]) -> list[Offer]:
    left = list(names)
    found = []
    for offer in offered:
        if offer.talent in left:
            left.remove(offer.talent)
            found.append(offer)
    return found


def subsets(names: list[str]) -> Iterator[tuple[str, ...]]:
    """All selections, the whole first."""
    sizes = range(len(names), -1, -1)
    return chain.from_iterable(dict.fromkeys(combinations(names, size)) for size in sizes)


def _keep_what_lasts(play: Play, attack: Attack, used: Iterable[Offer]) -> None:
    """MYT-TAL-10, -28, -30: within its own activation the bonus lasts; `offence_of` then finds it among the effects."""
    activation = play.state.activation
    if activation is None or activation.unit != attack.attacker:
        return
    for offer in used:
        if offer.talent in LASTING:
            begin(play, offer.unit, "offence", 1, offer.talent, "activation")


def counted(play: Situation, attack: Attack, used: Iterable[Offer]) -> tuple[list[str], list[str], bool]:
    """The talents that add to offence and to defence in this attack, and whether the target is tormented."""
    lasts = play.state.activation is not None and play.state.activation.unit == attack.attacker
    mine = [one.talent for one in used if one.part == "attacker"]
    offence = [talent for talent in mine if not (lasts and talent in LASTING)]
    return offence, [one.talent for one in used if one.part == "defender"], "torment" in mine


# -------------------------------------------------------------------- before the target is chosen


def may_draw_on_nature(at: Situation, unit: str) -> bool:
    """MYT-TAL-12: Force of Nature needs a 3D element in the unit's area."""
    area = at.state.units[unit].area
    return area is not None and at.state.elements.get(area, 0) > 0 and has_talent(at, unit, "force_of_nature")


async def force_of_nature(play: Play, unit: str, player: str, *, needed: bool) -> None:
    """MYT-TAL-12: take a 3D element off the board for +1 offence and +1 range in this activation."""
    if not may_draw_on_nature(play, unit):
        return
    options = ("use",) if needed else ("use", "pass")
    if await play.ask(UseTalent(player, options, unit, "force_of_nature")) == "use":
        area = play.state.units[unit].area
        assert area is not None
        play.emit(ElementRemoved(area))
        begin(play, unit, "offence", 1, "force_of_nature", "activation")
        begin(play, unit, "range", 1, "force_of_nature", "activation")

"""Recruits a band: prices figures and upgrades, and validates a roster; returns all its faults at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.book.cards import Band

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skirmish.ichoria.book.cards import Card, Faction
    from skirmish.kernel import Fact

FEWEST, MOST = 4, 6
"""How many figures a band has (ICH-BAND-01)."""

BUDGET = 250
"""The ichor crystals a band for a single game is bought with (ICH-BAND-08, ICH-REN-05)."""

RENEGADES = "renegades"
EXILES = "barbarians"
"""Not a faction: they join any band as full Companions (ICH-BAND-14)."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile of the lists that can be recruited: its card without a name or a side, and its price."""

    key: str
    card: Card
    price: int | None = None
    recruitable: bool = True


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A card that adds a weapon or an ability to a hero (ICH-BAND-09)."""

    key: str
    price: int
    weapons: tuple[str, ...] = ()
    abilities: frozenset[str] = frozenset()
    factions: frozenset[str] = frozenset()
    """The factions that may buy it; all when it is empty."""


@dataclass(frozen=True, slots=True)
class Lists:
    """What bands are recruited from."""

    profiles: Mapping[str, Profile]
    upgrades: Mapping[str, Upgrade]
    factions: Mapping[str, Faction]
    of_bands: frozenset[str]
    """The factions a band can be of; exiles are none."""
    animals: Mapping[str, str] = field(default_factory=dict)
    """The profile of each animal that a hero can have (ICH-BAND-04)."""
    renegades_keep_capability: bool = False
    """ICH-REN-04: off, unless the data say otherwise."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """A figure of a roster. A hero with an animal is one figure (ICH-BAND-04)."""

    name: str
    profile: str
    upgrades: tuple[str, ...] = ()
    chief: bool = False
    mercenary: bool = False
    animal: str | None = None


@dataclass(frozen=True, slots=True)
class Roster:
    """A band on paper: for a single game, or kept through a campaign with its own purse (ICH-BAND-16)."""

    name: str
    faction: str
    recruits: tuple[Recruit, ...]
    purpose: Literal["single", "campaign"] = "single"
    purse: int | None = None
    """What a campaign band may be worth; a single game has its budget."""

    @property
    def renegade(self) -> bool:
        return self.faction == RENEGADES

    @property
    def budget(self) -> int | None:
        """ICH-BAND-08: 250 crystals for a single game."""
        return BUDGET if self.purpose == "single" else self.purse


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that breaks a rule of recruiting: why, which rule, and whose key of the roster."""

    reason: str
    rule: str
    recruit: int | None = None
    """The place of the figure in the roster; None when the band as a whole is meant."""
    key: str = "figures"
    facts: Mapping[str, Fact] = field(default_factory=dict)


class BandError(Exception):
    """A roster that is no band; its faults say everything that is wrong."""

    def __init__(self, roster: Roster, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__(f"{roster.name}: {'; '.join(f'{fault.reason} ({fault.rule})' for fault in faults)}")


# ---------------------------------------------------------------- recruiting


def recruit(roster: Roster, lists: Lists, side: str) -> tuple[Band, tuple[Card, ...]]:
    """The band and the cards of its figures; a roster that breaks a rule raises a `BandError` with all its faults."""
    faults = check_roster(roster, lists)
    if faults:
        raise BandError(roster, faults)
    cards = tuple(card for one in roster.recruits for card in _cards_of(one, roster, lists, side))
    return Band(side, roster.faction, roster.renegade, tuple(card.id for card in cards)), cards


def _cards_of(one: Recruit, roster: Roster, lists: Lists, side: str) -> Iterator[Card]:
    """A hero's card, and that of its animal."""
    yield _card(one, roster, lists, side)
    if one.animal is not None:
        yield animal_card(lists, one.animal, one.name, side)


def animal_card(lists: Lists, animal: str, hero: str, side: str) -> Card:
    """The card of an animal that is one figure of the band with its hero (ICH-BAND-04)."""
    card = lists.profiles[lists.animals[animal]].card
    return replace(card, id=f"{hero} {animal}", side=side, role="animal", coupled_with=hero)


def _card(one: Recruit, roster: Roster, lists: Lists, side: str) -> Card:
    card = lists.profiles[one.profile].card
    bought = [lists.upgrades[key] for key in one.upgrades]
    abilities = card.abilities.union(*(upgrade.abilities for upgrade in bought))
    made = replace(
        card,
        id=one.name,
        side=side,
        weapons=(*card.weapons, *(weapon for upgrade in bought for weapon in upgrade.weapons)),
        abilities=frozenset(abilities),
        role="chief" if one.chief else card.role,
        mercenary=one.mercenary,
    )
    return without_capability(made, lists) if roster.renegade else made


def without_capability(card: Card, lists: Lists) -> Card:
    """ICH-REN-04: the card of a renegade, without the capabilities of all factions."""
    if lists.renegades_keep_capability:
        return card
    capabilities = {faction.capability for faction in lists.factions.values() if faction.capability}
    return replace(card, abilities=card.abilities - capabilities)


def price(one: Recruit, lists: Lists) -> int | None:
    """ICH-BAND-09: the profile and its upgrades; None when the lists give no price."""
    base = lists.profiles[one.profile].price if one.profile in lists.profiles else None
    extra = [lists.upgrades[key].price for key in one.upgrades if key in lists.upgrades]
    if one.animal is not None and one.animal in lists.animals:
        extra.append(lists.profiles[lists.animals[one.animal]].price or 0)
    return None if base is None else base + sum(extra)


def total_price(roster: Roster, lists: Lists) -> int | None:
    """What a band costs; None when the lists do not price everybody."""
    prices = [price(one, lists) for one in roster.recruits]
    return None if None in prices else sum(one for one in prices if one is not None)


# ---------------------------------------------------------------- checking


def check_roster(roster: Roster, lists: Lists) -> tuple[Fault, ...]:
    """Everything that is wrong with a roster."""
    return (
        *_faction(roster, lists),
        *_size(roster),
        *_names(roster),
        *_cards(roster, lists),
        *_animals(roster, lists),
        *_receptacles(roster, lists),
        *_chiefs(roster, lists),
        *_mercenaries(roster, lists),
        *_origins(roster, lists),
        *_budget(roster, lists),
    )


def _faction(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-FAC-01: bands are of a faction that has figures, or renegade; exiles are no faction."""
    if roster.faction not in lists.of_bands:
        yield Fault("no_such_faction", "ICH-FAC-01", key="faction", facts={"faction": roster.faction})


def _size(roster: Roster) -> Iterator[Fault]:
    """ICH-BAND-01, ICH-REN-03: four to six figures."""
    count = len(roster.recruits)
    rule = "ICH-REN-03" if roster.renegade else "ICH-BAND-01"
    if count < FEWEST:
        yield Fault("too_few_figures", rule, facts={"count": count, "fewest": FEWEST})
    for place in range(MOST, count):
        yield Fault("too_many_figures", rule, place, "name", {"count": count, "most": MOST})


def _names(roster: Roster) -> Iterator[Fault]:
    """ICH-BAND-15: heroes are named as the player likes; but no two alike, since answers name them."""
    seen: set[str] = set()
    for place, one in enumerate(roster.recruits):
        if one.name in seen:
            yield Fault("name_taken", "ICH-BAND-15", place, "name", {"name": one.name})
        seen.add(one.name)


def _cards(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-09: profiles and upgrades are those of the lists, each upgrade once."""
    for place, one in enumerate(roster.recruits):
        if one.profile not in lists.profiles or not lists.profiles[one.profile].recruitable:
            yield Fault("no_such_profile", "ICH-BAND-09", place, "profile", {"profile": one.profile})
        for key, times in Counter(one.upgrades).items():
            if key not in lists.upgrades:
                yield Fault("no_such_upgrade", "ICH-BAND-09", place, "upgrades", {"upgrade": key})
            elif times > 1:
                yield Fault("upgrade_twice", "ICH-BAND-09", place, "upgrades", {"upgrade": key})
            elif not may_buy(one, lists.upgrades[key]):
                yield Fault("upgrade_not_for_faction", "ICH-BAND-09", place, "upgrades", {"upgrade": key})


def _animals(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-04: the animals are those of the lists; none takes a name that a hero has."""
    names = {one.name for one in roster.recruits}
    for place, one in enumerate(roster.recruits):
        if one.animal is not None and one.animal not in lists.animals:
            yield Fault("no_such_animal", "ICH-BAND-04", place, "animal", {"animal": one.animal})
        elif one.animal is not None and f"{one.name} {one.animal}" in names:
            yield Fault("name_taken", "ICH-BAND-15", place, "animal", {"name": f"{one.name} {one.animal}"})


def may_buy(one: Recruit, upgrade: Upgrade) -> bool:
    """Whether an upgrade is sold to the faction a figure comes from."""
    return not upgrade.factions or _origin(one) in upgrade.factions


def _receptacles(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-02, ICH-REN-02: exactly one Réceptacle, which renegades call their Martyr."""
    rule = "ICH-REN-02" if roster.renegade else "ICH-BAND-02"
    found = [place for place, one in enumerate(roster.recruits) if _is_receptacle(one, lists) and not one.mercenary]
    if not found:
        yield Fault("no_receptacle", rule)
    for place in found[1:]:
        yield Fault("second_receptacle", rule, place, "profile", {"first": roster.recruits[found[0]].name})


def _chiefs(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-05, ICH-REN-03: exactly one Chief, neither the Réceptacle nor a mercenary nor an exile."""
    rule = "ICH-REN-03" if roster.renegade else "ICH-BAND-05"
    chiefs = [place for place, one in enumerate(roster.recruits) if one.chief]
    if not chiefs:
        yield Fault("no_chief", rule)
    for place in chiefs[1:]:
        yield Fault("second_chief", rule, place, "chief", {"first": roster.recruits[chiefs[0]].name})
    for place in chiefs:
        one = roster.recruits[place]
        if _is_receptacle(one, lists):
            yield Fault("chief_is_receptacle", rule, place, "chief", {"name": one.name})
        if _origin(one) == EXILES and not roster.renegade:
            yield Fault("chief_is_exile", "ICH-BAND-14", place, "chief", {"name": one.name})


def _mercenaries(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-10, ICH-BAND-11, ICH-REN-06: at most one, in place of a Companion, never a Réceptacle."""
    rule = "ICH-REN-06" if roster.renegade else "ICH-BAND-10"
    hired = [place for place, one in enumerate(roster.recruits) if one.mercenary]
    for place in hired[1:]:
        yield Fault("second_mercenary", rule, place, "mercenary", {"first": roster.recruits[hired[0]].name})
    for place in hired:
        one = roster.recruits[place]
        if _is_receptacle(one, lists):
            no_receptacle = "ICH-REN-06" if roster.renegade else "ICH-BAND-11"
            yield Fault("mercenary_is_receptacle", no_receptacle, place, "mercenary", {"name": one.name})
        if one.chief:
            yield Fault("mercenary_is_chief", rule, place, "mercenary", {"name": one.name})
        if _origin(one) == EXILES:
            yield Fault("exile_is_no_mercenary", "ICH-BAND-14", place, "mercenary", {"name": one.name})


def _origins(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-03, ICH-REN-01: one faction, but for exiles and a mercenary; renegades are of any."""
    if roster.renegade:
        return
    for place, one in enumerate(roster.recruits):
        if one.profile in lists.profiles and not one.mercenary and _origin(one) not in (roster.faction, EXILES):
            facts: dict[str, Fact] = {"faction": _origin(one), "band": roster.faction}
            yield Fault("other_faction", "ICH-BAND-03", place, "profile", facts)


def _budget(roster: Roster, lists: Lists) -> Iterator[Fault]:
    """ICH-BAND-08, ICH-REN-05: the cards are paid from the purse; those without a price are free (GAP-01)."""
    cost = sum(price(one, lists) or 0 for one in roster.recruits)
    if roster.budget is not None and cost > roster.budget:
        rule = "ICH-REN-05" if roster.renegade else "ICH-BAND-08"
        yield Fault("over_budget", rule, facts={"cost": cost, "budget": roster.budget})


def _is_receptacle(one: Recruit, lists: Lists) -> bool:
    return one.profile in lists.profiles and lists.profiles[one.profile].card.role == "receptacle"


def _origin(one: Recruit) -> str:
    """The faction a figure comes from: the first part of its profile's key."""
    return one.profile.partition("/")[0]

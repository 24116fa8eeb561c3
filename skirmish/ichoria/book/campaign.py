"""Spends crystals between the games of a campaign: revives dead heroes, improves survivors (ICH-CAMP-01, ICH-ICHOR-06).

The prices are those of the lists: a profile's for a revival, an upgrade's for an improvement (GAP-11).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.bands import may_buy
from skirmish.kernel import YES, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.book.bands import Lists, Recruit, Roster


@dataclass(frozen=True, slots=True)
class Campaigner:
    """A band through a campaign: its roster, its dead, and the crystals it has not spent."""

    roster: Roster
    dead: frozenset[str] = frozenset()
    crystals: int = 0

    def after_game(self, won: int, dead: frozenset[str]) -> Campaigner:
        """ICH-ICHOR-06: the crystals of a game are kept, and so are its dead."""
        return replace(self, crystals=self.crystals + won, dead=self.dead | dead)

    @property
    def fit(self) -> Roster:
        """The roster of the figures that can play the next game."""
        alive = tuple(one for one in self.roster.recruits if one.name not in self.dead)
        return replace(self.roster, recruits=alive)

    # ---------------------------------------------------------------- reviving

    def may_revive(self, name: str, lists: Lists) -> Verdict:
        if name not in self.dead:
            return Verdict(allowed=False, reason="not_dead", rule="ICH-CAMP-01", facts={"name": name})
        return self._affords(revival_price(self._recruit(name), lists))

    def revived(self, name: str, lists: Lists) -> Campaigner:
        """ICH-CAMP-01: a dead hero comes back for the price of its profile."""
        assert self.may_revive(name, lists)
        return replace(
            self,
            dead=self.dead - {name},
            crystals=self.crystals - revival_price(self._recruit(name), lists),
        )

    # ---------------------------------------------------------------- improving

    def may_improve(self, name: str, upgrade: str, lists: Lists) -> Verdict:
        one = self._recruit(name)
        if name in self.dead:
            return Verdict(allowed=False, reason="dead", rule="ICH-CAMP-01", facts={"name": name})
        if upgrade not in lists.upgrades or upgrade in one.upgrades or not may_buy(one, lists.upgrades[upgrade]):
            facts = {"name": name, "upgrade": upgrade}
            return Verdict(allowed=False, reason="no_such_upgrade", rule="ICH-CAMP-01", facts=facts)
        return self._affords(lists.upgrades[upgrade].price)

    def improved(self, name: str, upgrade: str, lists: Lists) -> Campaigner:
        """ICH-CAMP-01: a survivor gets an upgrade card for its price."""
        assert self.may_improve(name, upgrade, lists)
        better = tuple(
            replace(one, upgrades=(*one.upgrades, upgrade)) if one.name == name else one for one in self.roster.recruits
        )
        roster = replace(self.roster, recruits=better)
        return replace(self, roster=roster, crystals=self.crystals - lists.upgrades[upgrade].price)

    def _affords(self, cost: int) -> Verdict:
        if cost <= self.crystals:
            return YES
        facts = {"cost": cost, "crystals": self.crystals}
        return Verdict(allowed=False, reason="too_few_crystals", rule="ICH-CAMP-01", facts=facts)

    def _recruit(self, name: str) -> Recruit:
        return next(one for one in self.roster.recruits if one.name == name)


def revival_price(one: Recruit, lists: Lists) -> int:
    """What it costs to bring a hero back: the price of its profile."""
    return lists.profiles[one.profile].price or 0

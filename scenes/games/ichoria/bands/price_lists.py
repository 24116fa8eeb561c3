"""Lists what bands are recruited from: the profiles with their house prices, upgrade cards and factions."""

from __future__ import annotations

from functools import cache

from scenes.games.ichoria.bands.armoury import card, profiles
from scenes.games.ichoria.bands.faction_file import faction_forms, factions, upgrade_forms
from skirmish.ichoria.book.bands import RENEGADES, Lists, Profile, Upgrade


@cache
def band_lists() -> Lists:
    """Everything that can be recruited and bought."""
    forms = faction_forms()
    return Lists(
        profiles={key: _profile(key) for key in profiles()},
        upgrades={
            form.key: Upgrade(
                form.key, form.price, tuple(form.weapons), frozenset(form.abilities), frozenset(form.factions)
            )
            for form in upgrade_forms()
        },
        factions=factions(),
        of_bands=frozenset(key for key, form in forms.items() if form.bands),
        renegades_keep_capability=forms[RENEGADES].keeps_capability,
    )


def _profile(key: str) -> Profile:
    faction, _, name = key.partition("/")
    form = faction_forms().get(faction)
    price = form.prices.get(name) if form else None
    return Profile(key, card("", "", key), price, recruitable=not profiles()[key].get("example_only", False))

"""The card of a band: what it costs, and what each of its figures is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.ichoria.bands.band_file import band_lists, load_roster
from scenes.layout.bands import BandCard, BandMember
from scenes.plugs.data_files import libraries_of
from skirmish.ichoria.book import price, recruit, total_price

if TYPE_CHECKING:
    from pathlib import Path

    from skirmish.ichoria.book import Card, Recruit, Roster

RENEGADES = {"receptacle": "martyr", "companion": "acolyte"}
"""Renegades have other words for roles (ICH-REN-02, ICH-REN-03)."""


def band_card(path: Path) -> BandCard:
    """The card of a band file; a `SceneError` names its first problem."""
    with libraries_of(path):
        return _card(load_roster(path))


def _card(roster: Roster) -> BandCard:
    band, cards = recruit(roster, band_lists(), "band")
    heroes = [card for card in cards if card.coupled_with is None]
    members = tuple(_member(one, card, roster) for one, card in zip(roster.recruits, heroes, strict=True))
    cost = total_price(roster, band_lists())
    return BandCard(roster.name, band.faction, roster.faction, cost, roster.budget, members)


def _member(one: Recruit, card: Card, roster: Roster) -> BandMember:
    cost = price(one, band_lists())
    return BandMember(one.name, one.profile, card.role, _title(card, roster), card.mercenary, one.upgrades, cost)


def _title(card: Card, roster: Roster) -> str:
    if card.mercenary:
        return "band_mercenary"
    return f"band_{RENEGADES.get(card.role, card.role) if roster.renegade else card.role}"

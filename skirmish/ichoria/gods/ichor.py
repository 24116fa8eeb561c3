"""Ichor: fragments are harvested, crystals carried, dropped at death and secured off the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import CONTACT_PAS
from skirmish.ichoria.gods.faith import earn
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.state import Fragment
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from terrain.movement import Place

TOKEN_PAS = 0.4
"""How wide a token is (GAP-28)."""


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """A figure took up a fragment, and carries its crystals (ICH-ICHOR-02)."""

    figure: str
    fragment: str
    value: int

    def apply(self, state: Ichoria) -> Ichoria:
        taken = next(fragment for fragment in state.fragments if fragment.id == self.fragment)
        left = tuple(fragment for fragment in state.fragments if fragment.id != self.fragment)
        harvested = state.harvested if taken.dropped else state.harvested | {self.fragment}  # ICH-ICHOR-08
        state = replace(state, fragments=left, harvested=harvested)
        return state.with_figure(self.figure, crystals=state.figures[self.figure].crystals + self.value)


@dataclass(frozen=True, slots=True)
class CrystalsDropped(Event):
    """What a dead carrier had lies where it died, as one token that anybody may take (ICH-ICHOR-03)."""

    figure: str
    fragment: str
    value: int
    place: Place

    def apply(self, state: Ichoria) -> Ichoria:
        token = Fragment(self.fragment, self.value, self.place, dropped=True)
        return replace(state, fragments=(*state.fragments, token)).with_figure(self.figure, crystals=0)


@dataclass(frozen=True, slots=True)
class LeftTable(Event):
    """A figure walked off the table and takes no further part; its crystals are its side's for good (ICH-ICHOR-04)."""

    figure: str
    side: str
    crystals: int

    def apply(self, state: Ichoria) -> Ichoria:
        state = state.with_figure(self.figure, status="left", place=None, crystals=0, alert=False, difficulty=None)
        if self.side not in state.sides:
            return state  # an NPC takes them away from everybody
        return state.with_side(self.side, secured=state.sides[self.side].secured + self.crystals)


async def harvest(game: Skirmish, name: str, fragment: str) -> None:
    """ICH-ICHOR-02: a figure in contact with a fragment takes it by an action, and pleases its gods (ICH-FAITH-12)."""
    verdict = harvest_verdict(game, name, fragment)
    assert verdict, verdict
    token = _token(game, fragment)
    assert token is not None
    game.emit(Harvested(name, fragment, token.value))
    earn(game, name, "fruitful_harvest")


def harvest_verdict(game: Skirmish, name: str, fragment: str) -> Verdict:
    """Whether a figure may harvest a fragment from where it stands; any side may take any, and any number."""
    token = _token(game, fragment)
    if token is None:
        return _no("no_such_fragment", "ICH-ICHOR-02", fragment=fragment)
    if engaged_with(game, name):
        return _no("engaged", "ICH-ENG-05", token.place, figure=name)
    gap = game.table.apart_from_token(game.standing(name), token.place)
    if gap > CONTACT_PAS:
        return _no("no_contact", "ICH-ICHOR-02", token.place, fragment=fragment, gap_pas=gap)
    return YES


def harvestable(game: Skirmish, name: str) -> tuple[str, ...]:
    """The fragments that a figure may harvest from where it stands."""
    return tuple(token.id for token in game.state.fragments if harvest_verdict(game, name, token.id))


def drop_crystals(game: Skirmish, name: str, place: Place) -> None:
    """ICH-ICHOR-03: all that a dead carrier had falls to the ground below it."""
    crystals = game.figure(name).crystals
    if not crystals:
        return
    ground = game.table.ground(place[:2], TOKEN_PAS, TOKEN_PAS, below_pas=place[2])
    game.emit(CrystalsDropped(name, f"ichor_of_{name}", crystals, ground or place))


def leave_table(game: Skirmish, name: str) -> None:
    """ICH-MOV-14, ICH-ICHOR-04: a figure leaves with what it carries; that is neither death nor elimination."""
    game.emit(LeftTable(name, game.card(name).side, game.figure(name).crystals))


def crystals_of(game: Skirmish, side: str) -> int:
    """What a side has: secured off the table, and carried by its heroes (ICH-ICHOR-04, ICH-ICHOR-05)."""
    carried = sum(game.figure(name).crystals for name in game.book.bands[side].figures)
    return game.state.sides[side].secured + carried


def _token(game: Skirmish, fragment: str) -> Fragment | None:
    return next((token for token in game.state.fragments if token.id == fragment), None)


def _no(reason: str, rule: str, place: Place | None = None, **facts: str | float) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, place=place, facts=facts)

"""The Talion frenzy: a band that has lost half of its figures avenges them.

`characteristics.value` adds the bonus of the frenzy.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from skirmish.kernel import Event

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria

FRENZY_SHARE = Fraction(1, 2)
"""The share of a band that must be lost (ICH-TALION-01)."""


@dataclass(frozen=True, slots=True)
class FrenzyEntered(Event):
    """A band went into frenzy; each of its wounded heroes got 1 Santé back (ICH-TALION-03)."""

    side: str
    recovered: tuple[str, ...]

    def apply(self, state: Ichoria) -> Ichoria:
        for name in self.recovered:
            state = state.with_figure(name, sante=state.figures[name].sante + 1)
        return state.with_side(self.side, frenzy=True)


def avenge(game: Skirmish, side: str) -> None:
    """ICH-TALION-01, ICH-TALION-10: once, and for good, when half or more of a band has been eliminated."""
    if side not in game.book.bands or game.state.sides[side].frenzy or lost_share(game, side) < FRENZY_SHARE:
        return
    game.emit(FrenzyEntered(side, tuple(name for name in heroes(game, side) if _wounded(game, name))))


def lost_share(game: Skirmish, side: str) -> Fraction:
    """How much of a band is eliminated; mercenaries count neither way (ICH-BAND-13)."""
    units = [one for one in units_of(game, side) if not game.card(one[0]).mercenary]
    lost = sum(is_lost(game, one) for one in units)
    return Fraction(lost, len(units)) if units else Fraction(0)


def units_of(game: Skirmish, side: str) -> tuple[tuple[str, ...], ...]:
    """The figures of a band as it counts them: a hero and its animal are one (ICH-BAND-04)."""
    band = game.book.bands[side].figures
    alone = [name for name in band if game.card(name).coupled_with is None]
    return tuple((name, *(one for one in band if game.card(one).coupled_with == name)) for name in alone)


def is_lost(game: Skirmish, unit: tuple[str, ...]) -> bool:
    """Whether all of a hero and its animal are eliminated."""
    return all(game.figure(name).status == "out" for name in unit)


def heroes(game: Skirmish, side: str) -> tuple[str, ...]:
    """The figures of a band that are subject to the frenzy: no mercenaries (ICH-BAND-13, ICH-TALION-05), no animals."""
    band = game.book.bands[side].figures
    return tuple(name for name in band if not game.card(name).mercenary and game.card(name).role != "animal")


def in_frenzy(game: Skirmish, name: str) -> bool:
    """Whether a figure fights in frenzy."""
    card = game.card(name)
    return card.side in game.book.bands and game.state.sides[card.side].frenzy and name in heroes(game, card.side)


def _wounded(game: Skirmish, name: str) -> bool:
    return game.figure(name).on_table and game.figure(name).sante < game.card(name).sante

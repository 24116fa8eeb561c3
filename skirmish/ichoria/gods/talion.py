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
    band = heroes(game, side)
    lost = sum(game.figure(name).status == "out" for name in band)
    return Fraction(lost, len(band)) if band else Fraction(0)


def heroes(game: Skirmish, side: str) -> tuple[str, ...]:
    """The figures of a band that are subject to the frenzy: all but mercenaries (ICH-BAND-13, ICH-TALION-05)."""
    return tuple(name for name in game.book.bands[side].figures if not game.card(name).mercenary)


def in_frenzy(game: Skirmish, name: str) -> bool:
    """Whether a figure fights in frenzy."""
    card = game.card(name)
    return card.side in game.book.bands and game.state.sides[card.side].frenzy and not card.mercenary


def _wounded(game: Skirmish, name: str) -> bool:
    return game.figure(name).on_table and game.figure(name).sante < game.card(name).sante

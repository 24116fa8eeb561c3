"""Eliminates a figure: removes it, drops its crystals, rewards its killer and checks its band for frenzy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.faith import earn
from skirmish.ichoria.gods.ichor import drop_crystals
from skirmish.ichoria.gods.talion import avenge
from skirmish.kernel import Event

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A figure is out of combat and removed from the table (ICH-DMG-06)."""

    figure: str
    killer: str | None

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(
            self.figure, status="out", place=None, sante=0, alert=False, difficulty=None, dive_bonus=None
        )


async def eliminated(game: Skirmish, victim: str, killer: str | None) -> None:
    """ICH-DMG-06: the victim is removed; its crystals drop, its killer is rewarded, its band may go into frenzy."""
    place = game.figure(victim).place
    game.emit(WentOut(victim, killer))
    if place is not None:
        drop_crystals(game, victim, place)
    if killer is not None and game.book.enemies(killer, victim):
        reward(game, victim, killer)
    avenge(game, game.card(victim).side)


def reward(game: Skirmish, victim: str, killer: str) -> None:
    """ICH-FAITH-10, ICH-FAITH-11: gods reward the death of the enemy Chief, and more that of the Réceptacle."""
    card = game.card(victim)
    if card.role == "chief":
        earn(game, killer, "great_sacrifice")
    if card.role == "receptacle":
        earn(game, killer, "ultimate_sacrifice")

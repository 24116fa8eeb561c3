"""Destroys a unit: what stays behind, which rules profit from it, whether the game is over (VIII.A.2.a.2.d)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from skirmish.mythic.hand.cards import playing_order
from skirmish.mythic.state.combat_events import Destroyed, Wounded
from skirmish.mythic.state.events import ActivationCut
from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.stones import drop
from skirmish.mythic.state.victory import check_victory, divinity_fell
from skirmish.mythic.units.gifts import set_off
from skirmish.mythic.units.powers import triggered
from skirmish.mythic.units.simultaneous import called, in_order, may_come
from skirmish.mythic.units.tokens import return_tokens_on

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

DESTROYED = "destroyed"


async def destroy(play: Play, unit: str) -> None:
    """MYT-DEATH-01 to -08: the stone stays, tokens return, its activation ends; cards stay where they are."""
    area = play.state.units[unit].area
    drop(play, unit)
    return_tokens_on(play, unit)
    play.emit(Destroyed(unit, area))
    if card_of(play, unit).divinity:
        divinity_fell(play, unit)
    else:
        check_victory(play)
    _cut_activation(play)
    await _profit_from(play, unit)


def _cut_activation(play: Play) -> None:
    """MYT-DEATH-08: when the active unit is gone its activation is over."""
    activation = play.state.activation
    if activation is not None and not activation.over and play.state.units[activation.unit].area is None:
        play.emit(ActivationCut(activation.unit, "destroyed"))


async def _profit_from(play: Play, fallen: str) -> None:
    """MYT-POW-09, MYT-HIER-04: powers that a destruction sets off, in the order of the active player."""
    effects = {
        called(power, unit): partial(_profit, play, unit, power)
        for player in playing_order(play)
        for unit in _army(play, player)
        for power in triggered(play, unit, DESTROYED)
        if may_come(play, unit, power)
    }
    await in_order(play, fallen, effects)


def _army(at: Situation, player: str) -> list[str]:
    """MYT-POW-10: permanent powers work for units that are off the board as well."""
    return [unit.id for unit in at.state.units.values() if unit.player == player]


async def _profit(play: Play, unit: str, power: Power) -> None:
    """MYT-POW-05: what came before may have moved the slide to a row without the power."""
    if power in triggered(play, unit, DESTROYED):
        await set_off(play, unit, power)


async def wound(play: Play, unit: str, points: int, cause: str) -> None:
    """MYT-WOUND-01 to -04: a number of points at once; what goes beyond the vitality is lost, and 0 is destruction.

    A dashboard's slide goes down a row per point and a troop loses a miniature per point: both are its vitality.
    """
    lost = min(points, play.state.units[unit].vitality)
    if lost <= 0:
        return
    play.emit(Wounded(unit, lost, cause))
    if play.state.units[unit].vitality == 0:
        await destroy(play, unit)

"""Effects that come at the same moment: the active player says which is resolved first (MYT-HIER-04, MYT-HIER-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Choice
from skirmish.mythic.hand.art_of_war import could_pay
from skirmish.mythic.hand.cards import playing_order

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power


@dataclass(frozen=True, slots=True)
class OrderEffects(Choice):
    """MYT-HIER-04: effects that come at the same moment; choose which is resolved first."""

    unit: str


async def in_order(play: Play, unit: str, effects: Mapping[str, Callable[[], Awaitable[None]]]) -> None:
    """Resolve effects of one moment about a unit, each completely before the next, no matter who owns them.

    Where the active player is out, the next one in playing order stands in.
    """
    left = dict(effects)
    while left:
        names = tuple(left)
        first = names[0]
        if len(names) > 1:
            first = await play.ask(OrderEffects(playing_order(play)[0], names, unit))
        await left.pop(first)()


def called(power: Power, unit: str) -> str:
    """How the power of a unit is named among effects of one moment."""
    return f"{power.id}:{unit}"


def may_come(at: Situation, unit: str, power: Power) -> bool:
    """Whether a power that was set off may come to anything: its cost might be paid, for all that everybody knows."""
    return could_pay(at, at.state.units[unit].player, power.cost)

"""Troop recall: a troop returns complete beside its player's own divinity (VII.B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.movement.entry import admits, lets_stand, no, suffer_entry
from skirmish.mythic.state.events import Recalled
from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.stones import divinity_of, drop
from skirmish.mythic.units.tokens import return_tokens_on

if TYPE_CHECKING:
    from skirmish.kernel import Verdict
    from skirmish.mythic.state.play import Play, Situation


def may_recall(at: Situation, player: str, unit: str) -> Verdict:
    """MYT-RECALL-01, MYT-RECALL-05, MYT-RECALL-06: whether a player can recall a unit, the payment aside."""
    found = at.state.units.get(unit)
    if found is None or found.player != player or not card_of(at, unit).troop:
        return no("not_your_troop", "MYT-RECALL-01", unit=str(unit))
    area = divinity_of(at, player).area
    if area is None:
        return no("no_divinity_on_the_board", "MYT-RECALL-06")
    if found.area == area:
        return lets_stand(at, unit, area, "recall")  # MYT-RECALL-07
    return admits(at, unit, area, "recall")


def recallable(at: Situation, player: str) -> tuple[str, ...]:
    """The troops that a player can recall now, in play or destroyed."""
    mine = (unit.id for unit in at.state.units.values() if unit.player == player)
    return tuple(unit for unit in mine if may_recall(at, player, unit))


async def recall(play: Play, unit: str) -> None:
    """MYT-RECALL-02 to MYT-RECALL-04: the stone stays where the troop leaves, tokens return, and it is complete."""
    found = play.state.units[unit]
    area = divinity_of(play, found.player).area
    assert area is not None, "without a divinity on the board there is no recall"
    drop(play, unit)
    return_tokens_on(play, unit)
    play.emit(Recalled(unit, area, card_of(play, unit).vitality))
    if found.area != area:
        await suffer_entry(play, unit)

"""The end of a turn: a last moment for manoeuvres and healing, and one troop recall (VII.A.4, VII.B)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from skirmish.mythic.hand.art_of_war import can_pay, could_pay, pay
from skirmish.mythic.hand.manoeuvres import offer_manoeuvres
from skirmish.mythic.movement.entry import no
from skirmish.mythic.state.decisions import Ruled
from skirmish.mythic.turn.deeds import could_do, deeds, do_deed
from skirmish.mythic.turn.recall import may_recall, recall, recallable

if TYPE_CHECKING:
    from collections.abc import Callable

    from skirmish.kernel import Answer, Verdict
    from skirmish.mythic.state.play import Play, Situation

NONE = "none"
RECALL_COST = 1
"""MYT-TURN-12: AoW cards for a recall."""


@dataclass(frozen=True, slots=True)
class EndTurn(Ruled):
    """End your turn ("none"), or first recall a troop for an art of war card, buy a manoeuvre, heal your divinity."""

    likely = MappingProxyType({NONE: 30})


async def end_turn(play: Play) -> None:
    """MYT-TURN-12, MYT-STONE-09, MYT-MANO-01: the active player's last moment, one recall in it; then the others'."""
    player = play.state.active
    recalled = False
    while not play.state.armies[player].eliminated:
        troops = () if recalled or not could_pay(play, player, RECALL_COST) else recallable(play, player)
        if not troops and not could_do(play, player):
            break
        affordable = troops if can_pay(play, player, RECALL_COST) else ()
        options = (NONE, *affordable, *deeds(play, player))
        answer = await play.ask(EndTurn(player, options, _refusal(play, player, recalled=recalled)))
        if answer == NONE:
            break
        if not await do_deed(play, player, answer):
            await pay(play, player, RECALL_COST, "recall")
            await recall(play, answer)
            recalled = True
    await offer_manoeuvres(play, but=(player,))


def _refusal(at: Situation, player: str, *, recalled: bool) -> Callable[[Answer], Verdict | None]:
    """By which rule a troop cannot be recalled; nothing for what names no unit."""

    def why_not(answer: Answer) -> Verdict | None:
        if not isinstance(answer, str) or answer not in at.state.units:
            return None
        if recalled:
            return no("one_recall", "MYT-TURN-12")
        verdict = may_recall(at, player, answer)
        return no("cannot_pay", "MYT-AOW-05", cost=RECALL_COST) if verdict else verdict

    return why_not

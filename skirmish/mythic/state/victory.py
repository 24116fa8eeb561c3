"""Checks how a game ends: the last divinity, four stones, or what the scenario says; the end is immediate.

`check_victory` raises `GameOver`, which ends every procedure under way (MYT-WIN-06); the rules catch it at the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.kernel import Ended
from skirmish.mythic.state.events import Dropped, Eliminated
from skirmish.mythic.state.play import in_area

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from skirmish.mythic.state.play import Play, Situation

STONES_TO_WIN = 4
TWO_PLAYERS = 2
SKIRMISH: tuple[Mapping[str, Any], ...] = ({"kind": "last_divinity"}, {"kind": "stones", "count": STONES_TO_WIN})
"""MYT-WIN-01: the two conditions of every skirmish."""


class GameOver(Exception):  # noqa: N818 - it is no error: the game is won
    """The game is won, in the middle of whatever was being resolved."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended.reason)
        self.ended = ended


def check_victory(play: Play, *, round_over: bool = False) -> None:
    """MYT-WIN-06: to be called as soon as a stone is absorbed or a divinity falls, and when a round is over."""
    ended = outcome(play, round_over=round_over)
    if ended is not None:
        raise GameOver(ended)


def outcome(at: Situation, *, round_over: bool = False) -> Ended | None:
    """How the game has ended; None while it goes on."""
    conditions = SKIRMISH if at.book.mode == "skirmish" else at.book.victory or SKIRMISH
    for condition in conditions:
        ended = _CONDITIONS[condition["kind"]](at, condition, round_over)
        if ended is not None:
            return ended
    most = at.book.max_rounds
    if round_over and most is not None and at.state.round >= most:
        return Ended((), "rounds_over", "MYT-GAP-22", _score(at))
    quiet = at.book.stalemate
    if round_over and quiet is not None and at.state.round - at.state.stirred >= quiet:
        return Ended(_ahead(at), "stalemate", "MYT-GAP-22", _score(at))
    return None


def _ahead(at: Situation) -> tuple[str, ...]:
    """The side that has absorbed more stones than any other; nobody where two have as many."""
    stones = [stones_of(at, side) for side in at.book.sides]
    most = max(stones)
    return at.book.sides[stones.index(most)] if stones.count(most) == 1 else ()


def stones_of(at: Situation, players: tuple[str, ...]) -> int:
    """MYT-WIN-08: the stones on the dashboards of these players' divinities, of whatever mythology."""
    units = at.state.units
    return sum(1 for s in at.state.stones.values() if s.dashboard is not None and units[s.dashboard].player in players)


def _last_divinity(at: Situation, _condition: Mapping[str, Any], _round_over: bool) -> Ended | None:
    """MYT-WIN-02, MYT-WIN-04: alone, the last one wins; in teams the side that lost a divinity loses."""
    fallen = {
        unit.player for unit in at.state.units.values() if unit.vitality == 0 and at.book.cards[unit.card].divinity
    }
    if not fallen:
        return None
    if at.book.teams:
        left = [side for side in at.book.sides if not fallen & set(side)]
        return Ended(left[0], "divinity_fell", "MYT-WIN-04", _score(at))
    alive = tuple(player for player in at.book.players if player not in fallen)
    return Ended(alive, "last_divinity", "MYT-WIN-02", _score(at)) if len(alive) == 1 else None


def _stones(at: Situation, condition: Mapping[str, Any], _round_over: bool) -> Ended | None:
    """MYT-WIN-03, MYT-WIN-05: four stones of a divinity, or of a side together."""
    for side in at.book.sides:
        wanted = condition.get("player")
        if wanted in (None, *side) and stones_of(at, side) >= condition["count"]:
            return Ended(side, "stones", "MYT-WIN-05" if len(side) > 1 else "MYT-WIN-03", _score(at))
    return None


def _destroy(at: Situation, condition: Mapping[str, Any], _round_over: bool) -> Ended | None:
    unit = at.state.units.get(condition["unit"])
    if unit is None or unit.vitality > 0:
        return None
    return Ended(at.book.side_of(condition["player"]), "destroyed", "MYT-WIN-07", _score(at))


def _hold(at: Situation, condition: Mapping[str, Any], round_over: bool) -> Ended | None:
    """An area with own units and no enemy when a round is over."""
    if not round_over:
        return None
    side = at.book.side_of(condition["player"])
    there = {unit.player in side for unit in in_area(at, condition["area"])}
    if there != {True} or at.state.round < condition.get("rounds", 1):
        return None
    return Ended(side, "held", "MYT-WIN-07", _score(at))


def _rounds(at: Situation, condition: Mapping[str, Any], round_over: bool) -> Ended | None:
    if not round_over or at.state.round < condition["count"]:
        return None
    return Ended(at.book.side_of(condition["player"]), "rounds", "MYT-WIN-07", _score(at))


_CONDITIONS: dict[str, Callable[[Situation, Mapping[str, Any], bool], Ended | None]] = {
    "last_divinity": _last_divinity,
    "stones": _stones,
    "destroy": _destroy,
    "hold": _hold,
    "rounds": _rounds,
}


def _score(at: Situation) -> tuple[tuple[str, float], ...]:
    return tuple((player, float(stones_of(at, (player,)))) for player in at.book.players)


def divinity_fell(play: Play, unit: str) -> None:
    """MYT-WIN-06, MYT-DEATH-07: the game is won, or it goes on.

    With three or four players its player is out with the whole army; with two the army fights on without it.
    """
    check_victory(play)
    player = play.state.units[unit].player
    if len(play.book.players) == TWO_PLAYERS or play.state.armies[player].eliminated:
        return
    eliminate(play, player)
    if all(army.eliminated for army in play.state.armies.values()):
        raise GameOver(Ended((), "nobody_left", "MYT-DEATH-07", _score(play)))


def eliminate(play: Play, player: str) -> None:
    """MYT-DEATH-07: stones carried by the army stay in their areas; units, cards and tokens leave the game."""
    for stone in play.state.stones.values():
        carrier = play.state.units[stone.carrier] if stone.carrier is not None else None
        if carrier is not None and carrier.player == player and carrier.area is not None:
            play.emit(Dropped(carrier.id, stone.id, carrier.area))
    play.emit(Eliminated(player))

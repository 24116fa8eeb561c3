"""Sets up a game before the first turn: places the Ichor, chooses sides, deploys figures.

Each step is skipped where the scenario has done it: fragments that lie on the table are not placed, zones drawn for a
side are not chosen, figures that stand on the table are not deployed (ICH-DEPLOY-06).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.course.deployment import choose_sides, deploy, in_turn, reserve, settle_sides
from skirmish.ichoria.course.fragments import FragmentsShared, place_fragments, shared_out
from skirmish.kernel import Event

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria, Phase

FACES = 6


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The game came to its next phase; what only setting up needed is forgotten when the turns begin."""

    phase: Phase
    first: str | None = None
    """The player that begins it."""

    def apply(self, state: Ichoria) -> Ichoria:
        data = {} if self.first is None else {"next": self.first}
        return replace(state, phase=self.phase, data=data)


@dataclass(frozen=True, slots=True)
class ReadingsAgreed(Event):
    """The players read some of the rules that the book leaves open otherwise than usual: `switch value`, for each."""

    readings: tuple[str, ...]


async def set_up(game: Skirmish) -> None:
    """ICH-DEPLOY-01: the fragments first, then sides and figures; what the players read otherwise is said before."""
    if game.state.phase == "fragments":
        if "hands" not in game.state.data and game.book.options.readings.agreed:
            game.emit(ReadingsAgreed(game.book.options.readings.agreed))
        await _ichor(game)
        game.emit(PhaseBegan("sides"))
    if game.state.phase == "sides":
        game.checkpoint()
        await _sides(game)
    if game.state.phase == "deployment":
        await deploy(game)
        game.emit(PhaseBegan("turns"))


async def _ichor(game: Skirmish) -> None:
    """ICH-TABLE-04: the fragments are shared and placed, unless the scenario has placed them or wants none."""
    if "hands" not in game.state.data:
        hands = shared_out(game.book.options.fragments, game.book.sides)
        if game.state.fragments or not any(hands.values()):
            return
        game.emit(FragmentsShared(hands, await first_player(game, "first fragment")))
    await place_fragments(game)


async def _sides(game: Skirmish) -> None:
    """ICH-DEPLOY-02: a die names the player who deploys first and chooses a side."""
    if not any(reserve(game, side) for side in game.book.sides):
        settle_sides(game)
        game.emit(PhaseBegan("deployment", game.book.sides[0]))
        return
    first = await first_player(game, "first to deploy")
    await choose_sides(game, first)
    # The first player may have no figure left to place, where the scenario has placed the whole band.
    placing = next(side for side in in_turn(game, first) if reserve(game, side))
    game.emit(PhaseBegan("deployment", placing))


async def first_player(game: Skirmish, purpose: str) -> str:
    """ICH-DEPLOY-02: a D6, its faces shared out among the players in their order: 1-3 player 1, 4-6 player 2."""
    die = await game.die(purpose)
    return game.book.sides[(die - 1) * len(game.book.sides) // FACES]

"""Disengages a figure from a melee; it leaves unhurt when it wins the Initiative roll (chapter DIS)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.groups import form_groups
from skirmish.ichoria.actions.melee import opportunity_attack
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.dice import Contender, opposed, tie_break
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria


@dataclass(frozen=True, slots=True)
class Disengaged(Event):
    """A figure may leave the enemies it was engaged with; they hold it no more in this activation (ICH-ENG-09)."""

    figure: str
    enemies: tuple[str, ...]
    won: bool

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.figure:
            return state
        enemies = frozenset(self.enemies)
        return state.with_activation(disengaged_from=enemies, parted_from=enemies, won_disengagement=self.won)


def disengagement_verdict(game: Skirmish, name: str) -> Verdict:
    """ICH-DIS-01: an engaged figure may try, unless it is in difficulty (ICH-DIFF-03)."""
    if not engaged_with(game, name):
        return Verdict(allowed=False, reason="not_engaged", rule="ICH-DIS-01", facts={"figure": name})
    if game.figure(name).difficulty is not None:
        return Verdict(allowed=False, reason="in_difficulty", rule="ICH-DIFF-03", facts={"figure": name})
    return YES


async def disengage(game: Skirmish, name: str) -> bool:
    """ICH-DIS-03: a figure that wins the roll leaves freely; else each enemy it leaves strikes first (ICH-DIS-04).

    True when the roll is won. Either way a survivor may then leave with its move action, or stay (ICH-DIS-07).
    """
    enemies = engaged_with(game, name)
    won = await _breaks_free(game, name, enemies)
    if not won:
        await _struck_at(game, name, enemies)
    if game.figure(name).on_table:
        game.emit(Disengaged(name, enemies, won))
    return won


async def _breaks_free(game: Skirmish, name: str, enemies: tuple[str, ...]) -> bool:
    """ICH-DIS-02: one roll of Initiative of each; the leaver has to beat every one of them (ICH-DIS-06)."""
    sides = [Contender(figure, "initiative", value(game, figure, "initiative")) for figure in (name, *enemies)]
    mine, *theirs = await opposed(game, *sides)
    for enemy in theirs:
        if enemy.total > mine.total:
            return False
    for enemy in theirs:
        if enemy.total == mine.total and await tie_break(game, name, enemy.by) != name:
            return False  # ICH-DIS-05
    return True


async def _struck_at(game: Skirmish, name: str, enemies: tuple[str, ...]) -> None:
    """ICH-DIS-04: an attack of opportunity from each enemy it was engaged with."""
    groups = await form_groups(game, name)
    for enemy in enemies:
        if game.figure(name).on_table:
            await opportunity_attack(game, enemy, name, groups)

"""An activation: two actions, one of them a move, in the order that the player chooses (chapter ACT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.second_actions import SECOND_ACTIONS, second_verdict
from skirmish.ichoria.course.end import ended
from skirmish.ichoria.course.npc import take_overs
from skirmish.ichoria.figure.difficulty import recover, recovery_verdict
from skirmish.ichoria.gods.interventions import divine_moment
from skirmish.ichoria.move.action import can_go_on, move
from skirmish.ichoria.move.action_points import held_by
from skirmish.ichoria.move.alert import act_in_view, stand_down
from skirmish.ichoria.move.charge import let_go
from skirmish.ichoria.move.follow.journey import able
from skirmish.ichoria.state.skirmish import controller as controller_of
from skirmish.ichoria.state.turn_events import ActivationBegan, ActivationEnded, MoveEnded, Reloaded, Stayed
from skirmish.kernel import YES, Choice, Verdict, inner

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer

MOVE_ACTIONS = ("move", "stay", "reload", "recover_by_move")
"""What the move action can be: a move, a stationary one, and what may take its place (ICH-ACT-01, ICH-ACT-09)."""

END = "end"


@dataclass(frozen=True, slots=True)
class ChooseAction(Choice):
    """Choose what the active figure does next, or end its activation (ICH-ACT-01)."""

    figure: str
    game: Skirmish = inner()

    def check(self, answer: Answer) -> Verdict:
        """One of the options; for any other action of the game, the rule that forbids it now."""
        if answer in self.options or not isinstance(answer, str):
            return Choice.check(self, answer)
        known = answer in MOVE_ACTIONS or answer in SECOND_ACTIONS
        return action_verdict(self.game, self.figure, answer) if known else Choice.check(self, answer)


@dataclass(frozen=True, slots=True)
class ChooseReload(Choice):
    """Choose which empty weapon is reloaded."""

    figure: str


async def activate(game: Skirmish, name: str, controller: str) -> None:
    """ICH-ACT-01: a figure takes up to two actions; the second before, during or after the move (ICH-ACT-05).

    Gods may act before and after each of them (ICH-FAITH-14). With the end of the game all is over (ICH-END-06).
    """
    game.emit(ActivationBegan(name, controller))
    await _moment(game)
    while not ended(game) and able(game, name):
        options = open_actions(game, name)
        if not options or (options == ("stay",) and not _may_aim(game)):
            break
        said = await game.ask(ChooseAction(controller_of(game, name), (*options, END), name, game))
        if said == END:
            break
        await _take(game, name, said)
        let_go(game)
        stand_down(game)
        if not ended(game):
            await _moment(game)
    if not ended(game):
        game.emit(ActivationEnded(name))


async def _moment(game: Skirmish) -> None:
    """ICH-FAITH-14, ICH-DIVINE-06: a moment at which points may be spent: for cards, and for taking an NPC over."""
    await divine_moment(game)
    await take_overs(game, activate)


def _may_aim(game: Skirmish) -> bool:
    """Whether staying in place could serve a shot still to come (ICH-ACT-03)."""
    return game.state.activation is not None and game.state.activation.second_left


def open_actions(game: Skirmish, name: str) -> tuple[str, ...]:
    """Everything that the active figure may do next."""
    return tuple(action for action in (*MOVE_ACTIONS, *SECOND_ACTIONS) if action_verdict(game, name, action))


def action_verdict(game: Skirmish, name: str, action: str) -> Verdict:
    """Whether the active figure may take an action now; if not, by which rule."""
    if not able(game, name):
        return _no(game, "turn_over", "ICH-ACT-11", name)
    return second_verdict(game, name, action) if action in SECOND_ACTIONS else _move_verdict(game, name, action)


def _move_verdict(game: Skirmish, name: str, action: str) -> Verdict:
    """Whether the move action may be taken like this: once, as a whole where something takes its place."""
    activation = game.state.activation
    assert activation is not None
    if not activation.move_left or (activation.moving and not can_go_on(game, name)):
        return (
            _no(game, "has_aimed", "ICH-ACT-12", name) if activation.aimed else _no(game, "moved", "ICH-ACT-01", name)
        )
    if activation.bound:
        return _no(game, "plan_announced", "ICH-ALERT-13", name)
    if activation.heard:
        return _no(game, "plan_heard", "ICH-ALERT-07", name)
    if action == "move":
        stuck = held_by(game, name) and not second_verdict(game, name, "disengage")
        return _no(game, "engaged_already", "ICH-ENG-04", name) if stuck else YES
    if activation.moving:
        return _no(game, "move_has_begun", "ICH-ACT-01", name)
    if action == "recover_by_move":
        return recovery_verdict(game, name)
    if action == "reload":
        return _reload_verdict(game, name)
    return YES


def _reload_verdict(game: Skirmish, name: str) -> Verdict:
    """ICH-ACT-10: with an empty weapon, in place of the move; the only move of an engaged figure is to stay."""
    if not game.figure(name).unloaded:
        return _no(game, "nothing_to_reload", "ICH-ACT-10", name)
    return _no(game, "engaged", "ICH-ENG-05", name) if held_by(game, name) else YES


async def _take(game: Skirmish, name: str, action: str) -> None:
    if action == "move":
        await move(game, name)
    elif action == "stay":
        game.emit(Stayed(name))  # ICH-ACT-02
    elif action == "reload":
        await _reload(game, name)
    elif action == "recover_by_move":
        game.emit(MoveEnded(name, "recovers"))  # ICH-ACT-09
        recover(game, name)
    else:
        await act_in_view(game, name, action)


async def _reload(game: Skirmish, name: str) -> None:
    """ICH-ACT-10: a reload takes the place of the move."""
    empty = tuple(sorted(game.figure(name).unloaded))
    weapon = empty[0]
    if len(empty) > 1:
        weapon = await game.ask(ChooseReload(controller_of(game, name), empty, name))
    game.emit(Reloaded(name, weapon))


def _no(game: Skirmish, reason: str, rule: str, name: str) -> Verdict:
    return Verdict(False, reason, rule, game.figure(name).place, {"figure": name})

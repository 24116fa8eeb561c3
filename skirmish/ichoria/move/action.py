"""The move action: the decision in which a player traces a path, and how much of the move is left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from skirmish.ichoria.move.action_points import action_point, held_by, plan_verdict, starts_by_parting
from skirmish.ichoria.move.alert import appointed
from skirmish.ichoria.move.charge import breaks_free, dares_not, halting_point
from skirmish.ichoria.move.follow.follow import travel
from skirmish.ichoria.move.follow.journey import Appointment, Journey
from skirmish.ichoria.move.mover import Stride, judge, move_pas
from skirmish.ichoria.move.plans import STAY, Plan, PlanError, onward_legs, read_plan
from skirmish.ichoria.move.suggestions import strolls
from skirmish.ichoria.path.legs import LegError
from skirmish.ichoria.state.move_events import Hurried, PathAnnounced
from skirmish.ichoria.state.skirmish import controller
from skirmish.ichoria.state.turn_events import MoveEnded, Stayed
from skirmish.ichoria.table.measures import SNAP_PAS
from skirmish.kernel import YES, Decision, Verdict, inner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer, Chance


@dataclass(frozen=True, slots=True)
class TracePath(Decision):
    """Trace the way that a figure goes, and say whether it hurries and what it does on the way; or let it stay."""

    figure: str
    left_pas: float
    """What is left of its move, should it not hurry or have done so already."""
    may_hurry: bool
    may_act: bool
    """Whether its second action may be taken on the way (ICH-ACT-05)."""
    game: Skirmish = inner()

    def check(self, answer: Answer) -> Verdict:
        """Whether the figure may go this way: refused with the rule that forbids it, and where."""
        if answer == STAY:
            return YES
        place = self.game.figure(self.figure).place
        try:
            plan = read_plan(answer)
            stride = stride_for(self.game, self.figure, plan)
            return plan_verdict(self.game, self.figure, plan, stride, may_hurry(self.game, self.figure))
        except PlanError as wrong:
            return Verdict(False, "unreadable_path", "ICH-MOV-03", place, {"error": str(wrong)})
        except LegError as wrong:
            return Verdict(False, "impossible_path", "ICH-MOV-03", place, {"error": str(wrong)})

    def read(self, typed: str) -> Answer:
        """A path, `hurry` and a path, or JSON."""
        hurry, _, path = typed.partition(" ")
        return {"path": path, "hurry": True} if hurry == "hurry" else Decision.read(self, typed)

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        held = held_by(self.game, self.figure)
        for answer in () if held else strolls(self.game, self.figure, chance, may_hurry=self.may_hurry):
            if self.check(answer):
                yield answer
        yield STAY


def stride_of(game: Skirmish, name: str, *, hurry: bool = False) -> Stride:
    """How the active figure goes on with its move."""
    activation = game.state.activation
    assert activation is not None
    assert activation.figure == name
    return Stride(
        hurry=hurry or activation.hurried,
        spent_pas=activation.spent_pas,
        slow_water=activation.slow_water,
        left=activation.disengaged_from,
        parted_well=activation.won_disengagement,
        reached_by=activation.reached_by,
    )


def stride_for(game: Skirmish, name: str, plan: Plan) -> Stride:
    """How it goes on by a plan: one that begins with a disengagement supposes that it comes off."""
    stride = stride_of(game, name, hurry=plan.hurry)
    return replace(stride, left=frozenset(held_by(game, name))) if starts_by_parting(game, name, plan) else stride


def left_pas(game: Skirmish, name: str, *, charging: bool = False) -> float:
    """What is left of the active figure's move (ICH-MOV-11)."""
    stride = stride_of(game, name)
    return move_pas(game, name, hurry=stride.hurry, charging=charging) - stride.spent_pas


def may_hurry(game: Skirmish, name: str) -> Verdict:
    """ICH-ACT-07, ICH-MOV-12: for its second action, and said before its move starts."""
    activation = game.state.activation
    assert activation is not None
    place = game.figure(name).place
    if activation.hurried:
        return YES
    if not activation.second_left:
        return Verdict(False, "second_action_taken", "ICH-ACT-07", place, {"figure": name})
    if activation.moving:
        return Verdict(False, "move_has_begun", "ICH-MOV-12", place, {"figure": name})
    return YES


async def move(game: Skirmish, name: str) -> None:
    """The active figure moves, or goes on with its move: its player traces the way (ICH-MOV-03)."""
    activation = game.state.activation
    assert activation is not None
    decision = TracePath(
        controller(game, name),
        name,
        left_pas(game, name),
        bool(may_hurry(game, name)) and not activation.hurried,
        activation.second_left,
        game,
    )
    answer = await game.ask(decision)
    if answer != STAY:
        await carry_out(game, name, read_plan(answer))
    elif activation.moving:
        game.emit(MoveEnded(name, "stays"))
    else:
        game.emit(Stayed(name))


async def carry_out(game: Skirmish, name: str, plan: Plan) -> None:
    """A plan as it was announced: fear and bonds first, then those on alert choose their moment, then the way."""
    game.emit(PathAnnounced(name, plan.text, plan.hurry, plan.action.do if plan.action else None, plan.at_pas))
    if not await breaks_free(game, name):
        game.emit(Stayed(name))
        return
    if plan.hurry and game.state.activation and not game.state.activation.hurried:
        game.emit(Hurried(name))
    legs, stride = onward_legs(plan.legs), stride_for(game, name, plan)
    judged = judge(game, name, legs, stride)
    feared = await dares_not(game, name, judged)
    halt_pas = None if feared is None else halting_point(game, name, judged, feared)
    point = action_point(game, name, plan, judged) if plan.action else None
    appointments = await appointed(game, name, judged, plan, point, halt_pas)
    if halt_pas is not None:
        appointments = (*appointments, Appointment(halt_pas, partial(_halt, name), final=True))
    await travel(game, Journey(name, legs, stride, appointments))


async def _halt(name: str, game: Skirmish, _in_air: bool) -> None:
    """Effroi: the charge is broken off, and the rest of the move is lost."""
    game.emit(MoveEnded(name, "effroi"))


def can_go_on(game: Skirmish, name: str) -> bool:
    """Whether anything is left of the move action."""
    activation = game.state.activation
    return activation is not None and activation.move_left and left_pas(game, name, charging=True) > SNAP_PAS

"""Events of a turn: cards, activations, and the actions of an activation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from skirmish.ichoria.state.state import Activation
from skirmish.kernel import Event, Hidden, hidden

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.ichoria.state.state import Ichoria


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began, with a deck that was shuffled anew or with hands of cards (ICH-TURN-02, ICH-OPT-01)."""

    turn: int
    deck: Hidden[tuple[str, ...]]
    blanks: Mapping[str, int]

    def apply(self, state: Ichoria) -> Ichoria:
        return replace(state, turn=self.turn, in_turn=True, deck=self.deck, blanks=dict(self.blanks), queue=())


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over: everybody has been activated, and what held for this turn holds no more (ICH-TURN-05)."""

    turn: int

    def apply(self, state: Ichoria) -> Ichoria:
        for name in state.figures:
            state = state.with_figure(name, activated=False, turn_flags=frozenset(), charged=frozenset())
        return replace(state, in_turn=False, activation=None, blanks={}, queue=())


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The next card of the deck was turned; that of a figure that is gone is laid aside (ICH-TURN-03)."""

    reveals: ClassVar[bool] = True

    figure: str
    gone: bool = False

    def apply(self, state: Ichoria) -> Ichoria:
        left = state.deck.value[1:]
        return replace(state, deck=hidden(left, outside=len(left)))


@dataclass(frozen=True, slots=True)
class PicksRevealed(Event):
    """The secret picks were turned over, and are played in the order of Initiative (ICH-OPT-02, ICH-OPT-03)."""

    reveals: ClassVar[bool] = True

    picks: Mapping[str, str]
    """By side: a figure, or a blank."""
    order: tuple[str, ...]
    blanks: Mapping[str, int]
    """What is left of them."""

    def apply(self, state: Ichoria) -> Ichoria:
        return replace(state, queue=self.order, blanks=dict(self.blanks))


@dataclass(frozen=True, slots=True)
class ActivationBegan(Event):
    """A figure's activation began: it is on alert no more, and its deeds are counted anew (ICH-ALERT-11)."""

    figure: str
    controller: str

    def apply(self, state: Ichoria) -> Ichoria:
        state = state.with_figure(self.figure, activated=True, alert=False, last_deeds=frozenset())
        queue = tuple(name for name in state.queue if name != self.figure)
        under_way = () if state.activation is None else (state.activation,)
        activation = Activation(self.figure, self.controller)
        return replace(state, activation=activation, interrupted=(*state.interrupted, *under_way), queue=queue)


@dataclass(frozen=True, slots=True)
class ActivationEnded(Event):
    """A figure's activation is over; one that it had interrupted goes on."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        left = state.interrupted
        return replace(state, activation=left[-1] if left else None, interrupted=left[:-1])


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A figure's move action was to stay in place (ICH-ACT-02); one that had begun to move is only held there."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        assert state.activation is not None
        return state.with_activation(move_left=False, stationary=not state.activation.moving)


@dataclass(frozen=True, slots=True)
class MoveEnded(Event):
    """What is left of a figure's move action is lost, or it was given up for something else (ICH-ACT-09)."""

    figure: str
    reason: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_activation(move_left=False)


@dataclass(frozen=True, slots=True)
class Reloaded(Event):
    """A figure reloaded a weapon instead of moving; that is not aiming (ICH-ACT-10)."""

    figure: str
    weapon: str

    def apply(self, state: Ichoria) -> Ichoria:
        loaded = state.figures[self.figure].unloaded - {self.weapon}
        return state.with_figure(self.figure, unloaded=loaded).with_activation(move_left=False)


@dataclass(frozen=True, slots=True)
class SecondActionTaken(Event):
    """A figure takes its second action (ICH-ACT-04); one that aims stays where it is (ICH-ACT-12)."""

    figure: str
    action: str
    aimed: bool = False

    def apply(self, state: Ichoria) -> Ichoria:
        state = state.with_activation(second_left=False)
        return state.with_activation(aimed=True, move_left=False) if self.aimed else state


@dataclass(frozen=True, slots=True)
class TookAlertStance(Event):
    """A figure is on alert (ICH-ALERT-01)."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, alert=True)


@dataclass(frozen=True, slots=True)
class AlertEnded(Event):
    """A figure is on alert no more: it is engaged, or cannot act (ICH-ALERT-11)."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, alert=False)


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """A figure on alert reacts to a mover; its stance is used up, and the mover's plan stands (ICH-ALERT-12, 13)."""

    sentry: str
    mover: str
    action: str

    def apply(self, state: Ichoria) -> Ichoria:
        state = state.with_figure(self.sentry, alert=False)
        if state.activation is None or state.activation.figure != self.mover:
            return state  # it reacts to a reaction, which is a plan of its own (ICH-ALERT-06)
        return state.with_activation(bound=True)

"""Events of a figure's move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Event

if TYPE_CHECKING:
    from skirmish.ichoria.state.state import Ichoria
    from terrain.movement import Place


@dataclass(frozen=True, slots=True)
class PathAnnounced(Event):
    """A figure's player said which way it goes, whether it hurries, and what it will do on the way (ICH-ALERT-07)."""

    figure: str
    path: str
    hurry: bool = False
    action: str | None = None
    at_pas: float | None = None

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(troubled=state.figures[self.figure].difficulty)


@dataclass(frozen=True, slots=True)
class PlanHeard(Event):
    """Figures on alert that might react have heard a plan: its way is the whole move of the figure (ICH-ALERT-07)."""

    figure: str
    sentries: tuple[str, ...]

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(heard=True)


@dataclass(frozen=True, slots=True)
class Hurried(Event):
    """A figure hurries: that is its second action, and holds for the whole move (ICH-ACT-07, ICH-MOV-12)."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        figure = state.figures[self.figure]
        state = state.with_figure(
            self.figure, turn_flags=figure.turn_flags | {"hurried"}, last_deeds=figure.last_deeds | {"ran"}
        )
        return state.with_activation(hurried=True, second_left=False, moving=True)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A figure has come to a place, at a cost in pas of its allowance."""

    figure: str
    place: Place
    cost_pas: float
    how: str
    in_air: bool = False
    """Whether it is in the middle of a flight, and will land elsewhere."""

    def apply(self, state: Ichoria) -> Ichoria:
        state = state.with_figure(self.figure, place=self.place)
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(moving=True, spent_pas=state.activation.spent_pas + self.cost_pas)


@dataclass(frozen=True, slots=True)
class Displaced(Event):
    """A figure has jumped or leapt in this activation (ICH-SHOOT-12)."""

    figure: str
    deed: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, last_deeds=state.figures[self.figure].last_deeds | {self.deed})


@dataclass(frozen=True, slots=True)
class TriedAthletics(Event):
    """The active figure's move needed a roll of Athlétisme: some gods reward that (ICH-FAITH-13)."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_activation(athletic=True)


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A displacement did not succeed: the figure falls, stays where it was, or has to stop (ICH-JUMP-05, …)."""

    figure: str
    how: str
    kind: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangedPosture(Event):
    """A figure crouched or stood up (ICH-CROUCH-01, ICH-CROUCH-02)."""

    figure: str
    crouched: bool

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, crouched=self.crouched)


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """A figure fell, and came down somewhere; how well, when it had to roll for it (ICH-FALL-01)."""

    figure: str
    place: Place
    height_pas: float
    cause: str
    onto: str
    grade: str | None = None
    hurt: int = 0
    rule: str = "ICH-FALL-02"


@dataclass(frozen=True, slots=True)
class Swam(Event):
    """A figure tried deep water; the result holds for the rest of its move (ICH-SWIM-01)."""

    figure: str
    grade: str
    slow: bool
    rule: str

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(slow_water=self.slow)


@dataclass(frozen=True, slots=True)
class Exhausted(Event):
    """A figure can do nothing more this turn: its actions and its alert are lost (ICH-ACT-11)."""

    figure: str
    rule: str

    def apply(self, state: Ichoria) -> Ichoria:
        flags = state.figures[self.figure].turn_flags | {"spent"}
        state = state.with_figure(self.figure, turn_flags=flags, alert=False)
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(move_left=False, second_left=False)


@dataclass(frozen=True, slots=True)
class Charged(Event):
    """A figure's movement engaged enemies; no engaged figure stays on alert (ICH-ENG-02, ICH-ALERT-11)."""

    figure: str
    enemies: tuple[str, ...]

    def apply(self, state: Ichoria) -> Ichoria:
        figure, met = state.figures[self.figure], frozenset(self.enemies)
        state = state.with_figure(
            self.figure, charged=figure.charged | met, first_blow=figure.first_blow | met, alert=False
        )
        for enemy in self.enemies:
            state = state.with_figure(enemy, alert=False)
        if state.activation is None or state.activation.figure != self.figure:
            return state
        # What it does once the engagement is over could not be announced (ICH-ENG-08).
        return state.with_activation(disengaged_from=state.activation.disengaged_from - met, heard=False)


@dataclass(frozen=True, slots=True)
class Dived(Event):
    """A dive on an enemy was landed well enough to hit it harder (ICH-DIVE-04 to ICH-DIVE-06)."""

    figure: str
    enemy: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, dive_bonus=self.enemy)


@dataclass(frozen=True, slots=True)
class LostHold(Event):
    """An engagement is over, and with it what a charge or a dive had promised against that enemy (ICH-DIVE-05).

    When the two meet again, only what is true of the new engagement counts: a charge at a run, a blow after one
    (ICH-MEL-03, ICH-MEL-04).
    """

    figure: str
    enemies: tuple[str, ...]

    def apply(self, state: Ichoria) -> Ichoria:
        figure, gone = state.figures[self.figure], frozenset(self.enemies)
        dive = None if figure.dive_bonus in gone else figure.dive_bonus
        return state.with_figure(
            self.figure, charged=figure.charged - gone, first_blow=figure.first_blow - gone, dive_bonus=dive
        )


@dataclass(frozen=True, slots=True)
class WasAfraid(Event):
    """A figure did not dare to charge one that inspires Effroi, and halts at 2 pas from it."""

    figure: str
    enemy: str


@dataclass(frozen=True, slots=True)
class WasHeld(Event):
    """An immobilised figure wanted to move and could not; its move is a stationary one."""

    figure: str


@dataclass(frozen=True, slots=True)
class BrokeFree(Event):
    """An immobilised figure overcame it for this move only."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.figure:
            return state
        return state.with_activation(freed=True)


@dataclass(frozen=True, slots=True)
class ReachedOut(Event):
    """A bearer of a long weapon strikes at a passer-by, once in its move (Allonge)."""

    bearer: str
    passer: str

    def apply(self, state: Ichoria) -> Ichoria:
        if state.activation is None or state.activation.figure != self.passer:
            return state
        return state.with_activation(reached_by=state.activation.reached_by | {self.bearer})


@dataclass(frozen=True, slots=True)
class GotAway(Event):
    """A figure that had disengaged is half a pas from these enemies: near them again, it is engaged (ICH-ENG-09)."""

    figure: str
    enemies: tuple[str, ...]

    def apply(self, state: Ichoria) -> Ichoria:
        assert state.activation is not None
        left = state.activation.disengaged_from - frozenset(self.enemies)
        return state.with_activation(disengaged_from=left)

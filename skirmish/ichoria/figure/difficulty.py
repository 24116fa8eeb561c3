"""Figures in difficulty: how they get there, what it costs, how they recover (chapter DIFF)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.state import Difficulty
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria

COMMOTION_PENALTY = 2
"""What difficulty costs in melee when a weapon with Commotion caused it."""


@dataclass(frozen=True, slots=True)
class PutInDifficulty(Event):
    """A figure was put in difficulty."""

    figure: str
    difficulty: Difficulty

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, difficulty=self.difficulty)


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """A figure is out of difficulty, or out of that which came from melee."""

    figure: str
    left: Difficulty | None = None

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, difficulty=self.left)


def put_in_difficulty(game: Skirmish, name: str, penalty: int = 1) -> None:
    """ICH-DIFF-01: from now on it has less in melee; a second difficulty does not add to the first (ICH-DIFF-08)."""
    engaged = bool(engaged_with(game, name))  # ICH-DIFF-09: that makes it difficulty from melee
    game.emit(PutInDifficulty(name, _joined(game.figure(name).difficulty, Difficulty(engaged, penalty))))


def _joined(old: Difficulty | None, new: Difficulty) -> Difficulty:
    """ICH-DIFF-08: the worse of the two; what another cause than melee left, lasts beyond the next melee roll."""
    if old is None:
        return new
    lasting = max(_lasting(old), _lasting(new))
    melee = old.melee or new.melee
    return Difficulty(melee, max(old.penalty, new.penalty), lasting if melee else 0)


def _lasting(difficulty: Difficulty) -> int:
    return difficulty.lasting if difficulty.melee else difficulty.penalty


def work_off(game: Skirmish, name: str) -> None:
    """ICH-DIFF-04: a melee roll was made and did not put it in difficulty again; that from other causes stays."""
    difficulty = game.figure(name).difficulty
    if difficulty is None or not difficulty.melee:
        return
    left = Difficulty(melee=False, penalty=difficulty.lasting) if difficulty.lasting else None
    game.emit(Recovered(name, left))


def recovery_verdict(game: Skirmish, name: str) -> Verdict:
    """ICH-DIFF-06: whether there is anything to recover from; engaged figures may, too."""
    if game.figure(name).difficulty is None:
        return Verdict(allowed=False, reason="not_in_difficulty", rule="ICH-DIFF-06", facts={"figure": name})
    return YES


def recover(game: Skirmish, name: str) -> None:
    """ICH-DIFF-05, ICH-DIFF-06: a whole action is given up, and difficulty of either kind is over (ICH-DIFF-09)."""
    game.emit(Recovered(name))

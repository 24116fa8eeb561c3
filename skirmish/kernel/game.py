"""A game from the side of its rules: they ask, roll and emit events; events change the state.

Rules are plain `async def` functions in the order of the book. They await everything they need from outside: a
player's decision, a sealed answer of several players, a die, a shuffle. `match.py` drives them; there is no
event loop, and nothing runs concurrently.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from skirmish.kernel.dice import Die, Shuffle

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from skirmish.kernel.decisions import Answer, Decision
    from skirmish.kernel.events import Event

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Request:
    """What the rules wait for: one decision, or several that are answered in secret and opened together."""

    wanted: tuple[Decision, ...] | Die | Shuffle
    sealed: bool = False

    def __await__(self) -> Generator[Request, Any, Any]:
        return (yield self)


class Game(Generic[State]):
    """A game being played, from the side of the rules."""

    __slots__ = ("_checkpoint", "_tell", "state")

    def __init__(self, state: State, tell: Callable[[Event], None], checkpoint: Callable[[], None]) -> None:
        self.state = state
        self._tell = tell
        self._checkpoint = checkpoint

    def emit(self, event: Event) -> None:
        """Tell what happened; the state follows."""
        self.state = event.apply(self.state)
        self._tell(event)

    async def ask(self, decision: Decision) -> Answer:
        """Wait for a player's decision; what comes back has passed its check."""
        return (await Request((decision,)))[0]

    async def ask_together(self, decisions: Sequence[Decision]) -> tuple[Answer, ...]:
        """Wait for several players who decide in secret; no answer is shown before all are given."""
        return tuple(await Request(tuple(decisions), sealed=True))

    async def roll(self, purpose: str, by: str | None = None, *, sides: int = 6) -> int:
        """Roll a die for a purpose."""
        return int(await Request(Die(purpose, by, sides)))

    async def shuffle(self, purpose: str, count: int, by: str | None = None) -> tuple[int, ...]:
        """Put a number of things in a random order: their places before, in the new order."""
        return tuple(await Request(Shuffle(purpose, count, by)))

    def checkpoint(self) -> None:
        """Say that the rules could be started again here from the state alone."""
        self._checkpoint()


class Rules(Protocol[State]):
    """A game that can be played: its name, its players, how it starts, and how it goes on from any checkpoint."""

    @property
    def game(self) -> str: ...

    @property
    def version(self) -> str: ...

    @property
    def players(self) -> tuple[str, ...]: ...

    def start(self) -> State:
        """The state before anything has happened."""
        ...

    async def play(self, game: Game[State]) -> None:
        """Play on from the state, which is that of the start or of a checkpoint, to the end."""
        ...

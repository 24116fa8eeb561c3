"""Proposals for an author: where fragments or stones should lie, or which of them should move, with the survey of it.

The adapter of a game proposes; each proposal knows the text of the scenario that it makes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from scenes.layout.place.rewrite import Lying, with_fragments, with_stones

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout.surveys import BoardSurvey, Imbalance, Survey, Token


@dataclass(frozen=True, slots=True)
class Wish:
    """What an author asks for."""

    count: int
    """How many fragments or stones there are in the end, with those that are kept."""
    values: tuple[int, ...] = ()
    """The values of the fragments to place; as in the standard game, when empty."""
    seed: int = 1
    afresh: bool = False
    """Whether those that lie there already are placed anew."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Fragments as they should lie, those that are kept first, and the survey of them."""

    space: ClassVar[Literal["table"]] = "table"

    path: Path
    wish: Wish
    fragments: tuple[Lying, ...]
    survey: Survey

    @property
    def placed(self) -> tuple[str, ...]:
        """The names of those that were placed."""
        return tuple(one.id for one in self.fragments if one.at is not None)

    def text(self, out: Path) -> str:
        """The scenario with this layout, as it will stand in a file."""
        return with_fragments(self.path, self.fragments, out)


@dataclass(frozen=True, slots=True)
class BoardProposal:
    """Areas in which stones should lie, those that are kept first, and the survey of them."""

    space: ClassVar[Literal["board"]] = "board"

    path: Path
    wish: Wish
    areas: tuple[str, ...]
    kept: int
    """How many of them lay there before."""
    survey: BoardSurvey

    @property
    def placed(self) -> tuple[str, ...]:
        """The areas of those that were placed."""
        return self.areas[self.kept :]

    def text(self, out: Path) -> str:
        """The scenario with this layout, as it will stand in a file."""
        return with_stones(self.path, self.areas, out)


@dataclass(frozen=True, slots=True)
class Shift:
    """A fragment that is moved: from where, to where, and the imbalance before and after."""

    token: Token
    to: Token
    at: tuple[float, ...]
    before: Imbalance
    after: Imbalance


@dataclass(frozen=True, slots=True)
class Amendment:
    """What should be moved on a table, and the surveys before and after."""

    space: ClassVar[Literal["table"]] = "table"

    path: Path
    shifts: tuple[Shift, ...]
    before: Survey
    after: Survey

    @property
    def fragments(self) -> tuple[Lying, ...]:
        """All fragments as a file would say them."""
        moved = {shift.token.id: shift.at for shift in self.shifts}
        return tuple(Lying(one.token.id, one.token.value, moved.get(one.token.id)) for one in self.before.fragments)

    def text(self, out: Path) -> str:
        """The scenario with these moves made, as it will stand in a file."""
        return with_fragments(self.path, self.fragments, out)


@dataclass(frozen=True, slots=True)
class StoneMove:
    """A stone that is moved, and the imbalance before and after."""

    slot: int
    start: str
    end: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class BoardAmendment:
    """What should be moved on a board, and the surveys before and after."""

    space: ClassVar[Literal["board"]] = "board"

    path: Path
    shifts: tuple[StoneMove, ...]
    before: BoardSurvey
    after: BoardSurvey

    def text(self, out: Path) -> str:
        """The scenario with these moves made, as it will stand in a file."""
        return with_stones(self.path, [stone.area for stone in self.after.stones], out)

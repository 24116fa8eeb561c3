"""What never changes during a game: the boards, the unit cards, the players of each side, and what was agreed.

It is made once from the setup document (see `setup/agreement.py`) and kept out of the state, so that states stay small.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.board import Board
    from skirmish.mythic.units.unit_cards import UnitCard


@dataclass(frozen=True, slots=True)
class StonePlace:
    """Where a divine stone, or an element treated as one (MYT-STONE-07), lies when a game begins."""

    area: str
    mythology: str = "greek"
    absorbable: bool = True


@dataclass(frozen=True, slots=True)
class Book:
    """Everything about a match that was fixed before it began."""

    boards: Mapping[str, Board]
    """One; two under constructed recruitment, until the lead player has chosen."""
    cards: Mapping[str, UnitCard]
    players: tuple[str, ...]
    """In playing order (MYT-TEAM-04: in teams the sides alternate)."""
    sides: tuple[tuple[str, ...], ...]
    mode: str = "skirmish"
    recruitment: str = "draft"
    divinity: str = "god"
    points: Mapping[str, int] = field(default_factory=dict)
    lead: str | None = None
    armies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Limited recruitment: the armies imposed by the scenario."""
    collections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Constructed recruitment: what each player owns; everything when not said."""
    pool: tuple[str, ...] = ()
    """What can be recruited; every card when not said."""
    zones: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The deployment areas that a scenario gives each player; else they are the sides of the board."""
    stones: tuple[StonePlace, ...] | None = None
    """Where a scenario puts the stones; else where the board has them."""
    placed: Mapping[str, str] = field(default_factory=dict)
    """Units that the scenario puts on the board, by area."""
    victory: tuple[Mapping[str, Any], ...] = ()
    """Adventure: the victory conditions of the scenario."""
    scenario_rules: Mapping[str, Any] = field(default_factory=dict)
    """Figures that a scenario overrides (MYT-HIER-01), by name."""
    max_rounds: int | None = None
    """MYT-GAP-22: off by default; a draw when they are over."""

    stalemate: int | None = None
    """MYT-GAP-22: off by default; after so many rounds without a wound or a stone absorbed most stones win."""

    @property
    def teams(self) -> bool:
        return any(len(side) > 1 for side in self.sides)

    def side_of(self, player: str) -> tuple[str, ...]:
        """The players of one side (MYT-TEAM-01)."""
        return next(side for side in self.sides if player in side)

    def allied(self, player: str, other: str) -> bool:
        """MYT-UNIT-02: the same player, or the same side."""
        return player == other or other in self.side_of(player)

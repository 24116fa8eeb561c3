"""The state of a game of Ichoria: frozen, and changed by events alone.

The facts that never change (cards, weapons, bands, options) are the `Book`; everything that follows from where the
figures stand (distances, sight, engagement) is asked of the `Tabletop` and stored nowhere, so it is never out of date.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from skirmish.kernel import Hidden, hidden

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from terrain.movement import Place

Status = Literal["reserve", "table", "left", "out"]
"""Before its deployment, in play, gone from the table alive (ICH-MOV-14), out of combat (ICH-DMG-06)."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A figure in difficulty: how it got there (ICH-DIFF-09) and what it costs in melee (ICH-MEL-05)."""

    melee: bool
    penalty: int = 1
    lasting: int = 0
    """What it still costs when a melee roll has worked off the difficulty from melee: it had another cause as well."""


@dataclass(frozen=True, slots=True)
class FigureState:
    """A figure as it is now."""

    id: str
    sante: int
    status: Status = "reserve"
    place: Place | None = None
    """Where it stands: the centre of its base at its elevation; None when it is not on the table."""
    crouched: bool = False
    difficulty: Difficulty | None = None
    alert: bool = False
    """In alert stance (ICH-ALERT-01)."""
    activated: bool = False
    """Whether its activation of this turn has begun (ICH-TURN-01)."""
    turn_flags: frozenset[str] = frozenset()
    """True until the end of the game turn (ICH-TURN-05): hurried, immobilised, inspired, effroi, spent."""
    charged: frozenset[str] = frozenset()
    """The enemies it has charged this turn (ICH-ENG-02)."""
    first_blow: frozenset[str] = frozenset()
    """The charged enemies against which its first melee roll is still to come (Charge dévastatrice)."""
    dive_bonus: str | None = None
    """The enemy it has dived on and not yet fought (ICH-DIVE-05)."""
    last_deeds: frozenset[str] = frozenset()
    """What it did in its last activation, this one included: ran, jumped, leapt (ICH-SHOOT-12)."""
    thrown: tuple[str, ...] = ()
    """Weapons it has thrown and not got back (ICH-THROW-04)."""
    unloaded: frozenset[str] = frozenset()
    crystals: int = 0
    conquered: bool = False
    """Whether it has entered the enemy zone before (ICH-FAITH-09)."""

    @property
    def on_table(self) -> bool:
        return self.status == "table"

    def has(self, flag: str) -> bool:
        return flag in self.turn_flags


@dataclass(frozen=True, slots=True)
class Fragment:
    """Ichor on the table: a fragment, or what a dead carrier dropped (ICH-ICHOR-01, ICH-ICHOR-03)."""

    id: str
    value: int
    place: Place
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class LyingWeapon:
    """A thrown weapon where it lies; only its thrower takes it up again (ICH-THROW-02, ICH-THROW-03)."""

    weapon: str
    owner: str
    place: Place


@dataclass(frozen=True, slots=True)
class SideState:
    """A side as it is now."""

    side: str
    points: int = 0
    """Faith, or Blasphemy for renegades (ICH-FAITH-01, ICH-BLAS-01)."""
    frenzy: bool = False
    secured: int = 0
    """Crystals taken off the table (ICH-ICHOR-04)."""
    zone: str | None = None
    """Which side of the table it deploys on, once chosen."""
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class Activation:
    """The activation under way: whose, what is left of it, what it has done so far."""

    figure: str
    controller: str
    """The side that decides: the figure's own, or the one that took over an NPC (ICH-DIVINE-06)."""
    move_left: bool = True
    """Whether the move action is still to be taken or finished."""
    second_left: bool = True
    moving: bool = False
    """Whether the move action has begun."""
    spent_pas: float = 0.0
    hurried: bool = False
    aimed: bool = False
    """It has claimed the bonus for aiming, and may not move any more (ICH-ACT-12)."""
    disengaged_from: frozenset[str] = frozenset()
    """Enemies it has just left, and that do not hold it (ICH-ENG-09)."""
    parted_from: frozenset[str] = frozenset()
    """All enemies that it was engaged with when it disengaged (ICH-FAITH-08)."""
    won_disengagement: bool = False
    stationary: bool = False
    """Its move action was to stay where it is (ICH-ACT-02)."""
    freed: bool = False
    """It has overcome an Immobilisation for this move."""
    heard: bool = False
    """Figures on alert have heard its plan: the way that was announced is all of its move (ICH-ALERT-07)."""
    bound: bool = False
    """An enemy has reacted to its announced plan, which it may not change any more (ICH-ALERT-13)."""
    troubled: Difficulty | None = None
    """The difficulty that it was in when it announced its plan."""
    athletic: bool = False
    """It has made a roll of Athlétisme on its way."""
    slow_water: bool | None = None
    """What the swimming roll of this move has made of the water (ICH-SWIM-01); None before it."""
    reached_by: frozenset[str] = frozenset()
    """Bearers of Allonge that have struck at it in this move (once each)."""
    occultism: frozenset[str] = frozenset()
    """Figures that have used Occultisme in this activation."""


Phase = Literal["fragments", "sides", "deployment", "turns", "over"]


@dataclass(frozen=True, slots=True)
class Ichoria:
    """A game of Ichoria as it is now."""

    figures: Mapping[str, FigureState]
    sides: Mapping[str, SideState]
    fragments: tuple[Fragment, ...] = ()
    """Those that lie on the table."""
    fragments_placed: tuple[str, ...] = ()
    harvested: frozenset[str] = frozenset()
    """Fragments that have been harvested at least once (ICH-ICHOR-08)."""
    weapons: tuple[LyingWeapon, ...] = ()
    worked: frozenset[str] = frozenset()
    """Doors that are open, and mechanisms that have moved their piece (ICH-ACT-08)."""
    phase: Phase = "fragments"
    turn: int = 0
    in_turn: bool = False
    """Whether a turn has begun and is not over."""
    deck: Hidden[tuple[str, ...]] = field(default_factory=lambda: hidden((), outside=0))
    """The cards still to come this turn, in an order that no player knows (ICH-TURN-02)."""
    queue: tuple[str, ...] = ()
    """Figures that were picked in secret and revealed, and are still to be activated (ICH-OPT-03)."""
    blanks: Mapping[str, int] = field(default_factory=dict)
    """Blank cards left in each hand (ICH-OPT-01)."""
    activation: Activation | None = None
    interrupted: tuple[Activation, ...] = ()
    """Activations in the middle of which a god has taken an NPC over; they go on after its own (ICH-DIVINE-06)."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """What setting up still needs: the player that places next, provisional halves and the like; plain values."""

    def figure(self, name: str) -> FigureState:
        return self.figures[name]

    def on_table(self) -> Iterator[FigureState]:
        return (figure for figure in self.figures.values() if figure.on_table)

    def with_figure(self, name: str, **changes: Any) -> Ichoria:
        """The state with one figure changed."""
        return replace(self, figures={**self.figures, name: replace(self.figures[name], **changes)})

    def with_side(self, name: str, **changes: Any) -> Ichoria:
        return replace(self, sides={**self.sides, name: replace(self.sides[name], **changes)})

    def with_activation(self, **changes: Any) -> Ichoria:
        """The state with the activation under way changed."""
        assert self.activation is not None
        return replace(self, activation=replace(self.activation, **changes))

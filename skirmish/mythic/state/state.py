"""What changes while a game is played: armies and their cards, units, stones, tokens, the turn, the activation.

How rules reach things: a rule that asks or emits takes a `Play` (see `play.py`): `play.state` is the present state,
`play.book` what never changes (boards, unit cards, the setup), `play.board` the board in use. A question that
only looks takes anything with these three (`Situation`): a `Play`, or a `Position(book, state)` of a bot or a test.

The state is frozen; only events change it, with `changed` and the `with_…` methods below. Dicts in it are never changed
in place: a new one is made. Cards are words: `"aow"`, `"omphalos"`, or the id of the unit they activate.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from skirmish.kernel import Hidden

if TYPE_CHECKING:
    from collections.abc import Iterable

AOW = "aow"
"""An art of war card."""

OMPHALOS = "omphalos"
"""The card that an absorbed omphalos gives."""

Card = str
Value = TypeVar("Value")
_set = object.__setattr__
Stage = Literal["setup", "recruiting", "placing", "playing"]
Phase = Literal["start", "activate", "again", "end", "over"]
Until = Literal["attack", "activation", "turn", "round", "game"]


def hand_of(player: str, cards: tuple[Card, ...]) -> Hidden[tuple[Card, ...]]:
    """MYT-TABLE-09: a hand is known to its player; the others see how many cards it holds."""
    return Hidden(cards, frozenset((player,)), len(cards))


def deck_of(cards: tuple[Card, ...]) -> Hidden[tuple[Card, ...]]:
    """MYT-TABLE-09: no player knows the order of a deck; everybody sees how many cards it holds."""
    return Hidden(cards, frozenset(), len(cards))


@dataclass(frozen=True, slots=True)
class Army:
    """What belongs to a player: cards, recruitment points left, deployment areas, the stones on the dashboard."""

    player: str
    hand: Hidden[tuple[Card, ...]]
    deck: Hidden[tuple[Card, ...]]
    discard: tuple[Card, ...] = ()
    points: int = 0
    zone: tuple[str, ...] = ()
    manoeuvres: tuple[str, ...] = ()
    """The manoeuvres bought in this round."""
    eliminated: bool = False

    @property
    def hand_size(self) -> int:
        return len(self.hand.value)

    @property
    def deck_size(self) -> int:
        return len(self.deck.value)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of an army. In play while it has an area; destroyed at vitality 0; else it waits to be deployed."""

    id: str
    card: str
    """The key of its dashboard or troop card in `book.cards`."""
    player: str
    vitality: int
    area: str | None = None
    entered: bool = False
    """Whether it has ever been in play."""

    @property
    def destroyed(self) -> bool:
        return self.vitality == 0

    @property
    def waiting(self) -> bool:
        """Off the board and not yet deployed (MYT-TABLE-07)."""
        return not self.entered and self.vitality > 0


@dataclass(frozen=True, slots=True)
class Stone:
    """A divine stone: unclaimed in an area, carried by a unit, or on the dashboard of a divinity."""

    id: str
    mythology: str
    area: str | None = None
    carrier: str | None = None
    dashboard: str | None = None
    """The divinity that absorbed it."""
    absorbable: bool = True


@dataclass(frozen=True, slots=True)
class Token:
    """A power token: in the reserve of its power, on a unit, or in an area."""

    id: str
    unit: str
    """The unit whose power it belongs to."""
    power: str
    on: str | None = None
    """The unit on which it lies."""
    area: str | None = None
    vitality: int = 0

    @property
    def in_reserve(self) -> bool:
        return self.on is None and self.area is None


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that lasts: a bonus of a talent or power on a unit, a prohibition, a status."""

    kind: str
    unit: str
    """The unit it works on."""
    until: Until
    amount: int = 0
    source: str = ""
    """The talent or power it comes from."""
    turn_of: str = ""
    """MYT-TURN-03: the player in whose turn it was triggered."""


@dataclass(frozen=True, slots=True)
class Activation:
    """A unit being activated: what was declared, what it has done, what it may not do any more."""

    unit: str
    player: str
    """The player that controls it for this activation (MYT-TAL-20: a team mate may)."""
    declared: Literal["simple", "complex"]
    done: tuple[str, ...] = ()
    """The actions made so far: walk, attack, claim, run, deploy, absorb, fast_flight, aerial_attack."""
    extra: tuple[str, ...] = ()
    """Actions a power gave on top of these and not yet made (MYT-GAP-26)."""
    most: int = 2
    """How many actions it may make."""
    powers_forbidden: bool = False
    """MYT-TERR-12: polar terrain forbids active and offensive powers."""
    over: bool = False
    """Cut short (swamp, death)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of the active player."""

    player: str
    phase: Phase = "start"
    activated: tuple[str, ...] = ()
    limit: int = 2
    retaliated: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    """Active powers used, as unit:power."""


@dataclass(frozen=True, slots=True)
class MythicState:
    """All that changes in a game."""

    stage: Stage = "setup"
    board: str = ""
    """The key of the board in use, in `book.boards`."""
    lead: str = ""
    round: int = 0
    armies: dict[str, Army] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    stones: dict[str, Stone] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    elements: dict[str, int] = field(default_factory=dict)
    """3D elements (trees, ruined columns) left in an area."""
    effects: tuple[Effect, ...] = ()
    turn: Turn | None = None
    activation: Activation | None = None
    stirred: int = 0
    """The round in which a stone was absorbed or a unit wounded last."""

    @property
    def active(self) -> str:
        """The active player; "" before the first turn."""
        return self.turn.player if self.turn is not None else ""

    def with_army(self, player: str, **changes: Any) -> MythicState:
        army = changed(self.armies[player], **changes)
        return changed(self, armies={**self.armies, player: army})

    def with_unit(self, unit: str, **changes: Any) -> MythicState:
        after = changed(self.units[unit], **changes)
        return changed(self, units={**self.units, unit: after})

    def with_stone(self, stone: str, **changes: Any) -> MythicState:
        after = changed(self.stones[stone], **changes)
        return changed(self, stones={**self.stones, stone: after})

    def with_token(self, token: str, **changes: Any) -> MythicState:
        after = changed(self.tokens[token], **changes)
        return changed(self, tokens={**self.tokens, token: after})

    def with_turn(self, **changes: Any) -> MythicState:
        return changed(self, turn=changed(self._turn(), **changes))

    def with_activation(self, **changes: Any) -> MythicState:
        assert self.activation is not None, "nobody is being activated"
        return changed(self, activation=changed(self.activation, **changes))

    def _turn(self) -> Turn:
        assert self.turn is not None, "the first turn has not begun"
        return self.turn


def changed(value: Value, **changes: Any) -> Value:
    """A value with some fields changed: what `dataclasses.replace` does, at a fifth of its price."""
    kind = type(value)
    after = object.__new__(kind)
    for name in kind.__slots__:  # type: ignore[attr-defined]
        _set(after, name, changes[name] if name in changes else getattr(value, name))
    return after


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...]:
    """Cards after some of them were taken out, one for one."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)

"""Events of Mythic Battles outside combat: cards, places, stones, turns and activations.

Events of attacks, wounds and powers are in `combat_events.py`; some events are defined beside their rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.kernel import Event
from skirmish.mythic.state.state import (
    Activation,
    Effect,
    MythicState,
    Turn,
    changed,
    deck_of,
    hand_of,
    without,
)

if TYPE_CHECKING:
    from skirmish.kernel import Hidden
    from skirmish.mythic.state.state import Card

# -------------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew from the top of the deck; only the player knows what."""

    reveals = True
    player: str
    cards: Hidden[tuple[Card, ...]]

    def apply(self, state: MythicState) -> MythicState:
        army = state.armies[self.player]
        drawn = self.cards.value
        hand, deck = army.hand.value + drawn, army.deck.value[len(drawn) :]
        return state.with_army(self.player, hand=hand_of(self.player, hand), deck=deck_of(deck))


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discarded cards of the hand face up (MYT-DECK-01)."""

    player: str
    cards: tuple[Card, ...]
    purpose: str

    def apply(self, state: MythicState) -> MythicState:
        army = state.armies[self.player]
        hand = hand_of(self.player, without(army.hand.value, self.cards))
        return state.with_army(self.player, hand=hand, discard=army.discard + self.cards)


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Cards of the common stock came into a hand, for all to see."""

    player: str
    cards: tuple[Card, ...]
    purpose: str

    def apply(self, state: MythicState) -> MythicState:
        hand = state.armies[self.player].hand.value + self.cards
        return state.with_army(self.player, hand=hand_of(self.player, hand))


@dataclass(frozen=True, slots=True)
class Boxed(Event):
    """A card of the hand went back to the box and is out of the game (MYT-STONE-09)."""

    player: str
    card: Card

    def apply(self, state: MythicState) -> MythicState:
        hand = without(state.armies[self.player].hand.value, (self.card,))
        return state.with_army(self.player, hand=hand_of(self.player, hand))


@dataclass(frozen=True, slots=True)
class DeckMade(Event):
    """A player has a new deck, in an order that no player knows; made from the discard pile, it uses that up."""

    player: str
    deck: Hidden[tuple[Card, ...]]
    of_discard: bool = False

    def apply(self, state: MythicState) -> MythicState:
        discard = () if self.of_discard else state.armies[self.player].discard
        return state.with_army(self.player, deck=self.deck, discard=discard)


@dataclass(frozen=True, slots=True)
class TookDeck(Event):
    """MYT-DECK-03: a player added the rest of the deck to the hand."""

    reveals = True
    player: str
    cards: Hidden[tuple[Card, ...]]

    def apply(self, state: MythicState) -> MythicState:
        hand = state.armies[self.player].hand.value + self.cards.value
        return state.with_army(self.player, hand=hand_of(self.player, hand), deck=deck_of(()))


@dataclass(frozen=True, slots=True)
class Searched(Event):
    """A card was taken out of the deck into the hand; shown to all when a rule asks for it (MYT-TAL-18)."""

    reveals = True
    player: str
    card: Hidden[Card]
    shown: Card | None = None

    def apply(self, state: MythicState) -> MythicState:
        army = state.armies[self.player]
        card = self.card.value
        hand, deck = (*army.hand.value, card), without(army.deck.value, (card,))
        return state.with_army(self.player, hand=hand_of(self.player, hand), deck=deck_of(deck))


@dataclass(frozen=True, slots=True)
class ManoeuvreBought(Event):
    """A player used a manoeuvre of this round (MYT-MANO-02)."""

    player: str
    manoeuvre: str

    def apply(self, state: MythicState) -> MythicState:
        bought = state.armies[self.player].manoeuvres
        return state.with_army(self.player, manoeuvres=(*bought, self.manoeuvre))


# -------------------------------------------------------------------- places and stones


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A unit was put into an area: troops at setup, deployed units, units that the scenario puts there."""

    unit: str
    area: str
    how: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_unit(self.unit, area=self.area, entered=True)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A unit entered an area: by walk, run, fast flight, a throw, a forced step or a power."""

    unit: str
    area: str
    how: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_unit(self.unit, area=self.area)


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    """MYT-RECALL-02: a troop stands complete in the area of its divinity."""

    unit: str
    area: str
    vitality: int

    def apply(self, state: MythicState) -> MythicState:
        return state.with_unit(self.unit, area=self.area, vitality=self.vitality, entered=True)


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A unit took a stone onto its base."""

    unit: str
    stone: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_stone(self.stone, area=None, carrier=self.unit)


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A stone is unclaimed again, in the area of the unit that carried it."""

    unit: str
    stone: str
    area: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_stone(self.stone, area=self.area, carrier=None)


@dataclass(frozen=True, slots=True)
class Absorbed(Event):
    """A stone lies on the dashboard of a divinity."""

    unit: str
    stone: str

    def apply(self, state: MythicState) -> MythicState:
        return changed(state.with_stone(self.stone, area=None, carrier=None, dashboard=self.unit), stirred=state.round)


@dataclass(frozen=True, slots=True)
class ElementRemoved(Event):
    """A tree or a ruined column was taken off the board (MYT-TERR-03)."""

    area: str

    def apply(self, state: MythicState) -> MythicState:
        left = {**state.elements, self.area: state.elements[self.area] - 1}
        return changed(state, elements=left)


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """A unit regained vitality (MYT-STAT-11)."""

    unit: str
    points: int
    cause: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_unit(self.unit, vitality=state.units[self.unit].vitality + self.points)


# -------------------------------------------------------------------- rounds, turns, activations


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began; manoeuvres may be bought again."""

    round: int

    def apply(self, state: MythicState) -> MythicState:
        armies = {name: changed(army, manoeuvres=()) for name, army in state.armies.items()}
        return changed(state, round=self.round, armies=armies)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player became the active player."""

    player: str

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, turn=Turn(self.player), activation=None)


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The turn went on to another phase (MYT-TURN-02)."""

    phase: Literal["activate", "again", "end"]

    def apply(self, state: MythicState) -> MythicState:
        return state.with_turn(phase=self.phase)


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """MYT-TURN-06: a unit is being activated, for simple actions or a complex one."""

    unit: str
    player: str
    declared: Literal["simple", "complex"]

    def apply(self, state: MythicState) -> MythicState:
        activation = Activation(self.unit, self.player, self.declared, most=2 if self.declared == "simple" else 1)
        activated = (*state.turn.activated, self.unit) if state.turn is not None else (self.unit,)
        return changed(state.with_turn(activated=activated), activation=activation)


@dataclass(frozen=True, slots=True)
class ActionMade(Event):
    """The unit being activated began an action, which uses it up: one of its own, or an extra one of a power."""

    unit: str
    action: str
    extra: bool = False

    def apply(self, state: MythicState) -> MythicState:
        now = state.activation
        assert now is not None, "nobody is being activated"
        if self.extra:
            return state.with_activation(extra=without(now.extra, (self.action,)))
        return state.with_activation(done=(*now.done, self.action))


@dataclass(frozen=True, slots=True)
class ActivationLimited(Event):
    """MYT-TERR-12: polar terrain leaves the unit one action and forbids its active and offensive powers."""

    unit: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_activation(most=1, powers_forbidden=True)


@dataclass(frozen=True, slots=True)
class ActionsGiven(Event):
    """A power gave the unit being activated further actions (MYT-GAP-26)."""

    unit: str
    actions: tuple[str, ...]

    def apply(self, state: MythicState) -> MythicState:
        extra = state.activation.extra if state.activation is not None else ()
        return state.with_activation(extra=extra + self.actions)


@dataclass(frozen=True, slots=True)
class ActivationCut(Event):
    """The activation is over before its time (swamp, death of the unit)."""

    unit: str
    cause: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_activation(over=True)


@dataclass(frozen=True, slots=True)
class ActivationEnded(Event):
    """The activation is over; what lasted for it ends."""

    unit: str

    def apply(self, state: MythicState) -> MythicState:
        left = tuple(effect for effect in state.effects if effect.until not in ("attack", "activation"))
        return changed(state, activation=None, effects=left)


@dataclass(frozen=True, slots=True)
class LimitRaised(Event):
    """MYT-LIMIT-05: a power lets the active player activate more units in this turn."""

    by: int
    cause: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_turn(limit=state.turn.limit + self.by) if state.turn is not None else state


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """Something that lasts began."""

    effect: Effect

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, effects=(*state.effects, self.effect))


@dataclass(frozen=True, slots=True)
class EffectsEnded(Event):
    """What lasted is over."""

    effects: tuple[Effect, ...]

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, effects=tuple(effect for effect in state.effects if effect not in self.effects))


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn is over; what lasted for the turn ends."""

    player: str

    def apply(self, state: MythicState) -> MythicState:
        left = tuple(effect for effect in state.effects if effect.until in ("round", "game"))
        return changed(state.with_turn(phase="over"), effects=left)


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """MYT-DEATH-07: a player lost the divinity, and everything of the army left the game."""

    player: str

    def apply(self, state: MythicState) -> MythicState:
        player = self.player
        units = {
            name: changed(unit, area=None, vitality=0) if unit.player == player else unit
            for name, unit in state.units.items()
        }
        mine = {name for name, unit in units.items() if unit.player == player}
        tokens = {name: token for name, token in state.tokens.items() if token.unit not in mine}
        gone = {"hand": hand_of(player, ()), "deck": deck_of(()), "discard": (), "eliminated": True}
        return changed(state, units=units, tokens=tokens).with_army(player, **gone)

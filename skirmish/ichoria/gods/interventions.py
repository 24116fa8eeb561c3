"""The interventions of a faction's gods, or of the dark gods for renegades: cards with a cost and an effect.

The cards are data (`Faction.interventions`). `divine_moment` offers them; activations call it where they pause.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.figure.difficulty import put_in_difficulty
from skirmish.ichoria.gods.faith import pay
from skirmish.ichoria.gods.influence import PASS
from skirmish.kernel import Choice, Event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.book.cards import Effect, Intervention
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import FigureState, Ichoria
    from skirmish.kernel import Answer, Chance

RENEGADES = "renegades"
"""The faction whose cards are those of the dark gods (ICH-REN-07)."""

ON = " on "
PATIENCE = 6
"""In all moments but one in this many the first suggestion is to pass."""

FLAGS: frozenset[Effect] = frozenset({"inspired", "effroi", "immobilised"})
"""Effects that last until the end of the turn, like the powers of the same name (ICH-TURN-05)."""


@dataclass(frozen=True, slots=True)
class CallGods(Choice):
    """Make an intervention of one's gods ("key on figure"), or pass (ICH-DIVINE-07, ICH-BLAS-04)."""

    points: int

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        """To pass more often than not: moments are many, and points are wanted for dice too."""
        if chance.below(PATIENCE, 0):
            yield PASS
        yield from (self.options[place] for place in chance.order(len(self.options), 1))


@dataclass(frozen=True, slots=True)
class GodsIntervened(Event):
    """The gods of a side touched a figure."""

    side: str
    intervention: str
    figure: str
    effect: Effect
    amount: int

    def apply(self, state: Ichoria) -> Ichoria:
        figure = state.figures[self.figure]
        if self.effect in FLAGS:
            return state.with_figure(self.figure, turn_flags=figure.turn_flags | {self.effect})
        if self.effect == "heal":
            return state.with_figure(self.figure, sante=figure.sante + self.amount)
        return state if self.effect == "difficulty" else state.with_figure(self.figure, difficulty=None)


@dataclass(frozen=True, slots=True)
class PointsDrained(Event):
    """The gods of a side took points from the gods of another."""

    side: str
    intervention: str
    victim: str
    points: int

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_side(self.victim, points=state.sides[self.victim].points - self.points)


async def divine_moment(game: Skirmish) -> None:
    """ICH-FAITH-14: a moment at which the gods may act: the active player's first, then the others', until all pass."""
    sides = sorted(game.book.sides, key=lambda side: side != _controller(game))
    for side in sides:
        while offers := tuple(_offers(game, side)):  # ICH-FAITH-15: as long as the points last
            answer = await game.ask(CallGods(side, (PASS, *offers), game.state.sides[side].points))
            if answer == PASS:
                break
            intervene(game, side, answer)


def intervene(game: Skirmish, side: str, said: str) -> None:
    """ICH-DIVINE-07, ICH-BLAS-04: pay for a card and let it take effect."""
    key, target = said.split(ON)
    card = next(card for card in cards_of(game, side) if card.key == key)
    pay(game, side, card.cost, card.key)
    if card.effect == "drain":
        game.emit(PointsDrained(side, key, target, min(card.amount, game.state.sides[target].points)))
        return
    amount = min(card.amount, game.card(target).sante - game.figure(target).sante) if card.effect == "heal" else 0
    game.emit(GodsIntervened(side, key, target, card.effect, amount))
    if card.effect == "difficulty":
        put_in_difficulty(game, target)  # ICH-DIFF-09: of which kind depends on where it stands


def cards_of(game: Skirmish, side: str) -> tuple[Intervention, ...]:
    """The cards of a side's gods; renegades serve the dark gods whatever they come from (ICH-REN-07, ICH-BLAS-04)."""
    band = game.book.bands[side]
    faction = game.book.factions.get(RENEGADES if band.renegade else band.faction)
    return faction.interventions if faction else ()


def _offers(game: Skirmish, side: str) -> Iterator[str]:
    """Every card that is paid for by the reserve, on everybody it would change (ICH-DIVINE-01)."""
    for card in cards_of(game, side):
        if card.cost <= game.state.sides[side].points:
            yield from (f"{card.key}{ON}{target}" for target in _targets(game, side, card))


def _targets(game: Skirmish, side: str, card: Intervention) -> Iterator[str]:
    if card.effect == "drain":
        yield from (other for other in game.book.sides if other != side and game.state.sides[other].points)
        return
    for figure in game.state.on_table():
        own = game.card(figure.id).side == side
        if own == (card.target == "own") and _would_change(game, figure, card.effect):
            yield figure.id


def _would_change(game: Skirmish, figure: FigureState, effect: Effect) -> bool:
    if effect in FLAGS:
        return not figure.has(effect)
    if effect == "heal":
        return figure.sante < game.card(figure.id).sante
    return (figure.difficulty is None) == (effect == "difficulty")


def _controller(game: Skirmish) -> str | None:
    return game.state.activation.controller if game.state.activation else None

"""Power tokens: reserve, play, attacks on those that have defence and vitality (XV.D)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Event
from skirmish.mythic.state.state import MythicState, Token
from skirmish.mythic.units.powers import power_of, powers_of

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import TokenKind
    from skirmish.mythic.units.unit_cards import UnitCard


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token came into play, on a unit or in an area."""

    token: str
    on: str | None = None
    area: str | None = None
    vitality: int = 0

    def apply(self, state: MythicState) -> MythicState:
        return state.with_token(self.token, on=self.on, area=self.area, vitality=self.vitality)


@dataclass(frozen=True, slots=True)
class TokenStruck(Event):
    """A token lost vitality."""

    token: str
    points: int

    def apply(self, state: MythicState) -> MythicState:
        left = state.tokens[self.token].vitality - self.points
        return state.with_token(self.token, vitality=left)


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    """MYT-TOKEN-03: a token went back to the reserve of its power."""

    token: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_token(self.token, on=None, area=None, vitality=0)


def reserve_of(unit: str, card: UnitCard) -> tuple[Token, ...]:
    """MYT-TOKEN-02, MYT-TABLE-08: the tokens that a player takes for a unit when the game is set up."""
    return tuple(
        Token(f"{unit}:{power.id}:{number}", unit, power.id)
        for power in powers_of(card)
        if power.tokens is not None
        for number in range(1, power.tokens.count + 1)
    )


def token_kind(at: Situation, token: str) -> TokenKind:
    """What the card says about the tokens of a power."""
    found = at.state.tokens[token]
    kind = power_of(at, found.unit, found.power).tokens
    assert kind is not None, f"{found.power} has no tokens"
    return kind


def attackable(at: Situation, token: Token) -> bool:
    """MYT-TOKEN-06: only a token in play, in an area, with defence and vitality can be attacked."""
    return token.area is not None and token.vitality > 0 and token_kind(at, token.id).defence is not None


def place_token(play: Play, unit: str, power: str, *, on: str | None = None, area: str | None = None) -> None:
    """Put a token of the reserve into play; without one left nothing happens."""
    spare = next((one for one in play.state.tokens.values() if _spare(one, unit, power)), None)
    if spare is not None:
        play.emit(TokenPlaced(spare.id, on, area, token_kind(play, spare.id).vitality))


def _spare(token: Token, unit: str, power: str) -> bool:
    return token.unit == unit and token.power == power and token.in_reserve


def strike_token(play: Play, token: str, points: int) -> None:
    """MYT-TOKEN-07: a token without vitality is removed."""
    left = play.state.tokens[token].vitality
    play.emit(TokenStruck(token, min(points, left)))
    if points >= left:
        play.emit(TokenReturned(token))


def return_tokens_on(play: Play, unit: str) -> None:
    """MYT-DEATH-05, MYT-RECALL-04: tokens that lie on a unit go back; those it created elsewhere stay."""
    for token in play.state.tokens.values():
        if token.on == unit:
            play.emit(TokenReturned(token.id))

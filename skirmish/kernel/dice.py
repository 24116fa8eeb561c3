"""Draws chance: every die and every shuffle is an answer that no player chooses.

There are three sources. Seeded dice are computed from a seed and the number of the draw, so that a game can be resumed
anywhere and gives the same result on every machine. Given dice are named beforehand, as tests and puzzles do. Typed
dice are rolled on the table and entered by the players; only then is a die asked for. No other module draws random
numbers.

A seed has an origin, which anybody can check once the game is over. The system draws 128 bits of it; their SHA-256 is
shown before the first die, and the record opens them. Where players give a share each, the seed is the SHA-256 of all
shares, so that nobody who plays honestly can be dealt chosen dice. A seed that somebody named is marked as such.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Item = TypeVar("Item")
Kind = Literal["seeded", "given", "typed"]
Source = Literal["system", "hand", "players"]
SEED_BYTES = 16

DRAW_BYTES = 8
DRAW_RANGE = 1 << (8 * DRAW_BYTES)


class DiceError(Exception):
    """Dice that were given beforehand do not fit what the game rolls."""


@dataclass(frozen=True, slots=True)
class Die:
    """A die about to be rolled: its purpose, its player, its number of sides."""

    purpose: str
    by: str | None = None
    sides: int = 6


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Cards about to be put in a random order: which, and how many."""

    purpose: str
    count: int
    by: str | None = None


class Dice(Protocol):
    """Where chance comes from. Draws are numbered from 0 in the order in which a game makes them."""

    @property
    def kind(self) -> Kind: ...

    def roll(self, number: int, die: Die) -> int | None:
        """The result of a die; None when people roll it."""
        ...

    def order(self, number: int, shuffle: Shuffle) -> tuple[int, ...]:
        """A random order of a number of things, as their places before."""
        ...


@dataclass(frozen=True, slots=True)
class Chance:
    """Numbers drawn from a seed by their place: no state, so nothing to save."""

    seed: int | str

    def below(self, bound: int, *place: int) -> int:
        """A whole number from 0 to below a bound, each as likely."""
        fair = DRAW_RANGE - DRAW_RANGE % bound
        tries = 0
        while True:
            drawn = self._drawn((*place, tries))
            if drawn < fair:
                return drawn % bound
            tries += 1

    def order(self, count: int, *place: int) -> tuple[int, ...]:
        """A random order of a number of things, every order as likely."""
        left = list(range(count))
        return tuple(left.pop(self.below(len(left), *place, taken)) for taken in range(count))

    def pick(self, items: Sequence[Item], *place: int) -> Item:
        """One of several things, each as likely."""
        return items[self.below(len(items), *place)]

    def _drawn(self, place: tuple[int, ...]) -> int:
        text = f"{self.seed}:{':'.join(map(str, place))}"
        return int.from_bytes(blake2b(text.encode(), digest_size=DRAW_BYTES).digest(), "big")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a seed comes from: drawn by the system, named by hand, or made of a share of every player."""

    source: Source
    secret: str = ""
    """What the system drew; without shares it is the seed itself."""
    shares: tuple[tuple[str, str], ...] = ()
    """What each player gave, by name."""

    @property
    def commitment(self) -> str | None:
        """What is shown of the secret before the first die."""
        return commitment_to(self.secret) if self.secret else None

    @property
    def seed(self) -> str:
        return shared_seed(self.secret, dict(self.shares)) if self.shares else self.secret

    def document(self) -> dict[str, object]:
        """As the header of a record has it, beside the seed."""
        told = {"from": self.source, "commitment": self.commitment, "secret": self.secret, "shares": dict(self.shares)}
        wanted = {"hand": ("from",), "system": ("from", "commitment"), "players": tuple(told)}[self.source]
        return {key: told[key] for key in wanted}


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Dice that follow from a seed."""

    seed: int | str
    origin: Origin | None = None
    kind: Literal["seeded"] = field(default="seeded", init=False)

    def roll(self, number: int, die: Die) -> int:
        return Chance(self.seed).below(die.sides, number) + 1

    def order(self, number: int, shuffle: Shuffle) -> tuple[int, ...]:
        return Chance(self.seed).order(shuffle.count, number)


@dataclass(frozen=True, slots=True)
class TypedDice:
    """Dice that people roll; cards are still shuffled from a seed, since no player may know their order."""

    seed: int | str
    origin: Origin | None = None
    kind: Literal["typed"] = field(default="typed", init=False)

    def roll(self, number: int, die: Die) -> None:  # noqa: ARG002 - the answer comes from the table
        return None

    def order(self, number: int, shuffle: Shuffle) -> tuple[int, ...]:
        return Chance(self.seed).order(shuffle.count, number)


@dataclass(frozen=True, slots=True)
class GivenDice:
    """Dice named beforehand, in order: a result, or a purpose (and the roller) with the result it must have.

    Shuffles are given as `orders`; without one, cards stay as they lie.
    """

    results: tuple[int | tuple[str, int] | tuple[str, str, int], ...] = ()
    orders: tuple[tuple[int, ...], ...] = ()
    kind: Literal["given"] = field(default="given", init=False)
    _drawn: list[int] = field(default_factory=list, init=False, repr=False, compare=False)
    """The numbers of the dice drawn so far: going back and rolling again gives the same ones."""
    _shuffled: list[int] = field(default_factory=list, init=False, repr=False, compare=False)

    def roll(self, number: int, die: Die) -> int:
        place = _place_of(number, self._drawn)
        if place >= len(self.results):
            raise DiceError(f"no die was given for roll {place + 1}: {die.purpose} by {die.by}")
        given = self.results[place]
        if isinstance(given, int):
            return given
        *named, result = given
        rolled = [die.purpose, die.by][: len(named)]
        if rolled != named:
            wanted = " by ".join(str(word) for word in named)
            raise DiceError(f"roll {place + 1} is {die.purpose} by {die.by}; the die given was for {wanted}")
        return int(result)

    def order(self, number: int, shuffle: Shuffle) -> tuple[int, ...]:
        place = _place_of(number, self._shuffled)
        if place >= len(self.orders):
            return tuple(range(shuffle.count))
        if sorted(self.orders[place]) != list(range(shuffle.count)):
            raise DiceError(f"{self.orders[place]} is no order of {shuffle.count} things ({shuffle.purpose})")
        return self.orders[place]

    @property
    def left(self) -> int:
        """How many dice were given and not rolled."""
        return len(self.results) - len(self._drawn)


def _place_of(number: int, drawn: list[int]) -> int:
    if number not in drawn:
        drawn.append(number)
    return drawn.index(number)


def fresh_seed() -> str:
    """A seed that can neither be guessed nor searched, for a game that is not to be repeated."""
    return secrets.token_hex(SEED_BYTES)


def commitment_to(secret: str) -> str:
    """What can be shown of a secret: it says nothing about it, and fits no other one."""
    return sha256(secret.encode()).hexdigest()


def shared_seed(secret: str, shares: Mapping[str, str]) -> str:
    """The seed that the secret of the system and the shares of the players give, in the order of their names."""
    lines = [secret, *(f"{player}={shares[player]}" for player in sorted(shares))]
    return sha256("\n".join(lines).encode()).hexdigest()


def origin_of(document: Mapping[str, Any]) -> Origin | None:
    """Where the seed of a record comes from, by its header; None where that is not said. `ValueError` if it is untrue.

    What is said of a seed and does not hold would be worse than nothing: the dice would seem to be proved.
    """
    source = document.get("from")
    if source is None:
        return None
    if source not in get_args(Source):
        raise ValueError(f"the seed is from {source!r}, which is none of {', '.join(get_args(Source))}")
    if source == "hand":
        return Origin("hand")
    shares, seed = document.get("shares", {}), document.get("seed")
    if source == "players" and not (isinstance(shares, dict) and shares):
        raise ValueError("the seed is said to be from the players, and their shares are missing")
    secret = document.get("secret") if source == "players" else seed
    origin = Origin(source, str(secret), tuple(sorted(shares.items())) if source == "players" else ())
    if document.get("commitment") != origin.commitment:
        raise ValueError("the seed is not the one that was committed to before the game")
    if seed != origin.seed:
        raise ValueError("the seed is not the one that the shares of the players give")
    return origin

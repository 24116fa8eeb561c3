"""Rolls dice for figures: thrown, changed by the figure's own powers, then by the gods (chapter DICE)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.gods import influence as divine
from skirmish.ichoria.path.rolls import Grade, Roll, read
from skirmish.ichoria.state.skirmish import controller
from skirmish.kernel import Choice, Event

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria

YES_OR_NO = ("yes", "no")
KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice on the table: their purpose, the figure that threw them, and the value they are compared with."""

    purpose: str
    by: str
    """The figure that rolls."""
    dice: tuple[int, ...]
    adds: int = 0
    """What an opposed roll adds to the die (ICH-DICE-11)."""
    against: int | None = None
    """The total of the other side of an opposed roll."""
    value: int | None = None
    """What a characteristic roll must not exceed."""
    stepped: bool = False
    occult: bool = False
    """Whether Occultisme was announced for it."""

    @property
    def total(self) -> int:
        return sum(self.dice) + self.adds

    def with_die(self, place: int, die: int) -> Throw:
        """The throw with one die turned."""
        return replace(self, dice=(*self.dice[:place], die, *self.dice[place + 1 :]))


@dataclass(frozen=True, slots=True)
class Contender:
    """One side of an opposed roll: what it rolls for, what it adds, and its own ways to roll again."""

    name: str
    purpose: str
    adds: int
    rerolls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnnounceOccultism(Choice):
    """Say, before the dice, whether this is the roll that Occultisme will turn."""

    figure: str
    purpose: str


@dataclass(frozen=True, slots=True)
class TurnDie(Choice):
    """Raise or lower a die by one, as Occultisme allows."""

    figure: str
    throw: Throw


@dataclass(frozen=True, slots=True)
class RollAgain(Choice):
    """Say whether an ability is used to roll again; the new result stands."""

    figure: str
    source: str
    throw: Throw


@dataclass(frozen=True, slots=True)
class OccultismAnnounced(Event):
    """A figure will turn the roll it is about to make; it cannot do so again in this activation."""

    figure: str
    purpose: str

    def apply(self, state: Ichoria) -> Ichoria:
        assert state.activation is not None
        return state.with_activation(occultism=state.activation.occultism | {self.figure})


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """Occultisme changed a die."""

    figure: str
    purpose: str
    die: int
    to: int


@dataclass(frozen=True, slots=True)
class RolledAgain(Event):
    """A figure gave up a result to roll again."""

    figure: str
    purpose: str
    source: str
    total: int


async def throw(game: Skirmish, purpose: str, by: str, count: int = 1) -> Throw:
    """ICH-DICE-01: rolls a number of D6 for a figure, after its player has said whether they are to be turned."""
    occult = await _announces(game, purpose, by)
    dice = tuple([await game.die(purpose, by) for _ in range(count)])
    return Throw(purpose, by, dice, occult=occult)


async def settled(game: Skirmish, thrown: Throw, rerolls: tuple[str, ...] = ()) -> Throw:
    """ICH-DICE-15: the dice after the figure's own powers, and then after the gods'."""
    return await divine.influenced(game, await own_powers(game, thrown, rerolls))


async def roll(game: Skirmish, purpose: str, by: str, count: int = 1) -> tuple[int, ...]:
    """Dice that nothing is added to, as they finally lie: for damage."""
    return (await settled(game, await throw(game, purpose, by, count))).dice


async def test(  # the rules' word for it, not one of ours
    game: Skirmish,
    by: str,
    wanted: Roll | int,
    purpose: str = "",  # noqa: PT028
    *,
    stepped: bool = False,  # noqa: PT028
) -> Grade:
    """ICH-DICE-03: a characteristic roll, against a value or as a move asks for it."""
    partial_from = wanted.partial_from if isinstance(wanted, Roll) else None
    if isinstance(wanted, Roll):
        purpose, stepped, wanted = purpose or wanted.purpose, wanted.stepped, wanted.value
    thrown = replace(await throw(game, purpose, by), value=wanted, stepped=stepped)
    lying = await settled(game, thrown)
    return read(lying.dice[0], wanted, stepped=stepped, partial_from=partial_from)


async def opposed(game: Skirmish, one: Contender, *others: Contender) -> tuple[Throw, ...]:
    """ICH-DICE-11: each side rolls a D6 and adds its own; once all dice are seen, they may be rolled again.

    Several may oppose one: each rolls, and the one is held against the best of them (ICH-DIS-06).
    """
    sides = (one, *others)
    throws = [replace(await throw(game, side.purpose, side.name), adds=side.adds) for side in sides]
    order = active_first(game, [side.name for side in sides])
    for mine in order:
        throws[mine] = await own_powers(game, _against(throws, mine), sides[mine].rerolls)
    for mine in order:
        throws[mine] = await divine.influenced(game, _against(throws, mine))
    return tuple(throws)


def _against(throws: list[Throw], mine: int) -> Throw:
    """A throw of an opposed roll, knowing what it is up against."""
    rivals = throws[1:] if mine == 0 else throws[:1]
    return replace(throws[mine], against=max(rival.total for rival in rivals))


async def tie_break(game: Skirmish, a: str, b: str) -> str:
    """ICH-DICE-12: a bare D6; up to 3 for the figure of the player being activated, or else of the first listed one."""
    mine, theirs = ((a, b)[place] for place in active_first(game, [a, b]))
    return mine if await game.die("tie") <= 3 else theirs


async def own_powers(game: Skirmish, thrown: Throw, rerolls: tuple[str, ...] = ()) -> Throw:
    """ICH-DICE-15: each of a figure's own ways to roll again, once; then Occultisme, if it was announced."""
    for source in rerolls:
        if await game.ask(RollAgain(controller(game, thrown.by), YES_OR_NO, thrown.by, source, thrown)) == "yes":
            game.emit(RolledAgain(thrown.by, thrown.purpose, source, thrown.total))
            thrown = thrown.with_die(0, await game.die(thrown.purpose, thrown.by))
    return await _turned(game, thrown) if thrown.occult else thrown


async def _announces(game: Skirmish, purpose: str, by: str) -> bool:
    """Occultisme: once in an activation, its own or another's, and named before the dice."""
    activation = game.state.activation
    if "occultisme" not in game.card(by).abilities or activation is None or by in activation.occultism:
        return False
    if await game.ask(AnnounceOccultism(controller(game, by), YES_OR_NO, by, purpose)) == "no":
        return False
    game.emit(OccultismAnnounced(by, purpose))
    return True


async def _turned(game: Skirmish, thrown: Throw) -> Throw:
    """Occultisme: one die up or down by one, within 1 to 6; it is then read as if it had fallen so."""
    ways = {f"{die} to {to}": (die, to) for die in thrown.dice for to in (die - 1, die + 1) if 1 <= to <= 6}
    said = await game.ask(TurnDie(controller(game, thrown.by), (KEEP, *ways), thrown.by, thrown))
    if said == KEEP:
        return thrown
    die, to = ways[said]
    game.emit(DieTurned(thrown.by, thrown.purpose, die, to))
    return thrown.with_die(thrown.dice.index(die), to)


def active_first(game: Skirmish, figures: list[str]) -> list[int]:
    """ICH-DICE-15, ICH-DICE-12: the places of figures, those of the player being activated first."""
    first = game.state.activation.controller if game.state.activation else game.book.sides[0]
    return sorted(range(len(figures)), key=lambda place: controller(game, figures[place]) != first)

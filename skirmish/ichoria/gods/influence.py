"""Divine influence on dice: Influence du destin, Malédiction, and the conflict between them.

Points may be spent in the activation of any figure, and as often as they last (ICH-FAITH-14, ICH-FAITH-15). The gods
influence only the rolls of the activated figure. A roll comes here after the figure's own re-rolls; the
player whose figure is activated declares first (ICH-DICE-15).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.conflict import Declared, settle_conflict
from skirmish.ichoria.gods.faith import pay
from skirmish.kernel import Choice, Event

if TYPE_CHECKING:
    from skirmish.ichoria.figure.dice import Throw
    from skirmish.ichoria.state.skirmish import Skirmish

FATE, FATE_COST = "influence_of_fate", 3
CURSE, CURSE_COST = "curse", 5
"""ICH-DIVINE-03, ICH-DIVINE-04; renegades pay the same in Blasphemy points (ICH-BLAS-03)."""

PASS = "pass"  # noqa: S105 - the answer of a player who does nothing


@dataclass(frozen=True, slots=True)
class InfluenceFate(Choice):
    """Re-roll one die of the activated figure's roll for 3 points, or pass (ICH-DIVINE-03)."""

    throw: Throw
    contested: bool = False
    """Whether an enemy has cursed this roll: a re-roll is then a conflict (ICH-CONF-01)."""
    cost: int = FATE_COST


@dataclass(frozen=True, slots=True)
class Curse(Choice):
    """Make the activated enemy re-roll one die of its roll for 5 points, or pass (ICH-DIVINE-04)."""

    throw: Throw
    contested: bool
    """Whether its player has called on fate for this roll: a curse is then a conflict (ICH-CONF-01)."""
    cost: int = CURSE_COST


@dataclass(frozen=True, slots=True)
class FateChanged(Event):
    """A die was rolled again by the will of a god; the new result stands."""

    side: str
    intervention: str
    figure: str
    purpose: str
    before: int
    after: int


async def influenced(game: Skirmish, throw: Throw) -> Throw:
    """ICH-DIVINE-03, ICH-DIVINE-04: a roll of the activated figure, as the gods leave it; each once for one roll."""
    activation = game.state.activation
    if activation is None or throw.by != activation.figure:
        return throw
    fate = await _fate(game, activation.controller, throw)
    curse = await _curse(game, activation.controller, throw, contested=fate is not None)
    if fate is None and curse is not None:  # ICH-CONF-01: who has passed may answer
        fate = await _fate(game, activation.controller, throw, contested=True)
    if fate is not None and curse is not None:
        made = await settle_conflict(game, fate, curse)
    else:
        made = fate or curse
        if made is not None:
            pay(game, made.side, made.cost, made.key)
    return throw if made is None else await _rolled_again(game, throw, made)


async def _fate(game: Skirmish, player: str, throw: Throw, *, contested: bool = False) -> Declared | None:
    """Whether the player of the activated figure wants another die."""
    if game.state.sides[player].points < FATE_COST:
        return None
    answer = await game.ask(InfluenceFate(player, _dice_named(throw), throw, contested))
    return _declared(player, FATE, FATE_COST, answer)


async def _curse(game: Skirmish, player: str, throw: Throw, *, contested: bool) -> Declared | None:
    """Whether an enemy of the activated figure curses its roll; the first who does is the only one (ICH-DIVINE-05)."""
    for enemy in game.book.sides:
        if enemy == player or game.state.sides[enemy].points < CURSE_COST:
            continue
        answer = await game.ask(Curse(enemy, _dice_named(throw), throw, contested))
        if answer != PASS:
            return _declared(enemy, CURSE, CURSE_COST, answer)
    return None


async def _rolled_again(game: Skirmish, throw: Throw, made: Declared) -> Throw:
    """One die, and one only; better or worse, its new result stands (ICH-DICE-15)."""
    before = throw.dice[made.die]
    after = await game.die(throw.purpose, throw.by)
    game.emit(FateChanged(made.side, made.key, throw.by, throw.purpose, before, after))
    return throw.with_die(made.die, after)


def _dice_named(throw: Throw) -> tuple[str, ...]:
    """To pass, or the dice by their place: "die 1", "die 2"."""
    return (PASS, *(f"die {place}" for place in range(1, len(throw.dice) + 1)))


def _declared(side: str, key: str, cost: int, answer: str) -> Declared | None:
    return None if answer == PASS else Declared(side, key, cost, int(answer.removeprefix("die ")) - 1)

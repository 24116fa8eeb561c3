"""Damage: how hard weapons hit, and how much Santé it costs (chapter DMG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure import elimination
from skirmish.ichoria.gods import faith
from skirmish.ichoria.path.chapters.dives import EXTRA_HEAVY_DAMAGE, raised_damage
from skirmish.kernel import Event

if TYPE_CHECKING:
    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria

DAMAGE: dict[str, dict[str, str]] = {
    "light": {"normal": "1", "critical": "1"},  # ICH-DMG-02
    "medium": {"normal": "1", "critical": "1D3"},  # ICH-DMG-03
    "heavy": {"normal": "2", "critical": "2D3"},  # ICH-DMG-04
    "extra_heavy": EXTRA_HEAVY_DAMAGE,  # ICH-DIVE-07
}
"""What each class of weapons takes of Santé (ICH-DMG-01)."""


@dataclass(frozen=True, slots=True)
class DamageDice:
    """A number of dice with a number of sides; without dice, a fixed number of points."""

    count: int
    sides: int
    points: int = 0

    def read(self, dice: tuple[int, ...]) -> int:
        """ICH-DICE-02, ICH-DICE-14: the sum of the dice; a D3 is half a D6, rounded up."""
        return self.points + sum(die if self.sides == 6 else d3(die) for die in dice)

    @property
    def average(self) -> float:
        return self.points + self.count * (self.sides + 1) / 2


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    """A figure lost Santé."""

    figure: str
    points: int
    by: str | None
    sante: int
    """What is left."""

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, sante=self.sante)


def d3(die: int) -> int:
    """ICH-DICE-02: a D6 read as a D3."""
    return (die + 1) // 2


def damage_dice(text: str) -> DamageDice:
    """What '2', '1D3' or '2D6' stands for (ICH-DICE-14)."""
    count, is_dice, sides = text.partition("D")
    return DamageDice(int(count), int(sides)) if is_dice else DamageDice(0, 0, int(count))


def weapon_damage(game: Skirmish, weapon: Weapon, victim: str, *, critical: bool, steps: int = 0) -> str:
    """ICH-DMG-01: what a weapon takes, its class raised by a dive (ICH-DIVE-06).

    Démon: against such a creature critical damage counts as normal, unless the weapon is magic.
    """
    damage_class: str = weapon.damage
    for _ in range(steps):
        damage_class = raised_damage(damage_class)
    spared = "demon" in game.card(victim).abilities and not weapon.magic
    return DAMAGE[damage_class]["critical" if critical and not spared else "normal"]


async def roll_damage(game: Skirmish, text: str, by: str) -> int:
    """ICH-DICE-14: the points of damage, rolled by the figure that causes them (a falling figure rolls its own)."""
    wanted = damage_dice(text)
    return wanted.read(await rolling.roll(game, "damage", by, wanted.count) if wanted.count else ())


async def hurt(game: Skirmish, victim: str, points: int, by: str | None = None) -> None:
    """ICH-DMG-05: it loses Santé, never below 0 (ICH-DMG-07); at 0 it is out of combat (ICH-DMG-06)."""
    before = game.figure(victim).sante
    lost = min(points, before)
    if lost <= 0:
        return
    game.emit(Hurt(victim, lost, by, before - lost))
    if by is not None and game.book.enemies(by, victim):
        faith.earn(game, by, "fighter_feat")  # ICH-FAITH-07
    if before == lost:
        await elimination.eliminated(game, victim, by)

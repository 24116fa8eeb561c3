"""Acts of faith and the points they earn: what pleases the gods of a band, and what angers them for renegades.

The code that resolves a deed calls `earn` with its key; this module decides whether it earns anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.table.zones import leads_through_enemy_zone
from skirmish.kernel import YES, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skirmish.ichoria.book.cards import FaithAct
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from terrain.movement import Place

Currency = Literal["faith", "blasphemy"]

COMMON_ACTS = {
    "olympic_action": 1,  # ICH-FAITH-04
    "olympic_feat": 2,  # ICH-FAITH-05
    "shooter_feat": 1,  # ICH-FAITH-06
    "fighter_feat": 2,  # ICH-FAITH-07
    "evasion": 1,  # ICH-FAITH-08
    "conquest": 2,  # ICH-FAITH-09
    "great_sacrifice": 3,  # ICH-FAITH-10
    "ultimate_sacrifice": 5,  # ICH-FAITH-11
    "fruitful_harvest": 1,  # ICH-FAITH-12
    "solicit": 1,  # ICH-ACT-06
}
"""What every faction's gods reward (ICH-FAITH-03), and soliciting them, which is an action of its own."""

FAVOURS = frozenset({"fight", "shot", "athletic_move", "acrobatics", "charge", "dive"})
"""What the gods of a faction may reward beyond that (ICH-FAITH-13)."""

ACTS = frozenset(COMMON_ACTS) | FAVOURS
"""Every act that a faction file may name."""


@dataclass(frozen=True, slots=True)
class PointsEarned(Event):
    """A figure did what its gods reward; its band gains points."""

    side: str
    figure: str
    act: str
    points: int
    currency: Currency

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_side(self.side, points=state.sides[self.side].points + self.points)


@dataclass(frozen=True, slots=True)
class PointsSpent(Event):
    """A side paid points, and has lost them whatever the result (ICH-DIVINE-01, ICH-CONF-02)."""

    side: str
    points: int
    purpose: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_side(self.side, points=state.sides[self.side].points - self.points)


@dataclass(frozen=True, slots=True)
class EnteredEnemyZone(Event):
    """A figure stood in the enemy deployment zone for the first time (ICH-FAITH-09)."""

    figure: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_figure(self.figure, conquered=True)


def earn(game: Skirmish, figure: str, act: str) -> int:
    """ICH-FAITH-01: an act that pleases the gods brings its band points, as long as its Réceptacle is in play."""
    points = worth(game, figure, act)
    side = game.card(figure).side
    if not points or not receives_points(game, side):
        return 0
    game.emit(PointsEarned(side, figure, act, points, currency(game, side)))
    return points


def worth(game: Skirmish, figure: str, act: str) -> int:
    """What an act of a figure brings: the common acts, and those its gods favour (ICH-FAITH-03, ICH-FAITH-13)."""
    if not serves_gods(game, figure):
        return 0  # ICH-BAND-12: a mercenary performs no Act of Faith; an NPC has no gods
    return COMMON_ACTS.get(act, 0) + sum(favoured.points for favoured in _favoured(game, figure) if favoured.key == act)


def serves_gods(game: Skirmish, figure: str) -> bool:
    """Whether it is a hero of a band: no mercenary, no animal, nobody's figure."""
    card = game.card(figure)
    return not card.mercenary and card.role != "animal" and card.side in game.book.bands


def _favoured(game: Skirmish, figure: str) -> tuple[FaithAct, ...]:
    """The acts of the band's gods; a renegade offends those of its faction of origin (ICH-BLAS-02)."""
    card = game.card(figure)
    band = game.book.bands[card.side]
    faction = game.book.factions.get(card.faction if band.renegade else band.faction)
    return faction.acts if faction else ()


def receives_points(game: Skirmish, side: str) -> bool:
    """ICH-FAITH-02, ICH-BLAS-01: whether the band's Réceptacle, or its Martyr, has not been eliminated.

    One that has left the table transmits all the same (ICH-MOV-14), unless the players read the rule otherwise.
    """
    band = [game.figure(name) for name in game.book.bands[side].figures if game.card(name).role == "receptacle"]
    if game.book.options.readings.receptacle_off_table == "silent":
        return any(figure.on_table for figure in band)
    return any(figure.status != "out" for figure in band)


def currency(game: Skirmish, side: str) -> Currency:
    """What a side's points are: Faith, or Blasphemy for renegades (ICH-BLAS-01)."""
    return "blasphemy" if game.book.bands[side].renegade else "faith"


def pay(game: Skirmish, side: str, points: int, purpose: str) -> None:
    """ICH-DIVINE-01: points are spent when an intervention is made, with or without a Réceptacle (ICH-DIVINE-02)."""
    game.emit(PointsSpent(side, points, purpose))


def may_solicit(game: Skirmish, figure: str) -> Verdict:
    """Whether a figure may solicit the gods as its second action (ICH-ACT-06): mercenaries and NPCs may not."""
    if not serves_gods(game, figure):
        return Verdict(allowed=False, reason="serves_no_gods", rule="ICH-ACT-06", facts={"figure": figure})
    return YES


def conquer(game: Skirmish, figure: str, way: Sequence[Place] = ()) -> int:
    """ICH-FAITH-09: a figure whose base centre lies in the enemy deployment zone for the first time is rewarded.

    That may be anywhere on its way: one that runs through the zone and off the table has been there.
    """
    place = game.figure(figure).place
    places = (*way, *((place,) if place is not None else ()))
    if game.figure(figure).conquered or not leads_through_enemy_zone(game, figure, places):
        return 0
    game.emit(EnteredEnemyZone(figure))
    return earn(game, figure, "conquest")

"""Entering an area, in whatever manner: which units are let in, and what happens on entering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.board import least_restrictive
from skirmish.kernel import YES, Choice, Verdict
from skirmish.mythic.state.areas import full, ground
from skirmish.mythic.state.events import Moved
from skirmish.mythic.state.play import card_of
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.stats import ignores_ground

if TYPE_CHECKING:
    from skirmish.kernel import Fact
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.unit_cards import UnitCard

Manner = Literal["walk", "run", "flight", "forced", "deploy", "recall"]
"""How a unit comes into an area; forced is a throw or the step out of lava."""

ROOM_FOR_HUGE = 3
"""MYT-CLASS-07: the least capacity of an area that can hold a huge unit."""


@dataclass(frozen=True, slots=True)
class LeaveLava(Choice):
    """Choose the area into which a unit steps out of the lava."""

    unit: str


def no(reason: str, rule: str, **facts: Fact) -> Verdict:
    """A refusal by a rule."""
    return Verdict(allowed=False, reason=reason, rule=rule, facts=facts)


def large(card: UnitCard) -> bool:
    """MYT-TERR-14: divinities and monsters, which cannot stay in a rift."""
    return card.type not in ("troop", "hero")


def admits(at: Situation, unit: str, area: str, manner: Manner) -> Verdict:
    """Whether an area lets a unit in: room, terrain and the size of huge units; boundaries are not asked."""
    if full(at, area):
        return no("area_full", _FULL_RULE.get(manner, "MYT-WALK-06"), area=area)
    return lets_stand(at, unit, area, manner)


_FULL_RULE = {"deploy": "MYT-DEPLOY-04", "recall": "MYT-RECALL-05"}


def lets_stand(at: Situation, unit: str, area: str, manner: Manner) -> Verdict:
    """Whether a unit may be in an area at all, full or not."""
    card, terrain = card_of(at, unit), ground(at, area)
    if "huge" in card.classes and at.board.areas[area].capacity < ROOM_FOR_HUGE:
        return no("too_small_for_huge", "MYT-CLASS-07", area=area)
    if not terrain.enterable and not _flies_in(card, manner):
        rule = {"deploy": "MYT-DEPLOY-03", "recall": "MYT-RECALL-05"}.get(manner, "MYT-WALK-04")
        return no("terrain_forbids", rule, area=area, terrain=terrain.id)
    if terrain.id == "rift" and large(card):
        return no("not_in_a_rift", "MYT-TERR-15", area=area)
    return YES


def _flies_in(card: UnitCard, manner: Manner) -> bool:
    """MYT-FLY-01, MYT-FLY-05: fliers reach cliff and rock by deployment and by fast flight."""
    return manner == "flight" or (manner == "deploy" and "flying" in card.classes)


def forced_areas(at: Situation, unit: str) -> tuple[str, ...]:
    """Where a unit can be thrown or stumble: adjacent areas with room that admit it, over a boundary it may cross."""
    area = at.state.units[unit].area
    if area is None:
        return ()
    kind = card_of(at, unit).type
    return tuple(
        beside
        for beside in at.board.neighbours(area)
        if admits(at, unit, beside, "forced") and _crosses(at, kind, area, beside)
    )


def _crosses(at: Situation, kind: str, area: str, beside: str) -> bool:
    """MYT-BOUND-03: whether one of the boundaries between two areas lets a unit through that is forced over it."""
    best = least_restrictive(at.board.borders(area, beside), kind, "forced")
    return best is not None and best[0] != "no"


async def enter(play: Play, unit: str, area: str, how: str) -> None:
    """A unit comes into an adjacent area, and what entering does is done (MYT-STONE-12: its stone comes along)."""
    play.emit(Moved(unit, area, how))
    if how != "flight":
        await suffer_entry(play, unit)


async def suffer_entry(play: Play, unit: str) -> None:
    """MYT-TERR-09, MYT-TERR-10: lava wounds any unit that enters it, however, and drives it out."""
    area = play.state.units[unit].area
    if area is None or not burns(play, unit, area):
        return
    await wound(play, unit, 1, "lava")
    if play.state.units[unit].area != area:
        return
    ways = tuple(beside for beside in forced_areas(play, unit) if ground(play, beside).id != "lava")
    if ways:
        player = controller(play, unit)
        chosen = await play.ask(LeaveLava(player, ways, unit)) if len(ways) > 1 else ways[0]
        play.emit(Moved(unit, chosen, "lava"))


def burns(at: Situation, unit: str, area: str) -> bool:
    """Whether an area is lava for a unit (MYT-CLASS-05: fireproof units ignore it)."""
    return ground(at, area).id == "lava" and not ignores_ground(at, unit, "lava")


def controller(at: Situation, unit: str) -> str:
    """The player that decides for a unit: its own, or the one that controls it for this activation (MYT-TAL-20)."""
    activation = at.state.activation
    if activation is not None and activation.unit == unit:
        return activation.player
    return at.state.units[unit].player

"""Finds the units that a unit may attack (VIII.A.2.a.1): those seen within range, and those in a full adjacent area."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import YES, Verdict
from skirmish.mythic.movement.move_judge import way_over
from skirmish.mythic.state.areas import full, sees
from skirmish.mythic.units.stats import has_talent, range_of, type_of
from skirmish.mythic.units.tokens import attackable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.mythic.combat.attack import Category
    from skirmish.mythic.state.play import Situation


@dataclass(frozen=True, slots=True)
class Target:
    """A legal target and the range category that the attack on it would have."""

    id: str
    category: Category
    across: bool = False
    """MYT-ATK-06: struck at range 0 although it stands in an adjacent area, which is full."""

    @property
    def answer(self) -> str:
        """How a player names it."""
        return f"{self.id} at range 0" if self.across else self.id


def hostile(at: Situation, unit: str) -> Iterator[tuple[str, str]]:
    """The enemies of a unit that can be attacked, tokens among them, and their areas (MYT-UNIT-04, MYT-TOKEN-06)."""
    state, player = at.state, at.state.units[unit].player
    for other in state.units.values():
        if other.area is not None and not at.book.allied(player, other.player):
            yield other.id, other.area
    for token in state.tokens.values():
        enemy = not at.book.allied(player, state.units[token.unit].player)
        if token.area is not None and enemy and attackable(at, token):
            yield token.id, token.area


def targets(
    at: Situation, unit: str, *, aerial: bool = False, reach: int | None = None, more: int = 0
) -> tuple[Target, ...]:
    """MYT-ATK-04, -05, -06: every legal target of a normal attack.

    `reach` is the range that a power states; `more` what Force of Nature would add.
    """
    area = at.state.units[unit].area
    if area is None:
        return ()
    found: list[Target] = []
    known: dict[str, tuple[Category, ...]] = {}
    for other, where in hostile(at, unit):
        if where not in known:
            known[where] = _categories(at, unit, area, where, aerial, reach, more)
        found += [Target(other, category, category == "0" and where != area) for category in known[where]]
    return tuple(found)


def _categories(
    at: Situation, unit: str, area: str, where: str, aerial: bool, reach: int | None, more: int
) -> tuple[Category, ...]:
    if where == area:
        return ("0",)
    ways: tuple[Category, ...] = ()
    if in_range(at, unit, where, aerial=aerial, reach=reach, more=more) and sees(at, area, where, aerial=aerial):
        ways = ("1+",)
    if where in at.board.neighbours(area) and full(at, where) and _may_strike_across(at, unit, area, where):
        ways = (*ways, "0")
    return ways


def _may_strike_across(at: Situation, unit: str, area: str, where: str) -> bool:
    """MYT-RANGE-05: neither sight nor a way through is needed, unless the scenario asks for a way."""
    if not at.book.scenario_rules.get("full_area_needs_crossing"):
        return True
    climbs = has_talent(at, unit, "climb")
    return way_over(at.board, area, where, type_of(at, unit), "walk", climbs) != "no"


def in_range(
    at: Situation, unit: str, where: str, *, aerial: bool = False, reach: int | None = None, more: int = 0
) -> bool:
    """MYT-RANGE-03: whether the effective range is at least the distance."""
    area = at.state.units[unit].area
    assert area is not None
    far = at.board.distance(area, where)
    wide = reach if reach is not None else min(range_of(at, unit, where, aerial=aerial) + more, 10)
    return far is not None and far <= wide


def judge_target(at: Situation, unit: str, target: str) -> Verdict:
    """Whether a unit may attack another now; a no says which condition fails."""
    state = at.state
    attacker, other = state.units[unit], state.units[target]
    facts = {"attacker": unit, "target": target}
    if attacker.area is None or other.area is None:
        return Verdict(allowed=False, reason="not_on_board", rule="MYT-ATK-04", facts=facts)
    if at.book.allied(attacker.player, other.player):
        return Verdict(allowed=False, reason="allied_target", rule="MYT-ATK-15", facts=facts)
    if any(one.id == target for one in targets(at, unit)):
        return YES
    if not in_range(at, unit, other.area):
        far = at.board.distance(attacker.area, other.area)
        wide = range_of(at, unit, other.area)
        return Verdict(
            allowed=False, reason="out_of_range", rule="MYT-RANGE-03", facts={**facts, "distance": far, "range": wide}
        )
    return Verdict(allowed=False, reason="not_visible", rule="MYT-LOS-02", facts=facts)

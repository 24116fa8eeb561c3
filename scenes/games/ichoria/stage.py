"""What spectators see of a match of Ichoria besides its scene: deployment strips, thrown weapons, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.plugs.marks import Lying, Signs, StageMarks, Strip
from skirmish.ichoria.table import strips

if TYPE_CHECKING:
    from skirmish.ichoria import IchoriaRules
    from skirmish.ichoria.state import Ichoria

SIGNS = Signs(wounds=frozenset({"Hurt", "WentOut"}))


def stage_marks(rules: IchoriaRules, state: Ichoria) -> StageMarks:
    """Where the sides deploy, fixed for them or as they have chosen, and the weapons that lie on the ground."""
    chosen = {side.zone: side.side for side in state.sides.values() if side.zone is not None}
    zones = rules.table.zones() or strips(rules.table.size_pas)
    marked = (
        Strip(zone.side or chosen.get(zone.name, zone.name), zone.polygon, zone.side or chosen.get(zone.name))
        for zone in zones
    )
    lying = (Lying(f"{one.weapon} {one.owner}", one.place) for one in state.weapons)
    return StageMarks(tuple(marked), tuple(lying))

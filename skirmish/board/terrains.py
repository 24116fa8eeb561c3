"""The twelve terrains, as facts: which units may enter, what blocks sight, what stands on it, and what it adds.

The rules of movement and turns apply the effects on a unit that enters or stays; this module only states the facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Stat = Literal["offence", "defence", "range"]
Category = Literal["any", "0", "1+"]
"""Range of an attack: in the same area (or treated so), or farther (MYT-RANGE-04)."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """What a terrain adds to a stat of the unit that stands in it, by its part in an attack and the attack's range."""

    role: Literal["attacker", "defender"]
    stat: Stat
    amount: int
    attack_range: Category = "any"


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of ground (MYT-TERR-01, MYT-TERR-04)."""

    id: str
    enterable: bool = True
    obstacle: bool = False
    aquatic: bool = False
    element: str | None = None
    """The 3D element that it has its effects from (MYT-TERR-02)."""
    ignores_obstacles: bool = False
    modifiers: tuple[Modifier, ...] = ()

    def elements(self, capacity: int) -> int:
        """How many 3D elements an area gets at the start: a tree for every two units, one column (MYT-TERR-08, -17)."""
        if self.element == "tree":
            return (capacity + 1) // 2
        return 1 if self.element else 0

    def adds(self, role: str, stat: str, category: str) -> int:
        """What it adds to a stat of the unit in it, for an attack of this range category ("0" or "1+")."""
        return sum(
            one.amount
            for one in self.modifiers
            if one.role == role and one.stat == stat and one.attack_range in ("any", category)
        )


_SCREEN = (Modifier("defender", "defence", 1, "1+"),)
_VANTAGE = (Modifier("attacker", "range", 1), Modifier("attacker", "offence", 1, "1+"))

TERRAINS: dict[str, Terrain] = {
    terrain.id: terrain
    for terrain in (
        Terrain("cage", obstacle=True, modifiers=_SCREEN),
        Terrain("cliff", enterable=False, obstacle=True),
        Terrain("forest", obstacle=True, element="tree", modifiers=_SCREEN),
        Terrain("lava"),
        Terrain("open_ground"),
        Terrain("polar", obstacle=True),
        Terrain("rift"),
        Terrain("rock", enterable=False, obstacle=True, ignores_obstacles=True, modifiers=_VANTAGE),
        Terrain("ruins", obstacle=True, element="column", modifiers=(Modifier("defender", "defence", 1, "0"),)),
        Terrain("stairs", ignores_obstacles=True, modifiers=_VANTAGE),
        Terrain("swamp", aquatic=True, modifiers=(Modifier("defender", "defence", -1, "1+"),)),
        Terrain("water", aquatic=True),
    )
}
"""All terrains by their id."""

OPEN_GROUND = TERRAINS["open_ground"]

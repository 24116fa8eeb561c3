"""Which events of a match of Mythic Battles spectators are pointed at."""

from scenes.plugs.marks import Signs

SIGNS = Signs(wounds=frozenset({"Wounded", "Destroyed"}))

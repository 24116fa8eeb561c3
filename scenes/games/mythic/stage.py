"""Which events of a match of Mythic Battles spectators are pointed at."""

from scenes.games.marks import Signs

SIGNS = Signs(wounds=frozenset({"Wounded", "Destroyed"}))

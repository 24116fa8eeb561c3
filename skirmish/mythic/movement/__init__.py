"""skirmish/mythic/movement: to be written."""

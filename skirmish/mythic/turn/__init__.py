"""skirmish/mythic/turn: to be written."""

"""skirmish/mythic/board: to be written."""

"""skirmish/mythic/setup: to be written."""

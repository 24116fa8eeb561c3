"""skirmish/mythic/state: to be written."""

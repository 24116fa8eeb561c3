"""skirmish/mythic/bots: to be written."""

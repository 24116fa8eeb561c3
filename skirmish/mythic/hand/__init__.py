"""skirmish/mythic/hand: to be written."""

"""skirmish/mythic/combat: to be written."""

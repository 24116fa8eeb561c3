"""skirmish/mythic/units: to be written."""

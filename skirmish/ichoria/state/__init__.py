"""skirmish/ichoria/state: to be written."""

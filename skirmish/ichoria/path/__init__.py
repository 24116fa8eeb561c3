"""skirmish/ichoria/path: to be written."""

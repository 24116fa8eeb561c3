"""skirmish/ichoria/move: to be written."""

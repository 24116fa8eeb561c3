"""skirmish/ichoria/move/follow: to be written."""

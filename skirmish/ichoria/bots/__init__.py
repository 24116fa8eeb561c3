"""skirmish/ichoria/bots: to be written."""

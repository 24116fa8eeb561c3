"""skirmish/ichoria/actions: to be written."""

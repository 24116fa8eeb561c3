"""skirmish/ichoria/gods: to be written."""

"""skirmish/ichoria/book: to be written."""

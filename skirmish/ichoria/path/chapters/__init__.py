"""skirmish/ichoria/path/chapters: to be written."""

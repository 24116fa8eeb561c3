"""skirmish/ichoria/course: to be written."""

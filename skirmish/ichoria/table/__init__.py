"""skirmish/ichoria/table: to be written."""

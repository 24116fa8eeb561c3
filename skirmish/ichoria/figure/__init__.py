"""skirmish/ichoria/figure: to be written."""

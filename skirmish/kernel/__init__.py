"""skirmish/kernel: to be written."""

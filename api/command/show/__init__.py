"""api/command/show: to be written."""

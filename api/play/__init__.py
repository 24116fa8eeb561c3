"""api/play: to be written."""

"""api/command/pictures: to be written."""

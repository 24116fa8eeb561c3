"""api/command/terminal: to be written."""

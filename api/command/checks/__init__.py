"""api/command/checks: to be written."""

"""api/command/scenario: to be written."""

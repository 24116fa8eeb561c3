"""api/command/scan: to be written."""

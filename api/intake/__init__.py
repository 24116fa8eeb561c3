"""api/intake: to be written."""

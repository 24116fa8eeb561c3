"""api/guard: to be written."""

"""api/workers: to be written."""

"""api/documents: to be written."""

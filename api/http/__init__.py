"""api/http: to be written."""

"""scenes/files/schema: to be written."""

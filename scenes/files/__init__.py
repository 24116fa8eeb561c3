"""scenes/files: to be written."""

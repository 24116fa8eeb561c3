"""scenes/table: to be written."""

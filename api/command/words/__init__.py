"""api/command/words: to be written."""

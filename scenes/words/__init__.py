"""scenes/words: to be written."""

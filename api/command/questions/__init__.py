"""api/command/questions: to be written."""

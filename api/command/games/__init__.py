"""api/command/games: to be written."""

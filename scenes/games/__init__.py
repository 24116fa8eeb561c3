"""scenes/games: to be written."""

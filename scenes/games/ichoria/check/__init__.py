"""scenes/games/ichoria/check: to be written."""

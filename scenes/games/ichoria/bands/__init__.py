"""scenes/games/ichoria/bands: to be written."""

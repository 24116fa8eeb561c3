"""scenes/games/ichoria/place: to be written."""

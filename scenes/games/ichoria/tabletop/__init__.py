"""scenes/games/ichoria/tabletop: to be written."""

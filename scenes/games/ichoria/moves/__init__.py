"""scenes/games/ichoria/moves: to be written."""

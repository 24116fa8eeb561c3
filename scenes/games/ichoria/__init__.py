"""scenes/games/ichoria: to be written."""

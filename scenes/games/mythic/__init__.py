"""scenes/games/mythic: to be written."""

"""scenes/games/mythic/layout: to be written."""

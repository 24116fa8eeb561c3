"""scenes/games/mythic/rulings: to be written."""

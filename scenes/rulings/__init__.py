"""scenes/rulings: to be written."""

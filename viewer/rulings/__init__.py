"""viewer/rulings: to be written."""

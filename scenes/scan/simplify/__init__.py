"""scenes/scan/simplify: to be written."""

"""scenes/scan/clean: to be written."""

"""scenes/scan/run: to be written."""

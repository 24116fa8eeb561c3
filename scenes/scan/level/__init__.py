"""scenes/scan/level: to be written."""

"""scenes/scan/scale: to be written."""

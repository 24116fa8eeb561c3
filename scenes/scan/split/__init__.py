"""scenes/scan/split: to be written."""

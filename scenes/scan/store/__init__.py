"""scenes/scan/store: to be written."""

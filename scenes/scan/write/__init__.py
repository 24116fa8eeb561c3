"""scenes/scan/write: to be written."""

"""scenes/scan/read: to be written."""

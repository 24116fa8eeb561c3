"""scenes/scan/read/clouds: to be written."""

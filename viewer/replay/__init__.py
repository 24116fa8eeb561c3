"""viewer/replay: to be written."""

"""viewer/board: to be written."""

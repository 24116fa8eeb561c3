"""viewer/draw: to be written."""

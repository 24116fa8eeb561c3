"""viewer/window: to be written."""

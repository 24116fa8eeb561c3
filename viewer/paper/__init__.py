"""viewer/paper: to be written."""

"""viewer/layout: to be written."""

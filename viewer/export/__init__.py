"""viewer/export: to be written."""

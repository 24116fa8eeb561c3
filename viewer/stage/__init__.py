"""viewer/stage: to be written."""

"""scenes/layout/place: to be written."""

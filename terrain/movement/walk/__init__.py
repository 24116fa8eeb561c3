"""terrain/movement/walk: to be written."""

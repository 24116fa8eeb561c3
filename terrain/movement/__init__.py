"""terrain/movement: to be written."""

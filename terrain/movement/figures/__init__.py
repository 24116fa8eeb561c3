"""terrain/movement/figures: to be written."""

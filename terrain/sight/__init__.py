"""terrain/sight: to be written."""

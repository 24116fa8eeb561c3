"""terrain/planning: to be written."""

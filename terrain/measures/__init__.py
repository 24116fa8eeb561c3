"""terrain/measures: to be written."""

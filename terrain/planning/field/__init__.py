"""terrain/planning/field: to be written."""

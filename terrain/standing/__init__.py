"""terrain/standing: to be written."""

"""terrain/scenery: to be written."""

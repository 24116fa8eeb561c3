"""api/scenery: to be written."""

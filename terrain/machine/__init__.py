"""terrain/machine: to be written."""

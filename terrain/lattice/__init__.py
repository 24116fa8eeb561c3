"""terrain/lattice: to be written."""

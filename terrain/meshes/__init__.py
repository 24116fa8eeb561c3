"""terrain/meshes: to be written."""

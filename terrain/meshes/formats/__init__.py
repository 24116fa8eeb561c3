"""terrain/meshes/formats: to be written."""

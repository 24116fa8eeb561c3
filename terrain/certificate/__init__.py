"""terrain/certificate: to be written."""

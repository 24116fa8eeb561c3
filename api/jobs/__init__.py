"""api/jobs: to be written."""

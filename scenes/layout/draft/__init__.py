"""scenes/layout/draft: to be written."""

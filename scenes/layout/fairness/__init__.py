"""scenes/layout/fairness: to be written."""

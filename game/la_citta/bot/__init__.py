"""Computer players of La Città."""

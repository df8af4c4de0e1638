"""What several pictures of La Città have in common."""

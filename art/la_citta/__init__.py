"""The pictures of La Città."""

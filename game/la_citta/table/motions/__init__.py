"""How the events of La Città move."""

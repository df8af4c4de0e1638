"""How a game of La Città is set up: map, landscape, castellos, who begins, switches; in the window and in words."""

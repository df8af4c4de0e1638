"""How a game of Rattus Cartus is set up: buildings, who begins, switches, in the window and in the text game."""

"""How a game of Citadels is set up: cast, districts and switches of the rules, in the window and in the text game."""

"""What computer players are worth and how they play: each a script of its own."""

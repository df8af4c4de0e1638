"""Looking ahead without knowing the game: options tried in the same sampled worlds, half of them leaving each time."""

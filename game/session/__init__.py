"""A running game: match, agents, undo, saves, replay. Knows no game by name and draws nothing."""

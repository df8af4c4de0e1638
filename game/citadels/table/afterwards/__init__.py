"""When a game of Citadels is over: its points, its cities, and what the computer players believed."""

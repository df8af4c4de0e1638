"""The boards of games that bring none: their zones, or the seats in a row."""

"""Layer 5: everything that is drawn and clicked (pygame lives here and in the tables of the games, nowhere else)."""

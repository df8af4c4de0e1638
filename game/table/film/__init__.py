"""A game that was played as a film at the real table: forward and back, through whose eyes it may be seen with."""

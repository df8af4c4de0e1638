"""Looking ahead: dealt worlds, the rest of the year by a fast player, and what the position is worth then."""

"""How the events of Citadels move."""

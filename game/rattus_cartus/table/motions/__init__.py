"""How the events of Rattus Cartus move."""

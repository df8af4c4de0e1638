"""The end of Rattus Cartus: the plague, and the inheritance."""

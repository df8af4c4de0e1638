"""Fixed positions of Rattus Cartus, for pictures and tests."""

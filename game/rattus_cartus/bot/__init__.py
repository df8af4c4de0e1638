"""Computer players of Rattus Cartus."""

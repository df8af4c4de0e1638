"""The night street of Rattus Cartus: the ground of its table, the houses that stand there, and their lanterns."""

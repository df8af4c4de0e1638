"""The levels `hard` and `expert`: plans compared in sampled worlds."""

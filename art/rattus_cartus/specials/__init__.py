"""Special cards and the joker, a file each."""

"""Character pictures by rank, a file for each id; importing it enters the picture."""

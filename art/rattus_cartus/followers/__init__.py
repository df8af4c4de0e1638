"""The people of the six estates, two of each."""

"""The voices of the people, a file each: an arch on its colour, three people who call for it."""

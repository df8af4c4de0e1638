"""What buildings and their surroundings are drawn with."""

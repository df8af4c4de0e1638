"""What follows a game of La Città: the scoring, and what the computer players knew."""

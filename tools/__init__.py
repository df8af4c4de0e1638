"""What measures and pictures the game. Nothing here is shipped, and the game knows nothing of it."""

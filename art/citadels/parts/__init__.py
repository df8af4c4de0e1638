"""What several pictures of Citadels have in common."""

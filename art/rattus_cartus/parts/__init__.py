"""What several pictures have in common."""

"""Every finished game is kept: the database of the person who plays (ADR 10), figures and ratings out of it."""

"""What computer players learn from games: a script for each file of models."""

"""Reasons to come back: the deal of the day, puzzles, deals of friends, achievements."""

"""Puzzles in the window: the list, the question at the real table, the judgement, and lines played out step by step."""

"""Thinking ahead: worlds that fit the View are played on fast, and what follows is judged by a fitted value."""

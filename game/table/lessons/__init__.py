"""Tutorials in the window: the screen of choice, and the table with its light and the panel that speaks."""

"""Whole screens: the night of the plague, the title."""

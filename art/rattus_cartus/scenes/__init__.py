"""Whole screens and posters of Rattus Cartus: the night of the plague."""

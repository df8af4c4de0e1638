"""Measuring how strong computer players are: single games, rows of duplicate deals, a ladder of everybody."""

"""Citadels at the table: what the rules say in words, and how it is drawn."""

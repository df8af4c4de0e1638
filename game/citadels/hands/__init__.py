"""Citadels in the hand of a seat that is away from the screen. No pygame here."""

"""Rattus Cartus in the hand of a seat: what it puts together before it answers, and its page. No pygame here."""

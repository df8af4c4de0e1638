"""Advice: hints, the final screen, the review, looking back."""

"""Crown & Coin: Citadels, and later other city-building card games, at one table."""

from __future__ import annotations

__version__ = "0.4.0"

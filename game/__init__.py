"""Crown & Coin: Citadels, and later other city-building card games, at one table."""

from __future__ import annotations

from game import machine_code

__version__ = "0.4.0"

machine_code.CODE.install(__version__)

"""Where on the table things are picked, besides the places of the house."""

from __future__ import annotations

from game.la_citta.hands.plan import TILE
from game.la_citta.words.places import ACTION, CITY, POLITICS, SITE, VOICE

__all__ = ["ACTION", "CITY", "POLITICS", "SITE", "TILE", "VOICE"]

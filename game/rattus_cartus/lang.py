"""The language of Rattus Cartus: its texts are looked up in its own catalogue first, then in that of the program."""

from __future__ import annotations

from game.rattus_cartus import GAME
from game.ui.lang import folded, joined, language, listed, of_game, sentence

__all__ = ["N_", "_", "folded", "joined", "language", "listed", "ngettext", "sentence"]

_, ngettext, N_ = of_game(GAME)

"""Unique districts that protect. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import problem

problem("keep", N_("the Keep cannot be touched"))

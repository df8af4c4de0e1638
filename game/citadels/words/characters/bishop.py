"""What the Bishop does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import problem

problem("bishop", N_("protected by the Bishop"))

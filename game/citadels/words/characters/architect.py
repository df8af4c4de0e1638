"""What the Architect does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import ability

ability("architect", N_("Draw 2 extra cards"))

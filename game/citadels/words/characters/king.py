"""What the King does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import ability

ability("king", N_("Take the crown"))

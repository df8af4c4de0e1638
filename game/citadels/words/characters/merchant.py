"""What the Merchant does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import ability

ability("merchant", N_("Extra gold +1"))

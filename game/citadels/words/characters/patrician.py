"""What the Patrician does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.names import cards_as_income
from game.citadels.words.records import ability, income

ability("patrician", N_("Take the crown"))


income("patrician", cards_as_income)

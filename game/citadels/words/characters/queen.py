"""What the Queen does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_
from game.citadels.words.records import ability, problem

ability("queen", N_("Take 3 gold"))
problem("not_beside", N_("you do not sit next to the player of rank 4"))
problem("not_revealed", N_("rank 4 has not been revealed"))

"""The means of the movements of Citadels: flights over its board."""

from __future__ import annotations

from game.citadels.table.board import CitadelsBoard
from game.table.motion.flight import Flights

Means = Flights[CitadelsBoard]

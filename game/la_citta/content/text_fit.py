"""How much room a short text takes on a card.

What a card does is set in Alegreya Medium 23.5 on two lines of 350 units of a card 400 wide; below it are the prices
and arches.
"""

from __future__ import annotations

from game.content.room import Room

SHORT = Room(2, 1489)
NAME_LENGTH = 22  # letters

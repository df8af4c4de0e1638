"""How much room a short text takes on a card.

What a special card does is set in Alegreya Medium 23.5 on four lines of 350 units of a card 400 wide; the two actions
of a building in Alegreya Bold and Regular 16 on lines of 154 units of a card 188 wide, as in the gallery: three lines
for the premium action, two for the normal one.
"""

from __future__ import annotations

from game.content.room import Room

SHORT = Room(4, 1489)  # on a special card
PREMIUM = Room(3, 930)
NORMAL = Room(2, 962)

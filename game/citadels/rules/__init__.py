"""The rules of Citadels: start reading at setup.py, round.py, turn.py.

Every physical card has its own number: 0 to 53 the basic districts in the order of the card file, 54 to 67 the unique
ones of this game. So a target is one number. The order of the draft is stored when the round begins, because the crown
moves in mid-round.

Cards touch each other in two ways only. A *query* is a question the rules put to districts: what do you cost, may this
seat build a second one, how many points? A unique district answers by defining a method or a value of that name;
`queries` has the list, and a method that is no query is refused when the program starts. Queries change nothing and are
asked in a fixed order. The Warlord's file does not contain the word Keep. Ways to pay are a query too (`ways`):
`build.start` gets the chosen way, and nobody writes building twice.

A *window* is a moment at which somebody may step in. `windows` lists them; the order inside one is the written order,
and nothing subscribes at run time. The character on turn fills its own (`characters._base`): `revealed`, `gathered`,
`turn_ends`, `round_ends`.

What a seat has learnt is part of the state: `seen`, the characters it could choose from, and `knows`, per card the
seats that know where it is. Undo is mechanical: back to the same seat's last ask as long as no other seat answered, the
generator did not move, no character was revealed and nobody's `seen` or `knows` grew (`Citadels.learnt`). No author of
a card has to think of it.

A game keeps the version of the rules it began with. It stands in the set-up (`g.box.setup.version`; one without it is
of version 2), so a save goes on, a journal replays and the same deal is dealt again by the rules of that time. New
games and rematches take the newest; `casting.UNDERSTOOD` lists what is understood.
"""

from game.citadels.rules import districts as _districts  # noqa: F401  # importing registers the districts
from game.citadels.rules.box import Box
from game.citadels.rules.casting import Setup
from game.citadels.rules.characters import CHARACTERS
from game.citadels.rules.citadels import Citadels
from game.citadels.rules.queries import UNIQUE
from game.citadels.rules.state import Game, View

__all__ = ["CHARACTERS", "UNIQUE", "Box", "Citadels", "Game", "Setup", "View"]

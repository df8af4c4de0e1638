"""Play at once: who plays against whom without anything being asked. No pygame here."""

from __future__ import annotations

from game.ui import opponents, people
from game.ui.services import GameOptions, SeatOptions
from game.ui.set_up import set_up
from game.ui.window.settings import Settings


def quick_options(values: Settings, game: str, seats: int, seed: int | None = None) -> GameOptions:
    """The person before the screen against opponents by chance, in the usual set-up of a game. Somebody with fewer than
    three finished games gets easy ones, and hints."""
    own = people.own_name(values)
    level = people.level_at_once(values, own)
    if level not in opponents.levels(game):
        level = opponents.usual_level(game)
    people.begins(values, own)
    limits = set_up(game).seats
    count = min(max(seats, limits[0]), limits[-1])
    others = [SeatOptions("", human=False, crest=i, level=level, personality=opponents.ANY) for i in range(1, count)]
    options: GameOptions = set_up(game).usual([SeatOptions(own, human=True, crest=0), *others])
    options.seed = seed
    return options

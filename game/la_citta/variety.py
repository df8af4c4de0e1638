"""Set-ups of La Città that differ with each number, and what of a game is counted: for games played by chance."""

from __future__ import annotations

from game.kernel.events import Event
from game.kernel.rules import Plain
from game.la_citta.rules.box import OPTIONS
from game.la_citta.rules.state import Game

MAPS = ("lattice", "brick")
WAYS = (("first_map", "given"), ("random", "placed"), ("random", "given"), ("first_map", "placed"))


def variety(players: int, number: int) -> Plain:
    """What `Rules.setup` is told: either map, its first landscape or one by chance, castellos given or placed, any
    switches of the rules, and any first start player."""
    landscape, castellos = WAYS[number // 8 % 4]
    options = [word for place, word in enumerate(OPTIONS) if number // 32 >> place & 1]
    return {
        "map": MAPS[number // 4 % 2], "landscape": landscape, "castellos": castellos, "options": options,
        "start": number // 3 % (players + 1) - 1,
    }  # fmt: skip


def accounts(state: Game) -> list[int]:
    """The gold of each seat: it lies open, and every change of it is told (CITTA-61)."""
    return state.gold[:]


def booked(event: Event) -> list[tuple[int, int]]:
    """How an event changes the gold of which seat."""
    return [(event.public["seat"], event.public["change"])] if event.word == "gold" else []

"""Set-ups of Rattus Cartus that differ with each number, and what of a game is counted: for games played by chance."""

from __future__ import annotations

from game.kernel.events import Event
from game.kernel.rules import Plain
from game.rattus_cartus.rules.box import OPTIONS
from game.rattus_cartus.rules.state import Game


def variety(players: int, number: int) -> Plain:
    """What `Rules.setup` is told: every fourth are the first game's buildings, every fourth one building of each
    estate, the others five of the ten cards of each; any switches of the rules, and any first start player."""
    buildings = ("first_game", "mixed", "random", "mixed")[number // 4 % 4]
    options = [word for place, word in enumerate(OPTIONS) if number >> place + 2 & 1]
    return {"buildings": buildings, "options": options, "start": number // 3 % (players + 1) - 1}


def accounts(state: Game) -> list[int]:
    """The rats of each seat: all can count along (RAT-53)."""
    return state.rats[:]


def booked(event: Event) -> list[tuple[int, int]]:
    """How an event changes the rats of which seats."""
    facts = event.public
    if event.word == "rats":
        return [(facts["seat"], facts["change"])]
    return [(facts["seat"], -1), (facts["other"], 1)] if event.word == "flute" else []

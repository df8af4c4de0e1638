"""A position as a few lines, for those who read that a scenario failed."""

from __future__ import annotations

from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import Game
from game.scenario.story import SEATS


def picture(g: Game) -> list[str]:
    """The lines: the year, the cards that lie open, and each seat with its cities."""
    voices = ", ".join(WISHES[wish] for wish in g.voice) or "none"
    display = ", ".join(g.box.kind_of[card] for card in g.display)
    found = [
        f"year {g.year}, {g.phase}" + (f", round {g.round}" if g.round else "") + f", map {g.box.board.id}",
        f"voices: {voices}; display: {display}; citizens left: {g.citizens}",
    ]
    for seat in range(g.box.players):
        mark = " (start)" if g.start == seat else ""
        found.append(f"{SEATS[seat]}{mark}: gold {g.gold[seat]}, action cards {g.actions[seat]}, food {g.food(seat)}")
        found += [f"    {_city(g, city)}" for city in g.cities[seat]]
    return found


def _city(g: Game, city: list[int]) -> str:
    ids = g.box.board.ids
    built = ", ".join(f"{ids[site]} {g.box.building_ids[g.building[site]]}" for site in city[1:]) or "no buildings"
    return f"{ids[city[0]]}, {g.people[city[0]]} citizens: {built}"

"""Who takes citizens from whom, as arches stand: what is asked when a city is pointed at. No pygame here."""

from __future__ import annotations

from game.la_citta.rules import neighbours
from game.la_citta.rules.state import View

Change = tuple[int, int, int]


def changes(view: View, city: int) -> dict[int, Change]:
    """Per neighbour of a city and per wish: 1 if the city would draw a citizen from there, -1 if it would lose one to
    it, 0 if nobody moves."""
    mine = view.sites_of(city)
    if not mine:
        return {}
    found: dict[int, Change] = {}
    for other in neighbours.of_all(view).get(city, []):
        theirs = view.sites_of(other)
        a, b, c = (_change(view, mine, theirs, wish) for wish in range(3))
        found[other] = a, b, c
    return found


def _change(view: View, mine: list[int], theirs: list[int], wish: int) -> int:
    ours, others = view.points(mine, wish), view.points(theirs, wish)
    if ours > others and view.people[theirs[0]]:
        return 1
    return -1 if others > ours and view.people[mine[0]] else 0


def food_of(view: View) -> dict[int, list[tuple[int, int]]]:
    """Per area the castellos and farms that eat from it, as (site, seat)."""
    box = view.box
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, cities in enumerate(view.cities):
        for city in cities:
            for site in city:
                if box.feeds[view.building[site]]:
                    for area in box.board.borders[site]:
                        if box.landscape[area].startswith("F"):
                            found.setdefault(area, []).append((site, seat))
    return found

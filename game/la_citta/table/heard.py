"""La Città for ears: the map as a tree of cities instead of 177 sites, and what can be chosen now city by city."""

from __future__ import annotations

from game.la_citta.lang import _
from game.la_citta.rules.state import View
from game.la_citta.table.map.pane import MapPane
from game.la_citta.words import called
from game.la_citta.words import sites as surroundings
from game.la_citta.words.about import cities as told_cities
from game.la_citta.words.hearing import round_the_table
from game.la_citta.words.names import Names
from game.table.aloud.areas import Heard
from game.ui.reader.hearing import State
from game.ui.widgets import Widget

MOST_SITES = 24  # in the list of what can be chosen: the others are reached by the arrows, which step over the map


def choices(pane: MapPane, names: Names, focus: Widget | None) -> list[Widget]:
    """Sites and cities that can be chosen, sites city by city; of many those that give most."""
    view = pane.view
    sites = sorted(pane.legal, key=lambda site: (names.nearest(site, view), site))
    if len(sites) > MOST_SITES:
        box = view.box
        best = sorted(sites, key=lambda site: (-box.food[site] - box.gold[site] - (box.water >> site & 1), site))
        sites = [site for site in sites if site in set(best[:MOST_SITES])]
    asked = [pane.sites[site] for site in sites]
    asked += [one for one in pane.sites if one is focus and one not in asked]
    cities = [spot for city, spot in pane.cities.items() if city in pane.picked]
    return [*asked, *cities]


def more(pane: MapPane) -> list[Heard]:
    """How many sites there are, where not all of them are told one by one."""
    count = len(pane.legal)
    if count <= MOST_SITES:
        return []
    text = _("{count} sites can be chosen. The {most} that give most are told here; arrows step over the map to all.")
    return [Heard("sites", text.format(count=count, most=MOST_SITES), "text")]


def own(view: View, names: Names) -> list[Heard]:
    """Each own city with all that is known of it: it opens to growth, neighbours, buildings and free sites."""
    return [_city(view, city[0], names, whole=True) for city in view.cities[view.viewer]]


def others(view: View, names: Names, own_seat: int) -> list[Heard]:
    """The cities of the others, by owner, each in one line and a few sentences; all where nobody is here (-1)."""
    seats = [seat for seat in round_the_table(view) if seat != own_seat]
    return [_city(view, city[0], names, whole=False) for seat in seats for city in view.cities[seat]]


def _city(view: View, castello: int, names: Names, *, whole: bool) -> Heard:
    title = called.city(view, castello, names)
    near = called.neighbours(view, castello, names)
    if not whole:
        built = ", ".join(called.buildings(view, castello, names))
        return Heard(f"city:{castello}", title, "tree_item", about=". ".join([*near, built]) + ".")
    lines = [Heard(f"growth:{at}", line, "tree_item")
             for at, line in enumerate(told_cities.sentences(view, castello, names))]  # fmt: skip
    lines += [Heard(f"near:{at}", line, "tree_item") for at, line in enumerate(near)]
    houses = [Heard(f"built:{at}", line, "tree_item")
             for at, line in enumerate(called.buildings(view, castello, names))]  # fmt: skip
    free = [Heard("free", line, "tree_item") for line in surroundings.free_sites(view, castello, names)]
    return Heard(f"city:{castello}", title, "tree_item", more=[*lines, *houses, *free], state=State(expanded=True))

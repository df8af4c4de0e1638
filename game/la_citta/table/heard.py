"""La Città for ears: the map as a tree of cities instead of 177 sites, and what can be chosen now city by city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.la_citta.lang import _
from game.la_citta.rules.state import View
from game.la_citta.words import called
from game.la_citta.words import sites as surroundings
from game.la_citta.words.about import cities as told_cities
from game.la_citta.words.hearing import round_the_table
from game.la_citta.words.names import Names
from game.table.aloud.areas import Area, Heard
from game.table.aloud.desk import lines_of
from game.ui.reader.hearing import State
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.la_citta.table.board import CittaBoard

MOST_SITES = 24  # in the list of what can be chosen: the others are reached by the arrows, which step over the map


def areas(board: CittaBoard) -> tuple[Sequence[Area], Sequence[Area]]:
    """The choices first; the own cities, everybody, the other cities, voices and supply."""
    aloud = board.desk.aloud
    cards = [Area(_("Choices"), choices(board), lambda: more(board), listed=True)]
    alike = board.desk.flow.nobody_here
    if not alike:
        cards.append(Area(_("Action cards"), [board.actions]))
    cards.append(Area(_("Display"), [board.display]))
    return cards, [
        *([] if alike else [Area(_("My cities"), (), lambda: own(board), kind="tree")]),
        Area(_("Players"), board.players.children),
        Area(_("Cities") if alike else _("Cities of the others"), (), lambda: others(board), kind="tree"),
        Area(_("Voices"), [board.voices]),
        Area(_("Year and supply"), [board.time], lines_of(aloud, "supply")),
        Area(_("Scene"), board.scene.parts()),
    ]


def choices(board: CittaBoard) -> list[Widget]:
    """Tiles, sites and cities that can be chosen, sites city by city; of many those that give most."""
    pane, view = board.pane, board.view
    sites = sorted(pane.legal, key=lambda site: (board.names.nearest(site, view), site))
    if len(sites) > MOST_SITES:
        box = view.box
        best = sorted(sites, key=lambda site: (-box.food[site] - box.gold[site] - (box.water >> site & 1), site))
        sites = [site for site in sites if site in set(best[:MOST_SITES])]
    focus = board.desk.ui.focus
    asked = [pane.sites[site] for site in sites]
    asked += [one for one in pane.sites if one is focus and one not in asked]
    cities = [spot for city, spot in pane.cities.items() if city in pane.picked]
    return [board.picker, *asked, *cities]


def more(board: CittaBoard) -> list[Heard]:
    """How many sites there are, where not all of them are told one by one."""
    count = len(board.pane.legal)
    if count <= MOST_SITES:
        return []
    text = _("{count} sites can be chosen. The {most} that give most are told here; arrows step over the map to all.")
    return [Heard("sites", text.format(count=count, most=MOST_SITES), "text")]


def own(board: CittaBoard) -> list[Heard]:
    """Each own city with all that is known of it: it opens to growth, neighbours, buildings and free sites."""
    view, names = board.view, board.desk.aloud.called.names
    names_of_map = _learnt(names, view)
    return [_city(view, city[0], names_of_map, whole=True) for city in view.cities[view.viewer]]


def others(board: CittaBoard) -> list[Heard]:
    """The cities of the others, by owner, each in one line and a few sentences; all where nobody is here."""
    view, names = board.view, board.desk.aloud.called.names
    names_of_map = _learnt(names, view)
    seats = [seat for seat in round_the_table(view) if seat != board.desk.flow.own_seat]
    return [_city(view, city[0], names_of_map, whole=False) for seat in seats for city in view.cities[seat]]


def _learnt(names: object, view: View) -> Names:
    assert isinstance(names, Names)
    names.learn(view)
    return names


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

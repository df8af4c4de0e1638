"""Where on the table an option is picked, and what a press on a thing may mean. No pygame here.

`SITE` goes by the number of the site, `CITY` by that of its castello, `POLITICS` by the number of the card in the
display, `VOICE` by the place in the row; `ACTION` 0 is the action card that lies open.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask
from game.la_citta.rules import pieces
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.table.asking.spots import BUTTON

SITE, CITY, POLITICS, ACTION, VOICE = "site", "city", "politics", "action", "voice"
OF_CITIES = ("golden_times", "migrate", "starve")
BARE = ("gold", "draw")
CLOSENESS = "closeness"
SIMPLE = ("farm", "quarry", "convent_school", "statue", "marketplace", "well")


def place(word: str, view: View) -> tuple[str, int]:
    """Where an option is picked, and which thing it is there. What does not lie on the table becomes a button."""
    what = kind(word)
    if what in BARE or value(word) < 0:
        return BUTTON, -1
    if what == CLOSENESS:
        return POLITICS, pieces.shown(view, CLOSENESS)
    return (CITY if what in OF_CITIES else SITE), value(word)


def city_of(word: str, view: View) -> int:
    """The city that an option is about: the one that gives a citizen to a new one, the one that would be built on; -1
    for none."""
    what, number, by = kind(word), value(word), way(word) or ""
    if what == "new_city" and by.isdigit():
        return int(by)
    if what in (*BARE, CLOSENESS, "castello", "new_city") or not 0 <= number < view.box.board.hexes:
        return -1
    if view.city[number] >= 0:
        return view.city[number]
    own = [view.city[near] for near in view.box.board.near[number] if view.city[near] >= 0]
    return next((city for city in own if view.owner[city] == view.viewer), -1)


def wanted(place_: str, thing: int, ask: Ask) -> list[str]:
    """The options somebody may mean by a press on a thing that is not offered: asked of the rules for the reason."""
    if thing < 0:
        return []
    offered = {kind(word) for word in ask.options}
    if place_ == CITY:
        return [option(word, thing) for word in OF_CITIES if word in offered]
    if place_ != SITE:
        return []
    if ask.step != "politics_round.chosen":
        return [option(word, thing) for word in ("castello", "demolish", "starve") if word in offered]
    return [option(word, thing) for word in SIMPLE]


def of_kind(options: Sequence[str], what: str) -> list[str]:
    """The options of a kind."""
    return [word for word in options if kind(word) == what]


def building_meant(word: str, names: Names) -> int:
    """The building that an option would put on the map, by its number; -1 for none."""
    what = way(word) if kind(word) == "great_builder" else "castello" if kind(word) == "new_city" else kind(word)
    return names.box.building_ids.index(what) if what in names.box.building_ids else -1

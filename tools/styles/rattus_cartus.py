"""What a style shows in in Rattus Cartus: where it goes, what it lays there, and what it has in the end."""

from __future__ import annotations

from game.kernel.options import kind, value
from game.rattus_cartus.rules.state import Game
from tools.audit import Moment
from tools.styles import Column, Watched, Watcher


def answer(w: Watched, moment: Moment) -> None:
    """Buildings, Passes, and the Swords and Flutes that are laid."""
    v, step, word = moment.view, moment.ask.step, moment.chosen
    if step == "enter.chosen":
        if kind(word) == "enter":
            w.choose("entered", v.box.building_ids[v.building(value(word))])
        else:
            w.count("passes")
    elif step == "enter.announced":
        w.count("announced")
        w.count("people", value(word))
    elif step == "enter.laid":
        laid = v.box.kind[value(word)]
        w.count("swords", laid == "sword")
        w.count("flutes", laid == "flute")


def end(w: Watched, g: Game, seat: int) -> None:
    """Points, rats, and what is left in the hand."""
    line = g.scores[seat]
    w.count("points", line["total"])
    w.count("rats", g.rats[seat])
    w.count("dead", line["dead"])
    w.count("hand", len(g.hand[seat]))
    w.count("gold", sum(g.box.kind[card] == "gold" for card in g.hand[seat]))
    w.count("markers", g.markers[seat])
    w.count("looks", len(g.looked[seat]))


COLUMNS = (
    Column("points", "points", "{:.1f}"), Column("rats", "rats"), Column("dies", "dead", "{:.0%}"),
    Column("announces", "people", per="announced"), Column("Swords", "swords"), Column("Flutes", "flutes"),
    Column("Passes", "passes"), Column("hand", "hand"), Column("Gold", "gold"), Column("markers", "markers"),
    Column("looks", "looks"),
)  # fmt: skip
WATCHER = Watcher(COLUMNS, {"entered": "enters"}, answer, end)

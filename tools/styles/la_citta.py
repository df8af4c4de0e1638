"""What a style shows in in La Città: what it plays, how many neighbours it has, and what it has in the end."""

from __future__ import annotations

from game.kernel.options import kind, way
from game.la_citta.rules.neighbours import of_all
from game.la_citta.rules.state import Game
from tools.audit import Moment
from tools.styles import Column, Watched, Watcher

TURN = "politics_round.chosen"


def answer(w: Watched, moment: Moment) -> None:
    """Plays, the Great Builder's by what is built."""
    if moment.ask.step == TURN:
        word = moment.chosen
        w.choose("played", (way(word) or kind(word)) if kind(word) == "great_builder" else kind(word))


def end(w: Watched, g: Game, seat: int) -> None:
    """Points, citizens, cities and gold."""
    line = g.scores[seat]
    w.count("points", line["total"])
    w.count("citizens", line["citizens"])
    w.count("bonus", line["bonus"])
    w.count("hungry", g.penalty[seat])
    w.count("cities", len(g.cities[seat]))
    w.count("gold", g.gold[seat])
    near = of_all(g)
    w.count("near", sum(len(near[city[0]]) for city in g.cities[seat]))


COLUMNS = (
    Column("points", "points", "{:.1f}"), Column("citizens", "citizens", "{:.1f}"), Column("bonus", "bonus"),
    Column("hungry at the end", "hungry", "{:.0%}"), Column("cities", "cities"),
    Column("neighbours of a city", "near", per="cities"),
    Column("gold", "gold"),
)  # fmt: skip
WATCHER = Watcher(COLUMNS, {"played": "plays"}, answer, end)

"""Films in fixed positions, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import catalog
from game.session.film import Film
from game.session.match import Match
from game.session.save import snapshot
from game.table.film.film_flow import FilmFlow
from game.table.film.screen import FilmTable
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.then import then

Act = Callable[[FilmTable], object]


def filmed(ui: Ui, match: Match, share: float, *, opened: bool = False, seat: int | None = None) -> FilmTable:
    """The film of a match at this share of it, with all its story told."""
    film = Film(snapshot(match).save_file("", "2026-11-23 20:15"), catalog.rules, match.bots)
    flow = FilmFlow(film, lambda: "normal", seat)
    flow.open(opened)
    film.go(round(film.length * share))
    flow.jumped()
    table = FilmTable(ui, flow)
    while table.story.go_on(1.0):
        pass
    return table


def shot(
    match: Callable[[], Match], share: float, act: Act | None = None, *, opened: bool = False, seat: int | None = None
) -> Callable[[Ui], Screen]:
    """A picture of it; `act` opens something over it."""

    def make(ui: Ui) -> Screen:
        table = filmed(ui, match(), share, opened=opened, seat=seat)
        return table if act is None else then(table, partial(act, table))

    return make

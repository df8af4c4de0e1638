"""The history in fixed positions, for screenshots and tests: with many games, with none, each page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game import catalog
from game.bots.inline import InlineBots
from game.history.played import ALL, PlayedGame, Wanted
from game.session.match import Match
from game.session.notices import Notice
from game.session.save import SaveFile, snapshot
from game.session.setup import MatchSetup, SeatSetup
from game.ui.plots import Plot
from game.ui.screens.history.screen import HistoryScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.played import fill
from tools.shots.then import then


def history(ui: Ui, tab: str = "games", wanted: Wanted = ALL, count: int = 90, look: str = "") -> HistoryScreen:
    """The history after so many games, at a page; `look`: what of a plot the keys are on."""
    fill(ui.host.history, count)
    screen = HistoryScreen(ui)
    screen.tab, screen.wanted = tab, wanted

    def settle() -> None:
        screen.settle()
        if look:
            _look_at(screen, look)

    then(screen, settle)
    return screen


def _look_at(screen: HistoryScreen, name: str) -> None:
    plot = screen.find(name)
    assert isinstance(plot, Plot)
    plot.take(min(1, len(plot.marks) - 1))


def _chosen_game(ui: Ui) -> Screen:
    """Another game of the list is chosen."""
    screen = history(ui)
    return then(screen, lambda: screen.games.choose(screen.games.games[2].id))


def _asked(ui: Ui) -> Screen:
    screen = history(ui, count=3)
    return then(screen, screen.delete_all)


def _troubled(ui: Ui) -> Screen:
    """The file cannot be used."""
    screen = history(ui, count=0)
    ui.host.history.trouble = Notice("history_foreign", {"file": "history.db"})
    return screen


def _down(ui: Ui) -> Screen:
    """The lower plots."""
    screen = history(ui, "figures", Wanted(game=catalog.USUAL, person="Matilda"))
    return then(screen, lambda: screen.figures.list.scroll_to(100_000))


SEEN_AT = 0.86  # of a game: then its table is full, and nothing is counted yet
PICTURED = 12  # tables of made-up games that are played for their pictures


def _ended(game: PlayedGame) -> SaveFile:
    """A game of the same people near its end: what the picture of a made-up one shows."""
    rules = catalog.rules(game.game)
    seats = tuple(SeatSetup(one.name, one.seat, "random") for one in sorted(game.seats, key=lambda one: one.seat))
    setup = MatchSetup(game.game, rules.setup(len(seats), {}, game.id), game.id, seats)
    whole, before, steps = Match.new(rules, setup, InlineBots()), Match.new(rules, setup, InlineBots()), 0
    while whole.pending is not None and whole.step():
        steps += 1
    for _step in range(round(steps * SEEN_AT)):
        before.step()
    return snapshot(before).save_file("kept", "")


def _wall(ui: Ui) -> Screen:
    """With the tables of its games."""
    screen = history(ui)
    screen._whole = lambda number: _ended(found) if (found := screen.history.game(number)) is not None else None  # type: ignore[method-assign]

    def look() -> None:
        for game in screen.games.games[:PICTURED]:
            while screen.keepsake(game) is None:
                screen.keepsakes.update()
                screen.fetching.settle()
        screen.games.pictured()

    return then(screen, look)


MATILDA = replace(ALL, person="Matilda")
SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "history": history,
    "history_wall": _wall,
    "history_chosen": _chosen_game,
    "history_none": partial(history, count=0),
    "history_no_match": partial(history, wanted=Wanted(person="Matilda", players=8)),
    "history_delete_all": _asked,
    "history_trouble": _troubled,
    "figures": partial(history, tab="figures", wanted=replace(MATILDA, game=catalog.USUAL), look="sources"),
    "figures_down": _down,
    "figures_all": partial(history, tab="figures"),
    "figures_none": partial(history, tab="figures", count=0),
    "ratings": partial(history, tab="ratings", wanted=replace(ALL, game=catalog.USUAL), look="rating"),
}

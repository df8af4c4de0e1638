"""Which games: the choices above the list and above the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game import catalog
from game.history.played import ALL, Wanted
from game.ui import opponents
from game.ui.draw import theme
from game.ui.game_words import name_of
from game.ui.lang import _, ngettext
from game.ui.screens.history.words import KINDS, kind_words
from game.ui.screens.page import roomy
from game.ui.widgets import Button, Choice, Column, Label, Row, Spacer, TextField, Widget
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.ui.screens.history.screen import HistoryScreen

OF_GAMES = ("game", "person", "players", "level", "origin", "won", "text")
OF_FIGURES = ("game", "person", "players", "level", "origin")
OF_RATINGS = ("game",)
LONGEST = 40
USUAL = "usual"  # the kind "" in a list where "" is every kind
MOST_SEATS = 8
Options = list[tuple[str, str]]


def count_of(wanted: Wanted, names: Sequence[str]) -> int:
    """How many of these filters are set."""
    return sum(getattr(wanted, name) != getattr(ALL, name) for name in names)


def only(wanted: Wanted, names: Sequence[str]) -> Wanted:
    """The same without what these pages cannot filter by."""
    return Wanted(**{name: getattr(wanted, name) for name in names})


def filter_row(screen: HistoryScreen, names: Sequence[str]) -> Widget:
    """All choices side by side, or where there is little room a button that opens them."""
    if names == OF_RATINGS:  # there are but two
        two = [*controls(screen, names), screen.ratings.choice()]
        return Row([*(one.sized(width=min(420.0, screen.ui.scale.bounds.w * 0.29)) for one in two), Spacer()], gap=10)
    if roomy(screen.ui.scale.bounds):
        return Row([one.sized(grow=1) for one in controls(screen, names)], gap=10)
    set_now = count_of(screen.wanted, names)
    said = ngettext("{count} filter", "{count} filters", set_now).format(count=set_now) if set_now else _("All games")
    button = Button(_("Filters"), lambda: _open(screen, names), name="filters", height=44)
    return Row([button.sized(width=150), Label(said, theme.ASIDE)], gap=14, align="middle")


def controls(screen: HistoryScreen, names: Sequence[str]) -> list[Widget]:
    """The choices of these names."""
    return [_search(screen) if name == "text" else _choice(screen, name) for name in names]


def _open(screen: HistoryScreen, names: Sequence[str]) -> None:
    def close() -> None:
        screen.ui.stack.close_layer(layer)

    def clear() -> None:
        close()
        screen.want(ALL)

    rows = controls(screen, names)
    done = Button(_("Show"), close, "gold", "filters_done")
    buttons: list[Widget] = [Button(_("Clear filters"), clear, name="filters_clear"), done.sized(width=180), Spacer()]
    layer = open_dialog(screen.ui, Dialog(_("Filters"), Column(rows, gap=10), buttons, 560), first=rows[0])


def _search(screen: HistoryScreen) -> TextField:
    def typed(text: str) -> None:
        screen.want(replace(screen.wanted, text=text))

    if screen.search is None or screen.search.label != _("Search"):
        screen.search = TextField(_("Search"), screen.wanted.text, typed, "search", LONGEST, _("a name, a card"))
    screen.search.set(screen.wanted.text)
    return screen.search


def _choice(screen: HistoryScreen, name: str) -> Choice:
    label, options, change = _KNOWN[name](screen)
    return Choice(label, options, _chosen(screen.wanted, name), change, f"filter:{name}")


def _chosen(wanted: Wanted, name: str) -> str:
    """How the filter stands, as the value of its choice."""
    value = getattr(wanted, name)
    if name == "origin":
        return "" if value is None else value or USUAL
    if name == "won":
        return "" if value is None else "won" if value else "lost"
    return str(value or "")


Made = tuple[str, Options, Callable[[str], None]]


def _game(screen: HistoryScreen) -> Made:
    games = [(game, name_of(game)) for game in catalog.games()]
    every = [("", _("All games"))] if screen.tab != "ratings" else []
    return _("Game"), [*every, *games], lambda value: screen.want(replace(screen.wanted, game=value))


def _person(screen: HistoryScreen) -> Made:
    names = list(dict.fromkeys([*screen.people, *filter(None, [screen.wanted.person])]))
    options = [("", _("Everybody")), *((name, name) for name in names)]
    return _("Person"), options, lambda value: screen.want(replace(screen.wanted, person=value))


def _players(screen: HistoryScreen) -> Made:
    def words(count: int) -> str:
        return ngettext("{count} player", "{count} players", count).format(count=count)

    options = [("", _("Any number")), *((str(count), words(count)) for count in range(2, MOST_SEATS + 1))]
    return _("Players"), options, lambda value: screen.want(replace(screen.wanted, players=int(value or 0)))


def _level(screen: HistoryScreen) -> Made:
    known = opponents.levels(screen.wanted.game or catalog.USUAL)
    options = [("", _("Any")), *((level, opponents.level_words(level)) for level in known)]
    return _("Strongest opponent"), options, lambda value: screen.want(replace(screen.wanted, level=value))


def _origin(screen: HistoryScreen) -> Made:
    options = [("", _("Every kind")), *((kind or USUAL, kind_words(kind)) for kind in KINDS)]

    def change(value: str) -> None:
        screen.want(replace(screen.wanted, origin=None if not value else "" if value == USUAL else value))

    return _("Kind"), options, change


def _won(screen: HistoryScreen) -> Made:
    options = [("", _("Won or lost")), ("won", _("Won")), ("lost", _("Lost"))]

    def change(value: str) -> None:
        screen.want(replace(screen.wanted, won=None if not value else value == "won"))

    return _("Result"), options, change


_KNOWN: dict[str, Callable[[HistoryScreen], Made]] = {
    "game": _game, "person": _person, "players": _players, "level": _level, "origin": _origin, "won": _won,
}  # fmt: skip

__all__ = ["OF_FIGURES", "OF_GAMES", "OF_RATINGS", "controls", "count_of", "filter_row", "only"]

"""Fixed positions of what is read and chosen before a game: new-game screen, gallery, rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.kernel.rules import of
from game.la_citta import GAME
from game.la_citta.setup.choice import CittaOptions, Country
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.reference import ReferenceScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen


def _new_game(ui: Ui, tab: str = "players", country: Country | None = None, seats: int = 4) -> Screen:
    screen = NewGameScreen(ui, GAME)
    del screen.seats[seats:]
    of(CittaOptions, screen.options).country = country or Country()
    screen.tab = tab
    return screen


def _gallery(ui: Ui) -> Screen:
    return ReferenceScreen(ui, game=GAME)


def _rules(ui: Ui, place: str) -> Screen:
    return ReferenceScreen(ui, game=GAME, place=place)


def _card(ui: Ui, card: str) -> Screen:
    return CardScreen(ui, card, game=GAME)


READING: dict[str, Callable[[Ui], Screen]] = {
    "citta_new_game": _new_game,
    "citta_country": partial(_new_game, tab="map"),
    "citta_country_2": partial(_new_game, tab="map", country=Country("brick", "random", "placed", 5), seats=2),
    "citta_country_gone": partial(_new_game, tab="map", country=Country("gone")),
    "citta_switches": partial(_new_game, tab="rules"),
    "citta_gallery": _gallery,
    "citta_read": partial(_card, card="great_builder"),
    "citta_rules": partial(_rules, place="topic:migration"),
}

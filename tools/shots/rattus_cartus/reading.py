"""Fixed positions of what is read and chosen before a game: new-game screen, gallery, rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.content.book import Filters
from game.kernel.rules import of
from game.rattus_cartus import GAME
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.setup.choice import Buildings, RattusOptions
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.reference import ReferenceScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen

OWN = ("brewery", "office", "monastery", "hospital", "guard_tower", "fortune_tellers_tent", "treasury")
FAULTY = tuple(name for name in FIRST_GAME if name != "monastery")


def _new_game(ui: Ui, tab: str = "players", buildings: Buildings | None = None, seats: int = 4) -> Screen:
    screen = NewGameScreen(ui, GAME)
    del screen.seats[seats:]
    of(RattusOptions, screen.options).buildings = buildings or Buildings()
    screen.tab = tab
    return screen


def _gallery(ui: Ui, **filters: Any) -> Screen:
    screen = ReferenceScreen(ui, game=GAME)
    screen.filters = Filters(**filters)
    return screen


def _rules(ui: Ui, place: str) -> Screen:
    return ReferenceScreen(ui, game=GAME, place=place)


def _card(ui: Ui, card: str) -> Screen:
    return CardScreen(ui, card, game=GAME)


READING: dict[str, Callable[[Ui], Screen]] = {
    "rattus_new_game": _new_game,
    "rattus_buildings": partial(_new_game, tab="buildings"),
    "rattus_mixed": partial(_new_game, tab="buildings", buildings=Buildings("mixed", drawn=5)),
    "rattus_own_choice": partial(_new_game, tab="buildings", buildings=Buildings("own", [*OWN], 3), seats=2),
    "rattus_refused": partial(_new_game, tab="buildings", buildings=Buildings("own", [*FAULTY])),
    "rattus_switches": partial(_new_game, tab="rules"),
    "rattus_gallery": _gallery,
    "rattus_gallery_estate": partial(_gallery, by={"estate": "magic"}),
    "rattus_card": partial(_card, card="guard_tower"),
    "rattus_card_follower": partial(_card, card="abbess"),
    "rattus_card_special": partial(_card, card="sword"),
    "rattus_rules": partial(_rules, place="topic:game"),
    "rattus_rules_buildings": partial(_rules, place="topic:buildings"),
    "rattus_rules_card": partial(_rules, place="card:fortune_tellers_tent"),
    "rattus_rules_words": partial(_rules, place="list:words"),
}

"""Fixed positions of the new-game screen: casts, districts, wishes, switches of the rules."""

from __future__ import annotations

from functools import partial

from game.citadels.setup import choice
from game.citadels.setup.options import CastChoice, CitadelsOptions, Wish, to_keep
from game.citadels.setup.page import CitadelsPage
from game.kernel.rules import of
from game.ui.screens.new_game import NewGameScreen
from game.ui.services import StoredChoice
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.around import new_game
from tools.shots.citadels.base import Shot
from tools.shots.then import then


def page(screen: NewGameScreen) -> CitadelsPage:
    """What of the screen is the game's own."""
    assert isinstance(screen.page, CitadelsPage)
    return screen.page


def kept_cast() -> StoredChoice:
    """What somebody keeps for long evenings."""
    presets = choice.cards().presets
    characters, uniques = presets["cunning_agents"].characters, presets["illustrious_emissaries"].uniques
    cast = CastChoice("own", characters=[*characters], uniques=[*uniques])
    return StoredChoice("long", "Long evenings", to_keep(CitadelsOptions([], nine=True, cast=cast)))


def with_kept_cast(ui: Ui) -> None:
    """From now on that cast is in the list."""
    ui.host.choices.save("Long evenings", "citadels", kept_cast().choice)


def _new_game_two(ui: Ui) -> Screen:
    """The smallest table, with the cast of a named set-up."""
    screen = new_game(ui)
    del screen.seats[2:]
    of(CitadelsOptions, screen.options).cast = CastChoice(preset="devious_dignitaries")
    return screen


def _new_game_refused(ui: Ui) -> Screen:
    """Districts are missing; a way out is offered."""
    screen = _new_game_cast(ui)
    del of(CitadelsOptions, screen.options).cast.uniques[-3:]
    screen.tab, page(screen).card_read = "districts", "theater"
    return screen


def _new_game_ways(ui: Ui) -> Screen:
    """The list of casts is open, with one that is kept."""
    with_kept_cast(ui)
    screen = new_game(ui)
    return then(screen, lambda: screen.find("cast_choice").activate())


def _new_game_cast(ui: Ui) -> NewGameScreen:
    """A cast chosen card by card."""
    screen = new_game(ui, "characters")
    choice.use(of(CitadelsOptions, screen.options), kept_cast())
    of(CitadelsOptions, screen.options).cast.saved = ""
    page(screen).card_read = "queen"
    return screen


def _new_game_wishes(ui: Ui) -> Screen:
    """Characters with wishes that cannot all come true."""
    screen = new_game(ui, "characters")
    wishes: dict[str, Wish] = {"witch": "always", "magistrate": "always", "emperor": "never", "abbot": "always"}
    of(CitadelsOptions, screen.options).cast = CastChoice("wishes", wishes=wishes, drawn=7)
    page(screen).card_read = "magistrate"
    return screen


def _new_game_districts(ui: Ui) -> Screen:
    """Unique districts with wishes."""
    screen = new_game(ui, "districts")
    wishes: dict[str, Wish] = {"armory": "never", "necropolis": "never", "library": "always", "statue": "always"}
    of(CitadelsOptions, screen.options).cast = CastChoice("wishes", wishes=wishes, drawn=7)
    page(screen).card_read = "observatory"
    return screen


NEW_GAME_SHOTS: dict[str, Shot] = {
    "new_game_two": _new_game_two,
    "new_game_ways": _new_game_ways,
    "new_game_cast": _new_game_cast,
    "new_game_wishes": _new_game_wishes,
    "new_game_districts": _new_game_districts,
    "new_game_refused": _new_game_refused,
    "new_game_rules": partial(new_game, tab="rules"),
}

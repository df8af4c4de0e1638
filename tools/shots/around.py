"""The screens around the table in fixed positions, for screenshots and tests: every page and every state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import catalog
from game.ui.lang import _
from game.ui.screens.faces import open_faces
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.player import ask_name
from game.ui.screens.seats import new_seat
from game.ui.services import SaveInfo
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from game.ui.window.settings import Person
from tools.shots import challenges as shots_challenges
from tools.shots import crash as shots_crash
from tools.shots import keys as shots_keys
from tools.shots.demo import Demo, demo_saves, many_saves
from tools.shots.then import then


def _with_saves(ui: Ui, saves: list[SaveInfo]) -> None:
    """Fills the made-up save folder."""
    if isinstance(ui.host, Demo):
        ui.host.saves.entries[:] = saves


def _seated(ui: Ui) -> None:
    """Deals a game, for the screens above a table."""
    if isinstance(ui.host, Demo):
        ui.host.sit()


# -- title -------------------------------------------------------------------------------------------------------------
def _title(ui: Ui) -> Screen:
    from game.ui.screens.title import TitleScreen

    ui.settings.values.player_name = "Matilda"
    return TitleScreen(ui)


def _title_first(ui: Ui) -> Screen:
    """Nothing was ever played here."""
    from game.ui.screens.title import TitleScreen

    _with_saves(ui, [])
    ui.settings.values.player_name = ""
    return TitleScreen(ui)


def _title_welcome(ui: Ui) -> Screen:
    """Somebody is asked for a name."""
    screen = _title_first(ui)
    return then(screen, lambda: ask_name(ui))


def _title_other(ui: Ui) -> Screen:
    """Another game than the usual one is chosen."""
    from game.ui.screens.title import TitleScreen

    ui.settings.values.player_name, ui.settings.values.last = "Matilda", catalog.games()[-1]
    return TitleScreen(ui)


# -- new game ----------------------------------------------------------------------------------------------------------
def _new_game_faces(ui: Ui) -> Screen:
    """The page of all opponents."""
    screen = new_game(ui)
    return then(screen, lambda: open_faces(ui, "schemer", lambda _personality: None, screen.game))


def new_game(ui: Ui, tab: str = "players") -> NewGameScreen:
    """The new-game screen with five seats, at a page."""
    screen = NewGameScreen(ui)
    screen.use_demo()
    screen.tab = tab
    return screen


def _new_game_levels(ui: Ui) -> Screen:
    """The levels are looked at."""
    screen = new_game(ui)
    return then(screen, lambda: screen.find("player_2").activate())


def _new_game_known(ui: Ui) -> Screen:
    """Somebody who has played here before is looked for."""
    screen = new_game(ui)
    ui.settings.values.people = {name: Person() for name in ("Theodora", "Ben", "Isabeau", "Matilda")}
    return then(screen, lambda: screen.find("known_1").activate())


def _new_game_eight(ui: Ui) -> Screen:
    """A full table of people and bots."""
    screen = new_game(ui)
    while len(screen.seats) < 8:
        screen.seats.append(new_seat(screen.seats))
    return screen


# -- the others --------------------------------------------------------------------------------------------------------
def _load(ui: Ui, saves: Callable[[], list[SaveInfo]] = demo_saves, chosen: str = "") -> Screen:
    from game.ui.screens.saves import LoadScreen

    _with_saves(ui, saves())
    screen = LoadScreen(ui)
    screen.chosen = chosen
    return screen


def _players(ui: Ui) -> Screen:
    from game.ui.screens.players import PlayersScreen

    _seated(ui)
    return PlayersScreen(ui)


def _settings(ui: Ui) -> Screen:
    from game.ui.screens.settings import SettingsScreen

    ui.settings.values.player_name = "Matilda"
    ui.settings.values.animation = 1.0
    return SettingsScreen(ui)


def _pause(ui: Ui) -> Screen:
    from game.ui.screens.pause import PauseScreen

    _seated(ui)
    return PauseScreen(ui)


def _about(ui: Ui, tab: str = "credits") -> Screen:
    from game.ui.screens.about import AboutScreen

    screen = AboutScreen(ui)
    screen.tab = tab
    return screen


# -- what lies above a screen ------------------------------------------------------------------------------------------
def _keys(ui: Ui) -> Screen:
    from game.ui.screens.keys import open_keys

    screen = new_game(ui)
    return then(screen, lambda: open_keys(ui, screen.keys()))


def _press(ui: Ui, make: Callable[[Ui], Screen], name: str) -> Screen:
    screen = make(ui)
    return then(screen, lambda: screen.find(name).activate())


def _dialog_error(ui: Ui) -> Screen:
    from game.ui.widgets.modal import tell

    why = _("{file} cannot be read: {reason}").format(file="from_raoul.save", reason="Input/output error")
    return then(_load(ui), lambda: tell(ui, _("That did not work"), why))


def _toasts(ui: Ui) -> Screen:
    """Three messages, one of them a bad one."""

    def show() -> None:
        ui.toasts.show(_("This one stays, so that nobody is locked out."))
        ui.toasts.show(_("Movement is switched off in the settings."))
        ui.toasts.show(_("The settings were damaged. Defaults are used; the old file is kept beside them."), "danger")

    _with_saves(ui, demo_saves())
    return then(_title(ui), show)


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "title": _title,
    "title_first": _title_first,
    "title_welcome": _title_welcome,
    "title_other": _title_other,
    "new_game_levels": _new_game_levels,
    "new_game_known": _new_game_known,
    "new_game": new_game,
    "new_game_eight": _new_game_eight,
    "new_game_faces": _new_game_faces,
    "load": _load,
    "load_many": partial(_load, saves=many_saves, chosen="m2"),
    "load_damaged": partial(_load, chosen="e"),
    "load_empty": partial(_load, saves=list),
    "settings": _settings,
    "pause": _pause,
    "pause_again": partial(_press, make=_pause, name="again"),
    "players": _players,
    "about": _about,
    "about_licence": partial(_about, tab="cinzel"),
    "keys": _keys,
    "dialog_confirm": partial(_press, make=_load, name="delete"),
    "dialog_text": partial(_press, make=_pause, name="save_as"),
    "dialog_error": _dialog_error,
    "toasts": _toasts,
    **shots_keys.SHOTS,
    **shots_crash.SHOTS,
    **shots_challenges.SHOTS,
}

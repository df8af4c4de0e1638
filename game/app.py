"""The window: the only place that knows screens, matches, saves and bots all together."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game import catalog, crash_context
from game.arguments import Parser
from game.content import usable
from game.content.faults import ContentError
from game.content.languages import languages
from game.crash import Background, Context, Report
from game.folders import FolderSaves, KeptChoices
from game.machine_code import CODE
from game.open_games import OpenGames
from game.rescue import USUAL, Guard, Place, Start
from game.ui import deals
from game.ui.doors import open_door
from game.ui.draw.markup import escape
from game.ui.people import own_name
from game.ui.services import SaveRefused

if TYPE_CHECKING:
    from game.history.feats import Feat
    from game.history.same_seat import Comparing
    from game.history.store import History
    from game.session.notices import Notice
    from game.session.save import SaveFile
    from game.ui.window.settings import Settings, SettingsFile
    from game.ui.window.shell import Shell
    from game.ui.window.window import Window

SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
QUICK_SEATS = 5
NEEDED_IN_GAMES = (
    "game.session.match", "game.session.keeper", "game.bots.remote", "game.table.asking.offers", "game.table.screen",
)  # fmt: skip  # of any kind


class App:
    """Everything together: `game.ui.services.Host`, and for the guard around it `game.rescue.Program`."""

    shell: Shell
    window: Window

    def __init__(self, options: argparse.Namespace, background: Background | None = None) -> None:
        self.options, self.background = options, background or Background()
        self.seed: int | None = options.seed
        self.quick_seats: int = options.players
        self.saves = FolderSaves()
        self.choices = KeptChoices()
        self.games = OpenGames(self)
        self.film: SaveFile | None = None  # a game that is shown at once

    @cached_property
    def history(self) -> History:
        """Opened when it is first needed, at the latest once the title rests. Games that were finished when the program
        was killed go into it then."""
        from game.history.history_listeners import attend
        from game.history.store import open_history

        opened = open_history(tell=self._tell_notice)
        attend(opened, self._tell_earned)
        opened.catch_up(self.saves.folder(), keep=self.shell.ui.settings.values.keep_history)
        return opened

    @cached_property
    def comparing(self) -> Comparing:
        """Made when it is first needed."""
        from game.history.same_seat import Comparing

        return Comparing()

    def _tell_notice(self, notice: Notice) -> None:
        """From any thread."""
        from game.ui.lang import _

        self.shell.ui.jobs.append(lambda: self.shell.ui.toasts.show(escape(notice.text(_)), "danger"))

    def _tell_earned(self, person: str, feats: list[Feat]) -> None:
        """From any thread, when a game is over: a quiet line, once the end has been told."""
        from game.ui.screens.challenges.words import earned_words

        toasts, text = self.shell.ui.toasts, escape(earned_words(person, feats))
        self.shell.ui.jobs.append(lambda: toasts.later(text, "achieved", partial(self._award, feats)))

    def _award(self, feats: list[Feat]) -> None:
        top = self.shell.ui.stack.top
        if top is not None:
            top.award(feats)

    def quit(self) -> None:
        self.games.close()
        self.window.stop()

    def begin(self, start: Start) -> None:
        self.open(self.options, start)

    def open(self, options: argparse.Namespace, start: Start = USUAL) -> None:
        """Opens the window with the title, or at once with a game. Raises NoWindowError."""
        settings = self._settings(options)
        from game.ui.screens.title import TitleScreen  # while the first pictures are decoded
        from game.ui.window.window import Window

        surface = _open(settings.values)
        self.shell = self.make_shell(surface.get_size(), settings)
        self.window = Window(self.shell, surface)
        self.window.on_close = self.quit
        self.games.put_damaged_aside()
        self.shell.ui.stack.reset(TitleScreen(self.shell.ui))
        self._tell_of_machine_code()
        self._prepare_games()
        if (
            self.film is None
            and start is USUAL
            and vars(options) == vars(parse([]))
            and not settings.values.player_name
        ):
            self._welcome()
        try:
            self._first_game(options, start)
        except SaveRefused as refused:
            self.shell.ui.toasts.show(str(refused), "danger")

    def _settings(self, options: argparse.Namespace) -> SettingsFile:
        """The settings with the options of the command line, and the pictures of the title on their way."""
        from game.ui.draw import first_pictures
        from game.ui.last_set_ups import last_game
        from game.ui.window.memory import keep_pictures_apart
        from game.ui.window.settings import SettingsFile

        keep_pictures_apart()
        settings = SettingsFile()
        use_options(settings.values, options)
        first_pictures.open_ahead(last_game(settings.values), settings.values.window)
        return settings

    def make_shell(self, size: tuple[int, int], settings: SettingsFile) -> Shell:
        """What events go into and frames come out of."""
        from game.ui.window.shell import Shell

        return Shell(size, settings, self)

    def _tell_of_machine_code(self) -> None:
        if CODE.trouble:
            from game.session.notices import Notice

            self._tell_notice(Notice("machine_code_unusable", {"reason": CODE.trouble}))

    def _first_game(self, options: argparse.Namespace, start: Start) -> None:
        if start.choice == "continue" and start.game:
            self.games.load(start.game)
        elif start.choice == "continue":
            self.games.continue_last()
        elif start.choice == "earlier":
            self.games.continue_earlier(start.steps, start.game)
        elif start.choice is None and options.code is not None:
            self.games.deal(deals.by_code(options.code, own_name(self.shell.ui.settings.values)))
        elif start.choice is None and options.daily is not None:
            self._daily(options.daily)
        elif start.choice is None and options.play_at_once:
            self.games.quick_game()
        elif start.choice is None and self.film is not None:
            open_door("film", self.shell.ui, self.film)

    def _daily(self, game: str) -> None:
        """The page of today's deals, from which one is played."""
        from game.ui.screens.challenges.day import DayScreen

        self.shell.ui.stack.push(DayScreen(self.shell.ui, game))

    def _welcome(self) -> None:
        """Whoever starts the program for the first time, and not with options for it, is asked for a name, and whether
        to begin with the guided game."""
        from game.table.lessons.screen import ask_once
        from game.ui.screens.player import ask_name

        ui = self.shell.ui

        def named() -> None:
            if ui.stack.top is not None:
                ui.stack.top.rebuild()
            ask_once(ui)

        ask_name(ui, named)

    def _prepare_games(self) -> None:
        """Once the first frame is seen: the pictures of all cards and the parts of the table, so that no game waits."""
        from game.ui import opponents
        from game.ui.draw.first_pictures import EARLY
        from game.ui.last_set_ups import last_game

        ui = self.shell.ui
        ui.jobs.append(opponents.prepare)
        for game in catalog.games():
            ui.jobs.append(partial(self._tell_trouble, game))
        ui.jobs.append(lambda: self.history)
        ui.jobs.appendleft(partial(self._prepare_likely, last_game(ui.settings.values)))
        for name in reversed(NEEDED_IN_GAMES):
            ui.jobs.appendleft(partial(import_module, name))
        ui.jobs.appendleft(usable.check_any)
        ui.jobs.appendleft(EARLY.forget)

    def _prepare_likely(self, game: str) -> None:
        """What the game needs that was played last."""
        if usable.trouble(game):
            return
        jobs = self.shell.ui.jobs
        jobs.appendleft(partial(self._likely_cards, game))
        for name in reversed(catalog.ahead(game)):
            jobs.appendleft(partial(import_module, name))

    def _likely_cards(self, game: str) -> None:
        """The pictures of the game that was played last, unless another one is played already."""
        match, ui = self.games.match, self.shell.ui
        if match is None or match.setup.game == game:
            ui.assets.pictures.ahead(ui.cards_of(game).picture_files())

    def _tell_trouble(self, game: str) -> None:
        """Names a game that cannot be opened; the others stay playable."""
        if said := usable.trouble(game):
            self.shell.ui.toasts.show(escape(said), "danger")

    def run(self) -> int:
        """Plays until the window is closed; the exit code."""
        self.window.run()
        self.games.close()
        self._close_history()
        return 0

    def _close_history(self) -> None:
        if "comparing" in vars(self):
            self.comparing.stop()
        if "history" in vars(self):
            self.history.close()

    # -- after an error ----------------------------------------------------------------------------------------------
    def abandon(self) -> None:
        """Nothing of the game is lost; the threads that prepare pictures end."""
        try:
            self.games.abandon()
            self._close_history()
        finally:
            if hasattr(self, "shell"):
                self.shell.ui.assets.pictures.close()

    def place(self) -> Place | None:
        return self.games.place()

    def game(self) -> str:
        return self.games.again()

    def can_continue(self) -> bool:
        return bool(self.game()) or self.saves.last() is not None

    def settings(self) -> Settings | None:
        return self.shell.ui.settings.values if hasattr(self, "shell") else None

    def context(self) -> Context:
        """What a report tells besides the error."""
        return crash_context.gather(self.settings(), self.games)

    def tell(self, report: Report) -> None:
        """A short message, in a moment when nothing moves."""
        from game.ui.lang import _

        text = _("Something in the background failed; the game goes on. A report was written to the log folder.")
        self.shell.ui.jobs.append(lambda: self.shell.ui.toasts.show(text, "danger"))


def _open(values: Settings) -> Any:
    """The display surface: that of the open window, or a new one. Raises NoWindowError where none can be opened."""
    import pygame

    from game.crash import NoWindowError
    from game.ui.window.window import open_display

    try:
        opened = pygame.display.get_surface() if pygame.display.get_init() else None
        return opened or open_display(values)
    except pygame.error as error:
        raise NoWindowError(str(error)) from error


def use_options(values: Settings, options: argparse.Namespace) -> None:
    """Options of the command line go before the stored settings."""
    if options.size:
        values.window, values.full_screen = list(options.size), False
    if options.full_screen is not None:
        values.full_screen = options.full_screen
    if options.lang:
        values.language = options.lang
    if options.renderer:
        values.renderer = options.renderer
    if options.pace:
        values.bot_pace = options.pace
    if options.animation is not None:
        values.animation = options.animation


def _size(text: str) -> tuple[int, int]:
    found = SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write for example 1600x900")
    return int(found[1]), int(found[2])


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the window. Ends the program with a sentence for wrong ones."""
    parser = Parser(prog="python -m game", description="Open the window and play.")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window, at least 1280x720")
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", dest="full_screen", action="store_true", default=None, help="fill the screen")
    screen.add_argument("--windowed", dest="full_screen", action="store_false", default=None, help="play in a window")
    parser.add_argument("--lang", "--language", choices=languages(), help="language of the screens")
    parser.add_argument("--renderer", choices=("auto", "cpu", "gpu"), help="how the picture reaches the screen")
    parser.add_argument("--play-at-once", action="store_true", help="skip the title: a game against sensible bots")
    parser.add_argument(
        "--players", type=int, choices=range(2, 9), default=QUICK_SEATS, help="seats when playing at once"
    )
    parser.add_argument("--code", metavar="CODE", help="play the deal of this code at once")
    parser.add_argument(
        "--daily", metavar="GAME", nargs="?", const="", choices=("", *catalog.games()), help="open the deals of today"
    )
    parser.add_argument("--seed", type=int, help="the cards of a game played at once")
    parser.add_argument(
        "--pace", choices=("relaxed", "normal", "fast", "instant"), help="how fast computer players act"
    )
    parser.add_argument("--animation", type=float, choices=(0, 0.5, 1, 2, 4), help="speed of movements, 0 is off")
    return parser.parse_args(list(argv))


def main(argv: Sequence[str]) -> int:
    """Play in the window; the exit code. Raises ContentError, once the title is seen, if no game has sound files."""
    return _run(parse(argv))


def show_film(save: SaveFile) -> int:
    """Opens the window with a game that was played; the exit code."""
    return _run(parse([]), save)


def _run(options: argparse.Namespace, film: SaveFile | None = None) -> int:
    def make() -> App:
        app = App(options, guard.background)
        app.film = film
        return app

    guard = Guard(make)
    try:
        return guard.run()
    except ContentError as faults:
        if getattr(sys, "frozen", False):  # a double-clicked program has no terminal that could show them
            from game.ui.window.crash_window import say

            say("Crown & Coin", str(faults))
        raise

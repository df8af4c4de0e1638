"""The window: the only place that knows screens, matches, saves and bots all together."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.arguments import Parser
from game.folders import FolderSaves, KeptCasts, refuse_in_words
from game.ui.services import GameOptions, SaveInfo, SaveRefused, SeatOptions

if TYPE_CHECKING:
    from game.citadels.table.flow import Flow
    from game.session.keeper import Keeper
    from game.session.match import Match
    from game.session.save import SaveFile
    from game.session.setup import MatchSetup
    from game.ui.settings import Settings
    from game.ui.shell import Shell
    from game.ui.window import Window

SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
QUICK_SEATS = 5


class OpenGames:
    """Starting, leaving and keeping matches (`game.ui.services.Games`)."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.match: Match | None = None
        self.keeper: Keeper | None = None
        self.flow: Flow | None = None

    # -- what the screens ask --------------------------------------------------------------------------------------
    def last(self) -> SaveInfo | None:
        found = self.app.saves.last()
        return None if found is None or found.trouble or found.finished else found

    def continue_last(self) -> None:
        from game.ui.lang import _

        opened = self.app.saves.files.open_continue()
        for notice in opened.notices:
            self.app.shell.ui.toasts.show(notice.text(_), "danger")
        if opened.save is None:
            raise SaveRefused(_("There is no game to continue."))
        self._resume(opened.save)

    def put_damaged_aside(self) -> None:
        """An autosave that nobody can use is named once, at the start, and kept beside the others."""
        from game.ui.lang import _

        found = self.app.saves.last()
        if found is not None and found.trouble:
            for notice in self.app.saves.files.open_continue().notices:
                self.app.shell.ui.toasts.show(notice.text(_), "danger")

    def load(self, key: str) -> None:
        from game.session.notices import SaveFault
        from game.ui.lang import _

        try:
            found = self.app.saves.files.open(Path(key))
        except SaveFault as fault:
            raise SaveRefused(fault.notice.text(_)) from fault
        self._resume(found)

    def quick_game(self) -> None:
        from game.ui.lang import _
        from game.ui.services import SEAT_NAMES

        own = self.app.shell.ui.settings.values.player_name or _("You")
        others = [name for name in SEAT_NAMES if name != own]
        seats = [SeatOptions(own, True, 0)]
        seats += [SeatOptions(others[i], False, i) for i in range(1, self.app.quick_seats)]
        self.start(GameOptions(seats, nine=self.app.quick_seats == 8, seed=self.app.seed))

    def start(self, options: GameOptions) -> None:
        from game.kernel.rules import SetupError

        try:
            self.begin(match_setup(options))
        except SetupError as refused:
            from game.ui.screens.setup.problems import explain

            raise SaveRefused(explain(options, refused.word).sentence) from refused

    def running(self) -> bool:
        return self.match is not None

    def in_play(self) -> tuple[Sequence[str], Sequence[str]]:
        if self.match is None:
            return (), ()
        box = self.match.state.box
        return box.setup.cast, tuple(dict.fromkeys(box.kind))

    def suggested_name(self) -> str:
        from game.ui.lang import _

        if self.match is None:
            return ""
        names = [seat.name for seat in self.match.setup.seats if seat.player == "human"] or [
            self.match.setup.seats[0].name
        ]
        return _("Round {round}, {names}").format(round=self.match.state.round, names=", ".join(names[:2]))

    def save_as(self, name: str) -> None:
        match = self.match
        if match is not None:
            refuse_in_words(lambda: self.app.saves.files.save_as(name, match, now()))

    def leave(self) -> None:
        from game.ui.screens.title import TitleScreen

        self.close()
        self.app.shell.ui.stack.reset(TitleScreen(self.app.shell.ui))

    def rematch(self, rotate: bool) -> None:
        """The next match of the same people, in the same seats or each one further."""
        if self.match is not None:
            self.begin(self.match.rematch(rotate=rotate, seed=secrets.randbelow(1 << 53)))

    # -- matches ---------------------------------------------------------------------------------------------------
    def begin(self, setup: MatchSetup) -> None:
        """A new match. Raises SetupError."""
        from game import catalog
        from game.bots.remote import WorkerBots
        from game.session.match import Match

        self._show(Match.new(catalog.rules(setup.game), setup, WorkerBots(catalog.rules)))

    def _resume(self, found: SaveFile) -> None:
        from game import catalog
        from game.bots.remote import WorkerBots
        from game.session import save

        self._show(save.resume(found, catalog.rules, WorkerBots(catalog.rules)))

    def _show(self, match: Match) -> None:
        from game.citadels.table.desk import TableScreen
        from game.citadels.table.flow import Flow
        from game.session.keeper import Keeper

        self.close()
        self.match = match
        self.keeper = Keeper(self.app.saves.files.autosave, now)
        self.keeper.keep(match)
        values = self.app.shell.ui.settings.values
        self.flow = Flow(match, lambda: values.bot_pace)
        table = TableScreen(self.app.shell.ui, self.flow)
        table.warm()
        self.app.shell.ui.stack.reset(table)

    def close(self) -> None:
        """Writes what is to be written and ends the match's helpers. A finished game is not offered again."""
        match, self.match = self.match, None
        keeper, self.keeper = self.keeper, None
        if match is None:
            return
        match.close()
        if keeper is not None:
            keeper.close()
        if match.over:
            self.app.saves.files.forget_continue()


class App:
    """Everything together: `game.ui.services.Host`."""

    shell: Shell
    window: Window

    def __init__(self, options: argparse.Namespace) -> None:
        self.seed: int | None = options.seed
        self.quick_seats: int = options.players
        self.saves = FolderSaves()
        self.casts = KeptCasts()
        self.games = OpenGames(self)

    def quit(self) -> None:
        self.games.close()
        self.window.stop()

    def open(self, options: argparse.Namespace) -> None:
        """Opens the window with the title, or at once with a game. Raises NoWindowError."""
        from game.ui.screens.title import TitleScreen
        from game.ui.settings import SettingsFile
        from game.ui.shell import Shell
        from game.ui.window import Window

        settings = SettingsFile()
        use_options(settings.values, options)
        surface = _open(settings.values)
        self.shell = Shell(surface.get_size(), settings, self)
        self.window = Window(self.shell, surface)
        self.window.on_close = self.quit
        self.games.put_damaged_aside()
        self.shell.ui.stack.reset(TitleScreen(self.shell.ui))
        if options.play_at_once:
            self.games.quick_game()

    def run(self) -> int:
        """Plays until the window is closed; the exit code."""
        try:
            self.window.run()
        finally:
            self.games.close()
        return 0


def _open(values: Settings) -> Any:
    """The display surface. Raises NoWindowError where the system opens no window."""
    import pygame

    from game.crash import NoWindowError
    from game.ui.window import open_display

    try:
        return open_display(values)
    except pygame.error as error:
        raise NoWindowError(str(error)) from error


def match_setup(options: GameOptions) -> MatchSetup:
    """What the new-game screen chose, as the session wants it. Raises SetupError."""
    from game.citadels.rules.citadels import to_plain
    from game.session.setup import HUMAN, MatchSetup, SeatSetup
    from game.ui.screens.setup.choice import resolve

    chosen = resolve(options)
    seats = tuple(SeatSetup(one.name, one.crest, HUMAN if one.human else one.level) for one in options.seats)
    seed = secrets.randbelow(1 << 53) if options.seed is None else options.seed
    return MatchSetup("citadels", to_plain(chosen), seed, seats)


def now() -> str:
    """The date as the list of saves shows it."""
    return datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")


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
    parser.add_argument("--lang", choices=("en", "de"), help="language of the screens")
    parser.add_argument("--renderer", choices=("auto", "cpu", "gpu"), help="how the picture reaches the screen")
    parser.add_argument("--play-at-once", action="store_true", help="skip the title: a game against sensible bots")
    parser.add_argument(
        "--players", type=int, choices=range(2, 9), default=QUICK_SEATS, help="seats when playing at once"
    )
    parser.add_argument("--seed", type=int, help="the cards of a game played at once")
    parser.add_argument(
        "--pace", choices=("relaxed", "normal", "fast", "instant"), help="how fast computer players act"
    )
    parser.add_argument("--animation", type=float, choices=(0, 0.5, 1, 2, 4), help="speed of movements, 0 is off")
    return parser.parse_args(list(argv))


def main(argv: Sequence[str]) -> int:
    """Play in the window; the exit code. Raises ContentError for a faulty card file, before anything opens."""
    from game.catalog import checked_cards

    options = parse(argv)
    checked_cards()
    app = App(options)
    app.open(options)
    return app.run()

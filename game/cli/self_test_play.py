"""A game of computer players through the program itself: window, title, table, worker process, save, load, scores."""

from __future__ import annotations

import gettext
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalog, paths
from game.cli.self_test_files import Fault
from game.content.languages import INLINE, SHARED, catalogue

if TYPE_CHECKING:
    from game.app import App
    from game.session.match import Match

SEATS = 5
SEED = 5
BREAK_AFTER = 60  # decisions: then the game is closed, and continued by a program started anew
SECONDS = 180.0
FRAME = 0.05
LANGUAGE = INLINE[-1]  # a language in which nothing may be missing
OPTIONS = ("--size", "1280x720", "--lang", LANGUAGE, "--pace", "instant", "--animation", "0", "--renderer", "cpu")
SAVED_AS = "Self-test"


class Untranslated(gettext.NullTranslations):
    """Is asked for what the catalogue lacks, and remembers it."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def gettext(self, message: str) -> str:
        self.texts.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.texts.add(msgid1)
        return msgid1 if n == 1 else msgid2


def check_game(home: Path, game: str) -> str:
    """Play, save, close, open, load, play to the end, and replay what was saved. `home` is a folder to write to, this
    game's alone."""
    from game.ui import lang

    home.mkdir(parents=True, exist_ok=True)
    os.environ[paths.HOME_VARIABLE] = str(home)
    lang.set_language(LANGUAGE)
    lacking = Untranslated()
    catalogue(LANGUAGE, SHARED).add_fallback(lacking)
    start = time.monotonic()
    first = _open()
    _begin(first, game)
    played = _play_some(first)
    _close(first)
    second = _open()
    _go_on(second, played)
    match = _play_to_the_end(second)
    _replay(match)
    _check_history(second, game)
    _check_pictures_shown(second)
    _close(second)
    _check_folder(second, home)
    if lacking.texts:
        raise Fault(f"not translated: {', '.join(sorted(map(repr, lacking.texts)))}")
    players = match.setup.rules_setup["players"]
    told = f"{players} computer players, {match.progress[1]} rounds, {len(match.journal)} decisions at the table"
    return f"{told}, continued from a save after {len(played)}, {time.monotonic() - start:.1f} s"


def _open() -> App:
    from game.app import App, parse

    options = parse(OPTIONS)
    app = App(options)
    app.open(options)
    _until(app, lambda: not app.shell.ui.stack.changing and app.window.running, "the title did not appear")
    return app


def _until(app: App, done: Callable[[], bool], trouble: str) -> None:
    """Run the window's own loop until something is so, as fast as it goes. Raises Fault when it never is."""
    import pygame

    end = time.monotonic() + SECONDS
    while not done():
        for event in pygame.event.get():
            app.window.process(event)
        app.window.turn(FRAME)
        match = app.games.match
        if match is not None and match.thinking:
            time.sleep(0.001)  # the worker may need this very processor
        if time.monotonic() > end:
            raise Fault(f"{trouble} within {SECONDS:g} s")


def _top(app: App) -> str:
    top = app.shell.ui.stack.top
    return "" if top is None else top.name


def _match(app: App) -> Match:
    if app.games.match is None:
        raise Fault("no game is open")
    return app.games.match


def _begin(app: App, game: str) -> None:
    from game.table.screen import TableScreen
    from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions

    players = min(SEATS, catalog.rules(game).seats[-1])
    seats = [SeatOptions(SEAT_NAMES[seat], human=False, crest=seat) for seat in range(players)]
    app.games.start(GameOptions(seats, seed=SEED, game=game))
    _until(app, lambda: isinstance(app.shell.ui.stack.top, TableScreen), "the table did not appear")


def _play_some(app: App) -> list[str]:
    """The journal so far; the game is saved under a name as well."""
    match = _match(app)
    _until(app, lambda: len(match.journal) >= BREAK_AFTER, "the computer players did not decide")
    _check_worker(match)
    app.games.save_as(SAVED_AS)
    return list(match.journal)


def _check_worker(match: Match) -> None:
    from game.bots.remote import WorkerBots

    bots = match.bots
    if not isinstance(bots, WorkerBots) or bots.given_up or bots.process is None or not bots.process.is_alive():
        raise Fault("the computer players' own process does not run")


def _close(app: App) -> None:
    import pygame

    app.quit()
    pygame.display.quit()


def _go_on(app: App, played: list[str]) -> None:
    found = app.games.last()
    if found is None:
        raise Fault("the autosave was not found")
    app.games.continue_last()
    if _match(app).journal != played:
        raise Fault("the game that was continued is not the one that was saved")


def _play_to_the_end(app: App) -> Match:
    match = _match(app)
    _until(app, lambda: match.over and _top(app) != "table", "the game did not come to its end")
    if _top(app) != "scoring" and app.shell.ui.stack.top is not None:
        app.shell.ui.stack.top.back()  # from what a game shows before its scores
    _until(app, lambda: _top(app) == "scoring", "the scores did not appear")
    _check_worker(match)
    if max(match.scores) <= 0:
        raise Fault(f"nobody has a point: {match.scores}")
    return match


def _replay(match: Match) -> None:
    """The journal, written and read again, leads to the same end."""
    from game import catalog
    from game.session import replay, save

    content = save.encode(save.snapshot(match).save_file("", ""))
    found = save.decode(content, SAVED_AS)
    try:
        for _answer in replay.replay(replay.begin(found, catalog.rules, SAVED_AS), found):
            pass
    except replay.Differs as error:
        raise Fault(f"the recorded game plays differently: {error}") from error


def _check_history(app: App, game: str) -> None:
    """The finished game went into the history, with where its points came from."""
    done = app.history.flush(SECONDS)
    games = app.history.games()
    app.history.close()
    if not done or app.history.trouble is not None or [one.game for one in games] != [game]:
        raise Fault(f"the history has {len(games)} games in place of one ({app.history.trouble})")
    if any(sum(seat.sources.values()) != seat.points for seat in games[0].seats):
        raise Fault("the points in the history do not add up")


def _check_pictures_shown(app: App) -> None:
    ui = app.shell.ui
    unusable = [name for name in ui.cards.picture_files() if not ui.assets.usable(name)]
    if unusable or ui.damaged:
        raise Fault(f"could not be shown: {', '.join(sorted({*unusable, *ui.damaged}))}")


def _check_folder(app: App, home: Path) -> None:
    """The save that was named is there and sound; a finished game is not offered again; no report was written."""
    found = [app.saves.look(entry, closely=True) for entry in app.saves.list()]
    if app.games.last() is not None or any(entry.automatic and not entry.finished for entry in found):
        raise Fault("a finished game is offered again")
    names = [entry.name for entry in found if not entry.trouble and not entry.automatic]
    if names != [SAVED_AS] or len(found) != 2:
        raise Fault(f"the list of saves is {names}")
    if reports := sorted(path.name for path in home.glob("logs/crash-*")):
        raise Fault(f"error reports were written: {', '.join(reports)}")

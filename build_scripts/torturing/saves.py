"""Open changed saves as a person would: the list, the game, its log, a few answers. Nothing may break or hang.

Each save goes through the folder of saves, the check, the match, Views, chronicle and answers. Every fiftieth is opened
in the whole program instead, with the screen that loads it, the table and some frames drawn.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game import catalog
from game.bots.inline import InlineAgent, InlineBots
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.session import save
from game.session.notices import SaveFault
from game.session.setup import MatchSetup
from game.table.flow import SeatInfo
from game.table.log.chronicle import lines, losses
from game.table.log.marked import MarkedNames
from game.table.log.recap import last_turn_end, recap
from game.table.words import words
from game.ui.services import SaveRefused
from torturing.bases import bases
from torturing.changes import changed

if TYPE_CHECKING:
    from game.app import App
    from game.session.match import Match

BASES = 400
LONGEST_SENTENCE = 300
LONGEST_SECONDS = 1.0  # of this process, so that a busy machine does not count
GIVEN_UP = 60  # seconds by the clock
DRAWN_EVERY = 50
ANSWERS = 8


@dataclass
class Saves:
    """The result of many changed saves."""

    saves: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    opened: int = 0
    drawn: int = 0
    unlogged: int = 0  # opened without the log, whose events did not fit
    slowest_seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in ("saves", "refused", "opened", "drawn", "unlogged")}
        return {**told, "slowest_seconds": round(self.slowest_seconds, 2), "ways": dict(self.ways)}


Stage = Callable[["Visit"], bool]


class QuickBots(InlineBots):
    """Players of every level there is, who do not think: only what the save says is looked at here."""

    def agent(self, seat: Seat, setup: MatchSetup) -> InlineAgent:
        super().agent(seat, setup)  # refuses those that there are not
        return super().agent(seat, setup.seated(seat, "random"))


class Hang(Exception):
    """Something took longer than anybody waits."""


def torture_saves(
    count: int, seed: int, home: Path, game: str = catalog.USUAL, *, drawn_every: int = DRAWN_EVERY
) -> Saves:
    """Change so many saves and open each; those that failed are kept in `home`."""
    result, rng = Saves(), Rng(seed)
    if not count:
        return result
    home.mkdir(parents=True, exist_ok=True)
    sound = bases(min(BASES, 4 + count // 2), seed, game)
    with _program(home) as app:
        _warm_up(app, sound[0], rng)
        for number in range(count):
            way, content = changed(rng.choice(sound), rng.choice(sound), rng)
            path = app.saves.folder() / f"save-{seed}-{number}.json"
            path.write_bytes(content)
            stages = DRAWN_STAGES if number % drawn_every == 0 else PLAIN_STAGES
            problem = _opened(Visit(app, path, rng, result), stages)
            result.saves += 1
            result.ways[way] += 1
            if problem:
                result.failures.append(f"{way}: {problem} ({path.name} is kept)")
                path.rename(home / path.name)
            else:
                path.unlink()
    return result


def _warm_up(app: App, content: bytes, rng: Rng) -> None:
    """What is read and made once in a program is no hang."""
    path = app.saves.folder() / "sound.json"
    path.write_bytes(content)
    for stage in DRAWN_STAGES:
        stage(Visit(app, path, rng, Saves(), app.games.match))
    app.games.close()
    path.unlink()


@contextmanager
def _program(home: Path) -> Iterator[App]:
    """The whole program without a display, with folders of its own and bots in this process."""
    from game import app as program
    from game.open_games import OpenGames

    before = os.environ.get("CROWN_AND_COIN_HOME")
    os.environ["CROWN_AND_COIN_HOME"] = str(home / "player")
    bots, OpenGames._bots = OpenGames._bots, lambda _games: QuickBots()  # type: ignore[assignment,return-value,method-assign]
    options = program.parse(["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant"])
    app = program.App(options)
    app.open(options)
    app.saves.folder().mkdir(parents=True, exist_ok=True)
    pictures = app.shell.ui.assets.pictures
    pictures.ahead(app.shell.ui.cards.picture_files())  # what is read once is no hang
    while pictures.busy:
        time.sleep(0.05)
    try:
        yield app
    finally:
        app.games.close()
        app.shell.ui.assets.pictures.close()
        OpenGames._bots = bots  # type: ignore[method-assign]
        os.environ.pop("CROWN_AND_COIN_HOME")
        if before is not None:
            os.environ["CROWN_AND_COIN_HOME"] = before


@dataclass
class Visit:
    """One save on its way through the stages."""

    app: App
    path: Path
    rng: Rng
    result: Saves
    match: Match | None = None

    @property
    def opened(self) -> Match:
        assert self.match is not None
        return self.match


def _opened(visit: Visit, stages: Sequence[Stage]) -> str:
    """What went wrong while the save was listed, opened, looked at and played on; empty if nothing did."""
    try:
        for stage in stages:
            start = time.process_time()
            with _patience():
                goes_on = stage(visit)
            seconds = time.process_time() - start
            visit.result.slowest_seconds = max(visit.result.slowest_seconds, seconds)
            if seconds > LONGEST_SECONDS:
                return f"{stage.__name__[1:]} took {seconds:.1f} s"
            if not goes_on:
                break
    except Exception as error:  # noqa: BLE001  whatever escapes is what we are looking for
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {str(error)[:120]} at {Path(where.filename).name}:{where.lineno}"
    finally:
        visit.app.games.close()
    return ""


@contextmanager
def _patience() -> Iterator[None]:
    """Raises Hang in the midst of what never ends."""
    if sys.platform == "win32":
        yield
        return

    def give_up(_signal: int, _frame: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(GIVEN_UP)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _frames(app: App, count: int) -> None:
    for _ in range(count):
        app.shell.step(0.1)
        app.shell.draw(app.window.surface)


def _listed(visit: Visit) -> bool:
    """What the list of saves says."""
    return any(info.key == str(visit.path) for info in visit.app.saves.list())


def _list_drawn(visit: Visit) -> bool:
    """The screen of saves, with this one chosen."""
    from game.ui.screens.saves import LoadScreen

    visit.result.drawn += 1
    screen = LoadScreen(visit.app.shell.ui)
    visit.app.shell.ui.stack.reset(screen)
    screen.choose(str(visit.path))
    _frames(visit.app, 1)
    return True


def _loaded(visit: Visit) -> bool:
    """The match, without a table."""
    return _taken(visit, lambda: save.resume(visit.app.saves.files.open(visit.path), catalog.rules, QuickBots()))


def _shown(visit: Visit) -> bool:
    """The match on the table."""

    def load() -> Match | None:
        visit.app.games.load(str(visit.path))
        return visit.app.games.match

    return _taken(visit, load)


def _taken(visit: Visit, load: Callable[[], Match | None]) -> bool:
    """False for a save that is refused in one sentence."""
    try:
        visit.match = load()
    except (SaveRefused, SaveFault) as refused:
        visit.result.refused += 1
        if "\n" in str(refused) or len(str(refused)) > LONGEST_SENTENCE:
            raise ValueError("the refusal is no sentence") from refused
        return False
    visit.result.opened += 1
    visit.result.unlogged += not visit.opened.events
    return True


def _drawn(visit: Visit) -> bool:
    """The first frames, some on, and after something was taken back."""
    _frames(visit.app, 2)
    return True


def _read(visit: Visit) -> bool:
    """Each seat's View; what was told to all and to one seat, as log, as summary by rounds, as losses."""
    match = visit.opened
    seats = [SeatInfo(one.name, one.shield, one.player) for one in match.setup.seats]
    names = MarkedNames(words(match.setup.game), seats, match.view(0))
    for seat in range(len(seats)):
        match.view(seat)
    one = visit.rng.below(len(seats))
    told = match.events_since(0, one)
    lines(match.events_since(0, None), names, None)
    lines(told, names, one)
    recap(told, names, one, last_turn_end(names.words, told, one))
    losses(told, names, one, match.view(one))
    return True


def _played_on(visit: Visit) -> bool:
    """Some answers of whoever is asked; then what can be taken back is."""
    match = visit.opened
    for _ in range(ANSWERS):
        ask = match.pending
        if ask is None:
            break
        if match.is_human(ask.seat):
            match.answer(ask.number, visit.rng.choice(ask.options))
        match.step()
    for seat in range(len(match.setup.seats)):
        match.undo(seat)
    snapshot = save.snapshot(match).save_file("again", "today")
    save.check(save.decode(save.encode(snapshot), "again"), catalog.rules, "again")  # what goes on can be saved
    return True


PLAIN_STAGES: tuple[Stage, ...] = (_listed, _loaded, _read, _played_on)
DRAWN_STAGES: tuple[Stage, ...] = (_list_drawn, _shown, _drawn, _read, _played_on, _drawn)

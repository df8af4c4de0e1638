"""`python -m game --self-test`: whether this installation is whole and works, without a display and within seconds."""

from __future__ import annotations

import gc
import gettext
import hashlib
import json
import os
import platform
import struct
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__, catalog, paths
from game.arguments import Parser
from game.bots import make_bot
from game.content.languages import INLINE, SHARED, catalogue
from game.kernel.saving import digest
from game.kernel.steps import Seat
from game.machine_code import CODE, PURE

if TYPE_CHECKING:
    from game.app import App
    from game.content.book import Book
    from game.session.match import Match


# The files the game brings along.

MANIFEST = "files.sha256"  # written by build_scripts/package.py beside assets and data; a checkout has none
MOST_NAMED = 5
PICTURES = (".webp", ".png")
SOUNDS = (".ogg", ".wav")
READER_WAYS = {"win32": "UI Automation", "darwin": "NSAccessibility"}


class Fault(Exception):
    """Something does not work; the text is a sentence for the person."""


def check_data() -> str:
    """What there is to read in every game, and that it and the code fit together."""
    from game.content import ContentError
    from game.content.book import books

    found: list[str] = []
    for one in books():
        try:
            catalog.rules(one.game)
            counts = len(one.cards()), len(one.rulings().rulings), len(one.rules().sections), len(one.glossary().words)
            one.lines()
            beside = _beside(one)
        except ContentError as error:
            raise Fault(str(error)) from error
        if any(counts):
            found.append("{}: {} cards, {} rulings, {} sections, {} words".format(one.game, *counts) + beside)
    return "; ".join(found)


def _beside(book: Book) -> str:
    """What there is to learn, to solve and to earn in a game. Raises ContentError."""
    from game.content import ContentError
    from game.history import feats
    from game.lessons import tutorials
    from game.lessons.shelf import trouble
    from game.puzzles.puzzle import own_puzzles

    game = book.game
    earned, faults = feats.examine(game) if feats.file_of(game).exists() else ([], [])
    if faults:
        raise ContentError(faults)
    if told := trouble(game):
        raise Fault(told)
    counts = len(own_puzzles(game).puzzles), len(tutorials(game)), len(book.first_times().entries), len(earned)
    return ", {} puzzles, {} tutorials, {} first times, {} achievements".format(*counts)


def check_contents() -> str:
    """Every file of a package is as it was packed."""
    root = paths.assets_dir().parent
    if not (root / MANIFEST).is_file():
        return "not a package: no list to compare with"
    lines = (root / MANIFEST).read_text(encoding="utf-8").splitlines()
    expected = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    _complain("missing or damaged", [name for name, digest in expected.items() if _digest(root / name) != digest])
    return f"{len(expected)} as they were packed"


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def check_pictures() -> str:
    """Every picture and sound decodes; every panel, card, effect and piece of music has its file."""
    import pygame

    from game.content.book import books
    from game.table.board_theme import board_theme
    from game.ui.cards import faces
    from game.ui.window.sound import EFFECTS, PIECES, file_of, files_of

    assets = paths.assets_dir()
    found = sorted(path for path in assets.rglob("*") if path.suffix in PICTURES)
    if not found:
        raise Fault(f"there are no pictures in {assets}")
    bad = [path for path in found if not _decodes(path)]
    sounds = sorted(path for path in assets.rglob("*") if path.suffix in SOUNDS)
    if sounds:
        pygame.mixer.init()
        bad += [path for path in sounds if not _plays(path)]
        pygame.mixer.quit()
    _complain("cannot be used", [path.relative_to(assets).as_posix() for path in bad])
    wanted = [
        f"{faces(one.game).picture(card.id)}.webp" for one in books() for card in one.cards().values() if not card.house
    ]
    panels = json.loads((assets / "ui" / "slices.json").read_text(encoding="utf-8"))
    wanted += [f"ui/{entry.get('picture', panel)}.webp" for panel, entry in panels.items()]
    wanted += [f"ui/{entry['ground']}.webp" for entry in panels.values() if "ground" in entry]
    heard = dict(EFFECTS)
    for game in catalog.games():
        heard |= {f"{game}/{name}": count for name, count in board_theme(game).effects.items()}
    wanted += [file for name, count in heard.items() for file in files_of(name, count)]
    pieces = [*PIECES, *(f"{game}/{name}" for game in catalog.games() for name in board_theme(game).pieces)]
    wanted += [file_of(name).relative_to(assets).as_posix() for name in pieces]
    _complain("missing", [name for name in wanted if not (assets / name).is_file()])
    return f"{len(found)} pictures" + (f", {len(sounds)} sounds" if sounds else "")


def _decodes(path: Path) -> bool:
    import pygame

    try:
        return min(pygame.image.load(path).get_size()) > 0
    except (OSError, pygame.error):
        return False


def _plays(path: Path) -> bool:
    import pygame

    try:
        return pygame.mixer.Sound(path).get_length() > 0
    except (OSError, pygame.error):
        return False


def check_reader() -> str:
    """Whether the library that screen readers are reached with loads here, and works on a window where every system has
    a display. The game runs without it."""
    from game.ui.reader.adapters import trouble, trouble_at_a_window

    said = trouble() or (trouble_at_a_window() if sys.platform in READER_WAYS else "")
    if said and os.environ.get("CI"):
        raise Fault(f"screen readers are not reached: {said}")
    return f"not reached: {said}" if said else f"reached with {READER_WAYS.get(sys.platform, 'AT-SPI')}"


def check_fonts() -> str:
    """Every face opens and draws the letters of the languages that are written in the data files."""
    from game.ui.draw.fonts import FACES, TRIAL, Fonts

    fonts = Fonts()
    for face in FACES:
        fonts.get(face, 24).render(TRIAL, True, (0, 0, 0))
    _complain("cannot be used", sorted(fonts.missing))
    return f"{len(FACES)} faces"


def check_texts() -> str:
    """Every language has its catalogues, one for the program and one for each game, and no text in them is empty."""
    from game.content.languages import INLINE, SHARED, SOURCE, catalogue_file, languages

    counts = [SOURCE]  # whose texts are in the code
    for code in languages()[1:]:
        games = [game for game in catalog.GAMES if code in INLINE or catalogue_file(code, game).is_file()]
        texts = sum(_texts(catalogue_file(code, domain)) for domain in (SHARED, *games))
        counts.append(f"{code} {texts}")
    return ", ".join(counts) + " texts"


def _texts(path: Path) -> int:
    try:
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
    except (OSError, ValueError, EOFError, LookupError, struct.error) as error:
        raise Fault(f"the texts {path} cannot be used: {error}") from error
    texts: dict[object, str] = vars(catalogue)["_catalog"]
    _complain("empty", [str(key) for key, text in texts.items() if key and not text])
    return len(texts)


def _complain(what: str, names: list[str]) -> None:
    """Raises Fault when there is any name."""
    if names:
        more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
        raise Fault(f"{what}: {', '.join(names[:MOST_NAMED])}{more}")


Part = Callable[[], str]


def main(argv: Sequence[str]) -> int:
    """Check everything and say so; 0 if all is well, 1 if anything is not. Leaves no trace in anybody's folders."""
    parser = Parser(prog="python -m game --self-test", description="Check this installation.")
    parser.add_argument(
        "--answers", type=Path, metavar="FILE", help="only write the answers that machine code is compared by"
    )
    options = parser.parse_args(list(argv))
    if options.answers is not None:
        return _write_answers(options.answers)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix=f"{paths.APP}-", ignore_cleanup_errors=True) as home:
        _use_nothing_of_this_computer(Path(home))
        print(f"Crown & Coin {__version__} ({CODE.kind()}), {_kind()} on {platform.platform()}", flush=True)
        failed = [name for name, part in _parts(Path(home)).items() if not _passes(name, part)]
    seconds = time.monotonic() - start
    if failed:
        print(f"Failed: {', '.join(failed)} (after {seconds:.1f} s).")
        return 1
    print(f"All is well ({seconds:.1f} s).")
    return 0


def _write_answers(path: Path) -> int:

    write(path)
    return 0


def _kind() -> str:
    """What is being tested: the executable, or which Python runs the source."""
    return "executable" if getattr(sys, "frozen", False) else f"Python {platform.python_version()}"


def _use_nothing_of_this_computer(home: Path) -> None:
    """No window, no sound, and none of the person's folders: also for processes started from here."""
    os.environ |= {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        paths.HOME_VARIABLE: str(home),
    }


def _parts(home: Path) -> dict[str, Part]:

    return {
        "data": check_data,
        "files": check_contents,
        "pictures": check_pictures,
        "fonts": check_fonts,
        "texts": check_texts,
        "reader": check_reader,
        "answers": partial(check, home),
        **{game: partial(check_game, home / game, game) for game in catalog.games()},
    }


def _passes(name: str, part: Part) -> bool:
    """Run one part and print what it found."""
    try:
        print(f"  {name:<15}{part()}", flush=True)
    except Fault as fault:
        print(f"  {name:<15}FAILED: {fault}", flush=True)
    except Exception as error:  # noqa: BLE001  whatever it is, it is what this test is for
        print(f"  {name:<15}FAILED: {type(error).__name__}: {error}", flush=True)
        traceback.print_exc()
    else:
        return True
    return False


# The same games by machine code and in pure Python.

PLAYERS = 4
USUAL, THINKING = "normal", "hard"
FIRST, EVERY = 9, 60  # the answer at which the searching level is asked for the first time, and how often after that
SECONDS = 120.0
KIND = "kind"  # beside the games: how they were played


def answers() -> dict[str, str]:
    """What is to be compared, by game: all answers, and the digest of the end."""
    return {game: _played(game) for game in catalog.GAMES}


def _played(game: str) -> str:
    rules = catalog.rules(game)
    g = rules.new(rules.setup(PLAYERS, {}, 1), 1)
    bots = {(level, seat): make_bot(level, seat, game) for level in (USUAL, THINKING) for seat in range(PLAYERS)}
    found: list[str] = []
    while (ask := g.pending) is not None:
        level = THINKING if len(found) % EVERY == FIRST else USUAL
        found.append(bots[level, ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask))
        g.choose(found[-1])
    return " ".join([*found, digest(g)])


def write(path: Path) -> None:
    """The answers of this process, for the one that started it. Raises OSError."""
    path.write_text(json.dumps({KIND: CODE.kind(), **answers()}), encoding="utf-8")


def check(home: Path) -> str:
    """Whether this process answers as one of pure Python does. `home` is a folder to write to."""
    if CODE.trouble:
        raise Fault(CODE.trouble)
    if not CODE.is_used():
        return f"none: {CODE.kind()}"
    here, there = answers(), _asked_of_another(home / "answers.json")
    if there.pop(KIND) == CODE.kind():
        raise Fault(f"{PURE} did not keep the other process from using it")
    different = [game for game, said in here.items() if there.get(game) != said]
    if different:
        raise Fault(f"other answers than pure Python's in {', '.join(different)}")
    return f"the same {sum(said.count(' ') for said in here.values())} answers as pure Python's"


def _asked_of_another(path: Path) -> dict[str, str]:
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    done = subprocess.run(
        [*program, PURE, "--self-test", "--answers", str(path)], capture_output=True, check=False, timeout=SECONDS
    )
    if done.returncode:
        raise Fault(f"the process of pure Python ended with code {done.returncode}: {done.stderr.decode()[-300:]}")
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


# A game of computer players through the program itself.

SEATS = 5
SEED = 5
BREAK_AFTER = 60  # decisions: then the game is closed, and continued by a program started anew
PLAY_SECONDS = 180.0
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
    _let_go()
    played = _played_some(game)
    _let_go()
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


def _let_go() -> None:
    """Windows are garbage in circles and hold large pictures, which the collector cannot see."""
    from game.ui.window import memory

    gc.collect()
    memory.give_back()


def _played_some(game: str) -> list[str]:
    """A game is begun, played on and closed: its first answers."""
    first = _open()
    _begin(first, game)
    played = _play_some(first)
    _close(first)
    return played


def _open() -> App:
    from game.app import App, parse

    options = parse(OPTIONS)
    app = App(options)
    app.open(options)
    _until(app, lambda: not app.shell.ui.stack.changing and app.window.running, "the title did not appear")
    return app


def _until(app: App, done: Callable[[], bool], trouble: str) -> None:
    """Run the window's own loop until something is so, as fast as it goes. Raises Fault when nothing goes on."""
    import pygame

    seen: object = None
    end = 0.0
    while not done():
        for event in pygame.event.get():
            app.window.process(event)
        app.window.turn(FRAME)
        match = app.games.match
        if match is not None and match.thinking:
            time.sleep(0.001)  # the worker may need this very processor
        now = _top(app), 0 if match is None else len(match.journal)
        if now != seen:
            seen, end = now, time.monotonic() + PLAY_SECONDS
        if time.monotonic() > end:
            raise Fault(f"{trouble}: nothing has happened for {PLAY_SECONDS:g} s")


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
    done = app.history.flush(PLAY_SECONDS)
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

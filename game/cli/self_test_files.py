"""The files the game brings along: all there, unchanged, and usable. Each check returns one line or raises Fault."""

from __future__ import annotations

import gettext
import hashlib
import json
import struct
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalog, paths

if TYPE_CHECKING:
    from game.content.book import Book

MANIFEST = "files.sha256"  # written by build_scripts/package.py beside assets and data; a checkout has none
MOST_NAMED = 5
PICTURES = (".webp", ".png")
SOUNDS = (".ogg", ".wav")


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
    from game.puzzles.reading import own_puzzles

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
    from game.table.look import look
    from game.ui.cards import faces
    from game.ui.window.music import PIECES, file_of
    from game.ui.window.sound import EFFECTS, files_of

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
    wanted += [f"ui/{panel}.webp" for panel in panels]
    heard = dict(EFFECTS)
    for game in catalog.games():
        heard |= {f"{game}/{name}": count for name, count in look(game).effects.items()}
    wanted += [file for name, count in heard.items() for file in files_of(name, count)]
    pieces = [*PIECES, *(f"{game}/{name}" for game in catalog.games() for name in look(game).pieces)]
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

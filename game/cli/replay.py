"""`python -m game replay`: tells a recorded game as sentences and verifies it. No bot's code runs here."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from pathlib import Path

from game import catalog
from game.arguments import Parser
from game.cli.text.services import described
from game.crash import game_in
from game.folders import FolderSaves
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.replay import Differs, begin, replay
from game.session.save import SaveFile
from game.table.film.transcript import Transcript
from game.ui.lang import _, languages, set_language
from game.ui.speech import ended

DIFFERS, UNREADABLE = 1, 2


def main(argv: list[str]) -> int:
    """Tell and verify; 0 if the game is the recorded one, 1 if it differs, 2 if the file cannot be used."""
    options = _parser().parse_args(argv)
    set_language(options.lang)
    path: Path | None = options.file
    if path is None:
        return _list()
    try:
        file = save.decode(game_in(save.read_bytes(path)), path.name)
        save.check(file, catalog.rules, path.name)
        if options.show:
            return _show(file)
        result = _tell(begin(file, catalog.rules, path.name), file, options)
    except SaveFault as fault:
        detail = f" ({fault.notice.detail})" if fault.notice.detail else ""
        print(f"replay: {fault.notice.text(_)}{detail}", file=sys.stderr)
        return UNREADABLE
    except Differs as difference:
        print(f"replay: {path.name}: {difference.notice.text(_)}", file=sys.stderr)
        return DIFFERS
    print(result)
    return 0


def _parser() -> Parser:
    parser = Parser(prog="python -m game replay", description="Tell a recorded game as sentences and verify it.")
    parser.add_argument(
        "file", type=Path, metavar="FILE", nargs="?",
        help="a saved game, or a report of an error; without one, a list of the saved games",
    )  # fmt: skip
    parser.add_argument("--to", type=_count, metavar="N", help="stop after N answers (default: all)")
    parser.add_argument("--open", action="store_true", help="tell what was hidden, too, of a game that is not over")
    parser.add_argument("--show", action="store_true", help="open the window and show it at the table")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the sentences (default en)")
    return parser


def _list() -> int:
    """The saved games, each with the file that tells it."""
    saves = FolderSaves()
    found = [one for one in map(saves.look, saves.list()) if not one.trouble]
    if not found:
        print(_("No game is saved yet. Whoever plays one finds it here."))
        return 0
    print(_("Saved games; with the file of one behind it, “replay” tells that game:"))
    for one in found:
        print(f"{ended(described(one))}\n    {one.key}")
    return 0


def _show(file: SaveFile) -> int:
    """The film in the window; the exit code."""
    from game.app import show_film
    from game.cli.display import NO_DISPLAY, has_display

    if not has_display():
        print(f"replay: {NO_DISPLAY}", file=sys.stderr)
        return UNREADABLE
    code: int = show_film(file)
    return code


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ArgumentTypeError(f"{text!r} is no number of answers: 0 or more")
    return int(text)


def _tell(match: Match, file: SaveFile, options: Namespace) -> str:
    """Prints what happened; how it ended."""
    script = Transcript(match, file, opened=True if options.open else None)
    width = len(str(len(file.journal)))
    for made in replay(match, file, options.to):
        for line in script.told(made):
            print(f"{made.number:{width}}  {line}")
    return script.result()

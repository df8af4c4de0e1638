"""`python -m game puzzle`: lists the puzzles of a game and plays them in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace

from game.arguments import Parser, did_you_mean
from game.cli.choices import add_game_option
from game.cli.puzzle.playing import Puzzling
from game.cli.text.console import Ended, Leave
from game.cli.text.start import services_of
from game.content import usable
from game.puzzles.puzzle import Puzzle, PuzzleFault, own_puzzles
from game.ui.lang import _, languages

WRONG = 2


def main(argv: list[str]) -> int:
    """0: listed or played; 2: there is no such puzzle, or a file cannot be used."""
    options = _parser().parse_args(argv)
    interactive = sys.stdin is not None and (options.interactive or sys.stdin.isatty())
    services = services_of(options)
    try:
        puzzling = Puzzling(services, options.game)
        puzzle = _named(options)
        if puzzle is None and (options.list or not interactive):
            services.say(*puzzling.listed())
            return 0
        return _play(puzzling, puzzle)
    except (PuzzleFault, ValueError, *usable.CANNOT) as error:
        print(f"puzzle: {error}", file=sys.stderr)
        return WRONG
    finally:
        services.close()


def _named(options: Namespace) -> Puzzle | None:
    """Raises ValueError for a name that no puzzle has."""
    if not options.puzzle:
        return None
    puzzles = own_puzzles(options.game)
    found = puzzles.find(options.puzzle)
    if found is None:
        hint = did_you_mean(options.puzzle, [one.id for one in puzzles.puzzles])
        raise ValueError(f"there is no puzzle called '{options.puzzle}'.{hint} --list names them.")
    return found


def _play(puzzling: Puzzling, puzzle: Puzzle | None) -> int:
    say = puzzling.services.say
    try:
        puzzling.menu() if puzzle is None else puzzling.from_here(puzzle)
    except Leave:
        pass
    except Ended:
        say(_("The input has ended."))
        return 0
    say(_("Goodbye."))
    return 0


def _parser() -> Parser:
    parser = Parser(
        prog="python -m game puzzle",
        description="Solve puzzles in the terminal: a position, a question, a hint, and the solution played out. "
        "Without a terminal they are listed.",
    )
    parser.add_argument("puzzle", nargs="?", default="", metavar="ID", help="the puzzle to begin with")
    add_game_option(parser)
    parser.add_argument("--list", action="store_true", help="list them, with what is solved")
    parser.add_argument("--lang", choices=languages(), help="language (default: that of the settings)")
    parser.add_argument("--verbosity", type=int, choices=(1, 2, 3), help="1 short, 2 usual, 3 with explanations")
    parser.add_argument("--interactive", action="store_true", help="ask although the input is no terminal but a pipe")
    parser.set_defaults(clear=False)
    return parser

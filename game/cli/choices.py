"""What a command line can choose of a game: a named set-up, and the switches that this game has."""

from __future__ import annotations

from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence

from game import catalog
from game.kernel.rules import Plain
from game.ui.set_up import set_up

CAST_HELP = "a named set-up of the game (default: the usual one), or 'random': everything by chance, from the seed"


def add_game_option(parser: ArgumentParser) -> None:
    """Which game it is about."""
    hint = f"which game: {', '.join(catalog.games())} (default {catalog.USUAL})"
    parser.add_argument("--game", default=catalog.USUAL, choices=catalog.games(), metavar="GAME", help=hint)


def add_choice_options(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Those of the game that `argv` names."""
    parser.add_argument("--cast", metavar="ID", help=CAST_HELP)
    for word, hint in _switches(_game_in(argv)).items():
        parser.add_argument(f"--{word}", action="store_true", default=None, help=hint)


def choice_of(options: Namespace) -> Plain:
    """What `Rules.setup` is told by them."""
    found = {"cast": options.cast} if options.cast else {}
    return {**found, **{word: True for word in _switches(options.game) if getattr(options, word, None)}}


def chooses(options: Namespace) -> bool:
    """Whether any of them was given."""
    return bool(choice_of(options))


def _switches(game: str) -> dict[str, str]:
    return dict(set_up(game).switches)


def _game_in(argv: Sequence[str]) -> str:
    parser = ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--game", default=catalog.USUAL)
    try:
        found: str = parser.parse_known_args(argv)[0].game
    except ArgumentError:  # the parser itself says what is wrong
        return catalog.USUAL
    return found if found in catalog.games() else catalog.USUAL

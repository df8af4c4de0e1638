"""`python -m game replay`: tells a recorded game as sentences and verifies it. No bot's code runs here."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

from game import catalog
from game.arguments import Parser
from game.crash import game_in
from game.kernel.events import Event
from game.session import save
from game.session.film import all_facts
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.replay import Differs, Replayed, begin, replay
from game.session.save import SaveFile
from game.ui.lang import _, languages, ngettext, set_language

DIFFERS, UNREADABLE = 1, 2

Teller = Callable[[Event], str | None]


def main(argv: list[str]) -> int:
    """Tell and verify; 0 if the game is the recorded one, 1 if it differs, 2 if the file cannot be used."""
    options = _parser().parse_args(argv)
    set_language(options.lang)
    path: Path = options.file
    try:
        file = save.decode(game_in(save.read_bytes(path)), path.name)
        save.check(file, catalog.rules, path.name)
        match = begin(file, catalog.rules, path.name)
        _tell(match, file, options.to)
    except SaveFault as fault:
        detail = f" ({fault.notice.detail})" if fault.notice.detail else ""
        print(f"replay: {fault.notice.text(_)}{detail}", file=sys.stderr)
        return UNREADABLE
    except Differs as difference:
        print(f"replay: {path.name}: {difference}", file=sys.stderr)
        return DIFFERS
    print(_result(match, file))
    return 0


def _parser() -> Parser:
    parser = Parser(prog="python -m game replay", description="Tell a recorded game as sentences and verify it.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game, or a report of an error")
    parser.add_argument("--to", type=_count, metavar="N", help="stop after N answers (default: all)")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the sentences (default en)")
    return parser


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ArgumentTypeError(f"{text!r} is no number of answers: 0 or more")
    return int(text)


def _tell(match: Match, file: SaveFile, to: int | None) -> None:
    from game.ui.opponents import kind_words

    teller, names = _teller(match), file.players
    width = len(str(len(file.journal)))
    for made in replay(match, file, to):
        for one in file.seatings:
            if one.answered == made.number - 1:
                said = _("{who}, from now on: {player}.").format(who=one.name, player=kind_words(one.player))
                print(f"{'':{width}}  {said}")
        sentences = [sentence for event in made.events if (sentence := teller(event))]
        for line in sentences or [_plainly(made, match, names)]:
            print(f"{made.number:{width}}  {line}")


def _plainly(made: Replayed, match: Match, names: tuple[str, ...]) -> str:
    """For an answer that nothing is told about, such as the first half of a choice: what it names, or its word."""
    from game.table.words import words

    game, view = words(match.setup.game), match.view(made.seat)
    thing = game.hearing.thing(made.option, view, game.names(list(names), view))
    return _("{who} answers: {option}").format(who=names[made.seat], option=thing or made.option)


def _teller(match: Match) -> Teller:
    from game.table.words import words

    game = words(match.setup.game)
    names = game.names([seat.name for seat in match.setup.seats], match.view(0))
    return lambda event: game.tell(event.word, all_facts(event), names)


def _result(match: Match, file: SaveFile) -> str:
    count = match.answered
    verified = ngettext("Verified: {count} answer.", "Verified: {count} answers.", count).format(count=count)
    if not match.over:
        left = len(file.journal) - count
        return f"{verified} " + (_("More answers follow.") if left else _("The game goes on."))
    best = ", ".join(f"{match.setup.seats[seat].name} ({match.scores[seat]})" for seat in match.winners)
    return f"{verified} " + _("The game is over. Winner: {names}.").format(names=best)

"""`python -m game daily`: the deal of a day, what was made of it, and what the levels make of the same seat."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from datetime import date, timedelta

from game.arguments import Parser
from game.cli.choices import add_game_option
from game.history import days, same_seat
from game.history.store import History, open_history
from game.session import daily, deal_code
from game.ui import deals, opponents
from game.ui.lang import _, languages, set_language
from game.ui.people import own_name
from game.ui.screens.challenges.words import games_there, place_words, points_words, title_of
from game.ui.window.settings import SettingsFile

SHOWN = 14  # days of the calendar


def main(argv: list[str]) -> int:
    """Tell; the exit code."""
    options = _parser().parse_args(argv)
    set_language(options.lang)
    today = deals.today()
    try:
        day = daily.checked(today, today) if options.date is None else daily.read(options.date, today)
    except daily.DateFault as fault:
        print(f"daily: {fault.text(_)}", file=sys.stderr)
        return 2
    history = open_history()
    try:
        for line in told(history, day, today, options):
            print(line, flush=True)
    finally:
        history.close()
    if history.trouble is not None:
        print(f"daily: {history.trouble.text(_)}", file=sys.stderr)
    return 0


def _parser() -> Parser:
    parser = Parser(
        prog="python -m game daily",
        description="Tell the deal of the day of each game and what was made of it; `python -m game --daily` plays it.",
    )
    parser.add_argument("--date", metavar="DAY", help="another day, as 2026-11-23 (default: today)")
    add_game_option(parser)
    parser.set_defaults(game="")
    parser.add_argument("--levels", action="store_true", help="let every level play the seat now (half a minute each)")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the sentences (default en)")
    return parser


def told(history: History, day: date, today: date, options: Namespace) -> Iterator[str]:
    """A paragraph for each game."""
    own = own_name(SettingsFile().values)
    for game in [options.game] if options.game else games_there():
        setup = deals.of_day(day, game, own)
        yield f"{day.isoformat()}  {title_of(setup)}"
        yield "  " + ", ".join(f"{one.name} ({opponents.kind_words(one.player)})" for one in setup.seats)
        found = days.results(history, day, game)
        if found:  # before that it would tell a game that goes on
            yield "  " + _("Code of this deal: {code}").format(code=deal_code.write(setup))
        for who, made in found.items():
            yield f"  {who}: {points_words(made)}, {place_words(made)}"
        if options.levels:
            yield from levels_told(history, day, game)
        else:
            yield from _levels_known(history, day, game)
        yield "  " + calendar(history, game, own, today)


def _levels_known(history: History, day: date, game: str) -> Iterator[str]:
    """What levels have made, for those who have played it."""
    if days.results(history, day, game):
        there = days.levels_made(history, day, game, same_seat.compared(game))
        for level, made in there.items():
            yield f"  {opponents.level_words(level)}: {points_words(made)}, {place_words(made)}"


def levels_told(history: History, day: date, game: str) -> Iterator[str]:
    """The same of every level, weakest first; what is missing is played now. It can be interrupted."""
    there = days.levels_made(history, day, game, same_seat.compared(game))
    setup = daily.setup(day, game)
    for level in same_seat.compared(game):
        made = there.get(level)
        if made is None:
            made = same_seat.played(setup, daily.own_seat(setup), level)
            days.note_level(history, day, game, level, made)
        yield f"  {opponents.level_words(level)}: {points_words(made)}, {place_words(made)}"


def calendar(history: History, game: str, own: str, today: date) -> str:
    """The last days in one line: what was won, what was played."""
    found = days.all_results(history)
    signs = []
    for back in range(SHOWN - 1, -1, -1):
        made = found.get((today - timedelta(back), game, own))
        signs.append("." if made is None else "W" if made.place == 1 else "p")
    return _("The last {count} days (W won, p played): {signs}").format(count=SHOWN, signs="".join(signs))

"""`python -m game history`: the games that were played, as lists, figures and files for other programs."""

from __future__ import annotations

import os
import sys
from argparse import Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable, Iterator
from pathlib import Path

from game import catalog, files
from game.arguments import Parser, did_you_mean
from game.history.played import PlayedGame, PlayedSeat, Wanted
from game.history.reading import Figures, Rated, Tally
from game.history.store import History, open_history
from game.session import save
from game.session.notices import SaveFault
from game.ui.game_words import name_of
from game.ui.lang import _, joined, languages, ngettext, set_language
from game.ui.opponents import level_words
from game.ui.screens.history.words import (
    brought_words,
    card_words,
    chosen_words,
    in_order,
    kind_words,
    level_group,
    month_words,
    number_words,
    place_words,
    source_words,
    span_words,
    who_words,
)
from game.ui.screens.save_words import moment

# The history in sentences, for the terminal and the text game.

MOST_MONTHS, MOST_CARDS = 12, 12


def game_line(game: PlayedGame) -> str:
    """One game: its number, when it was, what it was, and who made what of it."""
    seats = joined([_seat(one) for one in in_order(game)])
    said = _("{number}: {date}. {game}. {players}.").format(
        number=game.id, date=moment(game.played_at), game=name_of(game.game), players=seats
    )
    return f"{said} {kind_words(game.origin)}." if game.origin else said


def _seat(seat: PlayedSeat) -> str:
    text = ngettext("{name} {count} point", "{name} {count} points", seat.points)
    name = seat.name if seat.human else _("{name} ({what})").format(name=seat.name, what=level_words(seat.level))
    said = text.format(name=name, count=seat.points)
    return _("{what} ({why})").format(what=said, why=place_words(1)) if seat.won else said


def figures_lines(found: Figures, wanted: Wanted) -> Iterator[str]:
    """All figures. Those of sources and cards are there where one game is wanted."""
    if not found.seats:
        yield _("There are no such games.")
        return
    yield _whole(found)
    yield from _course(found)
    groups = (
        (_("By players"), found.by_players, str), (_("By strongest opponent"), found.by_level, level_group),
        (_("By game"), found.by_game if not wanted.game else (), name_of),
        (_("By person"), found.by_person if len(found.by_person) > 1 else (), str),
    )  # fmt: skip
    for title, tallies, words in groups:
        yield from _group(title, [(words(one.key), one) for one in tallies])
    if wanted.game:
        yield from _sources(found, wanted.game)
        yield from _cards(found, wanted.game)
    yield from _best(found)


def _whole(found: Figures) -> str:
    games = ngettext("{count} game", "{count} games", found.games).format(count=found.games)
    said = _("{games}, {wins} won; luck alone would win {chance}. {points} points a game. {time} at the table.")
    return said.format(
        games=games, wins=found.wins, chance=number_words(found.chance),
        points=number_words(found.points / found.seats), time=span_words(found.seconds),
    )  # fmt: skip


def _course(found: Figures) -> Iterator[str]:
    said = _("Wins in a row: {now} now, {most} at most.")
    yield said.format(now=found.streak, most=found.longest)
    months = [
        _("{month}: {games}, {wins} won").format(
            month=month_words(one.month, year=True), games=one.games, wins=one.wins
        )
        for one in found.months[-MOST_MONTHS:]
    ]
    yield _("By month (games): {months}.").format(months="; ".join(months))


def _group(title: str, found: list[tuple[str, Tally]]) -> Iterator[str]:
    if found:
        parts = [
            _("{what}: {games}, {wins} won, {points} points a game").format(
                what=what, games=one.games, wins=one.wins, points=number_words(one.average)
            )
            for what, one in found
        ]
        yield _("{title} (games): {what}.").format(title=title, what="; ".join(parts))


def _sources(found: Figures, game: str) -> Iterator[str]:
    parts = [f"{source_words(game, one)} {number_words(points / found.seats)}" for one, points in found.sources.items()]
    if parts:
        yield _("Points a game by source: {sources}.").format(sources="; ".join(parts))


def _cards(found: Figures, game: str) -> Iterator[str]:
    for kind, cards in found.chosen.items():
        what = brought_words(game, kind)
        parts = []
        for one in cards[:MOST_CARDS]:
            said = _card(one, game)
            parts.append(f"{said}, {number_words(one.brought / max(1, one.times))}" if what else said)
        title = chosen_words(game, kind)
        if what:
            title = _("{title} (last figure: {what}, each time)").format(title=title, what=what)
        yield f"{title}: {'; '.join(parts)}."


def _card(one: Tally, game: str) -> str:
    said = ngettext(
        "{name} {count} time, won in {wins} of {games}", "{name} {count} times, won in {wins} of {games}", one.times
    )
    return said.format(name=card_words(game, one.key), count=one.times, wins=one.wins, games=one.games)


def _best(found: Figures) -> Iterator[str]:
    parts = [
        _("{name} {points} in {game} (number {number})").format(
            name=one.name, points=one.points, game=name_of(one.game), number=one.id
        )
        for one in found.best
    ]
    yield _("Most points: {games}.").format(games="; ".join(parts))


def ratings_lines(found: list[Rated]) -> Iterator[str]:
    """Everybody who is rated, the strongest first."""
    if not found:
        yield _("Nobody is rated yet.")
    for place, one in enumerate(found, start=1):
        said = ngettext("{place}. {who}: {rating}, give or take {doubt}; {count} game",
                        "{place}. {who}: {rating}, give or take {doubt}; {count} games", one.games)  # fmt: skip
        yield said.format(
            place=place, who=who_words(one), rating=number_words(one.mu), doubt=number_words(3 * one.sigma),
            count=one.games,
        )  # fmt: skip


CANNOT, UNUSABLE = 2, 1
SHOWN = 20
WHAT = {"list": 0, "figures": 0, "ratings": 0, "export": 1, "save": 2, "delete": 1}  # how much stands behind it
ALL = "all"
DESCRIPTION = """\
What was played, and what came of it. WHAT is one of

  list             the games, the newest first (also without a word)
  figures          sums: points by source, cards chosen, by players, by opponents
  ratings          how strong people and computer players are, by their games
  export FILE      a table of the games, a line for each seat (CSV)
  save NUMBER FILE one game as a save, to be opened, sent or replayed
  delete NUMBER    forget one game; `delete all` forgets all

Options behind it say which games are meant."""


class Unclear(Exception):
    """What was asked for cannot be done; the text is a sentence."""


def main(argv: list[str]) -> int:
    """Tell, write or delete; the exit code."""
    options = _parser().parse_args(argv)
    set_language(options.lang)
    history = open_history()
    try:
        _check(options)
        _do(options, history)
    except Unclear as fault:
        print(f"history: {fault}", file=sys.stderr)
        return CANNOT
    finally:
        history.close()
    if history.trouble is not None:
        print(f"history: {history.trouble.text(_)}", file=sys.stderr)
        return UNUSABLE
    return 0


def _parser() -> Parser:
    parser = Parser(prog="python -m game history", description=DESCRIPTION, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="WHAT", help="see above")
    parser.add_argument("--game", metavar="GAME", default="", help=f"only this game: {', '.join(catalog.games())}")
    parser.add_argument("--person", metavar="NAME", default="", help="only games of this person")
    parser.add_argument("--players", type=int, metavar="N", default=0, help="only games of so many")
    parser.add_argument("--level", metavar="LEVEL", default="", help="the strongest computer player in it")
    parser.add_argument("--origin", metavar="WORD", help="daily, code, film, again; '' for usual games")
    result = parser.add_mutually_exclusive_group()
    result.add_argument("--won", dest="won", action="store_true", default=None, help="only games that were won")
    result.add_argument("--lost", dest="won", action="store_false", default=None, help="only games that were lost")
    parser.add_argument("--text", metavar="TEXT", default="", help="only games with this in a name or a card")
    parser.add_argument("--limit", type=int, metavar="N", default=SHOWN, help=f"so many in a list (default {SHOWN})")
    parser.add_argument("--skip", type=int, metavar="N", default=0, help="leave out the first so many of a list")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the sentences (default en)")
    return parser


def _check(options: Namespace) -> None:
    """Raises Unclear."""
    options.what = options.what or ["list"]
    word, *rest = options.what
    if word not in WHAT:
        raise Unclear(f"there is no {word!r}; there are: {', '.join(WHAT)}.{did_you_mean(word, WHAT)}")
    if len(rest) != WHAT[word]:
        raise Unclear(f"{word!r} wants {WHAT[word]} more, not {len(rest)}; --help tells.")
    if options.game and options.game not in catalog.games():
        raise Unclear(f"there is no game {options.game!r}; there are: {', '.join(catalog.games())}.")
    if options.limit < 1 or options.skip < 0:
        raise Unclear("a list shows 1 game or more, and leaves out 0 or more.")


def _do(options: Namespace, history: History) -> None:
    """Raises Unclear."""
    word, *rest = options.what
    wanted = Wanted(
        options.game, options.person, options.players, options.level, options.origin, options.won, options.text
    )
    if word == "list":
        _list(options, history, wanted)
    elif word == "figures":
        _say(figures_lines(history.figures(wanted), wanted))
    elif word == "ratings":
        _say(ratings_lines(history.ratings(options.game or catalog.USUAL)))
    elif word == "export":
        _export(Path(rest[0]), history, wanted, force=options.force)
    elif word == "save":
        _save(_number(rest[0]), Path(rest[1]), history, force=options.force)
    else:
        _delete(rest[0], history)


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _list(options: Namespace, history: History, wanted: Wanted) -> None:
    count = history.count(wanted)
    for game in history.games(wanted, options.skip, options.limit):
        print(game_line(game))
    print(ngettext("{count} game.", "{count} games.", count).format(count=count))


def _export(path: Path, history: History, wanted: Wanted, *, force: bool) -> None:
    _refuse_to_write_over(path, force=force)
    try:
        count = history.export_csv(path, wanted)
    except OSError as error:
        raise Unclear(_cannot_write(path, error)) from error
    said = ngettext("{count} game written to {file}.", "{count} games written to {file}.", count)
    print(said.format(count=count, file=path))


def _save(number: int, path: Path, history: History, *, force: bool) -> None:
    _refuse_to_write_over(path, force=force)
    try:
        files.write_whole(path, save.encode(history.save(number)))
    except SaveFault as fault:
        raise Unclear(_no_game(number) if fault.notice.word == "missing" else fault.notice.text(_)) from fault
    except OSError as error:
        raise Unclear(_cannot_write(path, error)) from error
    print(_("Game {number} written to {file}.").format(number=number, file=path))


def _delete(which: str, history: History) -> None:
    if which == ALL:
        if history.delete_all():
            print(_("All games are forgotten."))
        return
    number = _number(which)
    if history.game(number) is None:
        raise Unclear(_no_game(number))
    if history.delete(number):
        print(_("Game {number} is forgotten.").format(number=number))


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 15:
        raise Unclear(f"{text!r} is no number of a game; `list` shows them.")
    return int(text)


def _no_game(number: int) -> str:
    return _("There is no game {number}.").format(number=number)


def _refuse_to_write_over(path: Path, *, force: bool) -> None:
    if os.path.lexists(path) and not force:
        raise Unclear(_("{file} is there already; --force writes over it.").format(file=path))


def _cannot_write(path: Path, error: OSError) -> str:
    return _("{file} cannot be written ({reason}).").format(file=path, reason=error.strerror or error)

"""The history in sentences, for the terminal and the text game."""

from __future__ import annotations

from collections.abc import Iterator

from game.history.figures import Figures, Rated, Tally
from game.history.played import PlayedGame, PlayedSeat, Wanted
from game.ui.game_words import name_of
from game.ui.lang import _, joined, ngettext
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

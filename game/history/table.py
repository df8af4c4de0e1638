"""The history as a table for other programs: CSV with a line for each seat of each game (RFC 4180, UTF-8)."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable

from game.history.played import PlayedGame, PlayedSeat

COLUMNS = (
    "game_id", "played_at", "game", "players", "strongest_level", "origin", "seed", "cast", "answers", "rounds",
    "seconds", "program", "rules_version", "seat", "name", "player", "points", "place", "won", "changed", "sources",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon with


def lines(games: Iterable[PlayedGame]) -> Iterable[tuple[object, ...]]:
    """The lines below the heading."""
    for game in games:
        for seat in game.seats:
            yield _line(game, seat)


def _line(game: PlayedGame, seat: PlayedSeat) -> tuple[object, ...]:
    sources = " ".join(f"{name}={points}" for name, points in seat.sources.items())
    return (
        game.id, date_of(game.played_at), game.game, game.players, game.level, game.origin, game.seed, game.cast,
        game.length, game.rounds, round(game.seconds), game.program, game.rules_version, seat.seat + 1,
        _harmless(seat.name), seat.player, seat.points, seat.place, int(seat.won), int(seat.changed), sources,
    )  # fmt: skip


def date_of(played_at: float) -> str:
    """The date and time of a place on earth, as people and spreadsheets read it."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(played_at))
    except (OverflowError, OSError, ValueError):
        return ""


def text(games: Iterable[PlayedGame], *, heading: bool) -> str:
    """These games as lines of CSV."""
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\r\n")
    if heading:
        writer.writerow(COLUMNS)
    writer.writerows(lines(games))
    return made.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name.startswith(_FORMULA) else name

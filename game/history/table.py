"""The history as a table for other programs: CSV with a line for each seat of each game (RFC 4180, UTF-8)."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable

import msgspec

from game.kernel.events import Json

COLUMNS = (
    "game_id", "played_at", "game", "players", "strongest_level", "origin", "seed", "cast", "answers", "rounds",
    "seconds", "program", "rules_version", "seat", "name", "player", "points", "place", "won", "changed", "sources",
)  # fmt: skip
_DATE, _SECONDS, _SEAT, _NAME, _SOURCES = (
    COLUMNS.index(name) for name in ("played_at", "seconds", "seat", "name", "sources")
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon with


def text(seats: Iterable[tuple[Json, ...]]) -> tuple[str, int]:
    """The whole table of these seats (`reading.seats`), and of how many games it is."""
    made, games = io.StringIO(), set()
    writer = csv.writer(made, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for seat in seats:
        games.add(seat[0])
        writer.writerow(_line(list(seat)))
    return made.getvalue(), len(games)


def _line(seat: list[Json]) -> list[Json]:
    sources = msgspec.json.decode(seat[_SOURCES], type=dict[str, int])
    seat[_SOURCES] = " ".join(f"{name}={points}" for name, points in sources.items())
    seat[_DATE] = date_of(seat[_DATE])
    seat[_SECONDS] = round(seat[_SECONDS])
    seat[_SEAT] += 1
    seat[_NAME] = _harmless(seat[_NAME])
    return seat


def date_of(played_at: float) -> str:
    """The date and the time on the wall, as people and spreadsheets read it."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(played_at))
    except (OverflowError, OSError, ValueError):
        return ""


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name.startswith(_FORMULA) else name

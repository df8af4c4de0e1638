"""The sums that are kept while recording: what one game adds to them, and takes away again when it is deleted."""

from __future__ import annotations

import sqlite3

import msgspec

from game.history.played import Chosen, PlayedGame, PlayedSeat, wall_clock

WHOLE, MONTH, SOURCE, USED = "whole", "month", "source", "used:"  # what is summed up; USED and a kind of cards
ALL_PEOPLE = ""
_AMOUNTS = ("games", "seats", "wins", "points", "chance", "times", "brought", "seconds", "rounds")
_CHANGE = ", ".join(f"{name} = {name} + excluded.{name}" for name in _AMOUNTS)
_ADD = (
    f"INSERT INTO tally (what, person, game, players, level, kind, thing, {', '.join(_AMOUNTS)}) "
    f"VALUES (?, ?, ?, ?, ?, ?, ?{', ?' * len(_AMOUNTS)}) ON CONFLICT DO UPDATE SET {_CHANGE}"
)


class Amounts(msgspec.Struct):
    """What is added to one sum, in the order of the table."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    points: int = 0
    chance: float = 0.0
    times: int = 0
    brought: int = 0
    seconds: float = 0.0
    rounds: int = 0


Sums = dict[tuple[str, str, str], Amounts]  # what, person, thing


def month_of(played_at: float) -> str:
    """The month in which that was, here: "2026-11"."""
    when = wall_clock(played_at)
    return f"{when.year:04}-{when.month:02}"


def of_game(game: PlayedGame, chosen: Chosen) -> Sums:
    """Everything one game adds; nothing if it does not count."""
    found: Sums = {}
    if not game.counted:
        return found
    month = month_of(game.played_at)
    for place, seat in enumerate(game.seats):
        if seat.human:
            for person in {ALL_PEOPLE, seat.key}:
                _seat(found, game, seat, person, month)
                for one in chosen[place] if place < len(chosen) else ():
                    card = _won(found, game, seat, (USED + one.kind, person, one.card))
                    card.points += seat.points
                    card.times += one.times
                    card.brought += one.brought
    for (what, _person, _thing), amounts in found.items():
        if what in (WHOLE, MONTH):
            amounts.games, amounts.seconds, amounts.rounds = 1, game.seconds, game.rounds
    return found


def _seat(found: Sums, game: PlayedGame, seat: PlayedSeat, person: str, month: str) -> None:
    for what, thing in ((WHOLE, ""), (MONTH, month)):
        _won(found, game, seat, (what, person, thing)).points += seat.points
    for name, points in seat.sources.items():
        _won(found, game, seat, (SOURCE, person, name)).points += points


def _won(found: Sums, game: PlayedGame, seat: PlayedSeat, which: tuple[str, str, str]) -> Amounts:
    amounts = found.setdefault(which, Amounts())
    amounts.seats += 1
    amounts.wins += seat.won
    amounts.chance += 1 / game.players
    return amounts


def add(made: sqlite3.Connection, game: PlayedGame, chosen: Chosen, sign: int = 1) -> None:
    """Add a game to the sums, or with the sign -1 take it away."""
    kind = game.origin.partition(":")[0]
    rows = []
    for (what, person, thing), amounts in of_game(game, chosen).items():
        dims = (what, person, game.game, game.players, game.level, kind, thing)
        rows.append((*dims, *(sign * one for one in msgspec.structs.astuple(amounts))))
    made.executemany(_ADD, rows)
    if sign < 0:
        made.execute("DELETE FROM tally WHERE seats <= 0 AND game = ?", (game.game,))

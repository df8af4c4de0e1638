"""Games as rows of the database, and back."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from game.history import rating, reckoning
from game.history.played import Chosen, PlayedGame
from game.kernel.events import Json
from game.kernel.rules import Plain
from game.session.ledger import Used
from game.session.save import MAX_BYTES

T = TypeVar("T")
_GAME = (
    'key, played_at, game, players, level, kind, origin, seed, "cast", length, rounds, seconds, program, '
    "rules_version, counted, people, people_won, search"
)
_READ = 'id, played_at, game, players, origin, seed, "cast", length, rounds, seconds, program, rules_version'
_SEAT = (
    "game_id, seat, name, player, points, place, won, changed, sources, person, counted, played_at, game, players, "
    "level, kind"
)
_OF_SEAT = ("seat", "name", "player", "points", "place", "won", "changed", "sources")
AT_ONCE = 500  # ids in one question
KEPT_GONE = 400  # marks of deleted games: of all that a folder of saves can still hold


def searched(game: PlayedGame) -> str:
    """In what a text is looked for."""
    return "\n".join([*(one.name for one in game.seats), game.game, game.cast, game.origin]).casefold()


# -- in --------------------------------------------------------------------------------------------------------------
def insert(made: sqlite3.Connection, key: str, game: PlayedGame, kept: bytes, chosen: Chosen) -> PlayedGame:
    """Write one game with its sums and ratings, inside the transaction of the caller; the game with its id."""
    people = [one for one in game.seats if one.human]
    kind = game.origin.partition(":")[0]
    values = (
        key, game.played_at, game.game, game.players, game.level, kind, game.origin, game.seed, game.cast, game.length,
        game.rounds, game.seconds, game.program, game.rules_version, game.counted, len(people),
        any(one.won for one in people), searched(game),
    )  # fmt: skip
    number = made.execute(f"INSERT INTO game ({_GAME}) VALUES (?{', ?' * (len(values) - 1)})", values).lastrowid
    assert number is not None
    game = msgspec.structs.replace(game, id=number)
    made.executemany(
        f"INSERT INTO seat ({_SEAT}) VALUES (?{', ?' * 15})",
        [
            (
                number, one.seat, one.name, one.player, one.points, one.place, one.won, one.changed,
                msgspec.json.encode(one.sources).decode(), one.key if one.human else None,
                one.key if one.human and game.counted else None, game.played_at, game.game, game.players, game.level,
                kind,
            )
            for one in game.seats
        ],
    )  # fmt: skip
    made.execute(
        "INSERT INTO kept VALUES (?, ?, ?)", (number, zlib.compress(kept), zlib.compress(msgspec.json.encode(chosen)))
    )
    reckoning.add(made, game, chosen)
    rating.add(made, game)
    return game


def remove(made: sqlite3.Connection, number: int, now: float) -> str:
    """Take one game out of everything but the ratings, which are reckoned anew (`recording.rated_again`), inside the
    transaction of the caller; the id of its game ("citadels"), "" if it was not there."""
    game = one_game(made, number)
    if game is None:
        return ""
    reckoning.add(made, game, chosen_in(made, number), sign=-1)
    forget(made, "SELECT key, ? FROM game WHERE id = ?", (now, number))
    for table, column in (("game", "id"), ("seat", "game_id"), ("kept", "game_id")):
        made.execute(f"DELETE FROM {table} WHERE {column} = ?", (number,))
    return game.game


def remove_all(made: sqlite3.Connection, now: float) -> None:
    """Nothing is left but notes."""
    forget(made, "SELECT key, ? FROM game ORDER BY played_at DESC LIMIT ?", (now, KEPT_GONE))
    for table in ("game", "seat", "kept", "tally", "rating", "rated"):
        made.execute(f"DELETE FROM {table}")


def forget(made: sqlite3.Connection, which: str, values: Sequence[object]) -> None:
    """Games of these keys (a SELECT of key and date) are never taken from saves again."""
    made.execute(f"INSERT OR REPLACE INTO gone {which}", values)
    made.execute("DELETE FROM gone WHERE key NOT IN (SELECT key FROM gone ORDER BY at DESC LIMIT ?)", (KEPT_GONE,))


def is_known(made: sqlite3.Connection, key: str) -> bool:
    """Whether a match was recorded, or is not to be."""
    asked = "SELECT 1 FROM game WHERE key = ? UNION ALL SELECT 1 FROM gone WHERE key = ?"
    return made.execute(asked, (key, key)).fetchone() is not None


# -- out -------------------------------------------------------------------------------------------------------------
def games_of(made: sqlite3.Connection, where: str, values: Sequence[object]) -> list[PlayedGame]:
    """The games that this end of a SELECT from `game` finds, in its order."""
    found = made.execute(f"SELECT {_READ} FROM game {where}", values).fetchall()
    seats: dict[int, list[Plain]] = {row[0]: [] for row in found}
    for part in parts([row[0] for row in found]):
        asked = (
            f"SELECT game_id, {', '.join(_OF_SEAT)} FROM seat "
            f"WHERE game_id IN ({', '.join('?' * len(part))}) ORDER BY game_id, seat"
        )
        for number, *values in made.execute(asked, part):
            one = dict(zip(_OF_SEAT, values, strict=True))
            flags = {name: bool(one[name]) for name in ("won", "changed")}
            seats[number].append({**one, **flags, "sources": _decoded(one["sources"], dict[str, int])})
    names = _READ.replace('"', "").split(", ")
    games = [{**dict(zip(names, row, strict=True)), "seats": seats[row[0]]} for row in found]
    return sound(games, list[PlayedGame])


def sound(found: Json, kind: type[T]) -> T:
    """What was read, if it is what was written. Raises sqlite3.DatabaseError for what only damage can bring."""
    try:
        return msgspec.convert(found, kind)
    except msgspec.MsgspecError as error:
        raise sqlite3.DatabaseError(f"a value is malformed: {error}") from error


def _decoded(text: Json, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError) as error:
        raise sqlite3.DatabaseError(f"a value is malformed: {error}") from error


def _unpacked(content: Json) -> bytes:
    """Never more than a save can have: a value of one megabyte could become thousands."""
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(content, MAX_BYTES + 1)
    except (zlib.error, TypeError) as error:
        raise sqlite3.DatabaseError(f"a value is malformed: {error}") from error
    if len(found) > MAX_BYTES or not unpacker.eof:
        raise sqlite3.DatabaseError("a value is malformed: it is too large or ends too early")
    return found


def one_game(made: sqlite3.Connection, number: int) -> PlayedGame | None:
    """The game of this id."""
    return next(iter(games_of(made, "WHERE id = ?", (number,))), None)


def chosen_in(made: sqlite3.Connection, number: int) -> Chosen:
    """What its seats chose."""
    row = made.execute("SELECT chosen FROM kept WHERE game_id = ?", (number,)).fetchone()
    return () if row is None else _decoded(_unpacked(row[0]), tuple[tuple[Used, ...], ...])


def content_of(made: sqlite3.Connection, number: int) -> bytes | None:
    """The bytes of its save."""
    row = made.execute("SELECT content FROM kept WHERE game_id = ?", (number,)).fetchone()
    return None if row is None else _unpacked(row[0])


def parts(numbers: list[int]) -> Iterable[list[int]]:
    """So many at a time as SQLite takes in one question."""
    return (numbers[at : at + AT_ONCE] for at in range(0, len(numbers), AT_ONCE))

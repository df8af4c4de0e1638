"""Writing games into the database: from a match that has just ended, from what waited, from saves that are kept, from a
damaged database. A game is written once, however often it is tried."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game import catalog
from game.history import rating, reckoning, rows, schema
from game.history.database import BROKEN, LONG, Database, read_aside
from game.history.played import AGAIN, Chosen, PlayedGame, Real
from game.history.waiting import Waiting, breathe
from game.kernel.events import Json
from game.kernel.steps import StackState
from game.session import claims, save
from game.session.brief import brief
from game.session.kept import KeptGames
from game.session.notices import SaveFault
from game.session.save import SaveFile

RATED_AT_ONCE = 500
_FAR = 1e11  # seconds: after this nobody has played
HIGHEST = 2**53
MOST_IN_VAIN = 3_000  # ids in a row of a damaged file that cannot be read
Recorded = tuple[PlayedGame, Chosen]


def written(
    database: Database, found: SaveFile, played_at: float, seconds: float, state: StackState | None = None
) -> Recorded | None:
    """Write a finished match; None if it is known already. `state` is that of the save, if somebody has it. Raises
    Unusable, and SaveFault for a save that nobody can read."""
    key = reckoning.identity(found)
    with database.read() as made:
        if rows.is_known(made, key):
            return None
    game, chosen = reckoned(found, played_at, seconds, state)
    with database.write() as made:
        if rows.is_known(made, key):  # another program may have been quicker
            return None
        if game.counted and _finished_before(made, found):
            game = msgspec.structs.replace(game, origin=":".join(filter(None, (AGAIN, game.origin))))
        return rows.insert(made, key, game, reckoning.as_kept(found), chosen), chosen


def _finished_before(made: sqlite3.Connection, found: SaveFile) -> bool:
    """Whether this match has come to an end already, by other answers, in a game that counts or was deleted."""
    one = reckoning.match_of(found)
    if rows.is_known(made, one):
        return True
    asked = "SELECT id FROM game WHERE seed = ? AND game = ? AND counted"
    for (number,) in made.execute(asked, (found.setup.seed, found.setup.game)).fetchall():
        content = rows.content_of(made, number)
        if content and reckoning.match_in(content) == one:
            return True
    return False


def reckoned(found: SaveFile, played_at: float, seconds: float, state: StackState | None = None) -> Recorded:
    """Raises SaveFault."""
    rules = save.rules_of(found, catalog.rules, found.name)
    try:
        return reckoning.reckon(found, rules, played_at, seconds, state)
    except Exception as error:  # whatever the rules find wrong with it
        raise SaveFault("damaged", found.name, f"{type(error).__name__}: {error}") from error


def left_out(database: Database, key: str) -> None:
    """That match is never written. Raises Unusable."""
    with database.write() as made:
        rows.forget(made, "VALUES (?, ?)", (key, time.time()))


def noted(database: Database, kind: str, key: str, at: float, value: Json, *, anew: bool = True) -> None:
    """Write a note, with `anew` in place of the one before. Raises Unusable."""
    with database.write() as made:
        text = msgspec.json.encode(value).decode()
        way = "REPLACE" if anew else "IGNORE"
        made.execute(f"INSERT OR {way} INTO note VALUES (?, ?, ?, ?)", (kind, key, at, text))


def taken_in(database: Database, one: Waiting) -> Recorded | None:
    """Write what waited. Raises Unusable and SaveFault."""
    if one.note is not None:
        noted(database, *one.note[:2], *one.note[2:])
        return None
    if not one.kept:
        left_out(database, one.key)
        return None
    return written(database, save.decode(one.content, one.key), one.played_at, one.seconds)


def from_saves(database: Database, folder: Path, *, keep: bool) -> Iterator[Recorded]:
    """Finished games among those that keep themselves, which an earlier start may not have come to write. Each file is
    looked at once. With `keep` False they are marked as not wanted. Raises Unusable."""
    for path in KeptGames(folder, catalog.rules).paths():
        try:
            known = path.stat()
        except OSError:
            continue
        stamp, name = f"{known.st_mtime_ns} {known.st_size}", f"file:{path.name}"
        if _marked(database, name) == stamp or claims.is_claimed(path):
            continue
        with contextlib.suppress(SaveFault):
            content = save.read_bytes(path)
            if brief(content, path.name).over:
                found = save.decode(content, path.name)
                recorded = None
                if keep and not found.setup.practice:
                    recorded = written(database, found, known.st_mtime, 0.0)
                elif not keep:
                    left_out(database, reckoning.identity(found))
                if recorded is not None:
                    yield recorded
        with database.write() as made:
            made.execute("INSERT OR REPLACE INTO mark VALUES (?, ?)", (name, stamp))


def from_damaged(database: Database, path: Path) -> Iterator[Recorded]:
    """Games of a database that was put aside, as far as they can be read. Raises Unusable."""
    try:
        made = read_aside(path)
    except sqlite3.Error:
        return
    with contextlib.closing(made):
        made.afresh(LONG)  # for all of it
        for number in _readable(made) if _is_plain(made, "kept", "game_id", "content") else ():
            recorded = None
            with contextlib.suppress(SaveFault, *BROKEN):
                content = rows.content_of(made, number)
                if content:
                    found = save.decode(content, path.name)
                    recorded = written(database, found, *_when(made, number, path))
            if recorded is not None:
                yield recorded
        for note in _notes_in(made) if _is_plain(made, "note", "kind", "key", "at", "value") else ():
            noted(database, *note, anew=False)


def _is_plain(made: sqlite3.Connection, table: str, *columns: str) -> bool:
    with contextlib.suppress(*BROKEN):
        return schema.is_plain_table(made, table, *columns)
    return False


def _notes_in(made: sqlite3.Connection) -> Iterator[tuple[str, str, float, Json]]:
    """The notes that can be read."""
    found: list[Json] = []
    with contextlib.suppress(*BROKEN):
        for row in made.execute("SELECT kind, key, at, value FROM note"):
            found.append(row)  # noqa: PERF402  what was read before a fault is kept
    for row in found:
        with contextlib.suppress(msgspec.MsgspecError, RecursionError):
            kind, key, at, value = msgspec.convert(row, tuple[str, str, Real, str])
            yield kind, key, at, msgspec.json.decode(value)


def _readable(made: sqlite3.Connection) -> Iterator[int]:
    """Ids of the games that were kept, in the order in which they were recorded, past what is damaged."""
    number, last, in_vain = 0, 0, 0
    for asked in ("SELECT MAX(game_id) FROM kept", "SELECT seq FROM sqlite_sequence WHERE name = 'game'"):
        with contextlib.suppress(*BROKEN, TypeError, ValueError):
            last = max(last, min(HIGHEST, int(made.execute(asked).fetchone()[0])))
    while number < last and in_vain < MOST_IN_VAIN:
        try:
            (found,) = made.execute("SELECT MIN(game_id) FROM kept WHERE game_id > ?", (number,)).fetchone()
        except BROKEN:
            found = 0
        if found is None:
            return
        if not isinstance(found, int) or found <= number:  # unreadable, or a tree that leads back to where it was
            number, in_vain = number + 1, in_vain + 1
            continue
        number, in_vain = found, 0
        yield number


def _when(made: sqlite3.Connection, number: int, path: Path) -> tuple[float, float]:
    """When a game was played and for how long; where that is damaged, when the database was last used."""
    with contextlib.suppress(*BROKEN, TypeError):
        if schema.is_plain_table(made, "game", "id", "played_at", "seconds"):
            asked = "SELECT CAST(played_at AS REAL), CAST(seconds AS REAL) FROM game WHERE id = ?"
            played_at, seconds = made.execute(asked, (number,)).fetchone()
            if 0 <= played_at < _FAR and 0 <= seconds < _FAR:
                return played_at, seconds
    return path.stat().st_mtime, 0.0


# -- deleting --------------------------------------------------------------------------------------------------------
def deleted(database: Database, number: int) -> str:
    """Delete a game; of which game ("citadels") ratings are to be reckoned anew (`rated_again`), "" for none. Raises
    Unusable."""
    with database.write() as made:
        content = rows.content_of(made, number)
        game = rows.remove(made, number, time.time())
        if game and content and (match := reckoning.match_in(content)):
            rows.forget(made, "VALUES (?, ?)", (match, time.time()))
        if game:
            before = made.execute("SELECT value FROM mark WHERE name = ?", (f"rate:{game}",)).fetchone()
            first = min(number, int(before[0])) if before else number
            made.execute("INSERT OR REPLACE INTO mark VALUES (?, ?)", (f"rate:{game}", str(first)))
    return game


def to_rate_again(database: Database) -> list[str]:
    """Games whose ratings wait to be reckoned anew. Raises Unusable."""
    with database.read() as made:
        found = made.execute("SELECT name FROM mark WHERE name LIKE 'rate:%'").fetchall()
    return [name.removeprefix("rate:") for (name,) in found]


def rated_again(database: Database, game: str) -> None:
    """Reckon the ratings anew from the first game after one that was deleted, in portions. Raises Unusable."""
    first = _marked(database, f"rate:{game}")
    if first is None:
        return
    with database.write() as made:
        rating.back_to(made, game, int(first))
    asked = "SELECT id FROM game WHERE game = ? AND id >= ? ORDER BY id"
    with database.read() as made:
        later = [number for (number,) in made.execute(asked, (game, int(first)))]
    where = "WHERE game = ? AND id BETWEEN ? AND ? ORDER BY id"
    for at in range(0, len(later), RATED_AT_ONCE):
        part = later[at : at + RATED_AT_ONCE]
        with database.write() as made:
            for one in rows.games_of(made, where, (game, part[0], part[-1])):
                rating.add(made, one)
            made.execute("UPDATE mark SET value = ? WHERE name = ?", (str(part[-1] + 1), f"rate:{game}"))
        breathe()
    with database.write() as made:
        made.execute("DELETE FROM mark WHERE name = ?", (f"rate:{game}",))


def _marked(database: Database, name: str) -> str | None:
    with database.read() as made:
        row = made.execute("SELECT value FROM mark WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])

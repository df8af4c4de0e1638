"""The tables of the database, and the way from each version to the next (ADR 10).

What lists show stands in `game` and `seat`; the save and what was chosen, which only single games need, in `kept`. The
sums of `tally` and the courses of `rating` are kept while recording, so that no screen counts 100,000 games.
"""

from __future__ import annotations

import contextlib
import sqlite3

APPLICATION = 0x43C01A  # in the file's header: nobody else's database is touched

_FIRST = """
CREATE TABLE game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,         -- one match, one line (reckoning.identity)
  played_at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL, kind TEXT NOT NULL,
  origin TEXT NOT NULL, seed INTEGER NOT NULL, "cast" TEXT NOT NULL, length INTEGER NOT NULL, rounds INTEGER NOT NULL,
  seconds REAL NOT NULL, program TEXT NOT NULL, rules_version INTEGER NOT NULL, counted INTEGER NOT NULL,
  people INTEGER NOT NULL, people_won INTEGER NOT NULL, search TEXT NOT NULL
);
CREATE INDEX game_by_date ON game (played_at, id);
CREATE INDEX game_by_kind ON game (game, played_at, id);
CREATE TABLE seat (
  game_id INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, player TEXT NOT NULL, points INTEGER NOT NULL,
  place INTEGER NOT NULL, won INTEGER NOT NULL, changed INTEGER NOT NULL, sources TEXT NOT NULL,
  person TEXT,                      -- who played here; NULL for a computer player
  counted TEXT,                     -- the same, NULL also where the game does not count
  played_at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL, kind TEXT NOT NULL,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
-- Each question is answered from one of these alone: they hold all columns that are asked for.
CREATE INDEX of_person
  ON seat (person, played_at, game_id, seat, counted, game, players, level, kind, won, place, points)
  WHERE person IS NOT NULL;
CREATE INDEX best ON seat (points, game_id, counted, game, players, level, kind) WHERE counted IS NOT NULL;
CREATE INDEX best_of_game ON seat (game, points, game_id, counted, players, level, kind) WHERE counted IS NOT NULL;
CREATE INDEX best_of_person ON seat (counted, points, game_id, game, players, level, kind) WHERE counted IS NOT NULL;
CREATE INDEX course ON seat (played_at, game_id, seat, counted, game, players, level, kind, won, place, points)
  WHERE counted IS NOT NULL;
CREATE INDEX course_of_game ON seat (game, played_at, game_id, seat, counted, players, level, kind, won, place, points)
  WHERE counted IS NOT NULL;
CREATE TABLE kept (game_id INTEGER PRIMARY KEY, content BLOB NOT NULL, chosen BLOB NOT NULL);
CREATE TABLE tally (
  what TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, level TEXT NOT NULL,
  kind TEXT NOT NULL, thing TEXT NOT NULL,
  games INTEGER NOT NULL, seats INTEGER NOT NULL, wins INTEGER NOT NULL, points INTEGER NOT NULL, chance REAL NOT NULL,
  times INTEGER NOT NULL, brought INTEGER NOT NULL, seconds REAL NOT NULL, rounds INTEGER NOT NULL,
  PRIMARY KEY (what, person, game, players, level, kind, thing)
) WITHOUT ROWID;
CREATE TABLE rating (
  game TEXT NOT NULL, bot INTEGER NOT NULL, key TEXT NOT NULL, number INTEGER NOT NULL, game_id INTEGER NOT NULL,
  played_at REAL NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
  PRIMARY KEY (game, bot, key, number)
) WITHOUT ROWID;
CREATE INDEX rating_by_game ON rating (game_id);
CREATE TABLE rated (
  game TEXT NOT NULL, bot INTEGER NOT NULL, key TEXT NOT NULL, games INTEGER NOT NULL, mu REAL NOT NULL,
  sigma REAL NOT NULL, PRIMARY KEY (game, bot, key)
) WITHOUT ROWID;
CREATE TABLE note (
  kind TEXT NOT NULL, key TEXT NOT NULL, at REAL NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE TABLE gone (key TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE mark (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;  -- what was looked at, what is to be done
"""

# A list that is narrowed is read off this index alone, in the order of the dates: the lines of `game` are ten times as
# wide, and looked up only for what is shown.
_LISTED = """
DROP INDEX game_by_date;
CREATE INDEX game_by_date ON game (played_at, id, game, players, level, kind, people, people_won, search);
"""

# Each makes of a database of its number one of the next; the first begins with an empty file.
MIGRATIONS: list[str] = [_FIRST, _LISTED]
_MOST_OBJECTS = 500  # nobody who means well has more
Master = set[tuple[str, str, str, str]]  # type, name, table and what made it, of everything in a database


class Foreign(Exception):
    """A database of somebody else."""


class Newer(Exception):
    """A database of a newer version of this program."""


class Strange(Exception):
    """A database under our name whose tables are not ours: a trigger, a view, a column that is reckoned or missing."""


def prepare(made: sqlite3.Connection) -> None:
    """The tables of today, whatever version the file has. Raises Foreign, Newer, Strange and whatever SQLite raises;
    then the file is as it was. Nothing that stands in the file is carried out before it is known to be ours."""
    application = int(made.execute("PRAGMA application_id").fetchone()[0])
    version = int(made.execute("PRAGMA user_version").fetchone()[0])
    there = _master(made)
    if application != APPLICATION and (application or there or version):
        raise Foreign
    if version > len(MIGRATIONS):
        raise Newer
    if application == APPLICATION and there != _expected(version):
        raise Strange
    if version == len(MIGRATIONS):
        return
    made.execute("BEGIN IMMEDIATE")
    try:
        made.execute(f"PRAGMA application_id = {APPLICATION}")
        for script in MIGRATIONS[version:]:
            for statement in _statements(script):
                made.execute(statement)
        made.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        made.execute("COMMIT")
    except BaseException:
        made.rollback()
        raise


def is_plain_table(made: sqlite3.Connection, name: str, *columns: str) -> bool:
    """Whether that is a table with these columns whose values simply stand there, so that reading them can do nothing
    else. Raises sqlite3.Error."""
    asked = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name = ?"
    if made.execute(asked, (name,)).fetchone() is None:
        return False
    asked = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0"
    return {*columns} <= {column for (column,) in made.execute(asked, (name,))}


def _master(made: sqlite3.Connection) -> Master:
    """Everything in a database but statistics, which change no answer."""
    asked = made.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchmany(_MOST_OBJECTS)
    return {
        (str(kind), str(name), str(table), " ".join(str(sql or "").split()))
        for kind, name, table, sql in asked
        if not str(name).startswith("sqlite_stat")
    }


def _expected(version: int) -> Master:
    """The same of a file of that version as this program makes it."""
    with contextlib.closing(sqlite3.connect(":memory:")) as made:
        for script in MIGRATIONS[: max(0, version)]:
            for statement in _statements(script):
                made.execute(statement)
        return _master(made)


def _statements(script: str) -> list[str]:
    bare = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return [one.strip() for one in bare.split(";") if one.strip()]

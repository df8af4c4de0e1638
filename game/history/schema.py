"""The tables of the database, and the way from each version to the next (ADR 10).

What lists show stands in `game` and `seat`; the save and what was chosen, which only single games need, in `kept`. The
sums of `tally` and the courses of `rating` are kept while recording, so that no screen counts 100,000 games.
"""

from __future__ import annotations

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

# Each makes of a database of its number one of the next; the first begins with an empty file.
MIGRATIONS: list[str] = [_FIRST]
TABLES = frozenset({"game", "seat", "kept", "tally", "rating", "rated", "note", "gone", "mark"})


class Foreign(Exception):
    """A database of somebody else."""


class Newer(Exception):
    """A database of a newer version of this program."""


def prepare(made: sqlite3.Connection) -> None:
    """The tables of today, whatever version the file has. Raises Foreign, Newer and whatever SQLite raises; then the
    file is as it was."""
    application = int(made.execute("PRAGMA application_id").fetchone()[0])
    version = int(made.execute("PRAGMA user_version").fetchone()[0])
    tables = {name for (name,) in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if application != APPLICATION and (application or tables or version):
        raise Foreign
    if version > len(MIGRATIONS):
        raise Newer
    if application == APPLICATION and version and not tables >= TABLES:
        raise sqlite3.DatabaseError("tables are missing: the database is malformed")
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


def _statements(script: str) -> list[str]:
    bare = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return [one.strip() for one in bare.split(";") if one.strip()]

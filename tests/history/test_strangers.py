"""A database that a stranger made, or that was spoiled: a sentence, the file put aside, and nothing lasts for ever."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import pytest

from game.history import database, schema
from game.history.database import NAME
from game.history.played import Wanted
from game.history.store import History
from game.session.notices import SENTENCES, Notice, SaveFault
from game.session.save import MAX_BYTES
from game.ui.lang import _, set_language
from tests.history.matches import match

LONGEST = 60.0  # seconds of the slowest of these, on a very busy machine; each took for ever
ENDLESS = "WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more) SELECT COUNT(*) FROM more"
STRANGE = {
    "a trigger with an endless question": f"CREATE TRIGGER one AFTER INSERT ON game BEGIN {ENDLESS}; END",
    "a trigger that fills the disk": (
        "CREATE TRIGGER one AFTER INSERT ON note BEGIN INSERT INTO gone "
        "SELECT randomblob(1000), n FROM (WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more) "
        "SELECT n FROM more); END"
    ),
    "a trigger that forgets": "CREATE TRIGGER one AFTER INSERT ON seat BEGIN DELETE FROM seat; END",
    "a column that is reckoned": f"ALTER TABLE game ADD COLUMN one AS (zeroblob({10**9}))",
    "another column": "ALTER TABLE game ADD COLUMN one TEXT",
    "a view": f"CREATE VIEW one AS {ENDLESS}",
    "another table": "CREATE TABLE recipe (name TEXT)",
    "an index that reckons": "CREATE INDEX one ON game (abs(seed))",
    "a table less": "DROP TABLE rated",
}


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUDGET", 3_000_000)


def recorded(folder: Path, *numbers: int) -> list[Notice]:
    """Record these matches in that folder; what was told."""
    told: list[Notice] = []
    history = History(folder, told.append)
    for number in numbers:
        history.record(match(number), played_at=1000.0 + number)
    history.note("puzzle", "one", numbers[0])
    assert history.flush(LONGEST)
    history.close()
    return told


def kept(folder: Path) -> list[float]:
    history = History(folder)
    history.games()
    assert history.flush(LONGEST)  # if that was too much for it
    found = [game.played_at for game in history.games()]
    history.close()
    return found


def noted(folder: Path) -> Any:
    history = History(folder)
    found = history.noted("puzzle", "one")
    history.close()
    return found


def change(folder: Path, *statements: str, values: tuple[Any, ...] = ()) -> None:
    with sqlite3.connect(folder / NAME) as made:
        for one in statements:
            made.execute(one, values)
    made.close()


def use(folder: Path) -> list[Notice]:
    """All that a program does with it; what was told."""
    told: list[Notice] = []
    history = History(folder, told.append)
    history.catch_up(folder / "no saves")
    for wanted in (Wanted(), Wanted(game="rattus_cartus", person="Anna"), Wanted(won=True, text="a")):
        for game in history.games(wanted):
            history.chosen(game.id)
            with contextlib.suppress(SaveFault):
                history.save(game.id)
        history.count(wanted)
        history.figures(wanted)
    history.ratings("rattus_cartus")
    history.people()
    history.notes("puzzle")
    history.export_csv(folder / "table.csv")
    history.record(match(9), played_at=1009.0)
    history.note("puzzle", "nine", 9)
    assert history.flush(LONGEST)
    history.close()
    return told


def delete(folder: Path, number: int) -> None:
    history = History(folder)
    history.delete(number)
    assert history.flush(LONGEST)
    history.close()


@pytest.mark.parametrize("what", STRANGE)
def test_what_is_not_our_schema_is_put_aside_and_its_games_are_taken_over(tmp_path: Path, what: str) -> None:
    recorded(tmp_path, 1, 2)
    change(tmp_path, STRANGE[what])
    begun = time.monotonic()
    told = recorded(tmp_path, 3)
    assert time.monotonic() - begun < LONGEST
    assert [one.word for one in told] == ["history_strange"]
    assert "history.damaged.db" in told[0].text()
    assert kept(tmp_path) == [1003.0, 1002.0, 1001.0]
    assert noted(tmp_path) == 3
    assert (tmp_path / "history.damaged.db").stat().st_size < 10_000_000


def test_a_view_in_place_of_the_games_is_not_read(tmp_path: Path) -> None:
    recorded(tmp_path, 1)
    change(
        tmp_path, "DROP TABLE kept", f"CREATE VIEW kept (game_id, content, chosen) AS SELECT *, 1, 1 FROM ({ENDLESS})"
    )
    assert [one.word for one in recorded(tmp_path, 2)] == ["history_strange"]
    assert kept(tmp_path) == [1002.0]


def test_the_sentence_is_there_in_german(tmp_path: Path) -> None:
    set_language("de")
    try:
        assert Notice("history_strange", {"file": "x"}).text(_) != SENTENCES["history_strange"].format(file="x")
    finally:
        set_language("en")


@pytest.mark.long
@pytest.mark.parametrize("column", ["content", "chosen"])
def test_a_value_that_unpacks_to_gigabytes_is_not_unpacked(tmp_path: Path, column: str) -> None:
    recorded(tmp_path, 1, 2)
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _megabyte in range(300)) + packer.flush()
    change(tmp_path, f"UPDATE kept SET {column} = ? WHERE game_id = 1", values=(bomb,))
    begun = time.monotonic()
    told = use(tmp_path)
    assert time.monotonic() - begun < LONGEST
    assert [one.word for one in told] == ["history_damaged"]
    assert {1009.0, 1002.0} <= {*kept(tmp_path)}


def test_a_value_of_many_megabytes_is_not_read(tmp_path: Path) -> None:
    recorded(tmp_path, 1, 2)
    change(tmp_path, f"UPDATE kept SET content = zeroblob({60 * MAX_BYTES}) WHERE game_id = 1")
    assert [one.word for one in use(tmp_path)] == ["history_strange"]
    assert {1009.0, 1002.0} <= {*kept(tmp_path)}


def test_a_question_has_a_budget(tmp_path: Path) -> None:
    made = database.Database(tmp_path)
    with pytest.raises(database.Unusable) as refused, made.read() as reader:
        reader.execute(ENDLESS).fetchone()
    assert refused.value.notice.word == "history_strange"
    made.close()


@pytest.mark.long
def test_to_close_never_waits_for_a_question_that_does_not_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUDGET", 10**15)
    made, asked = database.Database(tmp_path), threading.Event()
    told: list[str] = []

    def ask() -> None:
        try:
            with made.write() as writer:
                asked.set()
                writer.execute(ENDLESS).fetchone()
        except database.Unusable as fault:
            told.append(fault.notice.word)

    thread = threading.Thread(target=ask, daemon=True)
    thread.start()
    assert asked.wait(LONGEST)
    begun = time.monotonic()
    made.close()
    assert time.monotonic() - begun < LONGEST
    thread.join(LONGEST)
    assert told == ["history_fails"]
    assert (tmp_path / NAME).exists(), "the file is not to blame"


VALUES: tuple[Any, ...] = ("", "a word", b"\xff\xfe", -1, 2**62, 9e307, float("inf"), "[" * 5000, "\x00\ud7ff")
NO_TEXT = "CAST(x'ff41' AS TEXT)"
TABLES = ("game", "seat", "kept", "tally", "rating", "rated", "note", "gone", "mark")


def values_for(table: str) -> list[tuple[str, str, tuple[Any, ...]]]:
    """Each column with one of those values, the next column with the next one: (column, SQL, values)."""
    with sqlite3.connect(":memory:") as made:
        made.executescript(schema.MIGRATIONS[0])
        columns = [name for (name,) in made.execute("SELECT name FROM pragma_table_info(?)", (table,))]
    every = [*(("?", (value,)) for value in VALUES), (NO_TEXT, ())]
    first = TABLES.index(table)
    return [(column, *every[(first + at) % len(every)]) for at, column in enumerate(columns)]


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_whatever_stands_in_a_column_ends_in_a_sentence_or_in_nothing(tmp_path: Path, table: str) -> None:
    recorded(tmp_path / "sound", 1, 2)
    content = (tmp_path / "sound" / NAME).read_bytes()
    for column, told, values in values_for(table):
        folder = tmp_path / column
        folder.mkdir()
        (folder / NAME).write_bytes(content)
        row = f'"{column}" = (SELECT "{column}" FROM "{table}" LIMIT 1)'
        with contextlib.suppress(sqlite3.IntegrityError):
            change(folder, f'UPDATE "{table}" SET "{column}" = {told} WHERE {row}', values=values)
        use(folder)
        delete(folder, 1)
        assert 1009.0 in kept(folder) or [*(folder / "waiting").glob("game-*")], (column, told, values)

"""Whatever is wrong with the database is said in a sentence, and no finished game is lost by it."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from game.history import database, rows, schema
from game.history.database import NAME
from game.history.played import Wanted
from game.history.store import History, open_history
from game.session.notices import Notice
from tests.helpers.clock import NEVER
from tests.history.matches import finished, match


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.05)


def opened(folder: Path, told: list[Notice] | None = None) -> History:
    return History(folder, None if told is None else told.append)


def recorded(folder: Path, *numbers: int) -> list[Notice]:
    """Record these matches in that folder; what was told."""
    told: list[Notice] = []
    history = opened(folder, told)
    for number in numbers:
        history.record(match(number), played_at=1000.0 + number)
    assert history.flush()
    history.close()
    return told


def kept(folder: Path) -> list[float]:
    """When the games in that folder were played."""
    history = opened(folder)
    found = [game.played_at for game in history.games()]
    history.close()
    return found


def waiting(folder: Path) -> int:
    return len(list((folder / "waiting").glob("*.json")))


def test_what_is_recorded_is_there_at_the_next_start(tmp_path: Path) -> None:
    assert recorded(tmp_path, 1, 2) == []
    assert kept(tmp_path) == [1002.0, 1001.0]
    history = opened(tmp_path)
    assert history.save(1).players == ("Anna", "Bert")
    assert history.save(1).digest == finished().save_file("", "").digest
    history.close()


def test_one_match_is_one_game_however_often_it_is_recorded(tmp_path: Path) -> None:
    recorded(tmp_path, 1, 1)
    recorded(tmp_path, 1, 2)
    assert len(kept(tmp_path)) == 2


def test_a_deleted_game_does_not_come_back(tmp_path: Path) -> None:
    recorded(tmp_path, 1, 2)
    history = opened(tmp_path)
    history.delete(1)
    history.record(match(1))
    history.flush()
    assert history.count() == 1
    history.delete_all()
    history.record(match(2))
    history.flush()
    assert history.count() == 0
    history.close()


def test_what_is_not_wanted_is_not_recorded_later_either(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.leave_out(match(1))
    history.record(match(1))
    history.flush()
    assert history.count() == 0
    history.close()


@pytest.mark.parametrize("content", [b"not a database " * 600, b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096])
def test_a_damaged_file_is_put_aside_and_a_new_one_begun(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    told = recorded(tmp_path, 1)
    assert [one.word for one in told] == ["history_damaged"]
    assert "history.damaged.db" in told[0].text()
    assert (tmp_path / "history.damaged.db").read_bytes() == content
    assert kept(tmp_path) == [1001.0]


def test_all_games_are_forgotten_also_those_of_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"not a database " * 600)
    recorded(tmp_path, 1)
    history = opened(tmp_path)
    history.note("puzzle", "one", 1)
    assert history.delete_all()
    assert history.flush()
    history.close()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [NAME]
    assert b"Anna" not in (tmp_path / NAME).read_bytes()


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"")
    assert recorded(tmp_path, 1) == []
    assert kept(tmp_path) == [1001.0]


def test_what_can_be_read_of_a_damaged_file_comes_into_the_new_one(tmp_path: Path) -> None:
    recorded(tmp_path, 1, 2, 3, 4)
    with sqlite3.connect(tmp_path / NAME) as made:
        (page,) = made.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tally'").fetchone()
        (size,) = made.execute("PRAGMA page_size").fetchone()
    made.close()
    content = bytearray((tmp_path / NAME).read_bytes())
    content[(page - 1) * size : page * size] = b"\x5a" * size
    (tmp_path / NAME).write_bytes(content)
    told = recorded(tmp_path, 5)
    assert [one.word for one in told] == ["history_damaged"]
    assert kept(tmp_path) == [1005.0, 1004.0, 1003.0, 1002.0, 1001.0]


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / NAME) as made:
        made.execute("CREATE TABLE recipe (name TEXT)")
    made.close()
    before = (tmp_path / NAME).read_bytes()
    assert [one.word for one in recorded(tmp_path, 1, 2)] == ["history_foreign"]
    assert (tmp_path / NAME).read_bytes() == before
    assert waiting(tmp_path) == 2


def test_a_newer_one_is_left_alone_and_games_wait_for_the_program_that_reads_it(tmp_path: Path) -> None:
    recorded(tmp_path, 1)
    _version(tmp_path, 99)
    before = (tmp_path / NAME).read_bytes()
    assert [one.word for one in recorded(tmp_path, 2)] == ["history_newer"]
    assert (tmp_path / NAME).read_bytes() == before
    assert kept(tmp_path) == []
    _version(tmp_path, len(schema.MIGRATIONS))
    caught_up(tmp_path)
    assert kept(tmp_path) == [1002.0, 1001.0]
    assert waiting(tmp_path) == 0


def test_a_locked_one_is_waited_for(tmp_path: Path) -> None:
    recorded(tmp_path, 1)
    other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    told: list[Notice] = []
    history = opened(tmp_path, told)
    history.record(match(2), played_at=1002.0)
    history.note("puzzle", "one", True)
    history.flush()
    assert [one.word for one in told] == ["history_locked"]
    assert [game.played_at for game in history.games()] == [1001.0], "it can be read meanwhile"
    other.execute("COMMIT")
    other.close()
    history.record(match(3), played_at=1003.0)
    history.flush()
    assert history.trouble is None
    assert len(history.games()) == 3
    assert waiting(tmp_path) == 0
    history.close()


@pytest.mark.parametrize("what", ["folder", "link"])
def test_what_is_no_file_is_left_alone(tmp_path: Path, what: str) -> None:
    if what == "folder":
        (tmp_path / NAME).mkdir()
    else:
        (tmp_path / "elsewhere").write_bytes(b"")
        (tmp_path / NAME).symlink_to(tmp_path / "elsewhere")
    assert [one.word for one in recorded(tmp_path, 1)] == ["history_no_file"]
    assert waiting(tmp_path) == 1
    assert what == "folder" or (tmp_path / "elsewhere").read_bytes() == b""


def test_without_a_folder_to_write_to_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told: list[Notice] = []
    history = opened(tmp_path / "file" / "history", told)
    history.record(match(1))
    history.note("puzzle", "one", 3)
    history.flush()
    assert [one.word for one in told] == ["history_unwritable"], "said once"
    assert history.games() == []
    assert history.figures().games == 0
    assert history.noted("puzzle", "one") == 3, "as long as the program runs"
    history.close()


def test_what_could_be_written_nowhere_is_tried_again_before_the_end(tmp_path: Path) -> None:
    (tmp_path / "later").write_text("")
    history = opened(tmp_path / "later" / "history")
    history.record(match(1), played_at=1001.0)
    history.flush()
    (tmp_path / "later").unlink()
    history.close()
    assert kept(tmp_path / "later" / "history") == [1001.0]


def test_a_database_of_an_older_version_is_led_to_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(tmp_path, 1)
    more = "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, more])
    recorded(tmp_path, 2)
    assert len(kept(tmp_path)) == 2
    with sqlite3.connect(tmp_path / NAME) as made:
        assert made.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)
        assert made.execute("SELECT DISTINCT mood FROM game").fetchall() == [("merry",)]
    made.close()


def test_games_of_the_first_version_are_listed_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
        recorded(tmp_path, 1, 2, 3)
    history = opened(tmp_path)
    assert [game.played_at for game in history.games()] == [1003.0, 1002.0, 1001.0]
    assert len(history.games()) == history.count() == 3
    assert history.games(Wanted(level="nowhere")) == []
    history.close()


def test_more_games_are_listed_than_one_question_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(tmp_path, 1, 2, 3, 4, 5)
    monkeypatch.setattr(rows, "AT_ONCE", 2)
    assert kept(tmp_path) == [1005.0, 1004.0, 1003.0, 1002.0, 1001.0]


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(tmp_path, 1)
    half = "CREATE TABLE half (a); CREATE TABLE half (a)"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, half])
    assert [one.word for one in recorded(tmp_path, 2)] == ["history_fails"]
    monkeypatch.undo()
    caught_up(tmp_path)
    assert len(kept(tmp_path)) == 2


def test_screens_read_from_threads_while_games_are_recorded(tmp_path: Path) -> None:
    history, faults = opened(tmp_path), list[BaseException]()

    def read() -> None:
        try:
            for _turn in range(20):
                history.figures()
                history.games()
                history.ratings()
        except BaseException as fault:  # noqa: BLE001  a thread has nobody to raise to
            faults.append(fault)

    readers = [threading.Thread(target=read) for _number in range(3)]
    for reader in readers:
        reader.start()
    for number in range(8):
        history.record(match(number))
    for reader in readers:
        reader.join(NEVER)
        assert not reader.is_alive(), "a reader never came to its end"
    assert history.flush()
    assert faults == []
    assert history.count() == 8
    assert history.trouble is None
    history.close()


def test_on_a_full_disk_games_wait(tmp_path: Path) -> None:
    told: list[Notice] = []
    history = opened(tmp_path, told)
    history.record(match(1))
    history.flush()
    assert history._database._writer is not None
    history._database._writer.execute("PRAGMA max_page_count = 1")
    history.record(match(2))
    history.record(match(3))
    history.flush()
    assert [one.word for one in told] == ["history_disk_full"]
    assert waiting(tmp_path) >= 1
    assert history.count() + waiting(tmp_path) == 3
    history.close()
    caught_up(tmp_path)
    assert len(kept(tmp_path)) == 3


def test_what_waits_and_cannot_be_read_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "waiting").mkdir()
    (tmp_path / "waiting" / "game-1.json").write_text('{"key": 3')
    (tmp_path / "waiting" / "game-2.json").write_text('{"key": "x", "content": "e30="}')
    caught_up(tmp_path)
    assert kept(tmp_path) == []
    names = sorted(path.name for path in (tmp_path / "waiting").iterdir())
    assert names == ["game-1.json.damaged", "game-2.json.damaged"]


def test_notes_outlive_games_and_starts(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.note("daily", "2026-11-23", {"points": 31, "level": "hard"}, at=5.0)
    history.note("daily", "2026-11-24", [1, 2])
    history.note("daily", "2026-11-24", None)
    history.delete_all()
    history.close()
    history = opened(tmp_path)
    assert history.notes("daily") == {"2026-11-23": {"points": 31, "level": "hard"}, "2026-11-24": None}
    assert history.noted_at("daily", "2026-11-23") == 5.0
    assert history.noted("daily", "2026-11-25") is None
    assert history.noted_at("daily", "2026-11-25") == 0.0
    history.close()


def test_the_history_lies_in_the_folder_of_the_player(home: Path) -> None:
    history = open_history()
    history.record(match(1))
    history.close()
    assert (home / "history" / NAME).is_file()


def caught_up(folder: Path) -> None:
    """A start of the program without saves."""
    history = opened(folder)
    history.catch_up(folder / "no saves")
    assert history.flush()
    history.close()


def _version(folder: Path, number: int) -> None:
    with sqlite3.connect(folder / NAME) as made:
        made.execute(f"PRAGMA user_version = {number}")
    made.close()

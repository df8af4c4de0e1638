"""The table never waits for the disk, and the disk always holds something whole."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots.inline import InlineBots
from game.files import backup_of, write_whole
from game.session import keeper as writer
from game.session import save
from game.session.folder import SaveFolder
from game.session.keeper import Keeper, Writer
from tests.games.hidden_numbers.rules import find_rules
from tests.helpers.clock import LOOK, NEVER
from tests.session.helpers import play_on, toy_match


def test_a_file_is_replaced_whole_and_the_previous_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "a.json"
    for content in (b"1", b"2", b"3"):
        write_whole(path, content, keep_previous=True)
    assert path.read_bytes() == b"3"
    assert backup_of(path).read_bytes() == b"2"
    assert sorted(p.name for p in path.parent.iterdir()) == ["a.json", "a.json.bak"]


def test_a_system_without_hard_links_keeps_the_previous_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.json"
    for content in (b"1", b"2"):
        write_whole(path, content, keep_previous=True)
    assert backup_of(path).read_bytes() == b"1"


def test_a_refused_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"old", keep_previous=True)
    full_disk(monkeypatch)
    with pytest.raises(OSError, match="full"):
        write_whole(path, b"new", keep_previous=True)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]


def full_disk(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on; the list counts what was refused."""
    refused: list[int] = []

    def refuse(file: int) -> None:
        refused.append(file)
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", refuse)
    return refused


def wait_until(found: Callable[[], bool]) -> None:
    """As long as it takes on a busy machine."""
    end = time.monotonic() + NEVER
    while not found():
        assert time.monotonic() < end
        time.sleep(LOOK)


def test_only_the_newest_content_is_written_and_soon(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    made: list[int] = []
    mine = Writer(path)

    def content(number: int) -> bytes:
        made.append(number)
        return str(number).encode()

    for number in range(50):
        mine.put(lambda number=number: content(number), soon=False)  # type: ignore[misc]  # mypy cannot infer a default
    wait_until(path.exists)
    assert mine.close()
    assert path.read_bytes() == b"49"
    assert len(made) < 10


def test_putting_returns_at_once_while_the_disk_is_slow(tmp_path: Path) -> None:
    gate = threading.Event()
    written: list[str] = []
    mine = Writer(tmp_path / "a.json")

    def slow() -> bytes:
        gate.wait(NEVER)
        written.append("slow")
        return b"slow"

    mine.put(slow, soon=True)
    for _ in range(100):
        mine.put(lambda: b"fast", soon=True)
    assert not written
    gate.set()
    assert mine.close()
    assert mine.path.read_bytes() == b"fast"


def test_a_full_disk_is_told_once_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.02)
    mine = Writer(tmp_path / "a.json")
    with monkeypatch.context() as broken:
        refused = full_disk(broken)
        mine.put(lambda: b"kept", soon=True)
        wait_until(lambda: len(refused) >= 5)
        notices = mine.take_notices()
        assert [notice.word for notice in notices] == ["disk_full"]
        assert not mine.path.exists()
    wait_until(mine.path.exists)
    assert mine.close()
    assert mine.path.read_bytes() == b"kept"
    assert [notice.word for notice in mine.take_notices()] == ["saving_again"]


def test_content_that_cannot_be_made_does_not_end_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.01)
    mine = Writer(tmp_path / "a.json")

    def impossible() -> bytes:
        raise TypeError("no")

    mine.put(impossible, soon=True)
    wait_until(lambda: bool(mine._notices))
    assert not mine.flush(0.2)
    mine.put(lambda: b"fine", soon=True)
    assert mine.close()
    assert mine.path.read_bytes() == b"fine"
    assert [notice.word for notice in mine.take_notices()] == ["cannot_save", "saving_again"]


def test_closing_with_an_unwritable_folder_does_not_hang(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where a folder should be")
    mine = Writer(tmp_path / "file" / "a.json")
    mine.put(lambda: b"x", soon=True)
    assert not mine.close()
    assert not mine._thread.is_alive()
    (notice,) = mine.take_notices()
    assert notice.word in ("folder_unwritable", "cannot_save")


def test_dropped_content_is_never_written(tmp_path: Path) -> None:
    mine = Writer(tmp_path / "a.json")
    mine.put(lambda: b"x", soon=False)
    mine.drop()
    assert mine.close()
    assert not mine.path.exists()


def test_a_keeper_saves_every_decision(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path, find_rules)
    keeper = Keeper(folder.kept.fresh(), lambda: "today")
    match = toy_match()
    keeper.keep(match)
    play_on(match, 7)
    assert keeper.close()
    assert match.take_notices() == []
    opened = folder.kept.open_newest()
    opened.let_go()
    assert opened.notices == []
    assert opened.save is not None
    assert opened.save.date == "today"
    assert play_on(save.resume(opened.save, find_rules, InlineBots())).journal == play_on(match).journal


def test_a_match_goes_on_without_a_disk_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    folder = SaveFolder(tmp_path / "saves", find_rules)
    assert folder.kept.newest() is None
    assert folder.list() == []
    keeper = Keeper(folder.kept.fresh(), lambda: "today")
    match = toy_match()
    keeper.keep(match)
    play_on(match)
    assert match.over
    assert not keeper.close()
    assert len(match.take_notices()) == 1

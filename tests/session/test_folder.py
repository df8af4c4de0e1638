"""Named saves and "Continue": names in every script, clashes, damaged files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session import save
from game.session.folder import SaveFolder, clean_name, file_name
from game.session.notices import SaveFault
from tests.games.hidden_numbers.rules import find_rules
from tests.session.helpers import play_on, toy_match


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves", find_rules)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Tuesday", "Tuesday"),
        ("Zwölf Türme", "Zwölf Türme"),
        ("王冠と硬貨", "王冠と硬貨"),
        ("  .. ", "game"),
        ("", "game"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        ("CON", "CON_"),
        ("com1.txt", "com1.txt_"),
        ("lpt9", "lpt9_"),
        ("tab\there\x00\u202e", "tabhere"),
        ("ends with dot.", "ends with dot"),
        ("Continue", "Continue_"),
        ("Game-20260131-0123abcd", "Game-20260131-0123abcd_"),
        ("../../etc/passwd", "-..-etc-passwd"),
    ],
)
def test_file_names_are_safe_everywhere(name: str, expected: str) -> None:
    assert file_name(name) == expected


def test_long_names_fit_the_file_system() -> None:
    assert len(file_name("👑" * 200).encode()) <= 120
    assert len(clean_name("x" * 500)) == 60


def test_saves_are_listed_with_what_they_hold(folder: SaveFolder) -> None:
    assert folder.list() == []
    path = folder.save_as("Evening 👑", play_on(toy_match(), 3), "31 January")
    (entry,) = folder.list()
    assert entry.path == path
    assert entry.fault is None
    assert (entry.header.name, entry.header.date) == ("Evening 👑", "31 January")
    assert folder.open(path).journal == save.snapshot(play_on(toy_match(), 3)).journal


def test_equal_names_get_numbers_whatever_their_case(folder: SaveFolder) -> None:
    paths = [folder.save_as(name, toy_match(), "") for name in ("Game", "game", "GAME")]
    assert [path.name for path in paths] == ["Game.json", "game (2).json", "GAME (3).json"]
    assert sorted(entry.header.name for entry in folder.list()) == ["GAME", "Game", "game"]


def test_rename_copy_delete(folder: SaveFolder) -> None:
    path = folder.save_as("one", toy_match(), "")
    two = folder.rename(path, "two")
    assert not path.exists()
    assert folder.open(two).name == "two"
    copy = folder.copy(two, "two")
    assert copy.name == "two (2).json"
    assert folder.open(copy).journal == folder.open(two).journal
    assert folder.rename(two, "Two!") != two
    same = folder.rename(copy, "two (2)")
    assert same == copy
    assert folder.open(same).name == "two (2)"
    folder.delete(copy)
    folder.delete(copy)
    assert [entry.header.name for entry in folder.list()] == ["Two!"]


def test_damaged_and_foreign_saves_are_listed_and_left_in_place(folder: SaveFolder) -> None:
    path = folder.save_as("good", toy_match(), "")
    broken = path.with_name("broken.json")
    broken.write_bytes(path.read_bytes()[:200])
    foreign = path.with_name("foreign.json")
    foreign.write_text('{"a": 1}')
    faults = {entry.path.name: entry.fault for entry in folder.list()}
    assert faults["good.json"] is None
    assert (fault := faults["broken.json"]) is not None
    assert fault.word == "not_a_save"
    assert (fault := faults["foreign.json"]) is not None
    assert fault.word == "not_a_save"
    with pytest.raises(SaveFault):
        folder.open(broken)
    assert broken.exists()
    folder.delete(broken)
    assert len(folder.list()) == 2

"""Set-ups the players keep: there again after a restart, and no damaged file in the way of the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.session.notices import SetupFault
from game.session.setups import NamedSetup, SetupFolder
from tests.citadels.tables import rules

OWN = NamedSetup(
    "Our evening",
    choice={
        "characters": ["witch", "spy", "seer", "emperor", "cardinal", "trader", "scholar", "diplomat", "queen"],
        "uniques": list(rules().preset(6, "devious_dignitaries").uniques),
        "nine": True,
        "options": ["gather_first"],
    },
)
FIRST_FORMAT = {"program": "Crown & Coin", "format": 1, "cast": {"name": OWN.name, "game": OWN.game, **OWN.choice}}


@pytest.fixture
def casts(tmp_path: Path) -> SetupFolder:
    return SetupFolder(tmp_path / "casts")


def test_a_kept_cast_is_there_again_and_can_be_played(casts: SetupFolder) -> None:
    path = casts.save(OWN)
    again = SetupFolder(casts.folder)
    (entry,) = again.list()
    assert entry.setup == OWN
    assert again.open(path) == OWN


def test_files_of_the_first_format_are_read(casts: SetupFolder) -> None:
    casts.folder.mkdir(parents=True)
    path = casts.folder / "Our evening.json"
    path.write_text(json.dumps(FIRST_FORMAT), encoding="utf-8")
    assert casts.open(path) == OWN


def test_two_games_may_have_one_of_the_same_name(casts: SetupFolder) -> None:
    casts.save(OWN)
    casts.save(NamedSetup(OWN.name, "another_game", {"board": 2}))
    assert {entry.setup.game for entry in casts.list() if entry.setup} == {"citadels", "another_game"}


def test_wishes_are_kept(casts: SetupFolder) -> None:
    wishes = NamedSetup("Wishes", choice={"way": "wishes", "wishes": {"witch": "always", "queen": "never"}})
    casts.save(wishes)
    assert casts.list()[0].setup == wishes


def test_casts_are_listed_by_name_and_one_of_the_same_name_is_replaced(casts: SetupFolder) -> None:
    for name in ("Sunday", "evening", "Évora"):
        casts.save(NamedSetup(name, choice={"preset": "vicious_nobles"}))
    casts.save(NamedSetup("SUNDAY", choice={"preset": "classic"}))
    assert [entry.name for entry in casts.list()] == ["evening", "SUNDAY", "Évora"]


def test_names_that_make_the_same_file_name_are_two_casts(casts: SetupFolder) -> None:
    one, other = casts.save(NamedSetup("a:b")), casts.save(NamedSetup("a-b"))
    assert one != other
    assert [entry.name for entry in casts.list()] == ["a-b", "a:b"]


@pytest.mark.parametrize("name", ["", "  ", "\n\t"])
def test_a_cast_needs_a_name(casts: SetupFolder, name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        casts.save(NamedSetup(name))


def test_a_deleted_cast_is_gone_and_deleting_it_again_is_no_error(casts: SetupFolder) -> None:
    path = casts.save(OWN)
    casts.delete(path)
    casts.delete(path)
    assert casts.list() == []


@pytest.mark.parametrize(
    ("content", "word", "sentence"),
    [
        (b"", "cast_damaged", "The kept set-up bad.json is damaged."),
        (b'{"program": "Crown & Coin", "format": 1, "cast": {"name": 5}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 2, "cast": {"name": "x", "choice": 1}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 2, "cast": {"name": "x", "more": 1}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 1, "cast": [1]}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 3, "cast": {"name": "x"}}', "newer_cast", "newer version"),
        (b'{"program": "Other", "cast": {}}', "not_a_cast", "not a kept set-up"),
        (b"[1, 2]", "not_a_cast", "not a kept set-up"),
        (b"[" * 70_000, "not_a_cast", "not a kept set-up"),
        (b"[" * 20_000, "cast_damaged", "damaged"),
        (b"\xff\xfe\x00", "cast_damaged", "damaged"),
    ],
)
def test_a_damaged_file_is_named_and_hides_no_other(
    casts: SetupFolder, content: bytes, word: str, sentence: str
) -> None:
    casts.save(OWN)
    bad = casts.folder / "bad.json"
    bad.write_bytes(content)
    found = {entry.name: entry for entry in casts.list()}
    assert found[OWN.name].setup == OWN
    fault = found["bad"].fault
    assert fault is not None
    assert fault.word == word
    assert "bad.json" in fault.text()
    assert sentence in fault.text()
    with pytest.raises(SetupFault):
        casts.open(bad)
    assert bad.read_bytes() == content, "the file is left alone"


def test_a_file_that_cannot_be_read_is_named(casts: SetupFolder) -> None:
    (casts.folder / "folder.json").mkdir(parents=True)
    (entry,) = casts.list()
    assert entry.fault is not None
    assert entry.fault.word == "no_file"


def test_there_are_no_casts_where_there_is_no_folder(tmp_path: Path) -> None:
    assert SetupFolder(tmp_path / "nothing").list() == []

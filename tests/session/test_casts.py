"""Casts the players keep: there again after a restart, and no damaged file in the way of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.citadels.rules import Setup
from game.session.casts import CastFolder, NamedCast
from game.session.notices import CastFault
from tests.citadels.tables import rules

OWN = NamedCast(
    "Our evening",
    characters=("witch", "spy", "seer", "emperor", "cardinal", "trader", "scholar", "diplomat", "queen"),
    uniques=rules().preset(6, "devious_dignitaries").uniques,
    nine=True,
    options=("gather_first",),
)


@pytest.fixture
def casts(tmp_path: Path) -> CastFolder:
    return CastFolder(tmp_path / "casts")


def test_a_kept_cast_is_there_again_and_can_be_played(casts: CastFolder) -> None:
    path = casts.save(OWN)
    again = CastFolder(casts.folder)
    (entry,) = again.list()
    assert entry.cast == OWN
    assert again.open(path) == OWN
    kept = entry.cast
    assert kept is not None
    assert rules().box(Setup(6, kept.characters, kept.uniques, options=kept.options)).ranks == 9


def test_wishes_are_kept(casts: CastFolder) -> None:
    wishes = NamedCast("Wishes", way="wishes", wishes={"witch": "always", "queen": "never"})
    casts.save(wishes)
    assert casts.list()[0].cast == wishes


def test_casts_are_listed_by_name_and_one_of_the_same_name_is_replaced(casts: CastFolder) -> None:
    for name in ("Sunday", "evening", "Évora"):
        casts.save(NamedCast(name, preset="vicious_nobles", way="preset"))
    casts.save(NamedCast("SUNDAY", preset="classic", way="preset"))
    assert [entry.name for entry in casts.list()] == ["evening", "SUNDAY", "Évora"]


def test_names_that_make_the_same_file_name_are_two_casts(casts: CastFolder) -> None:
    one, other = casts.save(NamedCast("a:b")), casts.save(NamedCast("a-b"))
    assert one != other
    assert [entry.name for entry in casts.list()] == ["a-b", "a:b"]


@pytest.mark.parametrize("name", ["", "  ", "\n\t"])
def test_a_cast_needs_a_name(casts: CastFolder, name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        casts.save(NamedCast(name))


def test_a_deleted_cast_is_gone_and_deleting_it_again_is_no_error(casts: CastFolder) -> None:
    path = casts.save(OWN)
    casts.delete(path)
    casts.delete(path)
    assert casts.list() == []


@pytest.mark.parametrize(
    ("content", "word", "sentence"),
    [
        (b"", "cast_damaged", "The cast bad.json is damaged."),
        (b'{"program": "Crown & Coin", "format": 1, "cast": {"name": 5}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 1, "cast": {"name": "x", "way": "magic"}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 1, "cast": {"name": "x", "more": 1}}', "cast_damaged", "damaged"),
        (b'{"program": "Crown & Coin", "format": 2, "cast": {"name": "x"}}', "newer_cast", "newer version"),
        (b'{"program": "Other", "cast": {}}', "not_a_cast", "not a cast"),
        (b"[1, 2]", "not_a_cast", "not a cast"),
        (b"[" * 70_000, "not_a_cast", "not a cast"),
        (b"[" * 20_000, "cast_damaged", "damaged"),
        (b"\xff\xfe\x00", "cast_damaged", "damaged"),
    ],
)
def test_a_damaged_file_is_named_and_hides_no_other(
    casts: CastFolder, content: bytes, word: str, sentence: str
) -> None:
    casts.save(OWN)
    bad = casts.folder / "bad.json"
    bad.write_bytes(content)
    found = {entry.name: entry for entry in casts.list()}
    assert found[OWN.name].cast == OWN
    fault = found["bad"].fault
    assert fault is not None
    assert fault.word == word
    assert "bad.json" in fault.text()
    assert sentence in fault.text()
    with pytest.raises(CastFault):
        casts.open(bad)
    assert bad.read_bytes() == content, "the file is left alone"


def test_a_file_that_cannot_be_read_is_named(casts: CastFolder) -> None:
    (casts.folder / "folder.json").mkdir(parents=True)
    (entry,) = casts.list()
    assert entry.fault is not None
    assert entry.fault.word == "cast_unreadable"


def test_there_are_no_casts_where_there_is_no_folder(tmp_path: Path) -> None:
    assert CastFolder(tmp_path / "nothing").list() == []

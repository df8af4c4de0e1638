"""Faulty card files of Rattus Cartus: each fault is a sentence with its line and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.check_data import main
from game.content import ContentError
from game.paths import data_dir
from game.rattus_cartus.validated_cards import checked_cards

CARDS = (data_dir() / "rattus_cartus" / "cards.yaml").read_text(encoding="utf-8")
HERE = "§"  # in a case: the fault is in this line


class Case(NamedTuple):
    """`old` is replaced by `new`; then some fault has this entry, these words, and this suggestion."""

    old: str
    new: str
    entry: str
    message: str
    suggestion: str = ""


COPY_E = "- {id: supply_e, copy: e, draw: 0, rats: 1, look: 1}\n"
CASES = {
    "a building without a copy": Case(COPY_E, "", "farm", "the copy e has no supply action", "write an entry"),
    "a copy that is not there": Case("copy: e,", "copy: f,§", "supply_e", "the copy 'f' is unknown", ""),
    "two supplies on one card": Case("copy: e,", "copy: d,§", "supply_e", "it stands on the same card as 'supply_d'"),
    "83 followers": Case("0, 0, 0, 0]", "0, 0, 0]", "nuns_of_an_estate", "the box has 84", "write 14 numbers"),
    "too many nuns": Case("[4, 4, 4, 4, 3", "[5, 4, 4, 4, 3", "nuns_of_an_estate", "that is on no card"),
    "nuns of another box": Case("[4, 4, 4, 4, 3", "[4, 4, 4, 3, 3", "nuns_of_an_estate", "in the box 24 have"),
    "an unknown estate": Case("  estate: church\n  premium", "  estate: chruch§\n  premium", "monastery",
                              "the estate 'chruch' is unknown", "'church'?"),
    "a face of an unknown estate": Case("  estate: magic\n  nuns", "  estate: magick§\n  nuns", "witch", "is unknown",
                                        "'magic'?"),
    "an estate that is missing": Case("- id: royalty\n  name: {en: Royalty, de: Königtum}\n", "", "estates",
                                      "'royalty' is missing", "write its entry"),
    "a number of nuns without a face": Case("nuns: [3, 0]", "nuns: [3]", "followers", "with 0 nuns have no face"),
    "two faces for a number": Case("nuns: [3, 0]", "nuns: [3, 0, 1]§", "henwife", "have the face 'farmhand' already"),
    "nuns on no card": Case("nuns: [3, 0]", "nuns: [3, 0, 7]§", "henwife", "7 nuns are on no card", "0 to 4"),
    "eleven Swords": Case("- id: sword\n  copies: 12", "- id: sword\n  copies: 11§", "sword", "the box has 12"),
    "an unknown kind": Case("makes: flute", "makes: fluet§", "rat_catchers_hut", "kind of card 'fluet' is unknown",
                            "'flute'?"),
    "a marker worth nothing": Case("value: 1\n", "value: 0§\n", "marker", "`value` 0 is out of range", "1 to 5"),
    "nineteen markers": Case("copies: 20", "copies: 19", "marker", "there are 19 markers, the box has 20"),
    "an id twice": Case("- id: brewery", "- id: farm§", "farm", "duplicate id", "rename"),
    "an action too long for the card": Case('premium_short: {en: "Draw 4 cards"',
                                            'premium_short: {en: "Draw as many cards as you would like to have, '
                                            'and then one or two more, if you please"', "farm",
                                            "`premium_short.en` takes", "letters fit"),
    "a name too long": Case("name: {en: Office,", "name: {en: Office of the Deputy Secretaries,§", "office", "28"),
    "no German": Case(", de: Amt}", "}", "office", "`name.de` is missing: the German text"),
    "an unknown key": Case("  normal: 2\n  name: {en: Farm", "  nomral: 2§\n  name: {en: Farm", "farm",
                           "unknown key 'nomral'", "'normal'?"),
    "a building without code": Case("- id: palace", "- id: castello", "castello", "this building has no code"),
    "code without a building": Case("- id: palace", "- id: castello", "palace", "the code of a building has no entry",
                                    "write its entry"),
}  # fmt: skip


def faults_of(text: str, folder: Path) -> list[tuple[int, str, str, str]]:
    path = folder / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    try:
        checked_cards(path)
    except ContentError as error:
        return [(one.line, one.entry, one.message, one.suggestion) for one in error.faults]
    return []


def test_the_own_file_is_sound(tmp_path: Path) -> None:
    assert faults_of(CARDS, tmp_path) == []


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_a_sentence_with_its_line(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    assert case.old in CARDS
    marked = CARDS.replace(case.old, case.new, 1)
    found = faults_of(marked.replace(HERE, ""), tmp_path)
    fitting = [one for one in found if one[1] == case.entry and case.message in one[2] and case.suggestion in one[3]]
    assert fitting, found
    assert all(one[0] > 0 for one in found)
    if HERE in marked:
        line = marked.count("\n", 0, marked.index(HERE)) + 1
        assert line in [one[0] for one in fitting]


@pytest.mark.parametrize("text", ["", "[]", "buildings: 3", "nuns: []", "estates:\n- 7\n", "x: &y 1"])
def test_what_is_no_card_file_at_all(text: str, tmp_path: Path) -> None:
    assert faults_of(text, tmp_path)


def test_the_command_names_every_fault_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(CARDS.replace(COPY_E, "", 1), encoding="utf-8")
    assert main(["--game", "rattus_cartus", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out.count("the copy e has no supply action") == 12
    assert "12 faults" in err
    path.write_text(CARDS, encoding="utf-8")
    assert main(["--game", "rattus_cartus", str(path)]) == 0
    assert capsys.readouterr().out.endswith("84 followers, 15 Jokers, 51 special cards.\n")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("rules.yaml", "[[farm]], [[market", "[[fram]], [[market", "'fram' is an unknown card (did you mean 'farm'?)"),
        ("rules.yaml", "RAT-33", "RAT-333", "'333' is an unknown ruling"),
        ("rules.yaml", "{premium}", "{premum}", "'premum' is an unknown symbol"),
        ("rulings.yaml", "cards: [guard_tower]", "cards: [gaurd_tower]", "'gaurd_tower' is an unknown card"),
        ("rulings.yaml", "- number: 3\n", "- number: 2\n", "duplicate number"),
        ("glossary.yaml", "see: stack\n", "see: stake\n", "'stake' is an unknown topic or section"),
        ("lines.yaml", "  piped:\n", "  pipped:\n", "unknown occasion 'pipped'"),
    ],
)
def test_faults_of_the_other_files(
    file: str, old: str, new: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (data_dir() / "rattus_cartus" / file).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / file
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["--game", "rattus_cartus", str(path)]) == 2
    assert fault in capsys.readouterr().out

"""Faults of the card file beyond one card: its sections, its counts, its presets; and all of them at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.citadels.content import load_cards
from game.content import ContentError, Fault
from tests.content.helpers import CARDS, Case, changed, check, faults_of, line_of, said

MANOR = "- id: manor\n  cost: 3\n  type: noble\n  copies: 5"
CAST = "[assassin, thief, magician, king, bishop, merchant, architect, warlord, artist]"
ONE = "first_game"
CLASSIC_CAST = "warlord]"
CLASSIC_UNIQUES = "uniques:\n  - dragon_gate\n  - graveyard\n"

CASES = {
    "misspelt section": Case("\npresets:", "\npreset:§", "'preset'", "unknown key", "did you mean 'presets'?"),
    "section twice": Case("\npresets:", "\ndistricts: []§\n\npresets:", "'districts'", "duplicate key", "delete one"),
    "section no list": Case("\npresets:", "\npresets: {}§\nother:", "presets", "must be a list of entries"),
    "53 basics": Case(MANOR, MANOR[:-1] + "4", "districts", "have 53 copies, the box has 54", at="districts:\n"),
    # presets
    "misspelt unique": Case("- keep\n", "- keap§\n", ONE, "'keap' is an unknown unique district", "mean 'keep'?"),
    "basic as unique": Case("- keep\n", "- manor§\n", ONE, "'manor' is a basic district", "name a unique one"),
    "king as unique": Case("- keep\n", "- king§\n", ONE, "'king' is no unique district", "among the characters"),
    "unique twice": Case("- keep\n", "- factory§\n", ONE, "'factory' is named twice", "delete one"),
    "13 uniques": Case(
        "uniques:\n  - dragon_gate\n", "uniques:§\n", ONE, "`uniques` has 13 ids", "14 unique districts"
    ),
    "misspelt character": Case(", thief,", ", theif,§", ONE, "'theif' is an unknown character", "mean 'thief'?"),
    "unknown character": Case(", thief,", ", xyz,§", ONE, "'xyz' is an unknown character", "write the entry"),
    "district as character": Case(", thief,", ", keep,§", ONE, "'keep' is no character", "among the districts"),
    "two of a rank": Case("rank: 8", "rank: 7", ONE, "the ranks 1, 2, 3, 4, 5, 6, 7, 7, 9", "lowest first", at=CAST),
    "out of order": Case("[assassin, thief,", "[thief, assassin,§", ONE, "the ranks 2, 1, 3", "lowest first"),
    "7 characters": Case(", warlord, artist]", "]§", ONE, "`characters` has 7 ids", "each rank from 1 to 8"),
    "9 classic characters": Case(CLASSIC_CAST, "warlord, artist]§", "classic", "has 9 ids", "each rank from 1 to 8"),
    "12 classic uniques": Case(
        CLASSIC_UNIQUES,
        "uniques:§\n  - graveyard\n",
        "classic",
        "`uniques` has 12 ids",
        "the classic edition has 13 unique districts",
    ),
    "university in a usual game": Case(
        "- keep\n", "- university§\n", ONE, "'university' is of the classic edition", "or write `edition: classic`"
    ),
    "hospital without assassin": Case(
        "- stables\n", "- hospital§\n", "devious_dignitaries", "'hospital' needs 'assassin'", "or that character"
    ),
    "unknown edition": Case(
        "- id: classic\n  edition: classic",
        "- id: classic\n  edition: 2§",
        "classic",
        "`edition` must be a text, not the",
    ),
    "no list": Case(CAST, "all§", ONE, "`characters` must be a list of ids, not the text 'all'"),
    "number in a list": Case(CAST, "[1]§", ONE, "`characters` must be a list of ids", "the number 1 is not an id"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_fault_of_the_file(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)


def test_every_rank_needs_a_character(tmp_path: Path) -> None:
    faults = said(faults_of(CARDS.replace("rank: 9", "rank: 8"), tmp_path))
    line = line_of("\ncharacters:") + 1
    assert (line, "characters", "rank 9 has no character", "write its entry") in faults


def test_the_file_itself_has_no_fault(tmp_path: Path) -> None:
    assert faults_of(CARDS, tmp_path) == []


def test_windows_line_ends_and_a_byte_order_mark_are_fine(tmp_path: Path) -> None:
    assert faults_of(b"\xef\xbb\xbf" + CARDS.replace("\n", "\r\n").encode(), tmp_path) == []


def test_all_faults_at_once_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = CARDS
    for old, new in (
        ("rank: 1\n", "rank: x\n"),
        ("cost: 4", "cost: 44"),
        ("de: Zitadelle", "dx: Y"),
        ("- statue", "- stat"),
    ):
        text = changed(old, new, text)
    text = changed("  rank: 3\n", "  rank: 3\n  rank: 3\n", text)
    faults = said(faults_of(text, tmp_path))
    assert [(line, entry) for line, entry, *_ in faults] == [
        (line_of("rank: x", text), "assassin"),
        (line_of("rank: 3", text) + 1, "magician, 'rank'"),
        (line_of("cost: 44", text), "castle"),
        (line_of("dx: Y", text), "keep"),
        (line_of("dx: Y", text), "keep"),
        (line_of("- stat\n", text), "first_game"),
    ]


def test_several_faults_of_one_entry_are_all_named(tmp_path: Path) -> None:
    text = changed("cost: 4\n  type: noble\n  copies: 4", "cost: four\n  type: nobel\n  copies: -4\n  color: red")
    entry = [message for _, name, message, _ in said(faults_of(text, tmp_path)) if name == "castle"]
    assert len(entry) == 4


def test_a_broken_card_is_no_unknown_card_of_a_preset(tmp_path: Path) -> None:
    assert [fault.entry for fault in faults_of(changed("rank: 2", "rank: two"), tmp_path)] == ["thief"]


def test_a_misspelt_key_is_not_named_a_second_time_as_missing(tmp_path: Path) -> None:
    assert len(faults_of(changed("rank: 2", "rnak: 2"), tmp_path)) == 1


def test_the_error_reads_like_a_list(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(changed("rank: 2", "rank: two", changed("cost: 4", "cost: 8")), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load_cards(path)
    assert str(raised.value).splitlines() == [
        f"2 faults in {path}:",
        f"  {path}:{line_of('rank: 2')}: thief: `rank` must be a whole number, not the text 'two'",
        f"  {path}:{line_of('cost: 4')}: castle: `cost` 8 is out of range (costs go from 1 to 6)",
    ]


def test_a_fault_of_the_whole_file_has_no_line() -> None:
    assert str(Fault("cards.yaml", 0, "", "the file is empty")) == "cards.yaml: the file is empty"


def test_somebodys_text_is_repeated_short_and_on_one_line(tmp_path: Path) -> None:
    (fault,) = faults_of(changed("cost: 4", f'cost: "{"x" * 500}"'), tmp_path)
    assert len(fault.message) < 120
    (fault,) = faults_of(changed("cost: 4", 'cost: "a\\nb"'), tmp_path)
    assert "\n" not in fault.message


@pytest.mark.parametrize("text", ["just words", "[1, 2]", "12", "null", "{}", "characters: 1\ndistricts: x"])
def test_other_yaml_is_no_card_file(text: str, tmp_path: Path) -> None:
    assert faults_of(text, tmp_path)
    assert all("must" in fault.message for fault in faults_of(text, tmp_path))

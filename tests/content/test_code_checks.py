"""Cards without code, code without cards, docstrings that say something else."""

from __future__ import annotations

from pathlib import Path

from game.citadels.content import Cards, check_code, check_docstrings, own_cards
from game.citadels.content.loading import examine_cards
from game.citadels.validated_cards import coded_ids
from game.content import Fault
from tests.content.helpers import changed, line_of


def both() -> tuple[Cards, set[str], set[str]]:
    cards = own_cards()
    uniques = {name for name, district in cards.districts.items() if district.type == "unique"}
    return cards, set(cards.characters), uniques


def test_nothing_is_wrong_when_both_know_the_same() -> None:
    assert check_code(*both()) == []


def test_cards_without_code() -> None:
    cards, characters, uniques = both()
    faults = check_code(cards, characters - {"thief"}, uniques - {"keep"})
    hint = "write its class in the rules, or delete the entry"
    assert faults == [
        Fault(cards.file, line_of("- id: thief"), "thief", "this character has no code", hint),
        Fault(cards.file, line_of("- id: keep"), "keep", "this unique district has no code", hint),
    ]


def test_code_without_cards() -> None:
    cards, characters, uniques = both()
    faults = check_code(cards, characters | {"jester"}, uniques | {"sewer"})
    hint = "write its entry, or delete the class"
    assert faults == [
        Fault(cards.file, line_of("\ncharacters:") + 1, "jester", "the code of a character has no entry", hint),
        Fault(cards.file, line_of("\ndistricts:") + 1, "sewer", "the code of a unique district has no entry", hint),
    ]


def test_a_misspelt_id_is_recognised_from_both_sides() -> None:
    cards, characters, uniques = both()
    faults = check_code(cards, characters, uniques - {"dragon_gate"} | {"dragons_gate"})
    assert [fault.suggestion for fault in faults] == ["did you mean 'dragon_gate'?", "did you mean 'dragons_gate'?"]


def test_basic_districts_need_no_code() -> None:
    assert "manor" not in coded_ids()[1]


def test_an_entry_with_faults_is_an_entry(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(changed("rank: 2", "rank: two"), encoding="utf-8")
    cards, faults = examine_cards(path)
    assert "thief" not in cards.characters
    assert [fault.entry for fault in faults] == ["thief"]
    assert check_code(cards, *coded_ids()) == []


def test_docstrings_say_what_the_card_says() -> None:
    cards = own_cards()
    short = cards.districts["keep"].short
    assert short is not None
    assert check_docstrings(cards, {"keep": short.en.replace(" cannot", "\n    cannot"), "sewer": "no card"}) == []
    (fault,) = check_docstrings(cards, {"keep": "Cannot be touched."})
    assert (fault.line, fault.entry, fault.suggestion) == (line_of("- id: keep"), "keep", f"write {short.en!r}")

"""What is told when it happens first: each file is sound, and each fault in one is a sentence with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.citadels.book import CitadelsBook
from game.content import INLINE, ContentError
from game.content.book import book
from game.content.first_times import LONGEST_SENTENCE
from game.paths import data_dir
from tests.content.helpers import HERE, changed, line_of

BOOK = CitadelsBook("citadels")

TEXT = (data_dir() / "citadels" / "first_times.yaml").read_text(encoding="utf-8")
ROBBED = "- id: robbed\n  event: robbed\n  facts: {seat: me}\n"
CASES = {
    # name: (old, new with § in the line at fault, entry, message, suggestion)
    "unknown_event": (
        ROBBED, ROBBED.replace("  event: robbed", "§  event: robed"), "robbed", "'robed' is an unknown event",
        "did you mean 'robbed'?",
    ),
    "unknown_fact": (
        ROBBED, ROBBED.replace("  facts: {seat", "§  facts: {saet"), "robbed", "'robbed' has no fact 'saet'",
        "did you mean 'seat'?",
    ),
    "two_occasions": (
        ROBBED, f"§{ROBBED}  asked: turn.chosen\n", "robbed", "there are 2 occasions",
        "write one of `event`, `asked` and `seen`",
    ),
    "no_occasion": (
        ROBBED, "§- id: robbed\n", "robbed", "there is no occasion", "write one of `event`, `asked` and `seen`",
    ),
    "offers_of_an_event": (
        ROBBED, f"{ROBBED}§  offers: build\n", "robbed", "`offers` needs `asked`", "delete the line `offers`",
    ),
    "wrong_flag": (
        ROBBED, f"{ROBBED}§  aimed: often\n", "robbed", "`aimed` must be true or false",
        "write true, or delete the line",
    ),
    "wrong_fact": (
        ROBBED, ROBBED.replace("  facts: {seat: me}", "  facts:\n§    seat: [me]"), "robbed",
        "`facts.seat` cannot be a list", "write a word, a number, true or false",
    ),
    "facts_as_text": (
        ROBBED, ROBBED.replace("  facts: {seat: me}", "§  facts: me"), "robbed",
        "`facts` must be a mapping, not the text 'me'", "write {seat: me}",
    ),
    "unknown_question": (
        "  asked: draft.keep\n", "§  asked: draft.keeep\n", "draft", "'draft.keeep' is an unknown question",
        "did you mean 'draft.keep'?",
    ),
    "unknown_part": (
        "  seen: deck\n", "§  seen: dek\n", "deck_empty", "'dek' is an unknown part of the View",
        "did you mean 'deck'?",
    ),
    "unknown_counted_part": (
        "  seen: deck\n", "  seen: deck\n§  counts: {hnd: 2}\n", "deck_empty", "'hnd' is an unknown part of the View",
        "did you mean 'hand'?",
    ),
    "twice": ("- id: robbed\n", "§- id: silent\n", "silent", "duplicate id; the first is in line ", "rename or delete"),
    "misspelt_key": ("  event: silent\n", "§  evnt: silent\n", "silent", "unknown key 'evnt'", "did you mean 'event'?"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_named_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, entry, message, suggestion = CASES[name]
    text = changed(old, new, TEXT)
    path = tmp_path / "first_times.yaml"
    path.write_text(text.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        BOOK.first_times(path)
    fault = next(one for one in caught.value.faults if one.entry == entry and message in one.message)
    assert fault.line == line_of(HERE, text)
    assert suggestion in fault.suggestion


def test_sentences_have_one_length_and_no_mark_up(tmp_path: Path) -> None:
    path = tmp_path / "first_times.yaml"
    says = f"  says: {{en: {'a' * (LONGEST_SENTENCE + 1)}, de: '[b|x]'}}\n"
    path.write_text(f"first_times:\n- id: one\n  event: robbed\n{says}", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        BOOK.first_times(path)
    assert sorted(fault.message for fault in caught.value.faults) == [
        "`says.de` has the sign '['",
        f"`says.en` has {LONGEST_SENTENCE + 1} letters",
    ]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_each_game_has_some_and_they_are_sentences(game: str) -> None:
    entries = book(game).first_times().entries
    assert len(entries) >= 20
    for entry in entries:
        for language in INLINE:
            said = entry.says.get(language)
            assert said[0].isupper(), entry.id
            assert said[-1] == ".", entry.id
            assert said.count(". ") == 0, entry.id

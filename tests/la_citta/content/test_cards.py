"""A faulty card file is refused with a sentence for every fault, each with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content import ContentError
from game.la_citta.content import check_code, load_cards, own_cards
from game.la_citta.content.files import file_of
from game.la_citta.validated_cards import checked_cards

TEXT = file_of("cards").read_text(encoding="utf-8")
FAULTS: dict[str, tuple[str, str, str]] = {
    "tiles": ("- id: F3\n  tiles: 2", "- id: F3\n  tiles: 3", "there are 23 landscape tiles, a map has 22 areas"),
    "stack": ("stack: waters\n  health: 1", "stack: watres\n  health: 1", "'watres' is an unknown stack (did you mean"),
    "size": ("size: large\n  stack: beauty", "size: huge\n  stack: beauty", "the size 'huge' is unknown"),
    "cards": ("cost: 1\n  politics: 2", "cost: 1\n  politics: 3", "there are 33 politics cards, the box has 32"),
    "prices": ("prices: [1, 2, 4]", "prices: [4, 2, 1]", "`prices` do not rise"),
    "steps": ("prices: [1, 2, 4]", "prices: [1, 2]", "there are 2 prices, the card has 3 steps"),
    "no politics card": ("cost: 1\n  politics: 2\n", "cost: 1\n", "medium and large buildings have politics cards"),
    "voices": ("- id: health\n  copies: 9", "- id: health\n  copies: 8", "`copies` is 8, the box has 9"),
    "actions": ("- id: action\n  copies: 3", "- id: action\n  copies: 4", "`copies` is 4, each seat has 3"),
    "arches": ("health: 2\n", "health: 20\n", "`health` 20 is out of range"),
    "a text is missing": ("name: {en: Statue, de: Statue}", "name: {en: Statue}", "`name.de` is missing"),
    "an unknown key": ("size: castello", "size: castello\n  price: 3", "unknown key 'price'"),
    "twice": ("- id: statue", "- id: farm", "duplicate id; the first is in line"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_a_card_is_a_sentence_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[name]
    assert TEXT.count(old) == 1
    path = tmp_path / "cards.yaml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_cards(path)
    assert sentence in str(caught.value)
    assert re.search(r"cards\.yaml:\d+: ", str(caught.value))


def test_cards_and_code_speak_of_the_same_things() -> None:
    assert checked_cards() is own_cards()
    (missing, extra) = check_code(own_cards(), [*list(own_cards().buildings)[1:], "tower"], own_cards().politics)
    assert {missing.entry, extra.entry} == {"castello", "tower"}
    assert missing.line != extra.line

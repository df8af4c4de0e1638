"""The names of cities: enough of them, short enough for a badge, each once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content import ContentError
from game.la_citta.content import own_towns
from game.la_citta.content.files import file_of
from game.la_citta.content.maps import LEAST, LONGEST, load_towns

TEXT = file_of("towns").read_text(encoding="utf-8")
FAULTS = {
    "too long": ("- Orvieto\n", "- Orvieto di Sopra\n", "has 16 letters, a badge has room for 8"),
    "twice": ("- Siena\n", "- Lucca\n", "'Lucca' stands in line"),
    "no name": ("- Siena\n", "- 12\n", "a town is a name, not the number 12"),
    "an unknown key": ("towns:", "cities:", "unknown key"),
    "too few": (TEXT[TEXT.index("- Sorano") :], "", "there are 18 towns, a game may need 48"),
}


def test_the_towns_are_enough_for_any_game_and_short_enough_for_a_badge() -> None:
    towns = own_towns()
    assert towns[:3] == ("Lucca", "Volterra", "Todi")
    assert len(towns) == len(set(towns)) >= LEAST
    assert max(map(len, towns)) <= LONGEST


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_a_town_is_a_sentence_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[name]
    assert TEXT.count(old) == 1
    path = tmp_path / "towns.yaml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=r"towns\.yaml:\d+: ") as caught:
        load_towns(path)
    assert re.search(re.escape(sentence), str(caught.value))

"""The card file: what the box has, and what is said about a faulty one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import ContentError
from game.rattus_cartus.content import COPIES, ESTATES, load_cards, own_cards
from game.rattus_cartus.content.loading import file_of
from game.rattus_cartus.rules import BUILDINGS
from game.rattus_cartus.rules.box import FIRST
from game.rattus_cartus.validated_cards import checked_cards
from tests.rattus_cartus.rules.tables import begun


def test_the_box() -> None:
    """84 followers with 24, 12, 12, 12 and 24 of each number of nuns; 15 jokers, 51 special cards, 60 buildings."""
    box = begun().box
    nuns = box.nuns[: FIRST["joker"]]
    assert [nuns.count(number) for number in (4, 3, 2, 1, 0)] == [24, 12, 12, 12, 24]
    assert [box.estate.count(estate) for estate in range(len(ESTATES))] == [14] * 6
    assert [box.kind.count(kind) for kind in ("joker", "sword", "flute", "pass", "gold")] == [15, 12, 12, 12, 15]
    assert len(box.building_of) == 60
    assert sum(nuns) == 168


def test_every_building_has_code_and_five_supply_actions() -> None:
    cards = own_cards()
    assert list(BUILDINGS) == list(cards.buildings)
    for name in cards.buildings:
        supplies = [cards.supply_of(name, copy) for copy in COPIES]
        assert [(one.draw, one.rats, one.look) for one in supplies] == [
            (4, 0, 0), (2, 1, 0), (2, 0, 1), (0, 2, 0), (0, 1, 1),
        ]  # fmt: skip


def faults_of(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    """What is said about the card file after this change."""
    path = tmp_path / "cards.yaml"
    text = file_of("cards").read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        checked_cards(path)
    return str(error.value)


@pytest.mark.parametrize(("old", "new", "said"), [
    ("numbers: [4, 4, 4, 4, 3,", "numbers: [4, 4, 4, 3,", "these are 78 followers, the box has 84"),
    ("numbers: [4, 4, 4, 4, 3,", "numbers: [4, 4, 4, 3, 3,", "18 followers have 4 nuns, in the box 24 have"),
    ("estate: peasantry", "estate: peasentry", "did you mean 'peasantry'?"),
    ("- id: farm\n  estate: peasantry", "- id: farm\n  estate: royalty", "the estate 'peasantry' has 1 buildings"),
    ("copy: e, draw", "copy: d, draw", "it stands on the same card as"),
    ("copy: e, draw", "copy: d, building: barn, draw", "'barn' is an unknown building"),
    ("  copies: 20", "  copies: 19", "there are 19 markers, the box has 20"),
    ("  value: 1\n", "  value: 0\n", "`value` 0 is out of range"),
    ("- id: joker\n  copies: 15", "- id: joker\n  copies: 14", "`copies` is 14, the box has 15"),
    ("- id: joker", "- id: jester", "is unknown"),
    ("- id: farm\n", "- id: barn\n", "this building has no code"),
    ("makes: joker", "makes: jokers", "did you mean 'joker'?"),
    ("premium: 4", "premium: four", "`premium` must be a whole number"),
    ("min_players: 3", "min_players: 6", "`min_players` 6 is out of range"),
    ("min_players: 3", "edition: hause", "did you mean 'house'?"),
    ("min_players: 3", "edition: house", "the estate 'chivalry' has 1 buildings"),
])  # fmt: skip
def test_a_faulty_card_file_is_named_in_a_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in faults_of(tmp_path, old, new)


def test_a_building_with_supplies_of_its_own(tmp_path: Path) -> None:
    """If printed cards are found to be others, they are corrected in one place."""
    path = tmp_path / "cards.yaml"
    text = file_of("cards").read_text(encoding="utf-8")
    own = "- {id: farm_a, copy: a, building: farm, draw: 3, rats: 1, look: 0}\n"
    path.write_text(text.replace("- {id: supply_a,", own + "- {id: supply_a,"), encoding="utf-8")
    cards = load_cards(path)
    assert (cards.supply_of("farm", "a").draw, cards.supply_of("brewery", "a").draw) == (3, 4)

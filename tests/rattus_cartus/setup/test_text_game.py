"""A new game of Rattus Cartus in the text game: everything is chosen and told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.lang import set_language
from tests.cli.text.typist import Terminal

NEW, RATTUS, BEGIN, PLAYERS, BUILDINGS, START, SWITCHES, SEED, TELL = "2", "2", "1", "2", "3", "4", "5", "6", "7"


@pytest.fixture
def terminal(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    made = Terminal(home, monkeypatch)
    made.games = ("citadels", "rattus_cartus")
    yield made
    set_language("en")


def test_buildings_who_begins_and_switches_are_chosen_and_told(terminal: Terminal) -> None:
    said = terminal.play(
        [NEW, RATTUS, BUILDINGS, "both mixed", START, "2", SWITCHES, "open rats", "back", TELL, "back", "leave"]
    )
    assert "3: Buildings: Both mixed." in said
    assert "4: Start: Matilda." in said
    assert "It is on now." in said
    assert "5: Switches: Open rats." in said
    assert "8 rounds, 3 buildings in each, 10 rats to begin with." in said
    for estate in ("Peasantry", "Bourgeoisie", "Church", "Chivalry", "Magic", "Royalty"):
        assert f"\n{estate}: " in said


def test_an_own_choice_is_made_estate_by_estate_and_begun(terminal: Terminal) -> None:
    said = terminal.play(
        [NEW, RATTUS, PLAYERS, "1", "2", "back", BUILDINGS, "own choice", "2", "1", "both mixed", "guard tower", "1",
         "2", TELL, BEGIN, "quit", "yes", "leave"]
    )  # fmt: skip
    assert "Not recommended for two players: Guard Tower." in said
    assert "Peasantry: Brewery." in said
    assert "10 rounds, 2 buildings in each" in said
    assert "Round 1" in said
    assert "Buildings: Own choice." in terminal.play([NEW, RATTUS, "back", "leave"]), "it is remembered"


def test_in_german(terminal: Terminal) -> None:
    said = terminal.play([NEW, RATTUS, BUILDINGS, "2", TELL, "zurück", "verlassen"], language="de")
    assert "Gebäude: Eines je Stand, durch Zufall." in said
    assert "8 Runden, je 3 Gebäude, 10 Ratten zu Beginn." in said

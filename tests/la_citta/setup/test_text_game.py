"""A new game of La Città in the text game: everything is chosen and told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog
from game.ui.lang import set_language
from tests.cli.text.typist import Terminal

NEW, BEGIN, PLAYERS, WAY, MAP, LANDSCAPE, CASTELLOS, START, SWITCHES, SEED, TELL = "2", *map(str, range(1, 11))
CITTA = str(list(catalog.GAMES).index("la_citta") + 1)


@pytest.fixture
def terminal(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    made = Terminal(home, monkeypatch)
    made.games = tuple(catalog.GAMES)
    yield made
    set_language("en")


def test_map_castellos_who_begins_and_switches_are_chosen_and_told(terminal: Terminal) -> None:
    said = terminal.play(
        [NEW, CITTA, WAY, "by chance", MAP, "shifted", CASTELLOS, "given", START, "2", SWITCHES, "free drawing", "back",
         TELL, "back", "leave"]
    )  # fmt: skip
    assert "3: Set-up: Own choice." in said
    assert "Given castellos are fair on the first map only: better place them." in said
    assert "It is on now." in said
    assert "163 of 163 sites in play." in said
    assert "6 × Poor farmland" in said


def test_in_german(terminal: Terminal) -> None:
    said = terminal.play([NEW, CITTA, WAY, "2", TELL, "zurück", "verlassen"], language="de")
    assert "Aufbau: Durch Zufall." in said
    assert "174 von 174 Bauplätzen im Spiel." in said

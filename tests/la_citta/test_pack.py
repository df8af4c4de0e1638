"""The game as a pack of parts, registered from outside as any game can be."""

from __future__ import annotations

import pytest

from game import catalog
from game.la_citta.game import LaCittaPack
from game.table.words import words
from tests.games.playing import match_of, people, play

PACK = "la_citta=game.la_citta.game:LaCittaPack"


@pytest.mark.parametrize("players", range(2, 6))
def test_a_match_of_people_and_bots_is_played_to_its_end(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, PACK)
    match = play(match_of("la_citta", *people("la_citta", players), seed=players))
    assert match.pending is None


def test_every_question_has_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.la_citta.rules import asked

    monkeypatch.setenv(catalog.ELSEWHERE, PACK)
    titled = words("la_citta").questions
    assert {name.partition("/")[2] for name in asked.QUESTIONS} <= {*titled}
    assert LaCittaPack().name == "La Città"

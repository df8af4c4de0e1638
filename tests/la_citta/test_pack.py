"""The game as a pack of parts."""

from __future__ import annotations

import pytest

from game.la_citta.game import LaCittaPack
from game.table.words import words
from tests.games.playing import match_of, people, play


@pytest.mark.parametrize("players", range(2, 6))
def test_a_match_of_people_and_bots_is_played_to_its_end(players: int) -> None:
    match = play(match_of("la_citta", *people("la_citta", players), seed=players))
    assert match.pending is None


def test_every_question_has_a_title() -> None:
    from game.la_citta.rules import asked

    titled = words("la_citta").questions
    assert {name.partition("/")[2] for name in asked.QUESTIONS} <= {*titled}
    assert LaCittaPack().name == "La Città"

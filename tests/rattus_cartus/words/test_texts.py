"""Random games of every size: each question, answer, refusal, event and table becomes good sentences, also for ears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.content.languages import INLINE
from game.kernel.options import kind, option
from game.kernel.rng import Rng
from game.rattus_cartus.words.contents import EVENTS, QUESTIONS
from tests.helpers import reading_aloud
from tests.helpers.reading_aloud import speaking

GAME = "rattus_cartus"
SILENT = {"laid", "discarded", "round_ended"}


@pytest.fixture(params=INLINE)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language of the data files in turn; every text must be in its catalogue."""
    with speaking(request.param) as code:
        yield code


class Reader(reading_aloud.Reader):
    """Of games with these buildings."""

    def __init__(self, players: int, buildings: str, seed: int) -> None:
        super().__init__(GAME, players, {"buildings": buildings}, seed, SILENT)

    def wanted(self, ask: Any, view: Any) -> list[str]:
        found = [*(option("card", card) for card in range(0, 150, 7)), *(option("number", n) for n in (0, 5, 90))]
        found += [option(word, n) for word in ("supply", "enter", "look", "seat") for n in range(6)]
        found += ["play_pass", "use", "decline", "done"]
        return [*found, *(option("card", card) for card in view.hand[ask.seat])]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_can_be_read(players: int, language: str) -> None:
    for buildings in ("first_game", "random"):
        met = Reader(players, buildings, players).play(players)
        assert met["event", "game_over"] == 1
        assert met["event", "round_started"] == {2: 10, 3: 9, 4: 8, 5: 8}[players]


@pytest.mark.long
def test_every_question_event_and_reason_was_read() -> None:
    """Those that chance brings, in games with every building."""
    met: Counter[tuple[str, ...]] = Counter()
    for seed in range(6):
        met += Reader(4, "mixed", seed).play(seed)
    assert set(QUESTIONS) - {sort[1] for sort in met if sort[0] == "ask"} == set()
    seldom = {"replaced", "reshuffled", "short", "flute", "given", "tower", "sword"}
    assert set(EVENTS) - {sort[1] for sort in met if sort[0] == "event"} <= seldom
    assert {"not_in_row", "too_many", "not_in_hand", "no_pass"} <= {sort[1] for sort in met if sort[0] == "problem"}


def test_buttons_of_different_answers_have_different_words() -> None:
    reader, rng = Reader(4, "mixed", 9), Rng(9)
    while reader.g.stack:
        ask = reader.g.pending
        view = reader.rules.observe(reader.g, ask.seat)
        labels = Counter(reader.said.label(word, ask, view, reader.names) for word in ask.options)
        if kind(ask.options[0]) != "card":
            assert max(labels.values()) == 1, labels
        reader.g.choose(rng.choice(ask.options))

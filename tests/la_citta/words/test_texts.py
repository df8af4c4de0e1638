"""Random games: each question, answer, refusal, event and table becomes good sentences, also for ears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.content.languages import INLINE
from game.kernel.options import option
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.la_citta.words import hearing, refusals
from game.la_citta.words.about import cards, cities, sites
from game.la_citta.words.contents import EVENTS, QUESTIONS
from game.la_citta.words.names import Names
from tests.helpers import reading_aloud
from tests.helpers.reading_aloud import check, speaking

GAME = "la_citta"
SILENT = {"round_started", "action", "taken", "displayed", "year_ended"}
WISHES = ("culture_1", "education_2", "health_3", "joy_1")


@pytest.fixture(params=INLINE)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language of the data files in turn; every text must be in its catalogue."""
    with speaking(request.param) as code:
        yield code


class Reader(reading_aloud.Reader):
    """Also what is pointed at on the map."""

    def __init__(self, players: int, setup: str, seed: int, *options: str) -> None:
        super().__init__(GAME, players, {"setup": setup, "options": list(options)}, seed, SILENT)

    def wanted(self, ask: Any, view: Any) -> list[str]:
        box = view.box
        found = ["gold", "draw", "closeness:23", "closeness:234"]
        for site in range(0, box.board.hexes, 9):
            found += [
                option(word, site) for word in (*box.building_ids, "castello", "demolish", "starve", "rich_harvest")
            ]
            found += [option("great_builder", site, name) for name in ("farm", "well", "cathedral")]
            found += [option("bread_and_games", site, wish) for wish in WISHES]
            found += [option("new_city", site, str(city[0])) for city in view.cities[ask.seat]]
            found += [option("golden_times", city[0], "3") for cities in view.cities for city in cities]
        return found

    def table(self, view: Any, *typed: str) -> list[str]:
        """With every city, some sites, all cards and voices."""
        found = super().table(view, "lucca", "h073", "82", "bo", "nowhere", "Lu")
        names = of(Names, self.names)
        for seats in view.cities:
            for city in seats:
                told = cities.city(view, city[0], names)
                assert told is not None
                found += [told.title, told.text, *hearing.city_lines(view, city[0], names)]
        for site in range(0, view.box.board.hexes, 11):
            found += sites.site(view, site, names)
        found += [text for area in range(22) for text in sites.area(view, area, names)]
        found += [text for card in view.display for text in cards.card(view, card, names)]
        found += [text for number in range(12) for text in cards.building(number, names)]
        found += [text for place in range(len(view.voice)) for text in cards.voice(view, place, names)]
        if view.phase == "politics":
            found += filter(None, (refusals.of_card(view, card, names) for card in view.display))
            found += filter(None, (refusals.of_action(view, what, names) for what in ("gold", "new_city", "build")))
        return found


@pytest.mark.long
@pytest.mark.parametrize(("players", "setup"), [(2, "advanced"), (3, "beginner"), (5, "advanced")])
def test_random_games_can_be_read(players: int, setup: str, language: str) -> None:
    met = Reader(players, setup, players).play(players)
    assert met["event", "game_over"] == 1
    assert met["event", "year_started"] == 6


@pytest.mark.long
def test_every_question_event_and_reason_was_read() -> None:
    """Those that chance brings."""
    met: Counter[tuple[str, ...]] = Counter()
    for seed in range(1, 4):
        met += Reader(4, "advanced", seed).play(seed)
    assert set(QUESTIONS) - {sort[1] for sort in met if sort[0] == "ask"} == set()
    assert set(EVENTS) - {sort[1] for sort in met if sort[0] == "event"} <= {"supply_short", "reshuffled"}
    read = {sort[1] for sort in met if sort[0] == "problem"}
    assert {"too_near", "not_adjacent", "occupied", "gold_short", "not_displayed"} <= read


def test_buttons_of_different_answers_have_different_words() -> None:
    reader, rng = Reader(3, "advanced", 9, "allow_voluntary_pass"), Rng(9)
    for _ in range(40):
        ask = reader.g.pending
        view = reader.rules.observe(reader.g, ask.seat)
        labels = Counter(reader.said.label(word, ask, view, reader.names) for word in ask.options)
        assert max(labels.values()) == 1, labels
        reader.g.choose(rng.choice(ask.options))


def test_a_text_may_be_set_badly_and_is_found() -> None:
    with pytest.raises(AssertionError):
        check("Nothing , comes.")

"""Whatever is told is so in the year in which it is told: hunger costs a card of the next year, in the last one
points."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.content.languages import INLINE
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.la_citta.rules import feeding, scoring
from game.la_citta.rules.box import VOICES, YEARS
from game.la_citta.rules.course import PHASES
from game.la_citta.rules.state import View
from game.la_citta.table.models import table_model
from game.la_citta.words import hearing
from game.la_citta.words.names import SENTENCES, Names
from game.la_citta.words.year import price, price_told
from game.lessons.first_times import met, untold
from game.table.flow import SeatInfo
from game.ui.lang import set_language
from tests.helpers import reading_aloud

GAME = "la_citta"
NEXT_YEAR = re.compile(r"next year|gold (each|every) year|nächste[sn]? Jahr|Gold jedes Jahr", re.IGNORECASE)


def reader(players: int, seed: int = 1, **options: object) -> reading_aloud.Reader:
    return reading_aloud.Reader(GAME, players, {"setup": "beginner", **options}, seed, ())


def told_now(one: reading_aloud.Reader) -> Iterator[str]:
    """Everything that can be told of this moment to the one who is asked."""
    ask = one.g.pending
    view = one.rules.observe(one.g, ask.seat)
    prompt, outlook = one.said.prompt(ask, view, one.names), one.said.outlook(ask, view, one.names, one.rules)
    yield from (prompt.title, prompt.why, *one.table(view), *map(outlook.words, ask.options))
    yield from (line.words for line in one.said.reminders(view, one.names, list, asked=True, small=False))
    yield from (one.said.symbol(key, view) for key in SENTENCES)
    yield from (told.entry.says.get("de") for told in met(untold(GAME, [], 2), [], ask, view, lambda _event: False))


@pytest.mark.parametrize("code", INLINE)
@pytest.mark.parametrize("players", range(2, 6))
def test_the_last_year_has_no_next_one(players: int, code: str) -> None:
    """Whole games by chance, in which citizens starve every year."""
    set_language(code)
    try:
        one, rng, found, starved = reader(players), Rng(players), 0, 0
        while one.g.stack:
            if one.g.year == YEARS and one.new("ask", one.g.pending.step):
                texts = list(told_now(one))
                found += len(texts)
                assert not [text for text in texts if NEXT_YEAR.search(text)]
            one.g.choose(rng.choice(one.g.pending.options))
            starved += any(event.word == "starved" for event in one.g.log)
            one.g.log.clear()
    finally:
        set_language("en")
    assert found > 50
    assert starved


@pytest.mark.parametrize("year", range(1, YEARS + 1))
def test_who_is_punished_is_told_alike_everywhere(year: int) -> None:
    """At every phase: in the look round, on the panel, beside the prompt, by the sign, and by the points."""
    one = reader(2)
    one.g.year, one.g.penalty = year, [1, 0]
    for phase in PHASES:
        one.g.phase = phase
        view = of(View, one.rules.observe(one.g, one.g.pending.seat))
        view.voice_out = [0] * (VOICES * (year - 1))
        before = list(PHASES).index(phase) <= list(PHASES).index("politics")
        due = "now" if before else "points" if year == YEARS else "next"
        assert feeding.costs(view) == due
        told = [line for line in hearing.players(view, of(Names, one.names)) if "hunger" in line]
        assert told == [price(view).format(name=one.names.plain_seat(0))]
        panels = table_model(view, [SeatInfo("A", 0), SeatInfo("B", 1)], private=True).players
        assert [panel.penalty for panel in panels] == [due, ""]
        assert price_told(due)
        for text in (*told, price_told(due), one.said.symbol("penalty", view)):
            assert ("5 points" in text) == (due == "points")
            assert ("next year" in text) == (due == "next")
        if phase == "feeding":
            assert (scoring.lines(view)[0]["penalty"] < 0) == (due == "points")


def test_the_years_end_belongs_to_the_year_that_was() -> None:
    """When the voices are out and the next year is counted already, the punished pay in that one."""
    one = reader(2)
    one.g.phase, one.g.voice, one.g.penalty = "year_end", [], [1, 0]
    for year, due in ((5, "now"), (YEARS, "points")):
        one.g.year, one.g.voice_out = min(year + 1, YEARS), [0] * (VOICES * year)
        assert feeding.costs(one.g) == due

"""Positions that nobody looked at while silly moves were mended: what was mended holds here with every seed, too.
Those on which it was mended are in `test_mended.py`.
"""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.kernel.options import kind
from game.la_citta.rules.state import Game
from tests.la_citta.rules.tables import A, B, C, Cities, at_politics, rules, table
from tools.audit.la_citta.hunger import relief

SEEDS = range(4)
LEVELS = ("normal", "hard")


def decided(g: Game, level: str, seed: int, *kinds: str) -> str:
    """What that level answers, of these kinds where any are named."""
    ask = g.pending
    assert ask is not None
    options = [word for word in ask.options if not kinds or kind(word) in kinds]
    return make_bot(level, seed, "la_citta").decide(rules().observe(g, ask.seat), ask._replace(options=options))


# -- looks at what is known --------------------------------------------------------------------------------------------
def with_closeness(looked: list[int], year: int) -> Game:
    """Three players, with Closeness in the display."""
    cities: Cities = {A: [("H010", 4, {"H021": "farm"})], B: [("H082", 5, {"H073": "statue"})],
              C: [("H060", 4, {"H061": "statue"})]}  # fmt: skip
    g = at_politics(table(cities, players=3, gold={A: 3, B: 4, C: 2}, display=["closeness"], year=year))
    g.looked[A] = looked
    return g


@pytest.mark.parametrize("level", ["easy", *LEVELS])
@pytest.mark.parametrize("year", [3, 5])
def test_nobody_looks_at_voices_that_all_are_known(level: str, year: int) -> None:
    for seed in SEEDS:
        assert kind(decided(with_closeness([1, 2, 3], year), level, seed)) != "closeness"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("known", [1, 2, 3])
def test_where_one_voice_is_known_a_look_shows_the_two_others(level: str, known: int) -> None:
    for seed in SEEDS:
        word = decided(with_closeness([known], 4), level, seed, "closeness")
        assert str(known + 1) not in word.partition(":")[2]


# -- hunger ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("people", [5, 6])
def test_whoever_would_lose_many_to_hunger_plays_what_feeds_most_of_them(level: str, people: int) -> None:
    """The last turn of a year: three to five citizens have no food, and a farm, or a city, feeds them."""
    mine = [("H082", people, {"H073": "statue"}), ("H045", people - 1, {"H037": "convent_school"})]
    g = at_politics(table({A: mine, B: [("H010", 3, {})]}, gold={A: 2, B: 3}, year=3, voice=["health"] * 4))
    g.round, g.looked[A], g.actions[A] = 5, [1, 2, 3], 1
    view = rules().observe(g, A)
    hungry = g.people_of(A) - g.food(A)
    assert hungry >= 3
    for seed in SEEDS:
        assert relief(view, decided(g, level, seed)) >= 3


# -- large buildings that fall at once ---------------------------------------------------------------------------------
CHOICES = ("gold", "cathedral", "university", "palazzo")


def beside_the_strong(people: int, wish: str) -> Game:
    """The last turn of a year that brings this wish, in which both neighbours have more of it."""
    strong = {"education": "university", "culture": "cathedral"}[wish]
    theirs = [("H045", 6, {"H037": strong}), ("H057", 5, {"H056": strong})]
    mine, voices = ("H082", people, {"H073": "well", "H091": "marketplace"}), [wish, wish, wish, "health"]
    display = ["cathedral", "palazzo", "university"]
    g = at_politics(table({A: [mine], B: theirs}, gold={A: 9, B: 3}, year=5, voice=voices, display=display))
    g.round, g.looked[A], g.actions[A] = 5, [1, 2, 3], 1
    return g


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("wish", ["education", "culture"])
def test_nothing_dear_is_built_in_a_city_that_loses_it_this_year(level: str, wish: str) -> None:
    """Two strong neighbours draw two of three citizens, and each of these stands on a building."""
    g = beside_the_strong(3, wish)
    for seed in SEEDS:
        assert decided(g, level, seed, *CHOICES) == "gold"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_built_where_citizens_can_be_spared(seed: int) -> None:
    assert kind(decided(beside_the_strong(8, "education"), "normal", seed, *CHOICES)) in CHOICES[1:]

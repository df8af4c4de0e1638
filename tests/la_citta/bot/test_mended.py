"""Positions in which a computer player was once seen to do something silly."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.kernel.options import kind, value
from game.kernel.steps import Seat
from game.la_citta.bot.ledger import Ledger
from game.la_citta.bot.normal import NormalBot
from game.la_citta.bot.plays import Turn
from game.la_citta.bot.sight import Sight
from game.la_citta.rules import demolition
from game.la_citta.rules.state import Game
from game.la_citta.rules.words import CLOSENESS
from tests.la_citta.rules.tables import A, B, at_politics, rules, said, site, table
from tools.audit import Moment
from tools.audit.la_citta import DETECTORS, watcher

SEEDS = range(4)


def looks(g: Game, looked: list[int]) -> list[str]:
    """The looks at voices that the first seat considers, having looked at these places."""
    g.looked[A] = looked
    sight = Sight(rules().observe(g, A), A)
    return [play.word for play in Turn(sight, Ledger(sight)).plays() if kind(play.word) == "closeness"]


def with_closeness() -> Game:
    """A year with Closeness in the display."""
    mine, theirs = ("H082", 5, {"H073": "statue"}), ("H010", 5, {"H021": "farm"})
    g = table({A: [mine], B: [theirs]}, gold={A: 4, B: 4}, display=["closeness"], year=2)
    return at_politics(g)


def test_nobody_pays_for_voices_that_it_knows() -> None:
    assert looks(with_closeness(), [1, 2, 3]) == []


def test_a_look_shows_the_place_that_is_not_known_yet() -> None:
    for known, unknown in (([1, 2], "4"), ([1, 3], "3"), ([2, 3], "2")):
        (word,) = looks(with_closeness(), known)
        assert unknown in word
    (word,) = looks(with_closeness(), [])
    assert word in CLOSENESS


def test_a_player_that_knows_all_voices_does_something_else() -> None:
    g = with_closeness()
    g.looked[A] = [1, 2, 3]
    ask = g.pending
    assert ask is not None
    for level in ("easy", "normal", "hard"):
        for seed in SEEDS if level != "hard" else (1,):
            assert kind(make_bot(level, seed, "la_citta").decide(rules().observe(g, A), ask)) != "closeness"


def test_a_look_at_known_voices_is_found() -> None:
    g = with_closeness()
    g.looked[A] = [1, 2]
    ask = g.pending
    assert ask is not None
    view = rules().observe(g, Seat(A))

    def found(word: str) -> list[str]:
        return [one.detector for one in watcher()(Moment(g, view, ask, word))]

    assert found(CLOSENESS[0]) == ["known_voices"]
    assert found(CLOSENESS[1]) == found("gold") == []


def test_a_large_building_lost_in_its_year_is_found() -> None:
    """Built in the first turn of the year; at its end too few citizens are left for it."""
    mine = ("H082", 4, {"H073": "farm", "H074": "statue"})
    g = at_politics(table({A: [mine], B: [("H010", 3, {})]}, gold={A: 9}, display=["cathedral"], year=2))
    look = watcher()
    ask = g.pending
    assert ask is not None
    word = next(one for one in ask.options if kind(one) == "cathedral")
    assert look(Moment(g, rules().observe(g, A), ask, word)) == []
    g.choose(word)
    g.people[site("H082")] = 3
    g.stack.clear()
    g.do(A, demolition.begin)
    g.run()
    ask = g.pending
    assert ask is not None
    view = rules().observe(g, A)
    ruin = next(one for one in ask.options if value(one) == value(word))
    other = next(one for one in ask.options if value(one) != value(word))
    names = [one.detector for one in look(Moment(g, view, ask, ruin))]
    assert names == ["young_ruin", "lost_large"]
    assert set(names) <= set(DETECTORS)
    assert look(Moment(g, view, ask, other)) == []


# -- what falls this year ----------------------------------------------------------------------------------------------
def last_turn(g: Game) -> Game:
    """The last turn of a year whose voices the first seat has all seen."""
    at_politics(g)
    g.looked[A], g.round, g.actions[A] = [1, 2, 3], 5, 1
    return g


def preferred(g: Game, words: list[str], seed: int) -> str:
    """Which of these the level normal plays."""
    ask = g.pending
    assert ask is not None
    options = [word for word in ask.options if said(word) in words]
    assert len(options) == len(words)
    return said(NormalBot(seed).decide(rules().observe(g, A), ask._replace(options=options)))


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_dear_is_built_where_it_falls_at_once(seed: int) -> None:
    """The third kind of a city that loses two citizens to better schools, and can or cannot spare them."""
    schools = [("H045", 6, {"H037": "university"}), ("H057", 5, {"H056": "university"})]
    for people, built in ((4, "gold"), (8, "cathedral at H100")):
        mine = ("H082", people, {"H073": "well", "H091": "convent_school"})
        wishes = ["education", "education", "education", "health"]
        g = last_turn(table({A: [mine], B: schools}, gold={A: 4, B: 3}, year=6, voice=wishes, display=["cathedral"]))
        assert preferred(g, ["gold", "cathedral at H100"], seed) == built


@pytest.mark.parametrize("seed", SEEDS)
def test_food_that_falls_with_a_farm_is_replaced_before(seed: int) -> None:
    """A weak city is to lose a citizen, and with it the farm that feeds the strong one."""
    for culture, played in ((["culture"] * 3, "farm at H021"), (["health"] * 3, "gold")):
        mine, theirs = [("H083", 2, {"H092": "farm"}), ("H010", 8, {})], [("H060", 4, {"H061": "statue"})]
        g = last_turn(table({A: mine, B: theirs}, gold={A: 1, B: 3}, year=3, voice=[*culture, "education"]))
        assert preferred(g, ["gold", "farm at H021"], seed) == played

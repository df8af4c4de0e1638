"""What a player reckons: wishes, puzzles with one right answer, what is called a blunder, and what it tells of that."""

from __future__ import annotations

import pytest

from game.bots import advice, make_bot
from game.kernel.steps import Ask
from game.la_citta.bot import sight
from game.la_citta.bot.search.player import FAMILIES
from game.la_citta.deals import la_citta
from game.la_citta.rules.state import Game, View
from tests.la_citta.rules.tables import A, B, at_politics, begun, run, said, table, word
from tools.audit import Moment
from tools.audit.la_citta import DETECTORS, watcher

GAME = "la_citta"


def asked(g: Game) -> tuple[View, Ask]:
    """What the seat sees that is asked, and what."""
    ask = g.pending
    assert ask is not None
    return la_citta().observe(g, ask.seat), ask


def chosen(g: Game, level: str = "normal") -> str:
    view, ask = asked(g)
    return said(make_bot(level, 1, GAME).decide(view, ask))


# -- wishes --------------------------------------------------------------------------------------------------------
def test_the_open_voice_is_in_force_in_two_of_three_years() -> None:
    """In the first year, one voice known: 69 %, alone 47 %."""
    found = dict(sight.outcomes((1, 0, 0), (8, 9, 9), 3))
    assert sight.in_force((1, 0, 0), (8, 9, 9), 3)[0] == pytest.approx(0.69, abs=0.01)
    assert found[(0,)] == pytest.approx(0.47, abs=0.01)
    assert sum(found.values()) == pytest.approx(1)


def test_two_equal_voices_are_always_in_force() -> None:
    assert sight.in_force((2, 0, 0), (7, 9, 9), 2)[0] == 1.0
    assert sight.in_force((1, 1, 1), (8, 8, 8), 1) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_what_others_looked_at_is_nobody_elses_knowledge() -> None:
    g = begun(3, 5)
    g.looked = [[1, 2], [], []]
    assert sight.seen_by(g, 0)[1:3] == g.voice[1:3]
    assert sight.seen_by(g, 1) == [g.voice[0], -1, -1, -1]


# -- puzzles -------------------------------------------------------------------------------------------------------
def at_last_turn(g: Game) -> Game:
    """The first seat has its last turn of the year, in which it has founded a city."""
    g.founded[A] = 1
    at_politics(g)
    g.round = 5
    return g


def test_farm_or_hunger_on_the_last_turn() -> None:
    """Two citizens and five points are lost, or the statue is not built."""
    g = at_last_turn(table({A: [("H082", 4, {"H073": "well"})], B: [("H010", 3, {})]}, year=6))
    assert chosen(g) == "farm at H074"


def test_the_third_kind_is_taken_in_the_last_turn() -> None:
    """Three points, where a marketplace brings one."""
    mine = ("H082", 4, {"H073": "hospital", "H074": "farm"})
    g = at_last_turn(table({A: [mine], B: [("H010", 3, {})]}, year=6, gold={A: 0}))
    assert chosen(g).startswith("statue")


def test_a_marketplace_is_opened_before_a_full_city_stops_growing() -> None:
    mine = ("H082", 5, {"H073": "well", "H074": "farm"})
    g = at_last_turn(table({A: [mine], B: [("H010", 3, {})]}, year=3, gold={A: 9}))
    assert chosen(g).startswith("marketplace")


def hungry() -> Game:
    """Eleven citizens and food for eight: nine live in a city with one building, two have none to spare."""
    mine = [("H082", 9, {"H073": "statue"}), ("H010", 2, {"H021": "farm"})]
    return run(table({A: mine, B: [("H027", 3, {})]}), "feeding")


def test_who_goes_hungry_is_a_citizen_to_spare() -> None:
    assert chosen(hungry()) == "starve at H082"


# -- what it tells -------------------------------------------------------------------------------------------------
def test_what_is_told_of_beliefs() -> None:
    view, ask = asked(at_politics(begun(3, 2)))
    told = advice.beliefs(GAME, view, ask, 1, "normal")
    assert told["how"] == "counted"
    assert told["looked"] == [[], [], []]
    assert [sum(chance for _, chance in place) for place in told["voices"]] == pytest.approx([1.0] * 4)
    assert len(told["voices"][0]) == 1
    assert sum(chance for _, chance in told["in_force"]) == pytest.approx(1.0)
    assert told["in_force"][0][1] >= told["in_force"][-1][1]
    easy = advice.beliefs(GAME, view, ask, 1, "easy")
    assert easy["how"] == "open"
    assert {chance for _, chance in easy["voices"][1]} == {1 / 3}


def test_a_hint_names_what_options_lead_to() -> None:
    g = begun(2, 3)
    g.year = 6  # the last one is played to its end
    view, ask = asked(g)
    told = advice.judged(GAME, view, ask, 1, "hard")
    assert told["judged"][0][0] in ask.options
    first = told["ends"][0]
    assert set(first["has"]) == set(first["worth"]) == set(FAMILIES)
    assert sum(first["rivals"]) == pytest.approx(1.0)
    duel = advice.judged(GAME, view, ask, 1, "hard", ask.options[-1])["duel"]
    assert len(duel) in (0, 2)


# -- blunders ------------------------------------------------------------------------------------------------------
def test_starving_a_builder_beside_a_spare_citizen_is_a_blunder() -> None:
    g = hungry()
    view, ask = asked(g)
    found = watcher()(Moment(g, view, ask, word("starve at H010")))
    assert [one.detector for one in found] == ["starved_builder"]
    assert watcher()(Moment(g, view, ask, word("starve at H082"))) == []


def test_hunger_that_a_farm_would_have_spared_is_a_blunder() -> None:
    """The last turn of the year, followed to its end."""
    g = at_last_turn(table({A: [("H082", 4, {"H073": "well"})], B: [("H021", 3, {})]}, year=5, gold={A: 9, B: 9}))
    look, found = watcher(), []
    while g.stack and g.year == 5:
        view, ask = asked(g)
        answer = word("statue at H074") if ask.seat == A else ask.options[0]
        found += look(Moment(g, view, ask, answer))
        g.choose(answer)
    assert [one.detector for one in found] == ["avoidable_hunger"]
    assert {one.detector for one in found} <= set(DETECTORS)

"""Positions of Citadels in which a computer player was once seen to do something silly; and how a search that has lost
already chooses."""

from __future__ import annotations

import pytest

from game.bots.search import Effort, Judged, by_merit
from game.citadels.bot.normal import NormalBot
from game.citadels.bot.search.leftovers import nothing_left
from game.citadels.bot.search.player import SearchBot
from game.citadels.rules import queries, scoring, turn
from game.citadels.rules.state import Game
from game.citadels.rules.words import ABILITY, END, INCOME
from game.kernel.options import kind
from game.kernel.steps import Seat
from tests.bots.test_audit import SIX, moment
from tests.bots.test_normal_tactics import GAME, a_turn, seen
from tools.audit.citadels import watcher

SEEDS = range(6)


# -- nothing free is left lying ----------------------------------------------------------------------------------------
def merchant(*used: str) -> Game:
    """Four gold, the Fortress in hand, a tavern that pays, and a Merchant's own piece of gold."""
    g = a_turn(GAME.preset(4), "merchant", ["fortress"], ["tavern"], 4)
    g.used = list(used)
    g.stack.pop()
    g.do(Seat(0), turn.menu)
    g.run()
    return g


@pytest.mark.parametrize(("used", "ends"), [([], False), (["income"], False), (["ability"], False),
                                            (["income", "ability"], True)])  # fmt: skip
def test_a_turn_does_not_end_with_gold_lying_there(used: list[str], ends: bool) -> None:
    g = merchant(*used)
    assert g.pending is not None
    assert (END in nothing_left(seen(g), g.pending.options)) == ends


def test_an_income_of_nothing_and_the_last_round_are_left() -> None:
    g = a_turn(GAME.preset(4), "king", [], ["tavern"], 0)
    assert END in nothing_left(seen(g), [INCOME, END])
    g = merchant()
    g.completed = [1]
    assert END in nothing_left(seen(g), [INCOME, ABILITY, END])


def test_whoever_the_poor_house_pays_may_stay_poor() -> None:
    setup = GAME.chosen_setup(4, {"merchant": "always", "poor_house": "always"}, 3)
    g = a_turn(setup, "merchant", [], ["poor_house"], 0)
    assert END in nothing_left(seen(g), [ABILITY, END])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_search_ends_no_turn_of_a_game_with_income_left(seed: int) -> None:
    """Asked at each end of a turn that is offered beside an income, with few samples."""
    setup = GAME.random_setup(4, seed)
    g, usual = GAME.start(setup, seed), [NormalBot(seed * 8 + seat) for seat in range(4)]
    bot, asked = SearchBot(seed, Effort(6, rounds=1)), 0
    while (ask := g.pending) is not None and asked < 3:
        view = GAME.observe(g, ask.seat)
        offered = ask.step == "turn.chosen" and {INCOME, END} <= {*ask.options} and not g.completed
        if offered and queries.income(view, ask.seat, view.acting().income):
            asked += 1
            assert bot.decide(view, ask) != END
        g.choose(usual[ask.seat].decide(view, ask))


# -- a lost game is not lost with care ---------------------------------------------------------------------------------
def test_where_the_usual_answer_never_wins_any_other_is_better() -> None:
    usual, other = Judged("usual", 0.0, 20), Judged("other", 0.02, 20, gain=0.02, doubt=0.02)
    assert by_merit([usual, other], "usual", 1.3)[0] is other
    usual, other = Judged("usual", 0.2, 20), Judged("other", 0.22, 20, gain=0.02, doubt=0.02)
    assert by_merit([usual, other], "usual", 1.3)[0] is usual
    never = Judged("never", 0.0, 10, gain=0.0)
    assert by_merit([never, Judged("usual", 0.0, 20)], "usual", 1.3)[0].option == "usual"


# -- the end of the game -----------------------------------------------------------------------------------------------
def ending(rival: list[str]) -> Game:
    """Six districts, gold for the seventh, and a rival with this city."""
    return a_turn(GAME.preset(4), "king", ["manor"], SIX, 3, cities=[rival, [], []])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_is_not_ended_behind_somebody(seed: int) -> None:
    """13 points and 3 for the Manor, 4 for being first and 3 for five colours would not do against 25."""
    for rival, ends in ((["palace", "fortress", "town_hall", "cathedral", "harbor", "monastery"], False), ([], True)):
        g = ending(rival)
        ask = g.pending
        assert ask is not None
        assert (kind(NormalBot(seed).decide(seen(g), ask)) == "build") == ends


def test_ending_the_game_behind_somebody_is_found() -> None:
    g = ending(["palace", "fortress", "town_hall", "cathedral", "harbor", "monastery"])
    look = watcher()
    assert g.pending is not None
    build = next(word for word in g.pending.options if kind(word) == "build")
    assert look(moment(g, build)) == []
    g.choose(build)
    assert [one.detector for one in look(moment(g, END))] == ["lost_end"]


def test_a_district_that_a_warrant_took_ended_nothing() -> None:
    g = ending(["palace", "fortress", "town_hall", "cathedral", "harbor", "monastery"])
    look = watcher()
    assert g.pending is not None
    build = next(word for word in g.pending.options if kind(word) == "build")
    assert look(moment(g, build)) == []
    g.choose(build)
    g.city[1] = [*g.city[1], g.city[0].pop()]
    g.completed = [1]
    assert look(moment(g, END)) == []


# -- a won last turn ---------------------------------------------------------------------------------------------------
def as_the_alchemist(gold: int, rival: list[str]) -> Game:
    """The Witch plays on for the Alchemist, with the Imperial Treasury and the Town Hall in hand; whether ranks 7 and 8
    are still to come she does not know."""
    wishes = {"witch": "always", "alchemist": "always", "imperial_treasury": "always", "secret_vault": "never"}
    setup = GAME.chosen_setup(4, wishes, 3)
    city = ["tavern", "market", "docks", "temple", "imperial_treasury"]
    g = a_turn(setup, "alchemist", ["town_hall"], city, gold, cities=[rival, [], []])
    g.roles, g.face_up, g.face_down = [[1], [2], [3], [6]], [4, 5], [7, 8]
    g.bewitched, g.resumed, g.completed = 6, True, [1]
    return g


@pytest.mark.parametrize("seed", SEEDS)
def test_gold_that_comes_back_is_spent_in_the_last_turn(seed: int) -> None:
    g = as_the_alchemist(7, ["palace", "harbor", "monastery", "manor"])
    ask = g.pending
    assert ask is not None
    before = scoring.lines(g, Seat(0))["total"]
    chosen = NormalBot(seed).decide(seen(g), ask)
    assert kind(chosen) == "build"
    g.choose(chosen)
    g.choose(END)
    assert scoring.lines(g, Seat(0))["total"] == before + 5

"""A refusal says how much: gold, cards, districts."""

from __future__ import annotations

from game.citadels.rules.observe import observe
from game.citadels.rules.state import View
from game.citadels.words.asking.choices import reason
from game.citadels.words.names import Names
from game.kernel.options import option
from game.kernel.steps import Seat
from tests.citadels.tables import rules


def table() -> tuple[View, Names]:
    """The first seat has 2 gold and four cards, and its turn as the Cardinal."""
    g = rules().start(rules().preset(4, "vicious_nobles"), 1)
    g.rank, g.seat = 5, Seat(0)
    g.hand[0] = [g.box.cards_of(name)[0] for name in ("palace", "tavern", "temple", "market")]
    return observe(g, Seat(0)), Names(("Ada", "Bo", "Cleo", "Dov"), g.box)


def test_missing_gold_is_counted() -> None:
    view, names = table()
    palace = view.box.cards_of("palace")[0]
    assert reason("gold_short", option("build", palace), view, names) == "3 gold short"


def test_a_loan_says_what_it_would_take() -> None:
    view, names = table()
    palace = option("build", view.box.cards_of("palace")[0], "loan")
    assert reason("no_cards", palace, view, names) == "3 gold short: you would need 3 other cards to give"
    assert reason("no_lender", palace, view, names) == "3 gold short: no other player has as much"


def test_limits_are_named() -> None:
    view, names = table()
    view.city[0] = [view.box.cards_of(name)[0] for name in ("manor", "castle", "docks", "harbor", "church")]
    assert reason("build_limit", "build:3", view, names) == "only 1 district a turn"
    sentence = "your city has 5 districts: at most 4 are allowed for it"
    assert reason("city_too_big", "build:60", view, names) == sentence
    assert reason("too_dear", option("district", view.box.cards_of("castle")[0]), view, names) == "costs 4: more than 3"


def test_an_unknown_problem_is_still_answered() -> None:
    view, names = table()
    assert reason(None, "gold", view, names) == "not possible now"
    assert reason("never_heard_of", "gold", view, names) == "not possible now"

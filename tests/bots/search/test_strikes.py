"""What sampled players do to hands and cities, and that they look at nothing a seat could not know."""

from __future__ import annotations

import pytest

from game.citadels.bot.search import strikes
from game.citadels.bot.search.world import World
from game.citadels.rules import turn
from game.citadels.rules.state import Game
from game.citadels.rules.words import ABILITY, SEAT
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.saving import slots
from game.kernel.steps import SHORT, Seat
from tests.bots.test_normal_tactics import GAME, a_turn

HABITS = {
    "magician.swap_or_discard": strikes.swap_or_discard, "magician.discard_more": strikes.discard_more,
    "warlord.destroy": strikes.strike, "diplomat.choose_own": strikes.want_in_exchange,
    "diplomat.swap": strikes.give_in_exchange,
}  # fmt: skip


def world(character: str, hand: list[str], city: list[str], gold: int, *cities: list[str], deal: int = 1) -> World:
    """Seat 0 has just begun its ability."""
    cast = next(cast for cast in GAME.cards.presets if character in GAME.preset(4, cast).cast)
    g = a_turn(GAME.preset(4, cast), character, hand, city, gold, cities=[*cities])
    g.used = []
    g.stack.pop()
    g.do(Seat(0), turn.menu)
    g.run()
    g.choose(ABILITY)
    found = World(g.box)
    for name in slots(Game):
        setattr(found, name, getattr(g, name))
    hidden = [card for zone in (*g.hand[1:], g.deck) for card in zone]
    Rng(deal).shuffle(hidden)
    for seat in range(1, g.box.players):
        found.hand[seat] = [hidden.pop() for _ in found.hand[seat]]
    found.deck = hidden
    return found


def chosen(g: World) -> str:
    step, seat, options, *_ = g.stack[-1]
    return HABITS[SHORT[step]](g, seat, options, Rng(1).below)


def name_of(g: World, word: str) -> str:
    return g.box.kind[value(word)]


# -- Warlord -----------------------------------------------------------------------------------------------------------
NEAR = ["palace", "castle", "manor", "cathedral", "church", "temple"]


def test_the_city_next_to_its_end_is_struck() -> None:
    g = world("warlord", [], [], 3, ["watchtower", "tavern"], NEAR)
    assert value(chosen(g)) in g.city[2]


def test_a_strike_that_costs_more_than_it_hurts_is_declined() -> None:
    g = world("warlord", [], ["tavern"], 9, ["fortress"], ["palace"], ["cathedral"])
    assert chosen(g) == PASS


def test_the_own_city_is_left_alone() -> None:
    g = world("warlord", [], NEAR, 9, [], [])
    assert chosen(g) == PASS


# -- Magician ----------------------------------------------------------------------------------------------------------
def test_the_fullest_hand_is_taken_for_a_poor_one() -> None:
    g = world("magician", ["tavern"], ["tavern"], 2)
    g.hand[2] += g.deck[-3:]
    assert chosen(g) == SEAT[2]


def test_a_good_hand_is_kept_and_a_second_tavern_thrown_away() -> None:
    g = world("magician", ["palace", "cathedral", "tavern"], ["tavern"], 9)
    assert name_of(g, chosen(g)) == "tavern"
    g.choose(chosen(g))
    assert chosen(g) == DONE


# -- Diplomat ----------------------------------------------------------------------------------------------------------
def test_a_cheap_district_goes_for_a_dear_one() -> None:
    g = world("diplomat", [], ["tavern", "castle"], 9, ["palace", "fortress"], ["market"])
    word = chosen(g)
    assert name_of(g, word) in ("palace", "fortress")
    g.choose(word)
    assert name_of(g, chosen(g)) == "tavern"


def test_nothing_is_swapped_for_what_is_no_dearer() -> None:
    g = world("diplomat", [], ["palace"], 9, ["market"], ["temple"])
    assert chosen(g) == PASS


# -- what they look at -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("character", ["warlord", "magician", "diplomat"])
def test_other_cards_in_hidden_hands_change_no_answer(character: str) -> None:
    answers = {
        chosen(
            world(character, ["tavern", "market"], ["temple", "manor"], 4, ["docks", "castle"], ["church"], deal=deal)
        )
        for deal in range(12)
    }
    assert len(answers) == 1
    assert {kind(word) for word in answers} <= {"seat", "card", "district", "pass"}

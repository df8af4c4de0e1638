"""Influence, rats and the stack of discs; two players; the last round."""

from __future__ import annotations

from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import A, B, C, D, asked, enters, say, table, told

PEASANTRY, CHURCH, CHIVALRY, ROYALTY = 0, 2, 3, 5


def finish(g: Game) -> None:
    """Nobody uses anything until the round is over."""
    now = g.round
    while g.stack and g.round == now:
        say(g, "decline" if asked(g)[1] == "action.chosen" else g.stack[-1][2][0])


def test_a_point_for_each_card_and_a_rat_for_each_of_another_estate() -> None:
    """RAT-10: a joker brings none."""
    g = table(["monastery", "castle", "farm"], {"A": "church x2, magic, royalty, joker"})
    enters(g, 1, "church", "church", "magic", "royalty", "joker")
    for _ in range(3):
        enters(g, 2)
    assert (g.points[CHURCH][A], g.rats[A]) == (5, 12)


def test_a_disc_that_moves_lies_on_top_of_those_that_are_there() -> None:
    """RAT-11, RAT-12: of two who come to a number in one building the earlier one lies lower."""
    g = table(["monastery", "castle", "farm"], {"A": "church x2", "B": "church", "C": "church x2"})
    enters(g, 1, "church", "church")
    enters(g, 1, "church")
    enters(g, 1, "church", "church")
    enters(g, 2)
    assert scoring.ranking(g, CHURCH) == [A, C, B]


def test_who_gains_nothing_keeps_the_place_in_the_stack() -> None:
    """RAT-52"""
    g = table(["monastery", "castle", "farm"], {"B": "church"})
    g.points[CHURCH] = [1, 0, 0, 0]
    enters(g, 1)
    enters(g, 1, "church")
    enters(g, 2)
    enters(g, 2)
    assert scoring.ranking(g, CHURCH) == [A, B]


def test_buildings_resolve_from_the_left_and_empty_ones_are_passed_over() -> None:
    g = table(["palace", "castle", "farm"])
    for slot in (3, 3, 1, 3):
        enters(g, slot)
    finish(g)
    assert [fact["slot"] for fact in told(g, "building_opened")] == [0, 1, 2]
    assert [fact["slot"] for fact in told(g, "discarded")] == [0, 2]
    assert told(g, "round_ended") == [{"round": 1}]


# -- two players ---------------------------------------------------------------------------------------------------
def test_two_players_have_one_premium_action_in_a_round() -> None:
    """RAT-25, RAT-37: whoever laid more over all buildings; the normal action may come first."""
    g = table(["palace", "monastery"], {"A": "royalty", "B": "church x2"}, players=2)
    enters(g, 1, "royalty")
    enters(g, 2, "church", "church")
    assert told(g, "premium") == [{"seat": B, "slot": 1}]
    assert len(told(g, "revealed")) == 2
    assert g.points[CHURCH] == [0, 0]
    say(g, "use")
    assert g.markers == [1, 0]
    say(g, "use")
    assert g.rats[B] == 8


def test_with_two_players_a_tie_goes_to_the_first_to_enter() -> None:
    """RAT-25: also of none at all, and in one building."""
    g = table(["palace", "monastery"], players=2, start=B)
    enters(g, 2)
    enters(g, 1)
    assert g.premium == B
    say(g, "use", "use")
    assert (g.markers, g.rats) == ([1, 0], [10, 8])


# -- the last round ------------------------------------------------------------------------------------------------
def test_in_the_last_round_a_point_takes_the_place_of_the_premium_action() -> None:
    """RAT-26, RAT-44: for each entered building one, after its other points; nobody is asked for an action."""
    g = table(["monastery", "castle", "farm"], {"A": "church", "B": "church x2", "C": "magic"}, last=True)
    enters(g, 1, "church")
    enters(g, 1, "church", "church")
    enters(g, 2, "magic")
    enters(g, 2)
    assert g.phase == "over"
    assert (g.points[CHURCH], g.points[CHIVALRY]) == ([1, 3, 0, 0], [0, 0, 2, 0])
    assert told(g, "bonus") == [{"seat": B, "estate": CHURCH}, {"seat": C, "estate": CHIVALRY}]


def test_the_bonus_is_a_move_of_its_own() -> None:
    """RAT-44: it puts the disc on top once more."""
    g = table(["monastery", "castle", "farm"], {"A": "church", "B": "church x2"}, last=True)
    enters(g, 1, "church")
    enters(g, 1, "church", "church")
    enters(g, 2)
    enters(g, 2)
    assert [(fact["seat"], fact["points"]) for fact in told(g, "influence")][:3] == [(A, 1), (B, 2), (B, 3)]


def test_swords_flutes_influence_and_rats_resolve_in_the_last_round_too() -> None:
    """RAT-44, RAT-62: what a Sword wins there counts."""
    g = table(["monastery", "castle", "farm"], {"A": "sword, magic", "B": "joker x2"}, last=True)
    enters(g, 1, "sword", "magic")
    enters(g, 1)
    enters(g, 2)
    enters(g, 2)
    say(g, "joker")
    assert g.phase == "over"
    assert (g.rats[A], [line["hand"] for line in g.scores]) == (11, [1, 1, 0, 0])


def test_the_last_round_has_its_supply() -> None:
    """RAT-48"""
    g = table(["monastery a", "castle", "farm"], last=True, now="supply")
    say(g, "supply:0")
    assert len(g.hand[A]) == 4


def test_with_two_players_the_last_round_has_one_bonus() -> None:
    """RAT-61: to the premium player, when that building resolves."""
    g = table(["monastery", "palace"], {"A": "church", "B": "magic x2"}, players=2, last=True)
    enters(g, 1, "church")
    enters(g, 2, "magic", "magic")
    assert (g.points[CHURCH], g.points[ROYALTY]) == ([1, 0], [0, 3])
    assert told(g, "bonus") == [{"seat": B, "estate": ROYALTY}]
    assert D not in g.first_in

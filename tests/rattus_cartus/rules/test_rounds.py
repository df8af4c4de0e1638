"""Phases A to E: the row, the supply, entering, and what happens when a round is over."""

from __future__ import annotations

import dataclasses

import pytest

from game.rattus_cartus.rules import round as rounds
from tests.rattus_cartus.rules.tables import A, B, C, D, asked, begun, enters, faces, rules, say, table, told, why_not


@pytest.mark.parametrize(("players", "rounds_played", "row", "replacement"), [
    (2, 10, 2, 10), (3, 9, 2, 12), (4, 8, 3, 6), (5, 8, 3, 6),
])  # fmt: skip
def test_a_game_begins_with_five_cards_ten_rats_and_thirty_buildings(
    players: int, rounds_played: int, row: int, replacement: int
) -> None:
    g = begun(players)
    assert (len(g.row), len(g.replacement)) == (row, replacement)
    assert len(g.row) + len(g.building_deck) == rounds_played * row
    assert [len(hand) for hand in g.hand] == [5] * players
    assert (g.rats, g.markers, len(g.nun_row)) == ([10] * players, [0] * players, 5)
    assert len(g.deck) == 84 - 5 - 5 * players


def test_only_the_cards_that_the_buildings_need_are_in_the_game() -> None:
    """RAT-28, RAT-33: the marketplace's jokers always, swords with a castle."""
    assert list(begun().stock) == ["joker", "sword"]
    mixed = [["farm", 2], ["brewery", 3], "office", "hospital", "guard_tower", "rat_catchers_hut", "treasury"]
    assert list(begun(4, mixed).stock) == ["joker", "flute", "pass", "gold"]


def test_each_seat_is_first_in_turn() -> None:
    g = begun(3, start=1)
    assert asked(g) == (B, "supply.chosen")
    g.clear_round()
    rounds.end(g)
    g.run()
    assert asked(g) == (C, "supply.chosen")
    assert told(g, "round_started")[-1] == {"round": 2, "start": C}


# -- A: the row ----------------------------------------------------------------------------------------------------
def test_if_all_buildings_are_the_same_the_last_one_is_replaced_until_they_are_not() -> None:
    """RAT-23, RAT-24, RAT-60: the old ones go under the replacement pile, seen by all (RAT-63)."""
    g = begun(4)
    farms = list(range(5))
    others = [card for card in g.box.building_cards if card not in farms]
    g.building_deck = [*others[:18], *farms[:3]]
    g.replacement = [*others[18:22], farms[4], farms[3]]
    g.row, g.spent, g.round = others[22:], [], 0
    rounds.start(g, A)
    assert g.row == [farms[2], farms[1], others[21]]
    assert g.replacement == [farms[4], farms[3], farms[0], *others[18:21]]
    assert g.tucked == 3
    assert [fact["old"] for fact in told(g, "replaced")][-3:] == [farms[0], farms[3], farms[4]]


def test_two_equal_buildings_of_three_stay() -> None:
    """RAT-24"""
    g = table(["farm", "farm", "castle"], now="supply")
    assert not rounds.all_the_same(g)


def test_two_buildings_of_one_estate_are_not_the_same() -> None:
    """RAT-60"""
    assert not rounds.all_the_same(table(["palace", "treasury"], players=3))
    assert rounds.all_the_same(table(["palace", "palace"], players=3))


# -- B: supply -----------------------------------------------------------------------------------------------------
def test_a_supply_draws_then_discards_rats_then_looks() -> None:
    """RAT-4, RAT-50, RAT-64: several may take the same card."""
    g = table(["farm c", "castle d", "palace a"], now="supply")
    say(g, "supply:0")
    assert asked(g) == (A, "look.chosen")
    assert len(g.hand[A]) == 2
    say(g, "look:3", "supply:0", "look:3", "supply:1", "supply:2")
    assert [len(hand) for hand in g.hand] == [2, 2, 0, 4]
    assert (g.rats, g.looked) == ([10, 10, 8, 10], [[3], [3], [], []])
    assert asked(g) == (A, "enter.chosen")


def test_a_supply_is_taken_from_the_row_and_from_nothing_else() -> None:
    g = table(["farm", "castle"], players=3, now="supply")
    assert why_not(g, "supply:2") == "not_in_row"
    assert why_not(g, "supply:1") is None
    assert why_not(g, "enter:1") == "not_now"


def test_rats_are_discarded_down_to_none() -> None:
    """RAT-1, RAT-42"""
    g = table(["farm d", "castle"], players=3, rats={"A": 1, "B": 0}, now="supply")
    say(g, "supply:0", "supply:0")
    assert g.rats[:2] == [0, 0]
    assert [fact["change"] for fact in told(g, "rats")] == [-1]


def test_what_was_seen_of_the_nun_row_is_for_ones_own_eyes() -> None:
    """RAT-2, RAT-58: where somebody looks all see."""
    g = table(["farm e", "castle"], players=3, now="supply")
    say(g, "supply:0", "look:2")
    (event,) = [event for event in g.log or [] if event.word == "looked"]
    assert event.public == {"seat": A, "position": 2}
    assert event.for_seat == {A: {"card": g.nun_row[2]}}


# -- C: entering ---------------------------------------------------------------------------------------------------
def test_all_enter_one_building_each_from_the_start_player_clockwise() -> None:
    """RAT-35, RAT-36"""
    g = table(["farm", "castle", "palace"], start=C)
    for seat in (C, D, A, B):
        assert asked(g) == (seat, "enter.chosen")
        enters(g, 2 if seat in (A, D) else 1)
    assert told(g, "entered") == [{"seat": seat, "slot": 1 if seat in (A, D) else 0} for seat in (C, D, A, B)]


def test_so_many_cards_as_announced_are_laid() -> None:
    """RAT-5: the number is public, swords and flutes count in it."""
    g = table(["farm", "castle", "rat_catchers_hut"], {"A": "magic, sword, flute, joker"})
    say(g, "enter:0", 3)
    assert g.numbers == [3, -1, -1, -1]
    say(g, "sword", "joker", "flute")
    assert faces(g, g.laid[A]) == ["flute", "joker", "sword"]
    assert asked(g) == (B, "enter.chosen")


def test_gold_and_passes_stay_in_hand() -> None:
    """RAT-6"""
    g = table(["office", "treasury", "castle"], {"A": "gold, pass x2, magic, sword, joker"})
    say(g, "enter:0")
    assert g.pending is not None
    assert g.pending.options == ["number:0", "number:1", "number:2", "number:3"]
    assert why_not(g, "number:4") == "too_many"
    say(g, 1)
    assert [why_not(g, face) for face in ("gold", "pass", "church", "joker")] == [
        "cannot_be_laid", "cannot_be_laid", "not_in_hand", None,
    ]  # fmt: skip


def test_there_are_only_so_many_buildings() -> None:
    g = table(["farm", "castle"], {"A": "magic"}, players=3)
    assert why_not(g, "enter:2") == "not_in_row"
    assert why_not(g, "play_pass") == "no_pass"
    say(g, "enter:1")
    assert why_not(g, "enter:1") == "not_now"


# -- Pass ----------------------------------------------------------------------------------------------------------
def test_who_passes_comes_after_all_the_others() -> None:
    """RAT-8, RAT-9: the card goes back at once, and the disc counts from when it is placed."""
    g = table(["farm", "office"], {"A": "pass", "B": "magic", "C": ""}, players=3)
    left = len(g.stock["pass"])
    say(g, "play_pass")
    assert len(g.stock["pass"]) == left + 1
    assert (g.waiting, asked(g)) == ([B, C, A], (B, "enter.chosen"))
    enters(g, 1)
    enters(g, 1)
    enters(g, 1)
    assert g.entered[0] == [B, C, A]


@pytest.mark.parametrize(("version", "stays"), [(2, "taken"), (3, "given")])
def test_of_equal_passes_the_one_that_everybody_knows_goes_back(version: int, stays: str) -> None:
    """RAT-8, RAT-57: the stock lies open. By the rules of before it told whether a secret gift was a Pass."""
    g = table(["farm", "office"], {"A": "pass x2", "B": "magic", "C": ""}, players=3)
    given, taken = g.hand[A]
    assert given < taken
    g.knows[given], g.knows[taken] = 1 << B, g.box.everybody
    g.box = rules().box(dataclasses.replace(g.box.setup, version=version))
    say(g, "play_pass")
    assert g.hand[A] == [{"given": given, "taken": taken}[stays]]
    assert g.knows[given] == (1 << B if stays == "given" else 0)


def test_the_last_to_place_cannot_pass() -> None:
    """RAT-7"""
    g = table(["farm", "office"], {"A": "pass x2"}, players=3)
    say(g, "play_pass")
    enters(g, 1)
    enters(g, 2)
    assert asked(g) == (A, "enter.chosen")
    assert why_not(g, "play_pass") == "nobody_left"


def test_two_who_pass_take_turns() -> None:
    """RAT-8, RAT-65: as long as they have Pass cards."""
    g = table(["farm", "office"], {"A": "pass x2", "B": "pass"}, players=2)
    say(g, "play_pass", "play_pass", "play_pass")
    assert asked(g) == (B, "enter.chosen")
    enters(g, 1)
    assert asked(g) == (A, "enter.chosen")
    assert g.first_in == [B]


# -- the piles -----------------------------------------------------------------------------------------------------
def test_the_discards_are_shuffled_when_a_card_must_be_drawn_and_there_is_none() -> None:
    """RAT-4, RAT-54: not before, and the drawing goes on."""
    g = table(["farm a", "castle a"], players=3, now="supply")
    g.discard, g.deck = g.deck[4:], g.deck[:4]
    say(g, "supply:0")
    assert (len(g.deck), g.reshuffles, told(g, "reshuffled")) == (0, 0, [])
    size = len(g.discard)
    say(g, "supply:0")
    assert (len(g.hand[B]), len(g.deck), g.discard) == (4, size - 4, [])
    assert told(g, "reshuffled") == [{"count": size}]
    assert all(g.cycle[card] == 1 for card in [*g.deck, *g.hand[B]])
    assert not any(g.cycle[card] for card in g.hand[A])


def test_a_shuffle_in_the_middle_of_drawing_gives_the_rest() -> None:
    """RAT-4"""
    g = table(["farm a", "castle a"], players=3, now="supply")
    last = g.deck[:1]
    g.discard, g.deck = g.deck[1:], last[:]
    say(g, "supply:0")
    assert len(g.hand[A]) == 4
    assert g.hand[A][0] == last[0]


def test_where_nothing_is_left_nothing_is_drawn() -> None:
    """RAT-46"""
    g = table(["farm a", "castle a"], players=3, now="supply")
    g.hand[C] += g.deck[2:]
    g.deck = g.deck[:2]
    say(g, "supply:0")
    assert len(g.hand[A]) == 2
    say(g, "supply:0")
    assert g.hand[B] == []


def test_laid_cards_are_not_shuffled_before_their_building_is_done() -> None:
    """RAT-49: the farm draws while its cards still lie there."""
    g = table(["farm", "castle", "palace"], {"A": "peasantry x3"})
    enters(g, 1, "peasantry", "peasantry", "peasantry")
    for _ in range(3):
        enters(g, 2)
    laid = g.laid[A][:]
    g.hand[D] += g.deck
    g.deck, g.discard = [], []
    say(g, "use")
    assert g.hand[A] == []
    assert sorted(g.discard) == sorted(laid)

"""What the buildings do: one test for each side of each of the twelve, and what they have in common."""

from __future__ import annotations

import pytest

from game.rattus_cartus.rules.box import RATS
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import A, B, C, D, asked, enters, faces, say, table, told, why_not


def inside(
    building: str, *, cards: int = 0, hands: dict[str, str] | None = None, rats: dict[str, int] | None = None
) -> Game:
    """A and B are in this building and asked for its action, A the premium one; C and D have entered others."""
    row = [building, "farm" if building != "farm" else "palace", "castle" if building != "castle" else "palace"]
    hands = hands or {}
    g = table(row, hands | {"A": ", ".join(filter(None, [f"joker x{cards}" if cards else "", hands.get("A", "")]))},
              rats=rats)  # fmt: skip
    enters(g, 1, *["joker"] * cards)
    enters(g, 1)
    enters(g, 2)
    enters(g, 3)
    assert asked(g) == (A, "action.chosen")
    return g


# -- what they have in common --------------------------------------------------------------------------------------
def test_the_premium_player_comes_first_then_the_others_in_the_order_of_entry() -> None:
    g = table(["monastery", "farm", "castle"], {"C": "church x2", "B": "magic"})
    enters(g, 1)
    enters(g, 1, "magic")
    enters(g, 1, "church", "church")
    enters(g, 1)
    for seat in (C, A, B, D):
        assert asked(g) == (seat, "action.chosen")
        say(g, "use")
    assert g.rats == [RATS - 1, RATS + 1 - 1, RATS - 2, RATS - 1]


def test_of_equal_numbers_the_one_who_entered_first_has_the_premium_action_also_with_none() -> None:
    """RAT-43: swords and flutes count for nothing here."""
    g = table(["monastery", "castle", "rat_catchers_hut"], {"B": "sword x2", "C": "flute"}, rats={"C": 0})
    for cards in ([], ["sword", "sword"], ["flute"], []):
        enters(g, 1, *cards)
    assert asked(g) == (B, "sword.victim")
    say(g, "seat:3")
    assert asked(g) == (A, "action.chosen")
    assert g.premium == A


def test_an_action_may_be_declined_and_premium_may_not_become_normal() -> None:
    """RAT-42, RAT-51"""
    g = inside("monastery")
    assert g.pending is not None
    assert g.pending.options == ["use", "decline"]
    say(g, "decline")
    assert g.rats[A] == RATS
    assert asked(g) == (B, "action.chosen")
    assert told(g, "declined") == [{"seat": A, "slot": 0}]


def test_laid_cards_leave_only_after_the_actions() -> None:
    """RAT-49: jokers are not back on their stack while the building acts."""
    g = inside("marketplace", cards=2)
    left = len(g.stock["joker"])
    say(g, "use", "use")
    assert len(g.stock["joker"]) == left - 3 + 2
    assert faces(g, g.hand[A]) == ["joker", "joker"]


# -- peasantry -----------------------------------------------------------------------------------------------------
def test_farm() -> None:
    g = inside("farm")
    say(g, "use", "use")
    assert (len(g.hand[A]), len(g.hand[B])) == (4, 2)


def test_brewery() -> None:
    """RAT-21: a card for each point of this round, or for every two, rounded down."""
    g = table(["brewery", "palace", "castle"], {"A": "magic x4", "B": "church x3"})
    enters(g, 1, *["magic"] * 4)
    enters(g, 1, *["church"] * 3)
    enters(g, 2)
    enters(g, 2)
    say(g, "use", "use")
    assert (len(g.hand[A]), len(g.hand[B])) == (4, 1)


# -- bourgeoisie, chivalry, magic, royalty: what is taken from stacks ------------------------------------------------
@pytest.mark.parametrize(("building", "kind"), [
    ("marketplace", "joker"), ("office", "pass"), ("castle", "sword"), ("rat_catchers_hut", "flute"),
    ("treasury", "gold"),
])  # fmt: skip
def test_buildings_that_hand_out_cards(building: str, kind: str) -> None:
    g = inside(building)
    before = len(g.stock[kind])
    say(g, "use", "use")
    assert faces(g, g.hand[A]) == [kind, kind]
    assert faces(g, g.hand[B]) == [kind]
    assert len(g.stock[kind]) == before - 3
    assert [fact["cards"] for fact in told(g, "took")] == [g.hand[A], g.hand[B]]


@pytest.mark.parametrize("left", [0, 1])
def test_a_stack_that_runs_out_gives_what_is_left(left: int) -> None:
    """RAT-22"""
    g = inside("castle")
    g.hand[D] += g.stock["sword"][left:]
    g.stock["sword"] = g.stock["sword"][:left]
    say(g, "use")
    assert len(g.hand[A]) == left
    assert told(g, "short") == [{"seat": A, "kind": "sword", "missing": 2 - left}]


def test_palace() -> None:
    g = inside("palace")
    say(g, "use", "use")
    assert g.markers == [2, 1, 0, 0]
    assert g.markers_left == 17


def test_the_last_marker_goes_to_the_first_who_takes_it() -> None:
    """RAT-22"""
    g = inside("palace")
    g.markers[D], g.markers_left = 19, 1
    say(g, "use", "use")
    assert (g.markers[:2], g.markers_left) == ([1, 0], 0)


# -- church --------------------------------------------------------------------------------------------------------
def test_monastery() -> None:
    g = inside("monastery", rats={"A": 1, "B": 5})
    say(g, "use", "use")
    assert g.rats[:2] == [0, 4]


def test_hospital() -> None:
    """RAT-20: a rat, then up to three cards for as many; normal up to two cards."""
    g = inside("hospital", hands={"A": "magic, church, royalty, chivalry", "B": "magic x2"})
    say(g, "use", "magic", "church")
    assert g.rats[A] == RATS - 3
    say(g, "royalty")
    assert (g.rats[A], faces(g, g.hand[A])) == (RATS - 4, ["chivalry"])
    assert asked(g) == (B, "action.chosen")
    say(g, "use", "magic", "done")
    assert (g.rats[B], faces(g, g.hand[B])) == (RATS - 1, ["magic"])
    assert faces(g, g.discard) == ["church", "magic", "magic", "royalty"]


def test_the_hospital_takes_every_card_back_where_it_belongs() -> None:
    """RAT-20, RAT-59"""
    g = inside("hospital", hands={"A": "joker, sword"})
    left = len(g.stock["joker"]), len(g.stock["sword"])
    assert why_not(g, "joker") == "not_now"
    say(g, "use")
    assert why_not(g, "church") == "not_in_hand"
    say(g, "joker", "sword")
    assert (len(g.stock["joker"]), len(g.stock["sword"])) == (left[0] + 1, left[1] + 1)
    assert asked(g) == (B, "action.chosen")


@pytest.mark.parametrize(("rats", "questions"), [(0, 0), (1, 0), (2, 1), (4, 3), (9, 3)])
def test_the_hospital_asks_for_no_more_cards_than_there_are_rats(rats: int, questions: int) -> None:
    """RAT-20: the single rat goes first."""
    g = inside("hospital", hands={"A": "magic x5"}, rats={"A": rats})
    say(g, "use")
    count = 0
    while asked(g) == (A, "hospital.exchanged"):
        say(g, "magic")
        count += 1
    assert (count, g.rats[A]) == (questions, max(0, rats - 1 - questions))


# -- magic ---------------------------------------------------------------------------------------------------------
def test_fortune_tellers_tent() -> None:
    """RAT-2, RAT-3: two different positions, also ones seen before; normal one."""
    g = inside("fortune_tellers_tent")
    say(g, "use", "look:4")
    assert why_not(g, "look:4") == "just_looked"
    say(g, "look:1")
    assert g.looked[A] == [1, 4]
    say(g, "use", "look:1")
    assert g.looked[B] == [1]
    assert asked(g)[0] == C


# -- chivalry: the Guard Tower -----------------------------------------------------------------------------------------
def tower(hands: dict[str, str], *slots: int) -> Game:
    """A is alone in the first of two Guard Towers, the others enter the buildings in these places; A is asked."""
    g = table(["guard_tower", "farm", "guard_tower"], hands)
    enters(g, 1)
    for slot in slots:
        enters(g, slot)
    assert asked(g) == (A, "action.chosen")
    return g


def test_guard_tower() -> None:
    """RAT-18, RAT-56: who has as many cards as the taker gives three, or all; clockwise, of his choice."""
    g = tower({"A": "magic x2", "B": "church", "C": "royalty x2", "D": "chivalry x4"}, 2, 2, 2)
    say(g, "use")
    assert asked(g) == (C, "guard_tower.given")
    say(g, "royalty", "royalty")
    assert asked(g) == (D, "guard_tower.given")
    say(g, "chivalry", "chivalry", "chivalry")
    assert [len(hand) for hand in g.hand] == [7, 1, 0, 1]
    assert [fact["other"] for fact in told(g, "tower")] == [C, D]


def test_who_stands_in_any_guard_tower_of_the_round_is_safe() -> None:
    """RAT-18: also in one that is still to come."""
    g = tower({"B": "church x5", "C": "royalty x5", "D": "magic x5"}, 3, 1, 2)
    say(g, "use")
    assert asked(g) == (D, "guard_tower.given")
    say(g, "magic", "magic", "magic")
    assert [len(hand) for hand in g.hand] == [3, 5, 5, 2]


def test_the_normal_side_of_a_guard_tower_does_nothing_and_asks_nobody() -> None:
    g = tower({}, 1, 2, 2)
    say(g, "use")
    assert asked(g) == (C, "action.chosen")
    assert g.slot == 1


def test_a_guard_tower_may_be_given_anything_and_those_without_cards_give_nothing() -> None:
    """RAT-19"""
    g = tower({"B": "joker, sword", "C": ""}, 2, 2, 2)
    say(g, "use", "joker", "sword")
    assert faces(g, g.hand[A]) == ["joker", "sword"]
    assert asked(g) == (B, "action.chosen")


def test_the_hand_is_what_was_not_laid() -> None:
    """RAT-13: cards lying in a building that is still to come are safe."""
    g = table(["guard_tower", "farm", "castle"], {"A": "magic x2", "B": "church x3"})
    enters(g, 1)
    enters(g, 2, "church", "church")
    enters(g, 2)
    enters(g, 2)
    say(g, "use")
    assert asked(g) == (B, "action.chosen")
    assert len(g.hand[A]) == 2

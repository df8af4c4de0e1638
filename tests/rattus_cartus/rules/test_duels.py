"""Swords and Flutes."""

from __future__ import annotations

from tests.rattus_cartus.rules.tables import A, B, C, D, asked, enters, faces, say, table, told, why_not

ROW = ["farm", "castle", "rat_catchers_hut"]


def test_most_swords_take_half_of_the_hand_of_who_laid_the_fewest() -> None:
    """RAT-14, RAT-17, RAT-59: rounded down, of the loser's choice, anything that is in hand."""
    g = table(ROW, {"A": "sword", "B": "magic x2, joker, church, sword"})
    enters(g, 1, "sword")
    enters(g, 1, "magic")
    enters(g, 2)
    enters(g, 2)
    assert asked(g) == (B, "sword.given")
    assert g.pending is not None
    assert g.pending.memo == {"to": A, "left": 2, "group": "give"}
    say(g, "sword", "church")
    assert faces(g, g.hand[A]) == ["church", "sword"]
    assert faces(g, g.hand[B]) == ["joker", "magic"]
    assert asked(g) == (B, "action.chosen")


def test_half_of_one_card_is_nothing() -> None:
    """RAT-14"""
    g = table(ROW, {"A": "sword", "B": "church"})
    enters(g, 1, "sword")
    enters(g, 1)
    enters(g, 2)
    enters(g, 2)
    assert told(g, "sword") == [{"seat": A, "other": B, "count": 0}]
    assert asked(g) == (A, "action.chosen")


def test_of_most_the_first_to_enter_wins_and_chooses_among_those_with_fewest() -> None:
    """RAT-14, RAT-55: also one who has nothing to give."""
    g = table(ROW, {"A": "church x3", "B": "sword", "C": "sword", "D": ""})
    enters(g, 1)
    enters(g, 1, "sword")
    enters(g, 1, "sword")
    enters(g, 1)
    assert asked(g) == (B, "sword.victim")
    assert g.pending is not None
    assert g.pending.options == ["seat:0", "seat:3"]
    assert why_not(g, "seat:2") == "not_fewest"
    say(g, "seat:3")
    assert asked(g) == (A, "action.chosen")


def test_only_the_same_building_card_counts() -> None:
    """RAT-15: who stands elsewhere is no victim, also in another building of the same name."""
    g = table(["farm", "farm", "castle"], {"A": "sword", "B": "church x4", "C": "church x4"})
    enters(g, 1, "sword")
    enters(g, 1)
    enters(g, 2)
    enters(g, 1)
    assert asked(g) == (A, "sword.victim")
    assert why_not(g, "seat:2") == "not_in_building"


def test_a_sword_alone_and_equal_numbers_of_swords_do_nothing() -> None:
    """RAT-14, RAT-41"""
    g = table(ROW, {"A": "sword", "B": "sword", "C": "sword"})
    enters(g, 1, "sword")
    enters(g, 2, "sword")
    enters(g, 2, "sword")
    enters(g, 3)
    assert asked(g) == (A, "action.chosen")
    say(g, "use")
    assert asked(g) == (B, "action.chosen")
    assert not told(g, "sword")


def test_swords_give_no_influence_and_no_rats() -> None:
    """RAT-10, RAT-43"""
    g = table(ROW, {"A": "sword, flute, joker, magic"})
    enters(g, 1, "sword", "flute", "joker", "magic")
    enters(g, 2)
    enters(g, 2)
    enters(g, 2)
    assert (g.points[0][A], g.rats[A]) == (2, 11)


def test_most_flutes_give_a_rat_to_who_laid_the_fewest() -> None:
    """RAT-16: a real transfer."""
    g = table(ROW, {"A": "flute", "B": ""}, rats={"A": 4, "B": 6})
    enters(g, 1, "flute")
    enters(g, 1)
    enters(g, 2)
    enters(g, 2)
    assert g.rats[:2] == [3, 7]
    assert told(g, "flute") == [{"seat": A, "other": B}]


def test_who_has_no_rats_is_not_asked_for_one() -> None:
    """RAT-16, RAT-55"""
    g = table(ROW, {"C": "flute"}, rats={"C": 0})
    for cards in ([], [], ["flute"], []):
        enters(g, 1, *cards)
    assert asked(g) == (A, "action.chosen")
    assert g.rats == [10, 10, 0, 10]


def test_influence_and_rats_of_all_come_first_then_swords_then_flutes() -> None:
    """RAT-13: the rat of a laid card can be given away at once."""
    g = table(ROW, {"A": "flute, magic", "B": "sword", "C": "church x2", "D": "church x2"}, rats={"A": 0})
    enters(g, 1, "flute", "magic")
    enters(g, 1, "sword")
    enters(g, 1)
    enters(g, 1)
    assert asked(g) == (B, "sword.victim")
    assert g.rats[A] == 1
    say(g, "seat:2", "church")
    assert asked(g) == (A, "flute.victim")
    assert g.pending is not None
    assert g.pending.options == ["seat:1", "seat:2", "seat:3"]
    say(g, "seat:1")
    assert g.rats == [0, 11, 10, 10]
    assert asked(g) == (A, "action.chosen")


def test_what_swords_and_flutes_move_is_there_for_the_action() -> None:
    """RAT-40"""
    g = table(["hospital", "castle", "farm"], {"A": "sword", "B": "magic x4"})
    enters(g, 1, "sword")
    enters(g, 1)
    enters(g, 2)
    enters(g, 2)
    say(g, "magic", "magic", "use", "magic", "magic")
    assert g.rats[A] == 7
    assert asked(g) == (B, "action.chosen")


def test_only_these_two_see_which_card_is_given() -> None:
    """RAT-57"""
    g = table(ROW, {"A": "sword", "B": "church x2"})
    enters(g, 1, "sword")
    enters(g, 1)
    enters(g, 2)
    enters(g, 2)
    say(g, "church")
    (event,) = [event for event in g.log or [] if event.word == "given"]
    assert event.public == {"seat": B, "other": A, "why": "sword"}
    assert event.for_seat == {A: {"card": g.hand[A][0]}, B: {"card": g.hand[A][0]}}
    assert {C, D}.isdisjoint(event.for_seat)

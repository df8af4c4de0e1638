"""What is seen of a resolution, put together from events."""

from __future__ import annotations

from typing import Any

from game.rattus_cartus.table.resolving.course import (
    ACTIONS,
    DISCARD,
    FLUTES,
    INFLUENCE,
    NOBODY,
    SWORDS,
    Course,
    asked_step,
    course,
    since_round,
)
from game.session.match import Shown

Acts = list[tuple[str, dict[str, Any]]]
MONK, WITCH, JOKER, SWORD = 28, 56, 84, 99
BEGINS: Acts = [
    ("round_started", {"round": 3, "start": 1}),
    ("row_revealed", {"row": [0, 20, 30]}),
    ("entered", {"seat": 1, "slot": 1}),
    ("announced", {"seat": 1, "slot": 1, "count": 2}),
    ("entered", {"seat": 0, "slot": 1}),
    ("announced", {"seat": 0, "slot": 1, "count": 1}),
]
OPENS: Acts = [("building_opened", {"slot": 0}), ("building_opened", {"slot": 1})]
CARDS: Acts = [
    ("revealed", {"seat": 1, "slot": 1, "cards": [MONK, WITCH]}),
    ("revealed", {"seat": 0, "slot": 1, "cards": [SWORD]}),
    ("influence", {"seat": 1, "estate": 2, "amount": 2, "points": 5}),
    ("rats", {"seat": 1, "change": 1, "why": "cards"}),
]


def shown(*parts: Acts) -> list[Shown]:
    found = [one for part in parts for one in part]
    return [Shown(number, word, facts) for number, (word, facts) in enumerate(found)]


def seen(*parts: Acts) -> Course:
    return course(shown(*parts))


def test_nothing_is_resolved_while_players_enter() -> None:
    assert not seen(BEGINS).live


def test_a_building_to_which_nobody_came_has_no_rows() -> None:
    found = seen(BEGINS, OPENS[:1])
    assert found.live
    assert found.slot == 0
    assert not found.shown


def test_rows_stand_in_the_order_of_entry_face_down() -> None:
    found = seen(BEGINS, OPENS)
    assert found.seats == [1, 0]
    assert [one.cards for one in found.shown] == [None, None]
    assert [one.announced for one in found.shown] == [2, 1]


def test_cards_influence_and_rats_come_one_after_the_other() -> None:
    for count, expected in (
        (1, ((MONK, WITCH), None, None)),
        (3, ((MONK, WITCH), 2, None)),
        (4, ((MONK, WITCH), 2, 1)),
    ):
        one = seen(BEGINS, OPENS, CARDS[:count]).shown[0]
        assert (one.cards, one.influence, one.rats) == expected


def test_only_as_much_is_seen_as_the_pictures_have_come_to() -> None:
    events = shown(BEGINS, OPENS, CARDS)
    assert course(events, before=len(BEGINS)).live is False
    assert course(events, before=len(BEGINS) + 2).shown[0].cards is None
    assert course(events, before=len(events)).shown[0].rats == 1


def test_the_steps_go_on_with_what_happens() -> None:
    found, steps = Course(), []
    acts: Acts = [
        ("sword", {"seat": 0, "other": 1, "count": 1}), ("given", {"seat": 1, "other": 0, "why": "sword"}),
        ("flute", {"seat": 0, "other": 1}), ("premium", {"seat": 1, "slot": 1}),
        ("acted", {"seat": 1, "slot": 1, "premium": True}), ("rats", {"seat": 1, "change": -2, "why": "monastery"}),
        ("discarded", {"slot": 1}),
    ]  # fmt: skip
    for event in shown(BEGINS, OPENS, CARDS, acts):
        found.follow(event.word, event.facts)
        steps.append(found.step)
    assert steps[-8:] == [INFLUENCE, SWORDS, SWORDS, FLUTES, ACTIONS, ACTIONS, ACTIONS, DISCARD]
    assert found.done == {1}
    assert [told.word for told in found.shown[0].told] == ["sword", "given", "flute", "acted", "rats"]
    assert found.shown[0].premium
    assert found.shown[0].rats == 1  # what the cards brought stays


def test_the_bonus_of_the_last_round_is_told_beside_the_influence_of_the_cards() -> None:
    bonus: Acts = [
        ("bonus", {"seat": 1, "estate": 2}), ("influence", {"seat": 1, "estate": 2, "amount": 1, "points": 6}),
    ]  # fmt: skip
    one = seen(BEGINS, OPENS, CARDS, bonus).shown[0]
    assert one.influence == 2
    assert [told.word for told in one.told] == ["bonus", "influence"]


def test_two_players_reveal_together_before_the_first_building() -> None:
    entered: Acts = [
        ("round_started", {"round": 1, "start": 0}), ("row_revealed", {"row": [0, 20]}),
        ("entered", {"seat": 0, "slot": 1}), ("announced", {"seat": 0, "slot": 1, "count": 1}),
        ("entered", {"seat": 1, "slot": 0}), ("announced", {"seat": 1, "slot": 0, "count": 0}),
        ("revealed", {"seat": 1, "slot": 0, "cards": []}), ("revealed", {"seat": 0, "slot": 1, "cards": [JOKER]}),
        ("premium", {"seat": 0, "slot": 1}),
    ]  # fmt: skip
    both = seen(entered)
    assert both.joint
    assert both.slot == NOBODY
    assert both.seats == [1, 0]
    assert both.premium == 0
    first = seen(entered, [("building_opened", {"slot": 0})])
    assert not first.joint
    assert first.seats == [1]
    assert first.shown[0].cards == ()


def test_a_replaced_building_is_another_card_of_the_row() -> None:
    found = seen(BEGINS[:2], [("replaced", {"old": 30, "new": 41})])
    assert found.row == [0, 20, 41]


def test_a_victim_is_chosen_for_swords_and_then_for_flutes() -> None:
    kinds = ["follower"] * JOKER + ["joker"] * (SWORD - JOKER) + ["sword"] * 12
    assert asked_step(seen(BEGINS, OPENS, CARDS), "victim", kinds) == SWORDS
    fought: Acts = [("sword", {"seat": 0, "other": 1, "count": 0})]
    assert asked_step(seen(BEGINS, OPENS, CARDS, fought), "victim", kinds) == FLUTES
    assert asked_step(seen(BEGINS, OPENS, CARDS), "action", kinds) == INFLUENCE


def test_it_ends_with_the_round() -> None:
    ends: Acts = [("discarded", {"slot": 1}), ("round_ended", {"round": 3})]
    assert not seen(BEGINS, OPENS, CARDS, ends).live


def test_only_the_present_round_is_looked_at() -> None:
    events = shown(BEGINS, OPENS, [("round_ended", {"round": 3})], [("round_started", {"round": 4, "start": 2})])
    assert [event.word for event in since_round(events)] == ["round_started"]

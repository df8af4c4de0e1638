"""What the seats may know: Views, worlds made from them, and what is lost sight of."""

from __future__ import annotations

from collections import defaultdict

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.kernel.saving import slots
from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.observe import PUBLIC, PUBLIC_LISTS, PUBLIC_ROWS, observe
from game.rattus_cartus.rules.state import UNKNOWN, Game, View
from tests.helpers.quick import first_at_once
from tests.rattus_cartus.rules import tables
from tests.rattus_cartus.rules.tables import WAYS, A, B, C, D, asked, begun, deal, enters, random_answers, say, table

DECIDED = {  # fields of a View that are neither public as they are nor left out
    "box", "stock", "scores", "knows", "seen", "lost", "building_deck", "replacement", "deck", "nun_row", "hand",
    "laid", "stack", "answered", "rng", "log", "asked", "held", "title", "viewer",
}  # fmt: skip


def worlds(view: View, count: int = 60, seed: int = 1) -> list[Game]:
    rng = Rng(seed)
    return [determinize(view, rng) for _ in range(count)]


def holders(view: View, card: int, count: int = 60) -> set[int]:
    """The seats that have the card, in hand or laid, in worlds that fit a View; -1: none."""
    found = set()
    for g in worlds(view, count):
        owners = [seat for seat in range(g.box.players) if card in g.hand[seat] + g.laid[seat]]
        found.add(owners[0] if owners else -1)
    return found


def gift(g: Game, giver: Seat, taker: Seat, card: int) -> None:
    goods.give(g, giver, taker, card, "sword")


# -- the law ---------------------------------------------------------------------------------------------------------
def test_somebody_has_decided_about_every_field() -> None:
    assert {*slots(View)} == {*PUBLIC, *PUBLIC_LISTS, *PUBLIC_ROWS, *DECIDED}


@pytest.mark.parametrize("players", first_at_once([4, 2, 3, 5]))
@pytest.mark.parametrize("buildings", WAYS)
def test_a_world_made_from_a_view_looks_the_same_to_its_seat(players: int, buildings: str) -> None:
    """At every question, for every seat, and for everybody together."""
    rng = Rng(players)
    g = begun(players, buildings, seed=players)
    for _ in random_answers(g, Rng(players)):
        for seat in (None, *map(Seat, range(players))):
            view = observe(g, seat)
            assert observe(determinize(view, rng), seat).same(view)


def test_a_view_that_no_game_leads_to_is_refused() -> None:
    view = observe(begun(3), A)
    view.deck.append(UNKNOWN)
    with pytest.raises(Impossible):
        determinize(view, Rng(1))
    view = observe(begun(3), A)
    view.building_deck.pop()
    with pytest.raises(Impossible):
        determinize(view, Rng(1))
    view = observe(begun(3), A)
    view.cycle = [1] * FOLLOWERS_END  # nothing is left for the nun row
    with pytest.raises(Impossible):
        determinize(view, Rng(1))


# -- the nun row ---------------------------------------------------------------------------------------------------
def test_every_card_that_was_not_seen_elsewhere_turns_up_in_every_open_position() -> None:
    g = begun(4)
    g.looked[A], g.knows[g.nun_row[2]] = [2], 1 << A
    view = observe(g, A)
    assert view.nun_row == [UNKNOWN, UNKNOWN, g.nun_row[2], UNKNOWN, UNKNOWN]
    found: defaultdict[int, set[int]] = defaultdict(set)
    for world in worlds(view, 1200):
        for position, card in enumerate(world.nun_row):
            found[position].add(card)
    unseen = {card for card in range(FOLLOWERS_END) if card not in g.hand[A] and card != g.nun_row[2]}
    assert found.pop(2) == {g.nun_row[2]}
    assert all(cards == unseen for cards in found.values())


def test_what_was_seen_elsewhere_is_not_in_the_row_also_after_a_shuffle() -> None:
    g = table(["farm", "castle", "palace"], {"A": "church x4"})
    enters(g, 1, "church", "church")
    shown = g.laid[A][:]
    for _ in range(3):
        enters(g, 1)
    say(g, "decline", "decline", "decline", "decline")
    assert sorted(g.discard) == sorted(shown)
    g.discard += g.deck[1:]
    for card in g.deck[1:]:
        g.seen[card] = g.box.everybody
    g.deck = g.deck[:1]
    goods.draw(g, D, 2, "farm")
    assert g.reshuffles == 1
    for world in worlds(observe(g, B)):
        assert not any(world.cycle[card] or card in shown for card in world.nun_row)


def test_after_a_shuffle_older_cards_are_in_hands() -> None:
    """The pile has cards of the last shuffle alone."""
    g = begun(3)
    old = [card for hand in g.hand[1:] for card in hand]
    g.discard, g.deck = g.deck, []
    for card in g.discard:
        g.seen[card] = g.box.everybody
    goods.draw(g, A, 1, "farm")
    for world in worlds(observe(g, A)):
        in_hands = {card for hand in world.hand[1:] for card in hand}
        assert {*old, *g.nun_row} == in_hands | {*world.nun_row}


# -- laid cards ----------------------------------------------------------------------------------------------------
def test_laying_does_not_show_which_cards_lie_there() -> None:
    """RAT-5, RAT-31: also where the others know the hand."""
    views = []
    for laid in ("joker", "magic"):
        g = table(["farm", "castle", "palace"], {"A": "joker, magic"})
        enters(g, 1, laid)
        views.append(observe(g, B))
    one, other = views
    assert one.hand == other.hand
    assert one.laid == other.laid == [[UNKNOWN], [], [], []]
    assert one.held[A] == other.held[A]
    assert faces_of(one, one.held[A]) == ["joker"]


def faces_of(view: View, cards: list[int]) -> list[str]:
    return sorted(view.box.kind[card] for card in cards)


def test_what_is_held_may_lie_or_be_in_hand() -> None:
    g = table(["farm", "castle", "palace"], {"A": "joker, magic, magic"})
    enters(g, 1, "magic")
    (joker,) = [card for card in g.hand[A] if card >= FOLLOWERS_END]
    places = {joker in world.hand[A] for world in worlds(observe(g, B))}
    assert places == {True, False}


def test_a_card_that_cannot_be_laid_is_known_to_be_in_hand() -> None:
    g = table(["farm", "treasury", "castle"], {"A": "gold, magic"})
    enters(g, 1, "magic")
    assert faces_of(observe(g, B), [card for card in observe(g, B).hand[A] if card >= 0]) == ["gold"]


def test_followers_of_the_building_are_rather_laid_than_others() -> None:
    g = begun(4, start=0)
    while g.phase == "supply":
        say(g, g.stack[-1][2][0])
    enters(g, 1)
    say(g, "enter:0", 1)
    say(g, g.stack[-1][2][0])
    estate = g.box.building_estate[g.building(0)]
    seen = worlds(observe(g, A), 400)
    matching = sum(g.box.estate[world.laid[B][0]] == estate for world in seen)
    assert matching > 400 * 0.25  # a sixth of the cards


# -- secret gifts --------------------------------------------------------------------------------------------------
ROW = ["farm", "castle", "treasury"]


def test_after_a_secret_gift_the_others_know_nothing_certain_of_the_giver() -> None:
    """RAT-57: giver and taker do."""
    g = table(ROW, {"A": "joker, sword", "B": "gold"})
    joker, sword = g.hand[A]
    gift(g, A, B, joker)
    assert observe(g, C).hand[A] == [UNKNOWN]
    assert observe(g, B).hand[A] == [sword]
    assert joker in observe(g, A).hand[B]
    assert faces_of(observe(g, C), [card for card in observe(g, C).hand[B] if card >= 0]) == ["gold"]


def test_a_card_that_was_lost_sight_of_is_with_giver_or_taker() -> None:
    g = table(ROW, {"A": "joker, sword", "B": "church", "C": "church x3", "D": "church x3"})
    joker, sword = g.hand[A]
    gift(g, A, B, joker)
    view = observe(g, C)
    assert holders(view, joker) == holders(view, sword) == {A, B}
    gift(g, B, D, g.hand[B][0])
    assert holders(observe(g, C), sword) == {A, B, D}
    assert holders(observe(g, B), joker) == {B}
    assert holders(observe(g, A), joker) == {B, D}


def test_gold_that_was_lost_sight_of_does_not_lie_in_a_building() -> None:
    g = table(ROW, {"A": "gold x2", "B": "church, church"})
    gold = g.hand[A][0]
    gift(g, A, B, gold)
    enters(g, 1)
    enters(g, 1, "church", "church")
    for world in worlds(observe(g, C)):
        assert not [card for card in world.laid[B] if card >= FOLLOWERS_END]
    assert holders(observe(g, C), gold) == {A, B}


def test_what_the_giver_has_laid_is_as_uncertain_as_the_rest_of_the_hand() -> None:
    """Else it would show whether a known card lies there."""
    views = []
    for laid in ("joker", "sword"):
        g = table(["guard_tower", "farm", "castle"], {"A": "", "B": "joker, sword, magic, magic"})
        enters(g, 1)
        enters(g, 2, laid)
        enters(g, 1)
        enters(g, 1)
        say(g, "use")
        assert asked(g) == (B, "guard_tower.given")
        say(g, "magic")
        views.append(observe(g, C))
    assert views[0].hand == views[1].hand
    assert views[0].held == views[1].held == [[], [], [], []]
    assert [entry[2] for entry in views[0].lost] == [entry[2] for entry in views[1].lost] == [3, 3]


def test_cards_of_one_face_cannot_be_told_apart() -> None:
    """Who knows one joker in a hand and sees another one leave it knows of none any more."""
    g = table(ROW, {"A": "joker", "B": "joker, church", "C": "church x2", "D": "church x2"})
    first, second = g.hand[A][0], g.hand[B][0]
    gift(g, B, A, second)
    goods.discard(g, A, second)
    view = observe(g, C)
    assert view.hand[A] == [UNKNOWN]
    assert holders(view, first) == {A, B}
    assert observe(g, B).hand[A] == [first]


def test_a_follower_that_was_given_away_may_have_been_the_one_that_was_shown() -> None:
    g = table(ROW, {"A": "magic 4 x2", "B": "church"})
    given, twin = g.hand[A]
    gift(g, A, B, given)
    g.hand[A].remove(twin)
    g.hand[B].append(twin)
    g.seen[twin] = 1 << B
    goods.discard(g, B, twin)
    view = observe(g, A)
    assert not [card for card in view.hand[B] if card >= 0]
    assert -1 in holders(view, given, 200)


# -- other secrets -------------------------------------------------------------------------------------------------
def test_the_order_of_the_buildings_is_hidden_and_a_replaced_one_is_not() -> None:
    """RAT-63"""
    g = begun(3)
    g.tucked = 1
    view = observe(g, A)
    assert view.replacement == [g.replacement[0], *[UNKNOWN] * 11]
    assert set(view.building_deck) == {UNKNOWN}
    tops = {world.building_deck[-1] for world in worlds(view, 300)}
    assert len(tops) == len(g.building_deck) + len(g.replacement) - 1


def test_rats_can_be_counted_by_all() -> None:
    """RAT-53"""
    g = table(ROW, rats={"A": 3})
    assert observe(g, None).rats == [3, 10, 10, 10]


def test_when_the_game_is_over_hands_and_nun_row_lie_open() -> None:
    g = begun(2)
    for _ in random_answers(g, Rng(1)):
        pass
    view = observe(g, None)
    assert (view.hand, view.nun_row) == (g.hand, g.nun_row)
    assert view.deck == [UNKNOWN] * len(g.deck)


def test_nobody_sees_the_hand_that_was_dealt_to_another() -> None:
    g = table(ROW)
    deal(g, A, "magic 4")
    assert observe(g, B).hand[A] == [UNKNOWN]
    assert tables.faces(g, observe(g, A).hand[A]) == ["magic"]


SECRET = {"enter.laid": "enter", "sword.given": "buildings", "guard_tower.given": "buildings"}


@pytest.mark.parametrize("seed", range(6))
def test_a_secret_choice_looks_the_same_to_all_who_do_not_see_it(seed: int) -> None:
    """Which card is laid, or given: at every such question of whole games, for every pair of cards."""
    g, compared = begun(3 + seed % 3, "mixed", seed=seed), 0
    for _ in random_answers(g, Rng(seed)):
        assert g.pending is not None
        me, step, options = g.pending.seat, g.pending.step, g.pending.options
        if step not in SECRET or len(options) < 2:
            continue
        after = []
        for option in (options[0], options[-1]):
            world = g.clone()
            world.choose(option)
            after.append(world)
        if any(world.phase != g.phase or world.slot != g.slot for world in after):
            continue  # the cards turn up
        knowing = {me, g.pending.memo.get("to", me)}
        for seat in set(range(g.box.players)) - knowing:
            one, other = (observe(world, Seat(seat)) for world in after)
            assert one.same(other)
            compared += 1
    assert compared

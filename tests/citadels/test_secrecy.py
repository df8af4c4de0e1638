"""Nobody sees more than their seat: a sampled world looks to the seat exactly like the real one."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.citadels.rules import Game, View
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from tests.citadels.tables import NAMES, TABLES, conceivable, random_answers, start

SAMPLES = 200
PUBLIC_CARD_EVENTS = {"built", "destroyed", "beautified"}
PUBLIC_RANK_EVENTS = {"revealed", "silent", "killed", "theft_announced", "robbed", "turn_ended", "heir_revealed"}


@pytest.mark.parametrize(("players", "nine"), TABLES, ids=NAMES)
def test_a_sampled_world_looks_the_same_to_its_seat(players: int, nine: bool) -> None:
    g = start(players, nine, seed=21)
    rng = Rng(21)
    for _ in random_answers(g, Rng(22)):
        for number in range(players):
            seat = Seat(number)
            view = observe(g, seat)
            world = determinize(view, rng)
            assert observe(world, seat).same(view)
        asker = Seat(g.stack[-1][1])
        assert_same_question(g, determinize(observe(g, asker), rng))


def assert_same_question(g: Game, world: Game) -> None:
    """The seat that is asked reads the same question and the same reasons in every world it thinks possible."""
    ask, again = g.pending, world.pending
    assert ask is not None
    assert ask == again
    for word in conceivable(g, ask)[::5]:
        assert g.why_not(ask.seat, word) == world.why_not(ask.seat, word)


def test_no_view_holds_another_seats_question() -> None:
    g = start(5, nine=True, seed=4)
    for _ in random_answers(g, Rng(4)):
        asked = g.stack[-1][1]
        for number in range(5):
            view = observe(g, Seat(number))
            assert view.asked == asked
            asks = [frame for frame in view.stack if len(frame) == 5]
            assert len(asks) == (1 if number == asked else 0)
            assert view.rng == 0


def test_no_view_holds_another_seats_cards() -> None:
    """Known cards of other hands and of the deck are exactly those the seat was told about."""
    g = start(4, seed=9)
    for _ in random_answers(g, Rng(9)):
        for number in range(4):
            view = observe(g, Seat(number))
            hidden = [*(card for hand in (*view.hand[:number], *view.hand[number + 1 :]) for card in hand), *view.deck]
            for card in hidden:
                assert card < 0 or g.knows[card] >> number & 1


def test_public_halves_of_events_name_no_hidden_card_or_rank() -> None:
    g = start(6, nine=True, seed=2)
    g.log = []
    list(random_answers(g, Rng(2)))
    for event in g.log:
        assert "cards" not in event.public, event
        assert "card" not in event.public or event.word in PUBLIC_CARD_EVENTS, event
        assert "rank" not in event.public or event.word in PUBLIC_RANK_EVENTS, event


@pytest.mark.parametrize(("players", "nine"), [(4, False), (5, True), (7, False), (8, True)])
def test_every_hidden_card_is_dealt_to_several_places(players: int, nine: bool) -> None:
    g = start(players, nine, seed=5)
    answers = random_answers(g, Rng(5))
    for _ in range(40 + 13 * players):
        next(answers)
    view = observe(g, Seat(1))
    places: dict[int, set[tuple[str, int]]] = {}
    for sample in range(SAMPLES):
        world = determinize(view, Rng(sample))
        for seat, hand in enumerate(world.hand):
            for card in hand:
                places.setdefault(card, set()).add(("hand", seat))
        for index, card in enumerate(world.deck):
            places.setdefault(card, set()).add(("deck", index))
    known = {card for zone in (view.deck, *view.hand) for card in zone}
    for card, found in places.items():
        assert len(found) == 1 if card in known and card not in view.hand[1] else len(found) >= (card not in known) + 1


@pytest.mark.parametrize(("players", "nine"), [(4, False), (5, False), (6, True)])
def test_every_hidden_character_is_dealt_wherever_it_can_be(players: int, nine: bool) -> None:
    g = start(players, nine, seed=6)
    checked = 0
    for number, _ in enumerate(random_answers(g, Rng(6))):
        if g.round > 3 or number % 5 or g.picked < players:
            continue
        seat = Seat(number // 5 % players)
        view = observe(g, seat)
        found = sampled_places(view)
        for rank, possible in possible_places(view).items():
            assert found[rank] <= possible, "a place that cannot be"
            assert len(possible) < 2 or len(found[rank]) >= 2, "always the same place"
            checked += len(possible) > 1
    assert checked > 10


def sampled_places(view: View) -> dict[int, set[int]]:
    """For each rank the seats it was dealt to in 200 worlds; -1 is face down."""
    places: dict[int, set[int]] = {}
    for sample in range(SAMPLES):
        world = determinize(view, Rng(sample))
        for seat, ranks in enumerate(world.roles):
            for rank in ranks:
                places.setdefault(rank, set()).add(seat)
        for rank in world.face_down:
            places.setdefault(rank, set()).add(-1)
    return places


def possible_places(view: View) -> dict[int, set[int]]:
    """The same by trying all ways to deal the hidden ranks, from the rules of the draft (no last pick of two)."""
    me = view.viewer
    mine = view.order.index(me)
    seen = set(view.seen[me][-1])
    hidden = [r for r in range(1, view.box.ranks + 1) if r not in view.face_up and r not in view.roles[me]]
    seats = [seat for seat in view.order if seat != me]
    places: dict[int, set[int]] = {rank: set() for rank in hidden}
    for deal in permutations(hidden):
        roles, (first, last) = dict(zip(seats, deal, strict=False)), deal[len(seats) :]
        passed = [roles[s] for s in view.order[mine + 1 :]] + [last]
        unseen = [roles[s] for s in view.order[:mine]] + [first]
        if set(passed) <= seen and not seen & set(unseen) and fits_the_calls(view, roles):
            for seat, rank in roles.items():
                places[rank].add(seat)
            places[first].add(-1)
            places[last].add(-1)
    return places


def fits_the_calls(view: View, roles: dict[int, int]) -> bool:
    """Who was called and not killed has answered; whoever answered holds that rank."""
    for seat, rank in roles.items():
        called = rank < view.rank or (rank == view.rank and view.seat >= 0) or view.rank == 0
        if called and rank != view.killed and view.shown[rank] != seat:
            return False
    return all(holder in (-1, view.viewer) or roles[holder] == rank for rank, holder in enumerate(view.shown))

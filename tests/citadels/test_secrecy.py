"""Nobody sees more than their seat: a sampled world looks to the seat exactly like the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from game.citadels.rules import Game, View
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe
from game.citadels.rules.state import NOBODY, UNKNOWN
from game.kernel.rng import Rng
from game.kernel.saving import slots
from game.kernel.steps import SHORT, Seat
from tests.citadels.tables import NAMES, TABLES, box_rules, conceivable, random_answers, rules, start

SAMPLES = 200
PUBLIC_CARD_EVENTS = {"built", "destroyed", "beautified"}
PUBLIC_RANK_EVENTS = {"revealed", "silent", "killed", "theft_announced", "robbed", "turn_ended", "heir_revealed"}


@pytest.mark.long
@pytest.mark.parametrize(("players", "nine"), TABLES, ids=NAMES)
def test_a_sampled_world_looks_the_same_to_its_seat(players: int, nine: bool) -> None:
    g = start(players, nine, seed=21)
    rng = Rng(21)
    for _ in random_answers(g, Rng(22)):
        public = observe(g, None)
        for number in range(players):
            seat = Seat(number)
            view = observe(g, seat)
            world = determinize(view, rng)
            assert observe(world, seat).same(view)
            assert observe(world, None).same(public), "what everybody may know depends on what this seat does not know"
            assert_holds_less(public, view)
        asker = Seat(g.stack[-1][1])
        assert_same_question(g, determinize(observe(g, asker), rng))


@pytest.mark.parametrize("seed", range(14))
def test_nobody_sees_something_used_that_was_not_told(seed: int) -> None:
    """What is public of the turn's uses grows only together with an event, whatever characters take part."""
    players = 2 + seed % 7
    g: Game = box_rules().new(box_rules().setup(players, {"cast": "random"}, seed), seed)
    g.log = []
    before: list[str] = []
    told = len(g.log or [])
    for answer in random_answers(g, Rng(seed)):
        now = observe(g, None).used[:]
        more = len(now) > len(before) and now[: len(before)] == before
        assert not more or len(g.log or []) > told, (now, answer)
        before, told = now, len(g.log or [])


def assert_holds_less(public: View, own: View) -> None:
    """Each field of what everybody may know is as this seat sees it, or hidden."""
    for name in slots(View):
        if name not in ("box", "viewer", "answered", "stack", "used"):
            assert hides(getattr(public, name), getattr(own, name)), name
    assert (public.viewer, public.answered, public.rng, any(public.knows)) == (NOBODY, -1, 0, False)
    assert public.used == own.used[: len(public.used)]
    below = [["citadels/turn.menu", frame[1]] if frame[0] == "citadels/turn.close" else frame for frame in own.stack]
    assert all(len(frame) == 2 for frame in public.stack)
    assert public.stack in (own.stack[: len(public.stack)], below[: len(public.stack)])


def hides(public: Any, own: Any) -> bool:
    """Whether this is the same, or less: unknown numbers are -1, and a row nobody else may count is empty."""
    if public == own or public in ([], UNKNOWN, 0):
        return True
    if not isinstance(public, list) or len(public) != len(own):
        return False
    if all(isinstance(part, list) for part in public):
        return all(hides(part, more) for part, more in zip(public, own, strict=True))
    return not Counter(part for part in public if part not in (UNKNOWN, 0)) - Counter(own)


def test_what_everybody_may_know_holds_no_hand_no_character_and_no_question_of_anybody() -> None:
    g = start(5, nine=True, seed=4)
    for _ in random_answers(g, Rng(4)):
        public = observe(g, None)
        assert {card for hand in public.hand for card in hand} | {*public.deck} <= {UNKNOWN}
        for seat, ranks in enumerate(public.roles):
            assert all(rank == UNKNOWN or g.shown[rank] == seat for rank in ranks)
        assert not any(public.seen)
        assert {*public.pool, *public.face_down} <= {UNKNOWN}
        assert not any(public.aside)
        assert all(len(frame) == 2 for frame in public.stack)


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


# -- which question of a turn is open --------------------------------------------------------------------------------
def quiet_turns(players: int, seed: int) -> Iterator[tuple[Game, Game, str]]:
    """Moments of a random game at which a seat has got another question of its turn and nothing was told since the one
    before: the game before and after, and the answer that nobody heard of."""
    wishes = {"abbot": "always", "scholar": "always"} if seed % 2 else {}
    g = rules().start(rules().chosen_setup(players, wishes, seed, nine=players > 2), seed, watched=True)
    rng = Rng(seed)
    while g.stack:
        asked, before = g.stack[-1][1], g.clone()
        g.log = []
        answer = rng.choice(g.stack[-1][2])
        g.choose(answer)
        if (
            g.stack
            and not g.log
            and g.phase == "action"
            and g.stack[-1][1] == asked
            and SHORT[g.stack[-1][0]] != "turn.chosen"
        ):
            yield before, g, answer


def seen_by(g: Game, seat: int | None) -> View:
    return observe(g, None if seat is None else Seat(seat))


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_sees_which_question_of_a_turn_another_seat_has_open(players: int) -> None:
    """Until something is told, what the others see is what they saw: also when the turn ends, when an Abbot mixes his
    income, when a Scholar looks at his cards."""
    open_questions = set()
    for seed in range(12):
        for before, g, answer in quiet_turns(players, seed):
            open_questions.add(SHORT[g.stack[-1][0]])
            for seat in (None, *range(players)):
                if seat != g.stack[-1][1]:
                    assert seen_by(g, seat).same(seen_by(before, seat)), (answer, g.stack[-1][0])
    assert {"gather.keep", "abbot.mix", "scholar.keep"} <= open_questions


def test_whether_the_emperor_moves_the_crown_at_the_end_of_his_turn_or_before_is_his_secret() -> None:
    """Both while he chooses whom to give it to, and while he chooses what to take."""
    chosen = rules().preset(4, "illustrious_emissaries", crown=0)
    for seed in range(60):
        g = rules().start(chosen, seed)
        for _ in random_answers(g, Rng(seed)):
            if g.rank == 4 and SHORT[g.stack[-1][0]] == "turn.chosen" and {"end", "ability"} <= {*g.stack[-1][2]}:
                break
        if g.stack:
            late, early = g.clone(), g.clone()
            late.choose("end")
            early.choose("ability")
            while SHORT[late.stack[-1][0]] in ("emperor.give_crown", "emperor.take_tribute"):
                assert early.stack[-1][2] == late.stack[-1][2]
                for seat in {None, 0, 1, 2, 3} - {late.stack[-1][1]}:
                    assert seen_by(late, seat).same(seen_by(early, seat))
                answer = late.stack[-1][2][0]
                late.choose(answer)
                early.choose(answer)
            return
    raise AssertionError("no Emperor came so far")

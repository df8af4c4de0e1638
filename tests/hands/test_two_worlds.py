"""A page tells no more than its seat may know: of two worlds that are alike to a seat it has the same bytes in each,
whoever is asked, and nobody's page is made of what everybody may know alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game import catalog
from game.hands.messages import encoded
from game.hands.pages import SeatPages
from game.hands.stream import Stream
from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.kernel.steps import Seat
from game.session.match import Match
from game.session.setup import HUMAN
from game.session.undo import Undo
from game.table.flow import Flow
from tests.games.playing import GAMES, match_of, sizes
from tests.helpers.quick import second_and_last

SOME, ALL = 60, 500  # pairs of each game
MOST_GAMES = 4
SECRET = {"citadels": 20, "rattus_cartus": 5}  # choices that nobody else sees, at least: La Città has none
MOST_ANSWERS = 8  # that two worlds go on by
SPREAD = 5  # answers between two moments that are looked at
HIDDEN = {"seat": 0, "card": 1, "cards": [2, 3], "rank": 4, "number": 5, "gold": 6}  # what nobody but its seat is told


def moments(game: str, seed: int) -> Iterator[Match]:
    """Moments of a game of people, played by chance."""
    rng = Rng(seed)
    match = match_of(game, *[HUMAN] * sizes(game)[1], seed=seed)
    match.keeps_moments = False
    while match.pending is not None:
        if not rng.below(SPREAD):
            yield match
        match.answer(match.pending.number, rng.choice(match.pending.options))
        match.step()


def other_world(match: Match, seat: int, rng: Rng) -> Match | None:
    """A match that is the same to this seat, and whose secrets are others; None where there is none to be had."""
    view = match.view(seat)
    try:
        state = match.rules.determinize(view, rng)
    except Impossible:
        return None
    if not match.rules.observe(state, Seat(seat)).same(view):
        return None
    made = Match(match.rules, match.setup, state)
    others = [one for one in range(len(match.setup.seats)) if one != seat]
    made.events = [
        Event(
            one.word,
            one.public,
            {**dict.fromkeys(others, HIDDEN), **{s: f for s, f in one.for_seat.items() if s == seat}},
        )
        for one in match.events
    ]
    made.undoing = match.undoing
    return made


def page_of(match: Match, seat: int, lang: str = "en") -> bytes:
    """The page of a seat whose hand is elsewhere, as all are."""
    flow = Flow(match, lambda: "instant")
    for one in range(len(match.setup.seats)):
        flow.take_away(one)
    return encoded(SeatPages(flow, seat, lang, lambda _seat: "phone").page(1))


def assert_alike(game: str, wanted: int) -> None:
    """So many pairs of worlds, of all seats in turn."""
    rng, pairs, seed = Rng(7), 0, 0
    while pairs < wanted:
        seed += 1
        for match in moments(game, seed):
            seat = rng.below(len(match.setup.seats))
            other = other_world(match, seat, rng)
            if other is None:
                continue
            assert page_of(match, seat) == page_of(other, seat), f"{game}, seed {seed}, answer {match.answered}"
            pairs += 1
            if pairs == wanted:
                return


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_two_worlds_alike_to_a_seat_have_the_same_page(game: str) -> None:
    assert_alike(game, SOME)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_worlds_alike_to_a_seat_have_the_same_page(game: str) -> None:
    assert_alike(game, ALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_nobody_is_made_of_what_everybody_knows(game: str) -> None:
    """Whatever anybody holds or was told alone, it is the same page."""
    rng, found = Rng(3), 0
    for match in moments(game, 2):
        for seat in range(len(match.setup.seats)):
            other = other_world(match, seat, rng)
            if other is None or not other.rules.observe(other.state, None).same(match.view(None)):
                continue
            found += 1
            assert page_of(match, -1) == page_of(other, -1)
            nobody = SeatPages(Flow(match, lambda: "instant"), -1, "de", lambda _seat: "screen").page(1)
            assert nobody.ask is None
            assert [nobody.own, nobody.reminders, nobody.recap] == [()] * 3
            assert not any(one.me for one in nobody.who)
        if found > SOME:
            break
    assert found


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_no_page_is_another_before_the_table_has_begun_to_show_what_happened(game: str) -> None:
    players = sizes(game)[1]
    match = match_of(game, *[HUMAN] * players)
    flow, rng = Flow(match, lambda: "normal"), Rng(5)
    for seat in range(players):
        flow.take_away(seat)
    pages = [SeatPages(flow, seat, "en", lambda _seat: "phone") for seat in (*range(players), -1)]
    for _answer in range(150):
        ask = match.pending
        if ask is None:
            break
        others = [one for one in pages if one.seat != ask.seat]
        before = [encoded(msgspec.structs.replace(one.page(1), undo=False)) for one in others]
        told = match.event_count
        assert match.answer(ask.number, rng.choice(ask.options))
        match.step()
        if match.event_count == told:
            continue
        flow.hold(told)
        assert [encoded(msgspec.structs.replace(one.page(1), undo=False)) for one in others] == before
        flow.release()


def test_a_page_that_told_more_would_be_found() -> None:
    """The worlds differ: what one seat is asked in the other world is not what it is asked in this."""
    found = 0
    for match in moments(catalog.USUAL, 1):
        ask = match.pending
        assert ask is not None
        other = other_world(match, (ask.seat + 1) % len(match.setup.seats), Rng(1))
        found += other is not None and page_of(match, ask.seat) != page_of(other, ask.seat)
    assert found


def continued(match: Match, answers: list[str]) -> Match | None:
    """The same match after these answers of whoever is asked; None where one of them is not asked for."""
    state = match.state.clone()
    state.log = []
    made = Match(match.rules, match.setup, state)
    made.events = list(match.events)
    for option in answers:
        ask = made.pending
        if ask is None or not made.answer(ask.number, option):
            return None
        made.step()
    return made


def stream_of(match: Match, seat: int) -> Stream:
    flow = Flow(match, lambda: "instant")
    for one in range(len(match.setup.seats)):
        flow.take_away(one)
    return Stream(SeatPages(flow, seat, "en", lambda _seat: "phone"))


@pytest.mark.parametrize("game", sorted(SECRET))
def test_what_others_choose_in_secret_makes_neither_another_page_nor_one_more(game: str) -> None:
    """Whatever they choose, and in however many steps: as long as a seat sees the same, it gets as many pages."""
    rng, found, seed = Rng(11), 0, 0
    while found < SOME and seed < MOST_GAMES:
        seed += 1
        for match in moments(game, seed):
            ask = match.pending
            assert ask is not None
            seat = (int(ask.seat) + 1) % len(match.setup.seats)
            ways = [[rng.choice(ask.options)] for _way in range(2)]
            worlds = [one for way in ways if (one := continued(match, way)) is not None]
            if len(worlds) < 2 or ways[0] == ways[1] or not worlds[0].view(seat).same(worlds[1].view(seat)):
                continue
            if told(worlds[0], seat) != told(worlds[1], seat):
                continue
            found += 1
            sent = []
            for way in ways:
                world = continued(match, [])
                assert world is not None
                stream = stream_of(world, seat)
                pages = [stream.make(world.answered) and stream.content]
                for option in way:
                    pending = world.pending
                    assert pending is not None
                    world.answer(pending.number, option)
                    world.step()
                    pages.append(stream.make(world.answered) and stream.content)
                sent.append([one for one in pages if one])
            assert sent[0] == sent[1], f"{game}, seed {seed}: {ways}"
    assert found >= SECRET[game]


def on_its_own(match: Match) -> Match:
    """The same, with nothing that could be taken back: two worlds share nothing that goes on."""
    match.undoing = Undo(match.rules)
    return match


def go_on_alike(worlds: tuple[Match, Match], seat: int, rng: Rng) -> tuple[list[bytes], list[bytes], int]:
    """All that is sent to the seat in each world while everybody answers the same in both, for as long as the seat can
    tell no difference; and how many answers that were."""
    streams = [stream_of(one, seat) for one in worlds]
    sent: tuple[list[bytes], list[bytes]] = ([], [])
    for answers in range(MOST_ANSWERS):
        for one, stream, messages in zip(worlds, streams, sent, strict=True):
            if stream.make((one.revision, one.answered, one.event_count)):
                messages.append(stream.content)
        asks = [one.pending for one in worlds]
        if asks[0] is None or asks[1] is None or asks[0].seat != asks[1].seat:
            return *sent, answers
        both = [option for option in asks[0].options if option in asks[1].options]
        if not both:
            return *sent, answers
        option = rng.choice(both)
        for one, ask in zip(worlds, asks, strict=True):
            assert ask is not None
            assert one.answer(ask.number, option)
            one.step()
        if not worlds[0].view(seat).same(worlds[1].view(seat)) or told(worlds[0], seat) != told(worlds[1], seat):
            return *sent, answers
    return *sent, MOST_ANSWERS


def assert_as_many(game: str, wanted: int) -> None:
    rng, pairs, seed = Rng(13), 0, 0
    while pairs < wanted:
        seed += 1
        for match in moments(game, seed):
            seat = rng.below(len(match.setup.seats))
            other, same = other_world(match, seat, rng), continued(match, [])
            if other is None or same is None or told(other, seat) != told(same, seat):
                continue
            here, there, answers = go_on_alike((on_its_own(same), on_its_own(other)), seat, rng)
            assert here == there, f"{game}, seed {seed}, answer {match.answered}"
            assert here
            pairs += bool(answers)
            if pairs == wanted:
                return


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_as_long_as_a_seat_can_tell_no_difference_it_is_sent_as_many_pages_and_the_same(game: str) -> None:
    """Two worlds whose secrets differ go on by the same answers, of everybody: whatever lies face down, in hands or was
    looked at, what comes over the line is byte for byte the same, and comes as often."""
    assert_as_many(game, SOME // 2)


@pytest.mark.long
@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_many_worlds_that_go_on_alike_send_a_seat_as_many_pages_and_the_same(game: str) -> None:
    assert_as_many(game, ALL)


def told(match: Match, seat: int) -> list[object]:
    """What a seat was told so far."""
    return [(one.word, one.seen_by(seat)) for one in match.events]

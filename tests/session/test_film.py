"""A game as a film: every moment, forward and back, through the eyes it may be seen with."""

from __future__ import annotations

import msgspec
import pytest

from game import catalog
from game.kernel.rules import of
from game.kernel.saving import digest
from game.session import save
from game.session.film import EVERY, Film
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.replay import begin, replay
from tests.games.hidden_numbers.rules import Game, View
from tests.session.helpers import play_on, toy_match


@pytest.fixture(scope="module")
def played() -> Match:
    return play_on(toy_match(seed=5, rounds=8))


@pytest.fixture(scope="module")
def whole(played: Match) -> save.SaveFile:
    return save.snapshot(played).save_file("Evening", "today")


@pytest.fixture
def film(whole: save.SaveFile) -> Film:
    return Film(whole, catalog.rules)


def unfinished(answers: int = 9) -> Film:
    match = play_on(toy_match(seed=5, rounds=8), answers)
    return Film(save.snapshot(match).save_file("", ""), catalog.rules)


def test_every_moment_is_the_one_of_the_game_in_whatever_order_they_are_seen(film: Film, whole: save.SaveFile) -> None:
    match = begin(whole, catalog.rules, "")
    expected = [digest(match.whole)] + [digest(match.whole) for _made in replay(match, whole)]
    assert film.length == len(whole.journal) > EVERY
    for at in (film.length, 3, EVERY + 1, EVERY, 0, film.length - 1, 1):
        film.go(at)
        assert film.at == at
        assert digest(film.match.whole) == expected[at]
        assert film.match.events == match.events[: film.moments[at].told]
    film.go(10_000)
    assert film.at == film.length
    assert film.match.over


def test_it_is_read_only_as_far_as_needed(film: Film) -> None:
    film.go(2)
    assert len(film.moments) == 3
    assert not film.read_on(10.0)
    assert film.whole


def test_steps_turns_rounds_and_decisions_forward_and_back(film: Film) -> None:
    assert film.turn(-1) == film.round(-1) == film.decision(-1, 0) == 0
    film.go(film.turn(1))
    assert film.moments[film.at][:3] != film.moments[film.at - 1][:3]
    there = film.round(1)
    film.go(there)
    assert film.match.progress != film.moments[there - 1].progress
    film.go(film.decision(1, 0))
    assert film.match.pending is not None
    assert film.match.pending.seat == 0
    film.go(film.length)
    assert film.turn(1) == film.round(1) == film.decision(1, 0) == film.length
    assert [at for at, _number in film.rounds()] == sorted({at for at, _number in film.rounds()})


def test_only_a_finished_game_can_be_opened(film: Film) -> None:
    film.go(3)
    assert of(View, film.match.view(0)).hand != of(Game, film.match.whole).hand
    film.match.open(True)
    assert of(View, film.match.view(0)).hand == of(Game, film.match.whole).hand
    assert all(film.may_see(seat) for seat in range(3))
    running = unfinished()
    running.match.open(True)
    running.go(3)
    assert of(View, running.match.view(0)).hand != of(Game, running.match.whole).hand
    assert [running.may_see(seat) for seat in range(3)] == [True, False, False]


def test_what_is_told_openly_is_what_anybody_saw(film: Film) -> None:
    film.go(film.length)
    private = next(i for i, event in enumerate(film.events) if event.for_seat)
    seat, facts = next(iter(film.events[private].for_seat.items()))
    other = (seat + 1) % 3
    assert not facts.items() <= film.match.events_since(private, other)[0].facts.items()
    film.match.open(True)
    assert facts.items() <= film.match.events_since(private, other)[0].facts.items()


def test_nobody_can_answer_in_it(film: Film) -> None:
    ask = film.match.pending
    assert ask is not None
    assert not film.match.answer(ask.number, ask.options[0])
    assert not film.match.step()
    assert film.at == 0


def test_a_game_goes_on_from_a_moment(film: Film) -> None:
    cut = film.cut(7, "film")
    assert cut.setup.origin == "film"
    assert cut.journal == film.save.journal[:7]
    match = save.resume(cut, catalog.rules, toy_match().bots)
    assert len(play_on(match).journal) > 7
    again = Film(save.snapshot(match).save_file("", ""), catalog.rules)
    again.read(again.length)
    assert again.trouble is None


def test_whoever_took_over_a_seat_sits_there_from_then_on() -> None:
    match = play_on(toy_match(seed=5, rounds=8), 6)
    match.hand_over(1, "human", "Bea")
    film = Film(save.snapshot(play_on(match)).save_file("", ""), catalog.rules)
    film.go(5)
    assert film.match.setup.seats[1].player == "random"
    assert not film.match.seatings
    film.go(6)
    assert film.match.setup.seats[1].player == "human"
    assert film.match.seatings[0].told == film.moments[6].told


@pytest.mark.parametrize(("line", "word"), [("0 nothing 00000000", "film_differs"), ("what?", "film_broken")])
def test_where_it_cannot_be_followed_it_ends_with_a_sentence(whole: save.SaveFile, line: str, word: str) -> None:
    lines = list(whole.journal)
    lines[12] = line
    film = Film(msgspec.structs.replace(whole, journal=tuple(lines)), catalog.rules)
    film.go(10_000)
    assert film.at == film.length == 12
    assert film.trouble is not None
    assert film.trouble.word == word
    assert "13" in film.trouble.text()


def test_a_game_of_other_rules_is_refused(whole: save.SaveFile) -> None:
    with pytest.raises(SaveFault, match="other rules"):
        Film(msgspec.structs.replace(whole, rules_version=77), catalog.rules)

"""What a game tells for looking back adds up to what was played."""

from __future__ import annotations

import pytest

from game.history import recording
from game.history.reckoning import place_of, told
from game.kernel.events import Event
from game.kernel.rules import of
from game.rattus_cartus.rules.state import Game
from game.table.words import words
from tests.history.matches import finished

GAMES = [("citadels", 3), ("rattus_cartus", 2), ("la_citta", 2), ("hidden_numbers", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_sources_make_up_the_points_of_each_seat(game: str, players: int) -> None:
    taken = finished(game, players)
    played, _chosen = recording.reckoned(taken.save_file("", ""), 0.0, 0.0)
    assert [one.points for one in played.seats] == taken.rules.scores(taken.state)
    for seat in played.seats:
        assert sum(seat.sources.values()) == seat.points
        assert all(words(game).source(name) for name in seat.sources)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_winners_have_the_first_place(game: str, players: int) -> None:
    taken = finished(game, players)
    played, _chosen = recording.reckoned(taken.save_file("", ""), 0.0, 0.0)
    winners = taken.rules.winners(taken.state)
    assert [one.place == 1 for one in played.seats] == [one.won for one in played.seats]
    assert [one.seat for one in played.seats if one.won] == winners


def test_places_are_shared_by_equals_and_nobody_is_first_where_nobody_has_won() -> None:
    assert [place_of(seat, [(5,), (9,), (5,), (2,)], [1]) for seat in range(4)] == [2, 1, 2, 4]
    assert [place_of(seat, [(5,), (9,)], []) for seat in range(2)] == [3, 2]


@pytest.mark.parametrize(("game", "players"), GAMES[:3])
def test_what_was_chosen_is_what_was_told(game: str, players: int) -> None:
    taken = finished(game, players)
    _played, chosen = recording.reckoned(taken.save_file("", ""), 0.0, 0.0)
    events = told(taken.rules, taken.setup, taken.journal)
    expected = {
        "citadels": {"character": _count(events, "character_kept"), "district": _count(events, "built")},
        "rattus_cartus": {"building": _count(events, "entered")},
        "la_citta": {"building": _count(events, "built"), "politics": _count(events, "taken")},
    }[game]
    for seat in range(players):
        counts = dict.fromkeys(expected, 0)
        for one in chosen[seat]:
            counts[one.kind] += one.times
        assert counts == {kind: events_of[seat] for kind, events_of in expected.items()}


@pytest.mark.parametrize(("game", "players"), GAMES[:3])
def test_everything_that_was_chosen_has_a_name(game: str, players: int) -> None:
    _played, chosen = recording.reckoned(finished(game, players).save_file("", ""), 0.0, 0.0)
    said = words(game)
    for one in {used for seat in chosen for used in seat}:
        assert said.card(one.card)
        assert said.chosen(one.kind)[0].isupper()


def test_districts_bring_the_points_they_stand_for() -> None:
    taken = finished("citadels", 3)
    played, chosen = recording.reckoned(taken.save_file("", ""), 0.0, 0.0)
    for seat, used in zip(played.seats, chosen, strict=True):
        whole = sum(one.brought for one in used if one.kind == "district")
        bonus = sum(seat.sources.get(name, 0) for name in ("colours", "first", "complete"))
        assert whole <= seat.points - bonus  # districts that came from others were not built


def test_influence_is_told_of_the_building_in_which_it_was_gained() -> None:
    taken = finished("rattus_cartus", 2)
    _played, chosen = recording.reckoned(taken.save_file("", ""), 0.0, 0.0)
    whole = [sum(estate[seat] for estate in of(Game, taken.state).points) for seat in range(2)]
    assert [sum(one.brought for one in used) for used in chosen] == whole


def _count(events: list[Event], word: str) -> dict[int, int]:
    found = dict.fromkeys(range(8), 0)
    for event in events:
        if event.word == word:
            found[event.public["seat"]] += 1
    return found

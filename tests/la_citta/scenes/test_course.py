"""What is seen of the second half of a year: chapters, the ledger of the migration, the forecast, who is fed."""

from __future__ import annotations

import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.la_citta.rules import migration, neighbours
from game.la_citta.rules.observe import observe
from game.la_citta.rules.state import Game, View
from game.la_citta.table.scenes.course import (
    DEMOLITION,
    DRAWS,
    FEEDING,
    MIGRATION,
    MOVED,
    NOTHING,
    PASSED,
    TO_COME,
    VOICES,
    course,
    draws,
    forecast,
    ledger,
    since_year,
    together,
)
from game.la_citta.table.scenes.panels import HEAD, MORE, PART, Row, fed, ledger_rows, windowed
from game.la_citta.table.scenes.seen import Seen
from game.la_citta.words.names import Names
from game.session.match import Shown
from tests.la_citta.rules.tables import begun

PLAYERS = 4
Told = tuple[View, list[Shown]]  # the View before one answer, and all events up to after it


def told(g: Game) -> list[Shown]:
    assert g.log is not None
    return [Shown(at, event.word, event.public) for at, event in enumerate(g.log)]


def moving(least: int = 3, seed: int = 1) -> tuple[View, list[Shown], int]:
    """The View before an answer with which the voices are turned and so many citizens move, nobody being asked; all
    events after it, and how many there were before."""
    for each in range(seed, seed + 40):
        g, rng = begun(PLAYERS, each), Rng(each)
        while g.stack:
            before, view = len(told(g)), observe(g, Seat(0))
            g.choose(rng.choice(g.stack[-1][2]))
            news = told(g)[before:]
            words = [one.word for one in news]
            if words.count("moved") >= least and "revealed" in words and g.phase != "migration":
                return view, told(g), before
    raise LookupError


def test_the_chapters_follow_each_other_and_nothing_is_left_of_them_in_the_next_year() -> None:
    g, rng = begun(PLAYERS, 4), Rng(4)
    while g.stack and g.year < 4:
        g.choose(rng.choice(g.stack[-1][2]))
    events, seen = told(g), list[str]()
    for event in events:
        chapter = course(since_year(events, event.number + 1), event.number + 1).chapter
        if not seen or seen[-1] != chapter:
            seen.append(chapter)
    assert {VOICES, MIGRATION, FEEDING, NOTHING} <= set(seen)
    order = [NOTHING, VOICES, MIGRATION, DEMOLITION, FEEDING]
    for first, second in zip(seen, seen[1:], strict=False):
        assert second == NOTHING or order.index(first) < order.index(second)


def test_what_one_city_draws_is_told_as_one() -> None:
    def moved(number: int, city: int) -> Shown:
        return Shown(
            number, "moved", {"city": city, "seat": 0, "other": 1, "source": 9, "wish": "health", "kept": True}
        )

    events = [Shown(0, "revealed", {}), moved(1, 5), moved(2, 5), moved(3, 7), Shown(4, "year_ended", {"year": 1})]
    assert together(events, 1) == together(events, 2) == [1, 2]
    assert together(events, 3) == [3]
    assert together(events, 0) == [0]


def test_the_city_that_is_told_stands_in_the_ledger_with_all_it_draws_though_nobody_has_arrived() -> None:
    view, events, before = moving()
    first = next(one for one in events[before:] if one.word == "moved")
    seen = Seen(view)
    seen.follow(events[before : first.number])
    now = course(since_year(events, first.number), first.number, first.number)
    assert now.chapter == MIGRATION
    assert now.turn is not None
    assert [gain.source for gain in now.turn.gains] == [
        events[at].facts["source"] for at in together(events, first.number)
    ]
    found = ledger(seen.view, now)
    assert [one.city for one in found if one.state == DRAWS] == [first.facts["city"]]
    assert len(found) == sum(map(len, view.cities))


def test_every_city_of_a_finished_migration_has_drawn_or_was_passed_over() -> None:
    view, events, before = moving()
    end = next(one.number for one in events[before:] if one.word == "year_ended" or one.number == len(events) - 1)
    moved = [one for one in events[before:end] if one.word == "moved"]
    now = course(since_year(events, moved[-1].number), moved[-1].number + 1)
    states = {one.city: one.state for one in ledger(view, now)}
    drew = {one.facts["city"] for one in moved}
    assert {city for city, state in states.items() if state in (DRAWS, MOVED)} == drew
    at = [one.city for one in ledger(view, now)].index(moved[-1].facts["city"])
    assert all(one.state == (PASSED if one.city not in drew else MOVED) for one in ledger(view, now)[:at])
    assert all(one.state == TO_COME for one in ledger(view, now)[at + 1 :])


@pytest.mark.parametrize("seed", [1, 6])
def test_the_forecast_is_what_comes_of_it(seed: int) -> None:
    """With one wish and nobody to ask it is known before the first citizen walks."""
    view, events, before = moving(seed=seed)
    reveal = next(one.number for one in events[before:] if one.word == "revealed")
    moved = [one.number for one in events[before:] if one.word == "moved"]
    start, end = Seen(view), Seen(view)
    start.follow(events[before : reveal + 1])
    end.follow(events[before : moved[-1] + 1])
    start.view.phase, start.view.asked, start.view.done = "migration", Seat(-1), []
    assert len(start.view.wishes) == 1
    expected = {one.city: one.people for one in forecast(start.view, start.view)}
    assert expected == {city[0]: end.view.people[city[0]] for cities in end.view.cities for city in cities}


def test_what_a_city_would_draw_is_named_with_the_room_there_is() -> None:
    view, events, before = moving()
    moved = [one for one in events[before:] if one.word == "moved"]
    first = moved[0].number
    seen = Seen(view)
    seen.follow(events[before:first])
    city, wish = moved[0].facts["city"], seen.view.wishes[0]
    group = [events[at].facts for at in together(events, first)]
    kept = sum(facts["kept"] for facts in group)
    assert draws(seen.view, city, wish) == (kept, len(group) - kept)
    assert len(migration.weaker(seen.view, seen.view.sites_of(city), wish, neighbours.of_all(seen.view))) == len(group)


# -- panels ----------------------------------------------------------------------------------------------------------
def rows(count: int, lit: int) -> list[Row]:
    found = [Row(HEAD, 0, f"city {at}", lit=at == lit) for at in range(count)]
    return [*found[: lit + 1], Row(PART, 1, "source", lit=True), *found[lit + 1 :]]


@pytest.mark.parametrize("lit", [0, 7, 19])
def test_the_ledger_always_shows_the_city_that_draws_and_counts_the_others(lit: int) -> None:
    shown = windowed(rows(20, lit), 8)
    assert len(shown) <= 8
    assert any(row.lit and row.kind == HEAD for row in shown)
    counted = sum(int(row.left.split()[0]) for row in shown if row.kind == MORE)
    assert counted + sum(row.kind == HEAD for row in shown) == 20


def test_a_short_ledger_is_shown_whole() -> None:
    assert windowed(rows(4, 1), 8) == rows(4, 1)


def test_rows_name_every_city_and_feeding_every_player() -> None:
    view, events, before = moving()
    first = next(one for one in events[before:] if one.word == "moved")
    seen = Seen(view)
    seen.follow(events[before : first.number])
    names = Names(["A", "B", "C", "D"], view)
    now = course(since_year(events, first.number), first.number, first.number)
    heads = [row.left for row in ledger_rows(seen.view, now, names) if row.kind == HEAD]
    assert sorted(heads) == sorted(names.plain_city(city[0]) for cities in view.cities for city in cities)
    assert [one.seat for one in fed(seen.view, now)] == [int(seat) for seat in seen.view.order()]
    assert all(one.people == view.people_of(one.seat) for one in fed(view, now))

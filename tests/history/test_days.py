"""What people and levels made of the deals of the day: the first try counts, and nothing is lost."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from game.history import days, same_seat
from game.history.days import Made
from game.history.played import PlayedGame, PlayedSeat
from game.session import daily

DAY = date(2026, 11, 23)
GAME = "rattus_cartus"


class Notes:
    """Notes in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Any] = {}

    def note(self, kind: str, key: str, value: Any) -> None:
        self.kept[kind, key] = value

    def noted(self, kind: str, key: str) -> Any:
        return self.kept.get((kind, key))

    def noted_at(self, kind: str, key: str) -> float:
        return 0.0

    def notes(self, kind: str) -> dict[str, Any]:
        return {key: value for (of, key), value in self.kept.items() if of == kind}


def played(points: int, name: str = "Odo", number: int = 1, **facts: Any) -> PlayedGame:
    """A finished deal of the day, in which the person made so many points and won."""
    deal = daily.setup(DAY, GAME)
    own = daily.own_seat(deal)
    seats = tuple(
        PlayedSeat(seat, name if seat == own else one.name, one.player, points if seat == own else 1,
                   1 if seat == own else 2, seat == own, changed=facts.get("changed", False))
        for seat, one in enumerate(deal.seats)
    )  # fmt: skip
    return PlayedGame(
        number, 0.0, GAME, len(seats), seats, facts.get("origin", deal.origin), facts.get("seed", deal.seed)
    )


def test_the_first_try_counts_and_a_worse_or_better_second_one_does_not() -> None:
    notes = Notes()
    assert days.note_game(notes, played(40))
    assert not days.note_game(notes, played(12, number=2))
    assert not days.note_game(notes, played(90, number=3))
    assert days.result(notes, DAY, GAME, "Odo") == Made(40, 1, len(daily.setup(DAY, GAME).seats), 1)


def test_people_at_one_screen_are_told_apart() -> None:
    notes = Notes()
    days.note_game(notes, played(30))
    days.note_game(notes, played(40, "Ysolde/2"))
    assert [*days.results(notes, DAY, GAME)] == ["Ysolde/2", "Odo"]


@pytest.mark.parametrize("facts", [{"origin": ""}, {"origin": "film"}, {"origin": "daily:2026-13-77"}, {"seed": 5},
                                   {"changed": True}])  # fmt: skip
def test_what_is_not_that_deal_played_by_a_person_does_not_count(facts: dict[str, Any]) -> None:
    notes = Notes()
    assert not days.note_game(notes, played(40, **facts))
    assert not notes.kept


def test_damaged_notes_are_no_results() -> None:
    notes = Notes()
    notes.note(days.TRIES, "2026-11-23/citadels/Odo", "much")
    notes.note(days.TRIES, "soon/citadels/Odo", {"points": 1, "place": 1, "players": 2})
    notes.note(days.TRIES, "2026-11-23", {"points": 1, "place": 1, "players": 2})
    assert days.result(notes, DAY, "citadels", "Odo") is None
    assert not days.all_results(notes)


def test_results_of_days_to_come_stay_when_a_clock_is_set_back() -> None:
    notes = Notes()
    days.note_game(notes, played(40))
    assert days.latest(notes) == DAY
    assert days.latest(Notes()) is None


def test_days_in_a_row_are_counted() -> None:
    found = [date(2026, 11, day) for day in (3, 1, 2, 2, 5, 6)] + [date(2026, 12, 1), date(2026, 11, 30)]
    assert days.streak(found) == 3
    assert days.streak([]) == 0


def test_a_level_makes_the_same_of_a_seat_each_time() -> None:
    deal = daily.setup(DAY, GAME)
    own = daily.own_seat(deal)
    made = same_seat.played(deal, own, "normal")
    assert made == same_seat.played(deal, own, "normal")
    assert 1 <= made.place <= made.players == len(deal.seats)


@pytest.mark.long
def test_levels_are_worked_out_beside_the_game_and_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_seat, "compared", lambda game: ["easy", "normal"])
    notes = Notes()
    stopped = same_seat.AtWork(notes, DAY, GAME)
    stopped.cancel()
    assert stopped.wait(20) is False or not same_seat.missing(notes, DAY, GAME)
    work = same_seat.AtWork(notes, DAY, GAME)
    assert work.wait(30), work.failed
    assert [*days.levels_made(notes, DAY, GAME, ["easy", "normal"])] == ["easy", "normal"]
    assert same_seat.AtWork(notes, DAY, GAME).wait(5)
    assert not work.level


def test_days_in_a_row_up_to_today_and_not_after_a_day_was_missed() -> None:
    today = date(2026, 7, 14)
    before = [today - timedelta(back) for back in (1, 2, 3)]
    assert days.running_streak([], today) == 0
    assert days.running_streak([today], today) == 1
    assert days.running_streak([today, *before], today) == 4
    assert days.running_streak(before, today) == 3, "today's deal still waits"
    assert days.running_streak(before[1:], today) == 0

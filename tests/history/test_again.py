"""One match counts once: its first end. Whoever loads a save of it and ends it otherwise has played it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.history.reading import Figures
from game.history.store import History
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match, Seating
from game.session.save import Snapshot
from game.session.setup import MatchSetup, SeatSetup

SALT = "5a" * 16


def played(answers: int, salt: str = SALT, origin: str = "", name: str = "Anna") -> Snapshot:
    """That match with the same first answers and others after them."""
    rules = catalog.rules("rattus_cartus")
    seats = (SeatSetup(name, 0, "human"), SeatSetup("Bert", 1, "human"))
    match = Match.new(rules, MatchSetup("rattus_cartus", rules.setup(2, {}, 3), 3, seats, salt, origin))
    first, other = Rng(1), Rng(answers)
    while (ask := match.pending) is not None:
        match.answer(ask.number, (first if len(match.journal) < 10 else other).choice(ask.options))
        match.step()
    match.setup = match.setup.seated(1, "normal")  # so that somebody is rated
    return save.snapshot(match)


def history_of(folder: Path | None, *taken: Snapshot) -> History:
    history = History(folder)
    for at, one in enumerate(taken):
        history.record(one, 60.0, played_at=1000.0 + at)
    assert history.flush()
    return history


def standing(history: History) -> tuple[Figures, object, list[str]]:
    return history.figures(), history.ratings("rattus_cartus"), [one.origin for one in history.games()]


def test_the_first_end_of_a_match_counts_and_later_ones_are_kept_as_played_again() -> None:
    once = history_of(None, played(1))
    figures, ratings, _origins = standing(once)
    often = history_of(None, *(played(answers) for answers in (1, 2, 3, 4, 5)))
    assert standing(often) == (figures, ratings, ["again"] * 4 + [""])
    assert figures.games == 1
    assert [game.length for game in often.games()] == [len(played(n).journal) for n in (5, 4, 3, 2, 1)]


@pytest.mark.parametrize("salt", [SALT, ""])
def test_another_match_of_the_same_deal_counts(salt: str) -> None:
    other = played(2, "77" * 16) if salt else played(2, "", name="Cora")
    history = history_of(None, played(1, salt), other)
    assert [game.origin for game in history.games()] == ["", ""]
    history.close()


def test_an_old_match_without_a_seal_counts_once_too() -> None:
    assert [game.origin for game in history_of(None, played(1, ""), played(2, "")).games()] == ["again", ""]


def test_where_it_came_from_stays_known_and_a_day_is_not_won_by_it() -> None:
    history = history_of(None, played(1, origin="daily:2026-11-20"), played(2, origin="daily:2026-11-20"))
    assert [game.origin for game in history.games()] == ["again:daily:2026-11-20", "daily:2026-11-20"]
    assert [game.counted for game in history.games()] == [False, True]


def test_what_was_played_on_from_a_film_is_no_end_of_the_match() -> None:
    history = history_of(None, played(1, origin="film"), played(2))
    assert [game.origin for game in history.games()] == ["", "film"]


def test_a_change_of_player_makes_no_other_match_of_it() -> None:
    taken = played(2)
    change = Seating(4, 10, 1, "Bert", "normal", "hard")
    seated = taken._replace(setup=taken.setup.seated(1, "hard"), seatings=(change,))
    assert [game.origin for game in history_of(None, played(1), seated).games()] == ["again", ""]


def test_also_at_a_later_start_and_after_the_first_was_deleted(tmp_path: Path) -> None:
    history_of(tmp_path, played(1)).close()
    history = history_of(tmp_path, played(2))
    assert [game.origin for game in history.games()] == ["again", ""]
    history.delete(1)
    history.record(played(3))
    history.flush()
    assert [game.origin for game in history.games()] == ["again", "again"]
    history.close()


def test_of_a_damaged_history_the_same_one_counts_again(tmp_path: Path) -> None:
    history_of(tmp_path, played(1), played(2)).close()
    path = tmp_path / "history.db"
    content = path.read_bytes()
    path.write_bytes(_without(content, b"CREATE INDEX best"))
    history = history_of(tmp_path)
    history.count()
    assert history.flush()
    assert [game.origin for game in history.games()] == ["again", ""]
    history.close()


def _without(content: bytes, word: bytes) -> bytes:
    """The same database in which this is spelled otherwise."""
    assert word in content
    return content.replace(word, word.lower(), 1)

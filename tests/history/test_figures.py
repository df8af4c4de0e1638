"""What the database sums up while recording is the same as counting game by game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.history.played import ALL, Chosen, PlayedGame, Wanted
from game.history.store import History
from game.ui.screens.history.games import SIZE, Found
from tests.history.counting import counted, fits
from tests.history.made_up import games

WANTED = [
    ALL, Wanted(game="citadels"), Wanted(person="Anna"), Wanted(person="Zoë", game="citadels", players=3),
    Wanted(level="hard"), Wanted(origin="daily"), Wanted(origin=""), Wanted(game="la_citta", level="expert", origin=""),
    Wanted(person="nobody"),
]  # fmt: skip
LISTED = [
    Wanted(won=True),
    Wanted(won=False, person="Bert"),
    Wanted(text="müller"),
    Wanted(text="%"),
    Wanted(origin="film"),
]
Kept = dict[int, tuple[PlayedGame, Chosen]]


@pytest.fixture(scope="module")
def filled() -> tuple[History, Kept]:
    history, kept = History(), Kept()
    for game, chosen in games(150):
        number = history.add(game, b"", chosen)
        kept[number] = msgspec.structs.replace(game, id=number), chosen
    return history, kept


@pytest.mark.parametrize("wanted", WANTED)
def test_sums_are_those_of_counting(filled: tuple[History, Kept], wanted: Wanted) -> None:
    history, kept = filled
    assert _rounded(history.figures(wanted)) == _rounded(counted(kept.values(), wanted))


def test_a_deleted_game_was_never_there() -> None:
    history, kept = History(), Kept()
    for game, chosen in games(60, seed=2):
        number = history.add(game, b"", chosen)
        kept[number] = msgspec.structs.replace(game, id=number), chosen
    without = History()
    for number, (game, chosen) in kept.items():
        if number % 3:
            without.add(game, b"", chosen)
        else:
            history.delete(number)
    assert history.count() == 40
    left = {number: one for number, one in kept.items() if number % 3}
    for wanted in WANTED:
        assert _rounded(history.figures(wanted)) == _rounded(counted(left.values(), wanted))
    for name in ("citadels", "la_citta"):
        assert history.ratings(name) == without.ratings(name), "ratings are as if it had not been played"


@pytest.mark.parametrize("wanted", [*WANTED, *LISTED])
def test_lists_hold_what_is_wanted_the_newest_first(filled: tuple[History, Kept], wanted: Wanted) -> None:
    history, kept = filled
    expected = [game for game, _chosen in reversed(kept.values()) if fits(game, wanted)]
    assert history.count(wanted) == len(expected)
    assert history.games(wanted, limit=1000) == expected
    assert history.games(wanted, offset=3, limit=2) == expected[3:5]


@pytest.mark.parametrize("count", [0, 1, SIZE, SIZE + 1, 2 * SIZE])
@pytest.mark.parametrize("offset", [0, SIZE, 7 * SIZE])
def test_a_page_knows_how_many_there_are_and_is_never_behind_the_last(count: int, offset: int) -> None:
    history = History()
    for game, chosen in games(count):
        history.add(game, b"", chosen)
    page = Found(history, ALL, offset)
    assert page.count == count
    assert page.offset == min(offset, max(0, count - 1) // SIZE * SIZE)
    assert page.games == history.games(ALL, page.offset, SIZE)
    assert len(page.games) == min(SIZE, count - page.offset)


def test_people_are_told_apart_by_name(filled: tuple[History, Kept]) -> None:
    history, _kept = filled
    assert sorted(history.people()) == ["Anna", "Bert", "Cora", "Jörg Müller", "Zoë"]


def test_a_table_has_a_line_for_each_seat(filled: tuple[History, Kept], tmp_path: Path) -> None:
    history, kept = filled
    wanted = Wanted(game="citadels", person="Anna")
    assert history.export_csv(tmp_path / "games.csv", wanted) == history.count(wanted)
    lines = (tmp_path / "games.csv").read_bytes().decode().split("\r\n")
    expected = sum(game.players for game, _chosen in kept.values() if fits(game, wanted))
    assert lines[0].startswith("game_id,played_at,game,")
    assert len(lines) == 1 + expected + 1


def test_no_name_is_a_formula_in_the_table(tmp_path: Path) -> None:
    history = History()
    game, chosen = next(games(1))
    seats = (msgspec.structs.replace(game.seats[0], name='=1+1,"x"'), *game.seats[1:])
    history.add(msgspec.structs.replace(game, seats=seats), b"", chosen)
    history.export_csv(tmp_path / "games.csv")
    assert '"\'=1+1,""x"""' in (tmp_path / "games.csv").read_text()


def test_the_course_of_a_long_rating_is_thinned() -> None:
    history = History()
    for game, chosen in games(400, seed=3):
        history.add(msgspec.structs.replace(game, game="citadels", origin=""), b"", chosen)
    found = history.ratings("citadels")
    assert all(len(one.course) == min(one.games, 120) for one in found)
    assert all((one.course[-1].mu, one.course[-1].sigma) == (one.mu, one.sigma) for one in found)
    assert [one.sure for one in found] == sorted((one.sure for one in found), reverse=True)


def _rounded(figures: object) -> object:
    """Sums of fractions come out a little differently in another order."""
    return _near(msgspec.to_builtins(figures))


def _near(one: object) -> object:
    if isinstance(one, float):
        return round(one, 6)
    if isinstance(one, dict):
        return {key: _near(value) for key, value in one.items()}
    if isinstance(one, (list, tuple)):
        return [_near(value) for value in one]
    return one

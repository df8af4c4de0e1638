"""The whole program without a display and without a stand-in: whatever game is chosen, open or prepared, every screen
can be opened from everywhere, and what was begun for one game never meets another one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.content.book import book
from game.puzzles import puzzle
from game.table.puzzles.screen import PuzzlesScreen, with_puzzles
from game.table.puzzles.table import PuzzleTable
from game.ui.cards import faces
from game.ui.screens.history import exports
from tests.helpers.program import GAMES, Monkey, Program, Walk
from tests.helpers.quick import first_at_once, second_and_last
from tests.ui.driver import empty
from tests.ui.sharing import share

# All of them, always: what shared code asks of one game alone goes wrong with the others.
every_game = pytest.mark.parametrize("game", GAMES)
every_game_in_time = pytest.mark.parametrize("game", second_and_last(GAMES))
# Where a long test asks all of them the same and more.
some_games = pytest.mark.parametrize("game", [GAMES[1], GAMES[-1]])


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    with share():
        yield


@pytest.fixture
def here(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """On the title, with an empty folder of its own; no other program is opened beside it."""
    monkeypatch.setattr(exports, "open_folder", lambda _folder: True)
    made = Program()
    yield made
    made.app.abandon()
    empty(made.app.shell)


# -- cards and rules ---------------------------------------------------------------------------------------------------
@every_game_in_time
def test_the_rules_and_cards_of_the_open_game_are_shown(here: Program, game: str) -> None:
    here.begin(game)
    here.press(pygame.K_F1)
    assert (here.screen.name, here.screen.game) == ("reference", game)
    here.press(pygame.K_ESCAPE)
    here.press(pygame.K_PAUSE)
    here.click("reference")
    assert (here.screen.name, here.screen.game) == ("reference", game)
    assert set(here.app.games.in_play()) <= set(here.screen.listed() or here.app.games.in_play())  # type: ignore[attr-defined]


# -- puzzles -----------------------------------------------------------------------------------------------------------
def listed(here: Program) -> PuzzlesScreen:
    """The list, once it is read."""
    screen = here.screen
    assert isinstance(screen, PuzzlesScreen)
    while not screen.still:
        here.turn()
    return screen


def test_keys_lead_from_a_puzzle_of_one_game_to_those_of_another(
    here: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = with_puzzles()
    assert len(games) > 1
    for game, other in zip(games, [*games[1:], games[0]], strict=True):
        monkeypatch.delitem(puzzle._known, other, raising=False)  # as at the first start
        here.ui.stack.push(PuzzlesScreen(here.ui, game))
        here.ui.focus = listed(here).first_focus()
        here.press(pygame.K_RETURN)
        assert isinstance(here.screen, PuzzleTable)
        here.press(pygame.K_ESCAPE)
        here.ui.focus = listed(here).find(f"tab:{other}")
        here.press(pygame.K_RETURN)
        first = listed(here).first_focus()
        assert first is not None
        assert here.ui.focus is first
        assert first.name in {f"puzzle:{one.id}" for one in puzzle.own_puzzles(other).puzzles}
        here.press(pygame.K_ESCAPE)


# -- settings ----------------------------------------------------------------------------------------------------------
@every_game_in_time
def test_the_settings_show_cards_of_the_game_in_question(here: Program, game: str) -> None:
    here.choose(game)
    here.click("settings")
    here.turn(2)
    assert here.screen.name == "settings"
    here.press(pygame.K_ESCAPE)
    here.begin(game)
    here.press(pygame.K_PAUSE)
    here.click("settings")
    assert here.screen.name == "settings"
    assert not here.ui.damaged


# -- what is prepared --------------------------------------------------------------------------------------------------
DEEP = 3  # buttons from where the walk begins: screens on which anything is pressed
EACH = 300  # presses on each screen, shared among the games; on what lies around a table once more from there
# Screens that are alike in all games get half of that from each table, and other presses from each.
ALIKE = ("about", "access", "achievements", "deal_code", "history", "keys", "load", "players", "settings")
AT_ONCE = 40  # on the nearest screens, where there is little time
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
EVERY_MOMENT = range(150)


def change(here: Program, way: str, game: str) -> None:
    """Another game is chosen on the title."""
    if way == "key":
        here.choose(game)
    elif way == "plate":
        here.click(f"shelf:{game}")
    else:
        here.click("new_game")
        here.click("games")
        here.click(f"game:{game}")
        assert (here.screen.name, here.screen.game) == ("new_game", game)


def look_at_all_games(here: Program, game: str, way: str, moments: Iterable[int]) -> None:
    others = [one for one in GAMES if one != game]
    for number, moment in enumerate(moments):
        here.choose(game)
        done = here.do_jobs(moment)
        change(here, way, others[number % len(others)])
        here.do_jobs()
        here.turn()
        while len(here.ui.stack.screens) > 1:
            here.press(pygame.K_ESCAPE)
        if done < moment:
            return


@pytest.mark.long
@every_game_in_time
@pytest.mark.parametrize("way", first_at_once(["key", "plate", "poster"]))
def test_what_is_prepared_for_one_game_ends_when_another_is_chosen(here: Program, game: str, way: str) -> None:
    look_at_all_games(here, game, way, MOMENTS)


@every_game
@pytest.mark.long
def test_another_game_is_chosen_at_every_moment_of_preparing(here: Program, game: str) -> None:
    look_at_all_games(here, game, "key", EVERY_MOMENT)


@every_game_in_time
def test_a_game_goes_on_from_the_title_of_another(here: Program, game: str) -> None:
    for number, other in enumerate(one for one in GAMES if one != game):
        here.begin(game)
        here.app.games.leave()
        here.choose(other)
        here.do_jobs(number * 7)
        here.click("continue")
        assert (here.screen.name, here.screen.game) == ("table", game)
        here.do_jobs()
        here.turn(2)
        here.app.games.leave()


# -- everywhere --------------------------------------------------------------------------------------------------------
REACHED = {
    "title": {"new_game", "challenges", "load", "history", "reference", "settings", "about", "table"},
    "table": {"pause", "settings", "reference", "players", "title"},
}  # at the least


def walk_from(here: Program, game: str, where: str) -> Walk:
    if where == "title":
        here.choose(game)
    else:
        here.begin(game)
    return Walk(here)


@some_games
@pytest.mark.parametrize("where", first_at_once(REACHED))
def test_every_screen_opens(here: Program, game: str, where: str) -> None:
    walk = walk_from(here, game, where)
    assert REACHED[where] <= set(walk.go_everywhere(1 if where == "title" else 2))


def press_anything(walk: Walk, ways: Iterable[tuple[str, ...]], count: int, seed: int = 7) -> None:
    monkey = Monkey(walk.here, seed)
    try:
        for way in ways:
            monkey.play_at(walk, way, count)
    except Exception as fault:
        raise AssertionError("after " + "; ".join(monkey.done[-12:])) from fault


@some_games
def test_whatever_is_pressed_the_program_goes_on(here: Program, game: str) -> None:
    walk = walk_from(here, game, "table")
    press_anything(walk, [*walk.go_everywhere(1).values()], AT_ONCE)


@every_game
@pytest.mark.parametrize("where", ["title", "table"])
@pytest.mark.long
def test_every_screen_opens_from_every_other_and_whatever_is_pressed_there_the_program_goes_on(
    here: Program, game: str, where: str
) -> None:
    walk = walk_from(here, game, where)
    walk.hurries = where == "table"
    ways = walk.go_everywhere(4)
    assert {"title", "table", "settings", "keys", "reference", "challenges"} <= set(ways)
    near = {name: way for name, way in ways.items() if len(way) <= DEEP}
    if where == "title":
        press_anything(walk, near.values(), EACH // len(GAMES))
        return
    left, seed = ways["title"], GAMES.index(game) + len(GAMES)  # what lies behind it is pressed from the title
    near = {name: way for name, way in near.items() if way[: len(left)] != left}
    press_anything(walk, [way for name, way in near.items() if not name.startswith(ALIKE)], EACH // len(GAMES), seed)
    press_anything(walk, [way for name, way in near.items() if name.startswith(ALIKE)], EACH // len(GAMES) // 2, seed)


# -- what games answer -------------------------------------------------------------------------------------------------
@every_game
def test_what_a_game_wants_imported_ahead_is_there(game: str) -> None:
    for name in catalog.ahead(game):
        assert name.startswith(f"game.{game}.")
        import_module(name)


@every_game
def test_cards_that_a_game_names_are_in_its_book(here: Program, game: str) -> None:
    known = book(game).cards()
    assert set(faces(game).samples()) <= set(known)
    here.begin(game)
    assert set(here.app.games.in_play()) <= set(known)

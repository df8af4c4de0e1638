"""Puzzles in the window: the list, an answer by keys and by pointer, wrong, as good and given up, a line played out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bots.inline import InlineBots
from game.puzzles import judging
from game.puzzles.puzzle import Puzzle, own_puzzles
from game.table.puzzles import run as puzzle_run
from game.table.puzzles.played import PlayedTable
from game.table.puzzles.run import Run
from game.table.puzzles.screen import PuzzlesScreen, open_puzzles
from game.table.puzzles.table import PuzzleTable
from game.ui.doors import open_door, there
from game.ui.widgets import Button
from tests.helpers.pad import PadPlayer
from tests.ui.driver import Driver, make_driver


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players think in this process."""
    monkeypatch.setattr(puzzle_run, "make_bots", InlineBots)
    own_puzzles("citadels")  # nobody waits for the file


def begin(driver: Driver, name: str) -> PuzzleTable:
    run = Run(driver.ui, "citadels")
    found = run.puzzles.find(name)
    assert found is not None
    table = PuzzleTable(driver.ui, run, found)
    driver.show(table)
    return table


def buttons(driver: Driver) -> list[str]:
    """The buttons of the dialog that lies over the table."""
    return [one.name for layer in driver.screen.layers for one in layer.walk() if isinstance(one, Button)]


def title(driver: Driver) -> str:
    return driver.find("dialog").value


def wait(driver: Driver, count: int = 3) -> None:
    for _frame in range(count):
        driver.frame()


def noted(driver: Driver, puzzle: Puzzle) -> object:
    return driver.ui.host.history.noted("puzzle", puzzle.key)


def test_the_list_leads_by_keys_to_a_puzzle_and_back(driver: Driver) -> None:
    assert there("puzzles")
    open_door("puzzles", driver.ui, "citadels")
    driver.frame()
    screen = driver.screen
    assert isinstance(screen, PuzzlesScreen)
    assert "0 of 57 solved" in driver.find("solved").value
    driver.press(pygame.K_TAB)
    assert driver.ui.focus is not None
    first = screen.first_focus()
    driver.ui.focus = first
    driver.press(pygame.K_RETURN)
    table = driver.screen
    assert isinstance(table, PuzzleTable)
    assert table.puzzle.id == "prison_or_castle"
    assert "Isabeau leads 19 to 14" in driver.find("puzzle").value
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is screen
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "title"


def test_an_answer_by_keys_is_right_kept_and_the_next_puzzle_follows(driver: Driver) -> None:
    table = begin(driver, "gold_or_cards")
    wanted = next(iter(table.at.right))
    for _press in range(20):
        driver.press(pygame.K_TAB)
        if driver.ui.focus is not None and driver.ui.focus.name == wanted:
            break
    driver.press(pygame.K_RETURN)
    wait(driver)
    assert table.answering.given == wanted
    assert title(driver) == "Right!"
    assert noted(driver, table.puzzle) == {"tries": 1, "solved": True, "hint": False}
    assert {"next", "again", "leave", "play:0"} <= set(buttons(driver))
    driver.press(pygame.K_RETURN)  # the golden one
    following = driver.screen
    assert isinstance(following, PuzzleTable)
    assert following.puzzle.id != table.puzzle.id
    assert not driver.ui.host.games.running()


def test_a_wrong_answer_tells_nothing_of_the_solution_and_can_be_tried_again(driver: Driver) -> None:
    table = begin(driver, "lead_of_four")
    wrong = next(option for option in table.at.ask.options if option not in table.at.right and option != "pass")
    table.choose(wrong)
    wait(driver)
    assert title(driver) == "Not this one"
    assert noted(driver, table.puzzle) == {"tries": 1, "solved": False, "hint": False}
    driver.click("again_hint")
    again = driver.screen
    assert isinstance(again, PuzzleTable)
    assert again.message.visible
    assert "one gold less" in again.message.value
    again.choose(next(iter(again.at.right)))
    wait(driver)
    assert title(driver) == "Right!"
    assert noted(driver, table.puzzle) == {"tries": 2, "solved": True, "hint": True}


def test_an_answer_as_good_counts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "EQUAL", 1.0)
    table = begin(driver, "dear_cards")
    table.choose("cards")
    wait(driver)
    assert title(driver) == "Just as good!"
    assert noted(driver, table.puzzle) == {"tries": 1, "solved": True, "hint": False}


def test_an_answer_that_is_worse_is_told_with_its_chances(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "EQUAL", -1.0)
    table = begin(driver, "dear_cards")
    table.choose("cards")
    wait(driver)
    assert title(driver) == "Not this one"
    assert table.trial.verdict is not None
    assert table.trial.verdict.best is not None


def test_giving_up_shows_why_and_plays_every_answer_out(driver: Driver) -> None:
    table = begin(driver, "lead_of_four")
    driver.click("give_up")
    wait(driver)
    assert title(driver) == "The solution"
    assert noted(driver, table.puzzle) == {"tries": 1, "solved": False, "hint": False}
    driver.click("play:0")
    played = driver.screen
    assert isinstance(played, PlayedTable)
    for _press in range(40):
        if played.ended:
            break
        driver.press(pygame.K_SPACE)
    assert played.flow.match.over
    assert 0 in played.flow.match.winners
    assert "Won" in played.prompt.value
    driver.press(pygame.K_ESCAPE)
    assert driver.screen is table
    driver.click("play:1")
    other = driver.screen
    assert isinstance(other, PlayedTable)
    driver.click("to_end")
    wait(driver, 8)
    assert other.flow.match.over
    assert 0 not in other.flow.match.winners


def test_nothing_of_a_puzzle_is_taken_back_given_away_or_kept(driver: Driver) -> None:
    table = begin(driver, "lead_of_four")
    driver.click("takeover")
    assert any("changes seats" in said for said in driver.toasts())
    assert not table.flow.can_undo
    table.take_back()
    assert any("taken back" in said for said in driver.toasts())
    assert driver.host.games.calls == []


def test_a_broken_file_is_a_sentence_on_the_list(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.content import ContentError, Fault

    def broken(_game: str) -> None:
        raise ContentError([Fault("puzzles.yaml", 3, "one", "`hint` is missing")])

    monkeypatch.setattr(puzzle_run, "own_puzzles", broken)
    open_puzzles(driver.ui)
    driver.frame()
    assert isinstance(driver.screen, PuzzlesScreen)
    assert "`hint` is missing" in driver.screen.trouble


def test_a_puzzle_is_solved_with_a_gamepad_alone(driver: Driver) -> None:
    def settle() -> None:
        driver.see()
        driver.frame()

    pad = PadPlayer(driver.shell, driver.shell.process, settle)
    open_puzzles(driver.ui, "citadels")
    settle()
    pad.choose("puzzle:gold_or_cards")
    wait(driver)
    table = driver.screen
    assert isinstance(table, PuzzleTable)
    pad.go("give_up")  # the buttons of the parchment are reached, too
    pad.choose("gold")
    wait(driver)
    assert title(driver) == "Right!"
    pad.choose("play:0")
    played = driver.screen
    assert isinstance(played, PlayedTable)
    wait(driver)
    pad.choose("to_end")
    wait(driver, 6)
    assert played.ended


def test_with_large_letters_the_hint_takes_the_place_of_the_question(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), scale=200)
    table = begin(driver, "lead_of_four")
    driver.click("puzzle_hint")
    assert "one gold less" in driver.find("question").value
    driver.click("puzzle_hint")
    assert "Which district falls?" in driver.find("question").value
    assert table.hinted
